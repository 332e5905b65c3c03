// Owns which keys answer: at a table such a key answers once, however long it is held.

/** Keys that answer, and so must not repeat; arrows may. */
const ANSWERS = /^(?:[1-9]|[a-zA-Z?]|Enter| |Escape)$/;

/** Whether a repeated key is let go: it would play on while somebody rests a finger on it. */
export const isHeldAnswer = ({ key, repeat }: { readonly key: string; readonly repeat: boolean }): boolean => repeat && ANSWERS.test(key);
