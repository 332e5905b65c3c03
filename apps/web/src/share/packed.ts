// Owns a text inside a link: compressed, in letters that an address may hold. A whole game fits; nothing is sent to any server.

/** What a link may unfold to: larger than any game, and no way to fill the memory of whoever opens it. */
const MOST = 4_000_000;

const toLetters = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

function fromLetters(letters: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]+$/.test(letters)) return null;
  try {
    const text = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (one) => one.charCodeAt(0));
  } catch {
    return null;
  }
}

export async function pack(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toLetters(new Uint8Array(await new Response(stream).arrayBuffer()));
}

/** The text again; null when the letters hold nothing that was packed here. */
export async function unpack(letters: string): Promise<string | null> {
  const bytes = fromLetters(letters);
  if (bytes === null) return null;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > MOST) {
        await reader.cancel();
        return null;
      }
      parts.push(part.value);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(join(parts, size));
  } catch {
    return null;
  }
}

function join(parts: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
