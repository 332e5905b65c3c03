// Owns docs/protocol.md as text: every message with its fields, types and limits, the refusals, and an exchange that took place.

import { resolve } from 'node:path';
import { bug, isKeyOf, keysOf } from '@undercroft/kernel';
import * as z from 'zod/mini';
import { clientMessages, CODES, LONGEST, PROTOCOL, serverMessages } from '@undercroft/table';
import { ASKS, BYES, FIELDS, REFUSALS, TELLS } from './meanings.ts';
import { exchange } from './exchange.ts';

export const PAGE = resolve(import.meta.dirname, '../../docs/protocol.md');

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
}

const DEEPEST = 4;

/** A type in a few words, with its limits. */
function typeText(schema: Schema, depth = 0): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((one) => JSON.stringify(one)).join(' or ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((one) => typeText(one, depth)).join(' or ');
  switch (schema.type) {
    case 'string':
      return `text${schema.pattern === undefined ? '' : ` like /${schema.pattern}/`}${schema.maxLength === undefined ? '' : `, at most ${schema.maxLength}`}`;
    case 'integer':
      return `whole number${boundsText(schema)}`;
    case 'array':
      return `list of (${typeText(schema.items ?? {}, depth + 1)})${schema.maxItems === undefined ? '' : `, at most ${schema.maxItems}`}`;
    case 'object':
      return objectText(schema, depth);
    default:
      return typeof schema.type === 'string' ? schema.type : 'any';
  }
}

function boundsText({ minimum, maximum, exclusiveMaximum }: Schema): string {
  const most = maximum ?? (exclusiveMaximum === undefined ? undefined : exclusiveMaximum - 1);
  // The bounds of every safe integer say nothing.
  if (most === undefined || most >= Number.MAX_SAFE_INTEGER) return '';
  return ` from ${minimum ?? 0} to ${most}`;
}

function objectText({ properties, required, additionalProperties }: Schema, depth: number): string {
  if (properties === undefined)
    return `object${typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0 ? ` of (${typeText(additionalProperties, depth + 1)})` : ''}`;
  const names = Object.keys(properties).map((key) => `${key}${required?.includes(key) === true ? '' : '?'}`);
  return depth >= DEEPEST ? 'object' : `{ ${names.join(', ')} }`;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- As much of a JSON schema as ours have.
const jsonSchema = (schema: z.ZodMiniType): Schema => z.toJSONSchema(schema, { unrepresentable: 'any' }) as Schema;

const cell = (text: string): string => text.replaceAll('|', '\\|');

function message(name: string, what: string, schema: z.ZodMiniType, from: string): readonly string[] {
  const { properties = {}, required = [] } = jsonSchema(schema);
  const rows = Object.entries(properties)
    .filter(([key]) => key !== 't')
    .map(([key, inner]) => {
      const type = typeText(inner);
      const meaning = isKeyOf(FIELDS, key) ? FIELDS[key] : bug(`nobody says what the field ${key} means`);
      return `| \`${key}\`${required.includes(key) ? '' : ' (may be absent)'} | ${cell(type)} | ${cell(meaning)} |`;
    });
  const table = rows.length === 0 ? [] : ['| field | type | meaning |', '| --- | --- | --- |', ...rows, ''];
  return [`### \`${name}\``, '', `${what} Sent by the ${from}.`, '', ...table];
}

/** Shapes that messages share, from the welcome. */
function shapes(): readonly string[] {
  const welcome = jsonSchema(serverMessages.welcome);
  const shown = welcome.properties?.['shown']?.properties ?? {};
  const meta = shown['meta']?.properties ?? {};
  const offer = shown['offer']?.anyOf?.find((one) => one.properties !== undefined)?.properties ?? {};
  const rows = (of: Readonly<Record<string, Schema>>): readonly string[] =>
    Object.entries(of).map(([key, inner]) => `| \`${key}\` | ${cell(typeText(inner))} |`);
  return [
    '### How things stand: `shown.meta`',
    '',
    '| field | type |',
    '| --- | --- |',
    ...rows(meta),
    '',
    '### An open question: `shown.offer`',
    '',
    '| field | type |',
    '| --- | --- |',
    ...rows(offer),
    '',
    'A pick (`node`) says its name, its kind (`one`, `text`, `subset`, `sequence`), its options in their fixed order (of a text only suggestions; of a subset `all` that it may hold, where only some may come next), how many are taken (`bounds`; of a text, how many characters), what was chosen of it',
    'already, whether it may end (`canStop`), the odds where the act rolls, and for the first pick which acts are `closed` and why.',
    '',
  ];
}

export function rendered(): string {
  const lines = [
    '# The protocol of a table',
    '',
    '<!-- Generated by node tools/protocol/protocol.ts from the schemas in packages/table. Do not edit. -->',
    '',
    `Version ${PROTOCOL}. JSON texts over a WebSocket (or to a worker of the page), one message each, at most ${LONGEST.toLocaleString('en')} bytes from a page.`,
    'A page says `hello`, gets a `welcome`, and from then on frames whenever something happens. Every message of a page carries a number',
    'of its own; exactly one reply (`ok`, `no`, or `welcome` for `hello` and `turn`) carries the same. What is not a message of this',
    'protocol, or has a field too many, is refused as `malformed`. A reply is sent when what was done is durable, never before.',
    '',
    '## What a page says',
    '',
    ...keysOf<keyof typeof clientMessages>(clientMessages).flatMap((name) => message(name, ASKS[name], clientMessages[name], 'page')),
    '## What a table says',
    '',
    ...keysOf<keyof typeof serverMessages>(serverMessages).flatMap((name) => message(name, TELLS[name], serverMessages[name], 'table')),
    ...shapes(),
    '## Differences',
    '',
    'In `diff`, `[value]` puts a value in its place, `[]` takes a key away, and an object names what changes inside. A list is changed by',
    'index; `"#"` holds its new length where that has shrunk.',
    '',
    '## Short frames',
    '',
    'A page that says `pack` gets `packed` instead of `frame`. `p` is the frame as text, value after value; numbers are to base 36:',
    '',
    '| text | value |',
    '| --- | --- |',
    '| `k.` | the whole number k, from 0 |',
    '| `(x)` | any other number |',
    '| `!` `+` `-` | null, true, false |',
    '| `k:` | a list of k values, which follow |',
    '| `=` | a list of one value, which follows |',
    '| `k~text` | a text of k characters |',
    '| `k,` | the k-th text that was counted; a text is counted when it is first said, unless it is longer than 64 or begins with a digit |',
    '| `{k;` | an object with k keys: the keys as texts, then the values. Its shape is counted |',
    '| `k;` | an object of the k-th shape; its values follow |',
    '',
    'At most 4,096 texts and 2,048 shapes are counted. `fresh` says that counting starts anew.',
    '',
    '## Windows',
    '',
    'A window, in which several seats may respond, is one public fact. Everybody is told that it opens (`waiting` is `"responses"`) and',
    'that it closes, each in a frame of its own, with the same numbers whoever could act in it, also when nobody could. A seat that is',
    'asked gets its offer in a further frame with the same `n`; its pass is told to nobody else. What follows the closing is nobody’s',
    'choice (seat -1). Nobody can go back into a window. No bank of a clock runs in it. A host sends the reply to an answer before its frames.',
    '',
    '## Refusals',
    '',
    '| code | what happened | what to do |',
    '| --- | --- | --- |',
    ...CODES.map((code) => `| \`${code}\` | ${REFUSALS[code][0]} | ${REFUSALS[code][1]} |`),
    '',
    '## Why a connection is closed',
    '',
    '| code | meaning |',
    '| --- | --- |',
    ...Object.entries(BYES).map(([code, meaning]) => `| \`${code}\` | ${meaning} |`),
    '',
    '## An exchange',
    '',
    'Two seats of a toy game; what the page of seat 0 says (`>`) and hears (`<`), the welcome shortened.',
    '',
    '```',
    ...exchange(),
    '```',
    '',
  ];
  return lines.join('\n');
}
