// Owns the tasks and flags of admin, in a file of its own so that the command line loads without the server.

export const TASKS = ['backup', 'restore', 'verify', 'expiring', 'export', 'push-keys', 'copy'] as const;
export type Task = (typeof TASKS)[number];

export interface AdminFlags {
  readonly data?: string;
  readonly store?: string;
  readonly json?: boolean;
  readonly records?: boolean;
  readonly days?: number;
  readonly replace?: boolean;
  readonly damaged?: boolean;
}
