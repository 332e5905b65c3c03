// Owns what must be true before the first paint: theme, text size, motion and language of the page, as chosen last time or as the browser wants.
(() => {
  const root = document.documentElement;
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('undercroft.settings') ?? '{}') ?? {};
  } catch {
    // Storage may be closed to us, or hold something else: the page then begins as on a first visit.
  }
  const wants = (query) => matchMedia(query).matches;
  const bySystem = wants('(prefers-contrast: more)') ? 'contrast' : wants('(prefers-color-scheme: light)') ? 'light' : 'dark';
  root.dataset.theme = ['dark', 'light', 'contrast'].includes(kept.theme) ? kept.theme : bySystem;
  if (kept.text === 'large' || kept.text === 'larger') root.dataset.text = kept.text;
  if (kept.motion === 'off') root.dataset.motion = 'off';
  const known = ['en', 'nl', 'ja'];
  const guess = navigator.languages.map((one) => one.slice(0, 2).toLowerCase()).find((one) => known.includes(one));
  root.lang = known.includes(kept.language) ? kept.language : (guess ?? 'en');
})();
