// Owns the types of the sound library, which brings none.

declare module 'zzfx' {
  export const ZZFX: { volume: number; audioContext: AudioContext };
  export function zzfx(...parameters: readonly (number | undefined)[]): AudioBufferSourceNode;
}
