// Owns the table page: a table of this screen or of the server, with the game's board and words, in the kit's frame.

import { tableFor } from '@undercroft/kernel';
import type { GameTexts, Language } from '@undercroft/presentation';
import { LANGUAGES } from '@undercroft/presentation';
import { withoutCarried } from '@undercroft/table';
import { Dialog, Lamp, playWords, TableView, TalkTool, useSession, type GameBoard, type Session } from '@undercroft/web-kit';
import { Icon, ICONS } from '@undercroft/web-kit/art';
import { lazy, Suspense, useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { boardOf, homeTileOf, isGame, load } from '../games.ts';
import { useFinishedOnline } from '../pieces/finished-online.ts';
import { Obstacle } from '../pieces/obstacle.tsx';
import { useSeatLanguages } from '../pieces/seat-languages.tsx';
import { SettingsPanel } from '../pieces/settings-panel.tsx';
import { useKeepsake } from '../pieces/use-keepsake.ts';
import { here, useLoaded } from '../pieces/use-loaded.ts';
import { useOnward } from '../pieces/use-onward.ts';
import { Waiting } from '../pieces/waiting.tsx';
import { openLocal, type LocalSession } from '../session/local.ts';
import { openOnline, sitDown, usePartsShown, useSeatWanted } from '../session/online.ts';
import { openRemote } from '../session/remote.ts';
import { call } from '../session/worker-line.ts';
import { playSettings, setSettings, useSettings } from '../settings.ts';
import { save } from '../share/save.ts';
import { putProgress, putVisit, readTable } from '../store/db.ts';
import type { Progress } from '../store/rows.ts';
import { useWords } from '../words/index.ts';
import '../look/table.ts';

/** How loud the table is for whoever says yes. */
const SOFTLY = 0.6;

const RulesOverlay = lazy(async () => ({ default: (await import('../pieces/rules-overlay.tsx')).RulesOverlay }));

export function LocalTable({ id }: { readonly id: string }) {
  const words = useWords();
  const session = useOpened(() => openLocal(id));
  // The board is fetched while the worker reads the table.
  const { loaded: row } = useLoaded(async () => (await readTable(id))?.row ?? null, [id]);
  const game = here(row)?.game ?? null;
  useEffect(() => {
    if (game !== null) void Promise.allSettled([boardOf(game), load(game, 'text')]);
  }, [game]);
  return session === null ? <Waiting text={words.table.opening} /> : <LocalBody id={id} session={session} />;
}

function LocalBody({ id, session }: { readonly id: string; readonly session: LocalSession }) {
  const words = useWords();
  const [, go] = useLocation();
  const status = useSyncExternalStore(
    (listener) => session.subscribe(listener),
    () => session.status(),
  );
  /** Another table with the same people: of the same setup, or of the game that follows. */
  const makeAnother = useCallback(
    async (next: boolean) => {
      const row = (await readTable(id))?.row;
      if (row === undefined) return;
      const seats = row.seats.map(({ kind, name, bot }) => ({
        kind: kind === 'bot' ? kind : ('person' as const),
        name,
        ...(bot === undefined ? {} : { bot }),
      }));
      const made = await call('make', row.game, next ? null : withoutCarried(row.setup), seats, {
        after: next ? id : row.after,
        hardcore: session.client.state.shown?.meta.hardcore === true,
      });
      go(made.ok ? `/t/${made.table}` : `/new/${row.game}`);
    },
    [id, go, session],
  );
  const download = async (): Promise<void> => {
    const text = await call('transcript', id);
    if (text !== null) save(`undercroft-${id}.json`, 'application/json', text);
  };
  if (status === 'elsewhere')
    return (
      <Obstacle
        title={words.table.elsewhere}
        text={words.table.elsewhereHelp}
        act={{ label: words.table.take, run: () => session.take() }}
      />
    );
  if (status === 'missing') return <Obstacle title={words.table.missing} text={words.table.missingHelp} />;
  if (status === 'damaged') return <Obstacle title={words.table.damaged} text={words.table.damagedHelp} />;
  if (status === 'other-rules') return <Obstacle title={words.table.otherRules} text={words.table.otherRulesHelp} />;
  if (status === 'failed')
    return (
      <Obstacle
        title={words.table.failed}
        text={words.table.failedHelp}
        act={{ label: words.common.retry, run: () => session.take() }}
        also={{ label: words.table.download, run: () => void download() }}
      />
    );
  return (
    <Table
      id={id}
      session={session}
      onAgain={() => void makeAnother(false)}
      onNext={() => void makeAnother(true)}
      onReplay={() => go(`/replay/${id}`)}
    />
  );
}

export function OnlineTable({ id }: { readonly id: string }) {
  const words = useWords();
  const session = useOpened(() => openRemote(id));
  return session === null ? <Waiting text={words.table.opening} /> : <OnlineBody id={id} session={session} />;
}

function OnlineBody({ id, session }: { readonly id: string; readonly session: Session }) {
  const words = useWords();
  const [, go] = useLocation();
  const { welcome, shown, refusal, otherDice, link } = useSession(session);
  const game = welcome?.game ?? null;
  useEffect(() => {
    if (game !== null) void putVisit({ id, game, name: shown?.meta.name ?? '', changed: Date.now() }).catch(() => undefined);
  }, [id, game, shown?.meta.phase]);
  const { notices, language } = useSettings();
  useEffect(() => {
    // Either side may have forgotten that this browser wants to be told while the page is closed.
    if (notices) void import('../push.ts').then(({ keepPush }) => keepPush(language));
  }, [notices, language]);
  // A game for one has nobody to wait for.
  const meta = shown?.meta;
  const ready = meta?.phase === 'gathering' && meta.host && meta.seats.length === 1 && meta.seats[0]?.mine === true;
  useEffect(() => {
    if (ready) void session.client.ask({ t: 'begin' });
  }, [ready, session]);
  usePartsShown(id, session);
  useSeatWanted(id, session);
  const replay = useFinishedOnline(id, session);
  const makeAnother = useCallback(
    async (next: boolean) => {
      if (welcome === null || meta === undefined) return;
      const place = meta.at < 0 ? '' : `?seat=${meta.at}`;
      // Somebody has laid the next table already: one's own place there is kept free.
      if (!next && meta.rematch !== undefined) {
        go(`/o/${meta.rematch}${place}`);
        return;
      }
      // Where a bot took over from somebody their place is free for them again.
      const seats = meta.seats.map(({ mine, kind, name, bot, resigned, standIn }) =>
        kind === 'bot' && resigned !== true && standIn !== true
          ? { kind: 'bot' as const, name, ...(bot === undefined ? {} : { bot }) }
          : mine
            ? { kind: 'me' as const, name }
            : { kind: 'open' as const },
      );
      const setup = next ? null : withoutCarried(welcome.setup);
      const { game } = welcome;
      const watch = meta.secluded !== true;
      const made = await openOnline({
        game,
        setup,
        seats,
        name: meta.name,
        watch,
        hardcore: meta.hardcore === true,
        after: next ? id : welcome.after,
        again: next ? undefined : id,
      });
      go(made.ok ? `/o/${made.table}${place}` : `/new/${game}`);
    },
    [id, welcome, meta, go],
  );
  if (shown === null && refusal?.code === 'no-table') return <Obstacle title={words.table.noTable} text={words.table.missingHelp} />;
  if (otherDice) return <Obstacle title={words.table.otherDice} text={words.table.otherDiceHelp} />;
  // The page came from what the browser keeps, the table cannot: there is a way home, and it opens by itself when the server answers.
  if (shown === null && link === 'lost') return <Obstacle title={words.table.unreached} text={words.table.unreachedHelp} />;
  if (shown === null && refusal?.code === 'damaged') return <Obstacle title={words.table.damaged} text={words.table.damagedHelp} />;
  return (
    <Table
      id={id}
      session={session}
      onAgain={() => void makeAnother(false)}
      onNext={() => void makeAnother(true)}
      onReplay={() => void replay().then((ok) => ok && go(`/replay/${id}`))}
    />
  );
}

/** Opens a table while the page shows it. */
function useOpened<S extends Session>(open: () => S): S | null {
  const [session, setSession] = useState<S | null>(null);
  useEffect(() => {
    const opened = open();
    setSession(opened);
    return () => opened.close();
  }, []);
  return session;
}

interface TableProps {
  readonly id: string;
  readonly session: Session;
  readonly onAgain: () => void;
  readonly onNext: () => void;
  readonly onReplay: () => void;
}

function Table({ id, session, onAgain, onNext, onReplay }: TableProps) {
  const words = useWords();
  const settings = useSettings();
  const [, go] = useLocation();
  const { welcome } = useSession(session);
  const [book, setBook] = useState<{ readonly at: string | null } | null>(null);
  const languages = useSeatLanguages(id);
  const game = welcome?.game ?? null;
  const { loaded } = useLoaded(
    async () => (game === null || !isGame(game) ? null : Promise.all([boardOf(game), load(game, 'text'), load(game, 'bots')])),
    [game],
  );
  if (loaded.state === 'failed') throw new Error('Failed to fetch the game');
  if (game !== null && !isGame(game)) return <Obstacle title={words.table.noBoard} text={words.table.noBoardHelp(game)} />;
  const got = here(loaded);
  const onward = useOnward(game, session, got?.[1][settings.language] ?? null);
  if (got === null || game === null) return <Waiting text={words.table.opening} />;
  const [board, texts, bots] = got;
  const text = texts[settings.language];
  const overlay =
    book === null ? null : (
      <Suspense>
        <RulesOverlay game={game} texts={texts} language={settings.language} at={book.at} onClose={() => setBook(null)} />
      </Suspense>
    );
  return (
    <Laid id={id} session={session} board={board} texts={texts} language={settings.language} over={overlay} key={game}>
      {(tools) => (
        <TableView
          session={session}
          board={board}
          text={text}
          language={settings.language}
          settings={playSettings(settings)}
          languages={session.kind === 'local' ? languages : undefined}
          tools={tools}
          home={() => go('/')}
          onAgain={onAgain}
          onNext={onNext}
          onReplay={onReplay}
          onward={onward}
          onSound={
            settings.soundAsked || settings.sound > 0 ? undefined : (on) => setSettings({ soundAsked: true, sound: on ? SOFTLY : 0 })
          }
          onRules={(id) => setBook({ at: id ?? null })}
          gathering={{
            ...(session.kind === 'remote'
              ? // The seat that one was asked to take is not everybody's.
                { link: location.origin + location.pathname, onSit: (seat: number, name: string) => void sitDown(id, session, seat, name) }
              : {}),
            picture: homeTileOf(game)?.picture,
            language: settings.language,
            bots: Object.keys(bots).map((bot) => ({ id: bot, name: bot })),
            name: settings.name,
          }}
          guide={{
            seen: settings.hints,
            onSeen: (key) => setSettings({ hints: [...new Set([...settings.hints, key])] }),
            onOff: () => setSettings({ guide: false }),
          }}
        />
      )}
    </Laid>
  );
}

interface LaidProps {
  readonly id: string;
  readonly session: Session;
  readonly board: GameBoard<object>;
  readonly texts: GameTexts<object>;
  readonly language: Language;
  readonly over: ReactNode;
  readonly children: (tools: ReactNode) => ReactNode;
}

/** What the shell adds around the kit's table: the title of the page, the settings at hand, the line for the list of tables. */
function Laid({ id, session, board, texts, language, over, children }: LaidProps) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const { shown } = useSession(session);
  const view = shown?.view ?? null;
  useKeepsake(id, session, board, texts[language]);
  // The lamp swells when somebody here is asked after others had their say.
  const asked = (shown?.meta.seats.length ?? 0) > 1 && shown?.offer !== null && shown?.offer !== undefined;
  const turns = useRef({ asked: false, count: 0 });
  if (asked !== turns.current.asked) turns.current = { asked, count: turns.current.count + (asked ? 1 : 0) };
  useEffect(() => {
    document.title = `${words.table.title(texts[language].title)} · Undercroft`;
  }, [words, texts, language]);
  useEffect(() => {
    if (view === null || session.kind !== 'local') return;
    const timer = setTimeout(() => void putProgress(id, progressOf(view, board, texts)).catch(() => undefined), 500);
    return () => clearTimeout(timer);
  }, [view, id, session, board, texts]);
  const tools = (
    <>
      <TalkTool session={session} words={playWords(language)} language={language} />
      <button type="button" className="tool" aria-label={words.nav.settings} title={words.nav.settings} onClick={() => setOpen(true)}>
        <Icon icon={ICONS.cog} />
      </button>
    </>
  );
  return (
    <div id="content" className="table-frame" tabIndex={-1}>
      <Lamp x="34%" y="34%" swell={turns.current.count} />
      {children(tools)}
      {over}
      {open ? (
        <Dialog title={words.settings.title} onClose={() => setOpen(false)} className="settings-dialog">
          <SettingsPanel />
          <p className="acts">
            <button type="button" className="act is-primary" onClick={() => setOpen(false)}>
              {words.common.close}
            </button>
          </p>
        </Dialog>
      ) : null}
    </div>
  );
}

function progressOf(view: object, board: GameBoard<object>, texts: GameTexts<object>): Progress {
  const nothing = { title: '', detail: '' };
  return tableFor(LANGUAGES, (one) => board.where?.(view, texts[one]) ?? nothing);
}
