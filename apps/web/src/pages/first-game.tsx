// Owns the shortest way to a table: the setup that suits a first game, on this screen, at one touch; a named one where the address names it.

import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { isGame, load } from '../games.ts';
import { makeHere, plansFor } from '../pieces/new/making.ts';
import { setupOf } from '../pieces/new/setup.ts';
import { Obstacle } from '../pieces/obstacle.tsx';
import { Waiting } from '../pieces/waiting.tsx';
import { call } from '../session/worker-line.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Missing } from './missing.tsx';

/** The address of the new table; null: it could not be made. */
async function begun(game: string, way: string | null): Promise<string | null> {
  const { language, name } = useSettings.getState();
  const [texts, bots] = await Promise.all([load(game, 'text'), load(game, 'bots')]);
  const text = texts[language];
  const setup = setupOf(text, way ?? text.presets[0]?.key ?? '', {});
  const { problem, seats } = await call('check', game, setup);
  const made = problem === null ? await makeHere(game, setup, plansFor(seats, [], name, Object.keys(bots))) : null;
  return made?.ok === true ? `/t/${made.table}` : null;
}

/** Tables being made, by what was asked for: the page may be drawn twice before one is there. */
const making = new Map<string, Promise<string | null>>();

export function FirstGame({ game, way }: { readonly game: string; readonly way: string | null }) {
  const words = useWords();
  const [, go] = useLocation();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isGame(game)) return;
    const key = `${game} ${way}`;
    const one = making.get(key) ?? begun(game, way).catch(() => null);
    making.set(key, one);
    const follow = async (): Promise<void> => {
      const address = await one;
      making.delete(key);
      if (address === null) setFailed(true);
      else go(address, { replace: true });
    };
    void follow();
  }, [game, way, go]);
  if (!isGame(game)) return <Missing />;
  if (failed)
    return (
      <Obstacle
        title={words.fresh.failed}
        text={words.fresh.failedHelp}
        act={{ label: words.home.change, run: () => go(`/new/${game}`) }}
      />
    );
  return <Waiting text={words.fresh.starting} />;
}
