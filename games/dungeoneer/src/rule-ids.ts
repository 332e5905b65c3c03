// Owns, for now, the shape of a rule's ID.
export type RuleId = `DGN-${string}`;
