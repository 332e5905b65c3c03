// Owns what the pictures offer to the rest: prints, icons and marks, with no dependency beyond React.
export { Icon, type IconProps } from './icon.tsx';
export { ICONS } from './icons.generated.ts';
export { type Block, type IconData, type Picture, printFile, printMarkup } from './linocut.ts';
export { ArchMark, Gem, type GemKind, type GemProps, gemIcon, GEMS, Heart, type HeartProps } from './marks.tsx';
export { type Pigment, PIGMENTS, TONES, type Tones } from './pigments.ts';
export { Print, type PrintProps } from './print.tsx';
export { type Scene, SCENES } from './scenes.ts';
export { SEAT_NUMBERS, SeatMark, type SeatMarkProps, type SeatNumber } from './seat-mark.tsx';
export { hash, seeded } from './seeded.ts';
