// Owns handing a text to whoever reads the page: as a file, or on the clipboard.

export { copyText as copy } from '@undercroft/web-kit';

const A_MOMENT = 10_000;

export function save(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), A_MOMENT);
}
