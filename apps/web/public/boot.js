// Owns what must be true before the first paint: theme, text size, motion and language of the page, as chosen last time or as the browser wants.
(() => {
  const root = document.documentElement;
  /** @type {Readonly<Record<string, unknown>>} */
  let kept = {};
  try {
    /** @type {unknown} */
    const read = JSON.parse(localStorage.getItem('undercroft.settings') ?? '{}');
    if (read !== null && typeof read === 'object') kept = { ...read };
  } catch {
    // Storage may be closed to us, or hold something else: the page then begins as on a first visit.
  }
  /** @type {(key: string, known: readonly string[]) => string | undefined} */
  const chosen = (key, known) => known.find((one) => one === kept[key]);
  const contrast = matchMedia('(prefers-contrast: more)').matches;
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  root.dataset['theme'] = chosen('theme', ['dark', 'light', 'contrast']) ?? (contrast ? 'contrast' : light ? 'light' : 'dark');
  const text = chosen('text', ['large', 'larger']);
  if (text !== undefined) root.dataset['text'] = text;
  if (kept['motion'] === 'off') root.dataset['motion'] = 'off';
  const languages = ['en', 'nl', 'ja'];
  const guess = navigator.languages.map((one) => one.slice(0, 2).toLowerCase()).find((one) => languages.includes(one));
  root.lang = chosen('language', languages) ?? guess ?? 'en';
})();
