// Owns the public face of the pieces for tables of several players.

export { HandFan, type HandCard, type HandFanProps } from './hand-fan.tsx';
export { ARROWS, nearestOf } from './nearest.ts';
export { PhaseTrack, type PhaseTrackProps } from './phase-track.tsx';
export { Recap, type RecapProps, type RecapStep } from './recap.tsx';
export { SeatSheet, type SeatSheetProps } from './seat-sheet.tsx';
export { useFollow, type Follow } from './use-follow.ts';
export { VictoryArch, type VictoryArchProps } from './victory-arch.tsx';
export { useZoomable, type Zoomable, ZoomProvider, type ZoomProviderProps } from './zoom.tsx';
