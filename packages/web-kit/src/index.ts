// Owns the kit's public face: the pieces, and what plays a table with them.

export * from './pieces.ts';
export * from './play/index.ts';
export * from './several/index.ts';
