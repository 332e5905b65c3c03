// Owns telling a click that means "here" from one that asks the browser for a new tab or window.

export const plainClick = (event: { readonly metaKey: boolean; readonly ctrlKey: boolean; readonly shiftKey: boolean }): boolean =>
  !event.metaKey && !event.ctrlKey && !event.shiftKey;
