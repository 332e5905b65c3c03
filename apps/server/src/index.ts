// Owns the public face of the server, for the program that starts it and for those who look after its data.

export { storedTranscript, verifyById, type Verdict } from './tables/verify.ts';
export { gameRegistry, gameRegistryOf, type AnyBot, type GameRegistry } from './game-registry.ts';
export { expiringBy, type Expiring } from './keeping/expiring.ts';
export { DAY_MS } from './keeping/lifetimes.ts';
export { newPushKeys } from './push/keys.ts';
export { startServer, type RunningServer, type ServerOptions } from './server.ts';
export { BadSetting, isPostgres, NUMBERS, settingsFrom, TEXTS, type Settings } from './settings.ts';
export { CopyFault, Strangers } from './store/copy/copy.ts';
export { moveData, openData } from './store/data.ts';
export { BadData, faultOf } from './store/files.ts';
export { DataInUse } from './store/lock.ts';
export { beginRestore, NotEmpty } from './store/restore.ts';
export { NewerStore } from './store/schema.ts';
export { NoData, openSqlite } from './store/sqlite.ts';
export { Conflict, type Store, type StoredTable } from './store/store.ts';
