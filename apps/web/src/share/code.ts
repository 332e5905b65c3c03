// Owns finding the table in what somebody pasted: a whole link, a part of one, or the code alone.

const CODE = /^[\w-]{4,60}$/;

export function codeIn(pasted: string): string | null {
  const text = pasted.trim();
  const inLink = /\/o\/([\w-]+)/.exec(text)?.[1] ?? null;
  const code = inLink ?? text;
  return CODE.test(code) ? code : null;
}
