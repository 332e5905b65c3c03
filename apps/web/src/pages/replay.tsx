// Owns the replay page: a recorded game on its own board, with a timeline, from any seat, to go on from at any step.

import { isRecord } from '@undercroft/kernel';
import type { GameText, GameTexts } from '@undercroft/presentation';
import { Lamp, TableView, useSession, type GameBoard } from '@undercroft/web-kit';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { boardOf, homeTileOf, isGame, load } from '../games.ts';
import { askToKeep } from '../offline.ts';
import { announce } from '../pieces/announcer.tsx';
import { Obstacle } from '../pieces/obstacle.tsx';
import { ReplayBar } from '../pieces/replay/bar.tsx';
import { Seal } from '../pieces/replay/seal.tsx';
import { ReplayTools } from '../pieces/replay/tools.tsx';
import { useSteps } from '../pieces/replay/steps.ts';
import { useLoaded } from '../pieces/use-loaded.ts';
import { Waiting } from '../pieces/waiting.tsx';
import { onlineTranscript } from '../session/api.ts';
import type { ReplayOpened } from '../session/calls.ts';
import { openReplay } from '../session/replay.ts';
import { call } from '../session/worker-line.ts';
import { playSettings, useSettings } from '../settings.ts';
import { unpack } from '../share/packed.ts';
import { getHistory } from '../store/db.ts';
import { useWords } from '../words/index.ts';
import { witnessOf } from '../session/witnesses.ts';
import '../look/table.ts';
import '../look/replay.css';

const RulesOverlay = lazy(async () => ({ default: (await import('../pieces/rules-overlay.tsx')).RulesOverlay }));

interface Source {
  readonly text: string;
  /** What claims to prove the dice; null: nothing does. */
  readonly proof: unknown;
  /** What this device saw of the game while it was played, or somebody's device whose file this is. */
  readonly witness: unknown;
  /** Who sat where, as far as they had names. */
  readonly names: readonly string[];
  /** Seats that bots played, by how they play. */
  readonly bots?: readonly (string | undefined)[];
  /** It came by a link: somebody else's game. */
  readonly shared: boolean;
}

/** A record from the history, from the server, or from the address itself. */
async function sourceOf(id: string | null): Promise<Source | null> {
  if (id === null) {
    const text = await unpack(location.hash.slice(1));
    return text === null ? null : { text, ...carriedBy(text), names: [], shared: true };
  }
  const kept = await getHistory(id).catch(() => null);
  if (kept !== null)
    return {
      text: kept.transcript,
      proof: kept.proof,
      witness: kept.witness ?? null,
      // A bot that nobody named is called by whom it played.
      names: kept.seats.map(({ name, bot }) => (name === bot ? '' : name)),
      bots: kept.seats.map(({ bot }) => bot),
      shared: false,
    };
  const online = await onlineTranscript(id);
  return online === null ? null : { text: online.transcript, proof: online.proof ?? null, witness: witnessOf(id), names: [], shared: true };
}

/** A record may carry along its proof and what a device saw; both are judged when somebody asks. */
function carriedBy(text: string): Pick<Source, 'proof' | 'witness'> {
  try {
    const record: unknown = JSON.parse(text);
    return isRecord(record) ? { proof: record['proof'] ?? null, witness: record['witness'] ?? null } : { proof: null, witness: null };
  } catch {
    return { proof: null, witness: null };
  }
}

export function Replay({ id }: { readonly id: string | null }) {
  const words = useWords();
  const [hash, setHash] = useState(() => location.hash);
  useEffect(() => {
    const changed = (): void => setHash(location.hash);
    addEventListener('hashchange', changed);
    return () => removeEventListener('hashchange', changed);
  }, []);
  const { loaded } = useLoaded(async () => {
    const source = await sourceOf(id);
    return source === null ? null : { source, opened: await call('replay', source.text) };
  }, [id, id === null ? hash : '']);
  if (loaded.state === 'waiting') return <Waiting />;
  if (loaded.state === 'failed') throw new Error('Failed to fetch the replay');
  if (loaded.value === null)
    return <Obstacle title={id === null ? words.replay.wrongFile : words.replay.gone} text={words.replay.listHelp} />;
  const { source, opened } = loaded.value;
  return opened.ok ? <Watching key={opened.handle} source={source} opened={opened} /> : <Unplayable opened={opened} />;
}

function Unplayable({ opened }: { readonly opened: Extract<ReplayOpened, { ok: false }> }) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const { game, problem } = opened;
  const { loaded } = useLoaded(async () => (game !== null && isGame(game) ? load(game, 'text') : null), [game]);
  if (loaded.state === 'waiting') return <Waiting />;
  const texts = loaded.state === 'here' ? loaded.value : null;
  const title = game === null || texts !== null ? words.replay.wrongFile : words.replay.unknownGame;
  return <Obstacle title={title} text={texts === null ? words.replay.listHelp : texts[language].loadProblem(problem)} />;
}

type Opened = Extract<ReplayOpened, { ok: true }>;

function Watching({ source, opened }: { readonly source: Source; readonly opened: Opened }) {
  const { loaded } = useLoaded(() => Promise.all([boardOf(opened.game), load(opened.game, 'text')]), [opened.game]);
  if (loaded.state === 'failed') throw new Error('Failed to fetch the game');
  return loaded.state === 'waiting' ? (
    <Waiting />
  ) : (
    <ReplayStage source={source} opened={opened} board={loaded.value[0]} texts={loaded.value[1]} />
  );
}

interface ReplayStageProps {
  readonly source: Source;
  readonly opened: Opened;
  readonly board: GameBoard<object>;
  readonly texts: GameTexts<object>;
}

function ReplayStage({ source, opened, board, texts }: ReplayStageProps) {
  const words = useWords();
  const [, go] = useLocation();
  const settings = useSettings();
  const text: GameText<object> = texts[settings.language];
  const names = useMemo(
    () => Array.from({ length: opened.seats }, (_, seat) => source.names[seat] || words.replay.seat(seat + 1)),
    [opened, source, words],
  );
  const session = useMemo(() => openReplay(opened, source.names, source.bots), [opened]);
  useEffect(() => () => session.close(), [session]);
  // Whoever comes by a link wants to know how it went; the beginning is one touch away.
  const first = source.shared && opened.over ? opened.marks.length - 1 : 0;
  const steps = useSteps(session, opened.marks.length, opened.seats === 1 ? 0 : -1, first);
  const { shown } = useSession(session);
  const [book, setBook] = useState<{ readonly at: string | null } | null>(null);
  const [forking, setForking] = useState(false);
  const title = homeTileOf(opened.game)?.words[settings.language].title ?? text.title;
  useEffect(() => {
    document.title = `${words.replay.of(title)} · Undercroft`;
    announce(document.title);
  }, [words, title]);
  const fork = useCallback(async () => {
    setForking(true);
    const from = await call('cut', opened.handle, steps.at);
    const bots = Object.keys(await load(opened.game, 'bots'));
    const me = Math.max(0, steps.seat);
    const seats = names.map((name, seat) =>
      seat === me || bots[0] === undefined ? { kind: 'person' as const, name } : { kind: 'bot' as const, name: name, bot: bots[0] },
    );
    void askToKeep();
    const made = from === null ? null : await call('make', opened.game, opened.setup, seats, { from });
    setForking(false);
    if (made?.ok === true) go(`/t/${made.table}`);
    else announce(words.fresh.failed);
  }, [opened, steps.at, steps.seat, names, go, words]);
  const labels = names.map((name, seat) =>
    source.names[seat] || shown === null || shown.view === null ? name : text.seatName?.(shown.view, seat) || name,
  );
  const ended = opened.over && steps.at === opened.marks.length - 1;
  const spoken = source.shared ? (text.watching ?? text) : text;
  const milestones = useMemo(() => board.milestones?.(text) ?? [], [board, text]);
  return (
    <div id="content" className="table-frame is-replay" tabIndex={-1}>
      <Lamp x="34%" y="34%" />
      <TableView
        session={session}
        board={board}
        text={text}
        language={settings.language}
        settings={{ ...playSettings(settings), guide: false }}
        home={() => go('/')}
        onAgain={() => undefined}
        onReplay={() => undefined}
        onRules={(id) => setBook({ at: id ?? null })}
        title={words.replay.of(title)}
        watching={source.shared}
        tools={<ReplayTools game={opened.game} text={source.text} proof={source.proof} witness={source.witness} />}
      >
        <ReplayBar
          steps={steps}
          marks={opened.marks}
          names={labels}
          milestones={milestones}
          outcome={ended && shown !== null && shown.view !== null ? spoken.ending(shown.view) : null}
          seal={<Seal text={source.text} proof={source.proof} witness={source.witness} />}
          rewound={opened.rewound}
          parted={opened.parted}
          fork={ended ? null : { busy: forking, run: () => void fork() }}
        />
      </TableView>
      {book === null ? null : (
        <Suspense>
          <RulesOverlay game={opened.game} texts={texts} language={settings.language} at={book.at} onClose={() => setBook(null)} />
        </Suspense>
      )}
    </div>
  );
}
