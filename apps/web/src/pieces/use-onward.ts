// Owns what one might play next: after a game that was won, the next of the named setups.

import type { GameText } from '@undercroft/presentation';
import { useSession, type EndingProps, type Session } from '@undercroft/web-kit';
import { useLocation } from 'wouter';
import { useWords } from '../words/index.ts';
import { outcomeOf } from './figures.ts';
import { presetOf } from './new/setup.ts';

export function useOnward(game: string | null, session: Session, text: GameText<object> | null): EndingProps<object>['onward'] | undefined {
  const words = useWords();
  const [, go] = useLocation();
  const { welcome, shown } = useSession(session);
  const over = shown?.meta.over ?? null;
  if (game === null || text === null || welcome === null || shown === null || over === null || session.kind !== 'local') return undefined;
  if (outcomeOf({ over, seat: Math.max(0, shown.meta.at) }) !== 'victory') return undefined;
  const played = presetOf(text.presets, welcome.setup);
  const next = played === null ? undefined : text.presets[text.presets.indexOf(played) + 1];
  return next === undefined ? undefined : { label: words.table.onward(next.label), run: () => go(`/play/${game}/${next.key}`) };
}
