// Owns reading the fields of a fact that was told, whatever kind it is.

import { isRecord, type ToldFact } from '@undercroft/kernel';

export const fieldsOf = ({ body }: ToldFact): Readonly<Record<string, unknown>> => (isRecord(body) ? body : {});

/** A field that is a number, and one that is a text; null: it is not there. */
export const numberIn = (fact: ToldFact, key: string): number | null => {
  const found = fieldsOf(fact)[key];
  return typeof found === 'number' ? found : null;
};
export const textIn = (fact: ToldFact, key: string): string | null => {
  const found = fieldsOf(fact)[key];
  return typeof found === 'string' ? found : null;
};
