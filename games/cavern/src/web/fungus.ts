// Owns the pigment of fungi, which the home page needs before anything else of this game.

export const FUNGUS = { tones: ['#0b211c', '#1b463d', '#3f8070', '#b5dccb'], word: '#255a4e', wordInContrast: '#0f4436' } as const;
