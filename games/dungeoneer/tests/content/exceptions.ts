// Owns the numbers that stand outside the recommended ranges and quotas on purpose, each with its reason.

/** By card (or set) and what is measured. A reason that is no longer needed is a fault of its own. */
export const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'tp-to-your-health': { 'trap target': 'Life begins at 6 and falls, so 8+ asks what 4+ asks of a Speed of 2.' },
  'break-the-glass-hammer': { 'Slay Life': 'The checklist asks for a Slay Quest with Life 1 (DGN-SLAY-01).' },
  'quenching-well': { Peril: 'The checklist asks for a space with 0 Peril (DGN-COLLECT-01).' },
  'late-for-your-own-arrival': { 'Slay Life': 'The checklist asks for a Slay Quest with Life 1 (DGN-SLAY-01).' },
  'bog-of-small-lights': { Peril: 'The checklist asks for a space with 0 Peril (DGN-COLLECT-01).' },
  SB: { 'Peril cards that cost 2 or less': 'Legendary Banes and traps begin at 3, monsters at 4; 9 of 16 cost 3 or 4.' },
};
