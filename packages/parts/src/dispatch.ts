// Owns calling the function of a table that belongs to a member of a union.

/** Calls the function that a table has for a member of a union, found by the member's tag. */
export function dispatch<Tag extends string, Part extends Readonly<Record<Tag, string>>, More extends readonly unknown[], Result>(
  table: { readonly [K in Part[Tag]]: (part: Extract<Part, Readonly<Record<Tag, K>>>, ...more: More) => Result },
  tag: Tag,
  part: Part,
  ...more: More
): Result {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The function under a tag takes the member with that tag, and this member has it: the compiler cannot follow the pair.
  const run = table[part[tag]] as (part: Part, ...more: More) => Result;
  return run(part, ...more);
}
