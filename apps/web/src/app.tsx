// Owns the frame of every page: language, routes, what is announced, what is shown when something fails.

import { lazy, Suspense, useEffect, useState } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Announcer } from './pieces/announcer.tsx';
import { Fault } from './pieces/fault.tsx';
import { NewVersion } from './pieces/new-version.tsx';
import { Waiting } from './pieces/waiting.tsx';
import { Home } from './pages/home.tsx';
import { useSettings } from './settings.ts';
import { loadWords, WordsProvider } from './words/index.ts';
import type { ShellWords } from './words/shape.ts';

const NewGame = lazy(async () => ({ default: (await import('./pages/new-game.tsx')).NewGame }));
const FirstGame = lazy(async () => ({ default: (await import('./pages/first-game.tsx')).FirstGame }));
const LocalTable = lazy(async () => ({ default: (await import('./pages/table.tsx')).LocalTable }));
const OnlineTable = lazy(async () => ({ default: (await import('./pages/table.tsx')).OnlineTable }));
const Join = lazy(async () => ({ default: (await import('./pages/join.tsx')).Join }));
const Device = lazy(async () => ({ default: (await import('./pages/device.tsx')).Device }));
const Replays = lazy(async () => ({ default: (await import('./pages/replays.tsx')).Replays }));
const Replay = lazy(async () => ({ default: (await import('./pages/replay.tsx')).Replay }));
const Rulebooks = lazy(async () => ({ default: (await import('./pages/rules.tsx')).Rulebooks }));
const Rules = lazy(async () => ({ default: (await import('./pages/rules.tsx')).Rules }));
const History = lazy(async () => ({ default: (await import('./pages/history.tsx')).History }));
const SettingsPage = lazy(async () => ({ default: (await import('./pages/settings.tsx')).SettingsPage }));
const Credits = lazy(async () => ({ default: (await import('./pages/credits.tsx')).Credits }));
const Missing = lazy(async () => ({ default: (await import('./pages/missing.tsx')).Missing }));

export function App({ first }: { readonly first: ShellWords }) {
  const language = useSettings((settings) => settings.language);
  const [words, setWords] = useState(first);
  const [path] = useLocation();
  useEffect(() => {
    let current = true;
    // Without a network the language that is there stays: better than none.
    loadWords(language).then(
      (loaded) => current && setWords(loaded),
      () => undefined,
    );
    return () => void (current = false);
  }, [language]);
  return (
    <WordsProvider value={words}>
      <a className="skip" href="#content">
        {words.skip}
      </a>
      <Announcer />
      <NewVersion quiet={!/^\/(?:t|o|replay)(?:\/|$)/.test(path)} />
      <Fault key={path}>
        <Suspense fallback={<Waiting />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/new/:game">{({ game }) => <NewGame key={game} game={game} />}</Route>
            <Route path="/play/:game/:way?">{({ game, way }) => <FirstGame key={`${game} ${way}`} game={game} way={way ?? null} />}</Route>
            <Route path="/t/:id">{({ id }) => <LocalTable key={id} id={id} />}</Route>
            <Route path="/o/:id">{({ id }) => <OnlineTable key={id} id={id} />}</Route>
            <Route path="/join" component={Join} />
            <Route path="/device" component={Device} />
            <Route path="/replays" component={Replays} />
            <Route path="/replay/:id?">{({ id }) => <Replay key={id ?? ''} id={id ?? null} />}</Route>
            <Route path="/rules" component={Rulebooks} />
            <Route path="/rules/:game">{({ game }) => <Rules key={game} game={game} />}</Route>
            <Route path="/history" component={History} />
            <Route path="/settings" component={SettingsPage} />
            <Route path="/credits" component={Credits} />
            <Route component={Missing} />
          </Switch>
        </Suspense>
      </Fault>
    </WordsProvider>
  );
}
