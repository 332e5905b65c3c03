// Owns the list of the kit's visual pieces; the package's index takes it up beside offers, log and stage.
export * from './art/index.ts';
export * from './dice/index.ts';
export { Explained, type ExplainedProps } from './look/explained.tsx';
export { OddsBar, type OddsBarProps } from './look/odds-bar.tsx';
export { Keycap, Meter, type MeterProps, Track, type TrackProps } from './look/track.tsx';
export * from './map/index.ts';
export * from './paper/index.ts';
