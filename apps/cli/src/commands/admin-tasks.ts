// Owns what admin can be asked to do, known to the command line before any of it is loaded.

export const TASKS = ['backup', 'verify', 'export'] as const;
export type Task = (typeof TASKS)[number];

export interface AdminFlags {
  readonly data?: string;
  readonly json?: boolean;
  readonly records?: boolean;
}
