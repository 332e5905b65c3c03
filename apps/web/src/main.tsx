// Owns the start of the page: settings, words of one language, then the shell.

import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './look/faces.css';
import '@undercroft/web-kit/look/tokens.css';
import '@undercroft/web-kit/look/scale.css';
import '@undercroft/web-kit/look/base.css';
import '@undercroft/web-kit/look/form.css';
import '@undercroft/web-kit/look/paper.css';
import '@undercroft/web-kit/look/home-tile.css';
import '@undercroft/web-kit/look/small.css';
import './look/shell.css';
import './look/pages.css';
import './look/home.css';
import { watchOffline } from './offline.ts';
import { useSettings, watchSettings } from './settings.ts';
import { loadWords } from './words/index.ts';

watchSettings();
const place = document.getElementById('page');
if (place !== null) {
  const words = await loadWords(useSettings.getState().language);
  createRoot(place).render(<App first={words} />);
}
watchOffline();
