// Owns a whole table on a page: top line, board, offers, log, and all that lies over them.

import { missing } from '@undercroft/kernel';
import type { GameText, Language } from '@undercroft/presentation';
import type { LogEntry } from '@undercroft/table';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import './over.css';
import './play.css';
import { LogPanel } from '../log/log-panel.tsx';
import { RulesProvider } from '../log/rules.tsx';
import { useSounds } from '../sound/use-sounds.ts';
import { useNarrower } from '../stage/stillness.ts';
import { useHeld } from '../stage/use-held.ts';
import { useStage } from '../stage/use-stage.ts';
import { playWords, type PlayWords } from '../words/index.ts';
import { PlayProvider, type Play } from './context.ts';
import type { EndingProps, GameBoard } from './contract.ts';
import { Curtain, usePassing } from './curtain.tsx';
import { Confirm, Dialog } from './dialog.tsx';
import { WaitingRoom, type WaitingRoomProps } from '../gather/waiting-room.tsx';
import { Guide } from './guide.tsx';
import { KeysHelp } from './keys-help.tsx';
import { leavingOf } from './leaving.ts';
import { useSession, type Session } from './session.ts';
import type { PlaySettings } from './settings.ts';
import { DRAWER_BELOW, PHONE_BELOW } from './sizes.ts';
import { BOTH, TableBody } from './table-body.tsx';
import { TopLine } from './top-line.tsx';
import { TopTools } from './top-tools.tsx';
import { SeatRow } from './seat-row.tsx';
import { withNames } from './seat-names.ts';
import { useAsk } from './use-ask.ts';
import { useErrands } from './use-errands.ts';
import { useByItself } from './use-by-itself.ts';
import { useOnlyAnswer } from './use-only-answer.ts';
import { useNoRepeat } from './use-no-repeat.ts';
import { useTurnNotice } from './use-turn-notice.ts';
import { useTableKeys } from './use-table-keys.ts';

export interface TableViewProps<View extends object> {
  readonly session: Session;
  readonly board: GameBoard<View>;
  readonly text: GameText<View>;
  readonly language: Language;
  readonly settings: PlaySettings;
  /** The layout for phones; by the width of the window unless told. */
  readonly narrow?: boolean | undefined;
  readonly words?: PlayWords | undefined;
  /** More tools for the top line, at its right end: settings. */
  readonly tools?: ReactNode;
  readonly home: () => void;
  readonly homeHref?: string | undefined;
  readonly onAgain: () => void;
  /** Goes on to the game that follows, where one does. */
  readonly onNext?: (() => void) | undefined;
  readonly onReplay: () => void;
  /** What one might play next, after a game that went well. */
  readonly onward?: EndingProps<View>['onward'] | undefined;
  /** What the top line calls the table; its name and game unless told. */
  readonly title?: string | undefined;
  /** Asked once, when something is thrown for the first time: whether one wants to hear the table. */
  readonly onSound?: ((on: boolean) => void) | undefined;
  /** The address of the rulebook, or of a rule in it; `/rules/<game>#ID` unless told. */
  readonly rulesHref?: ((id?: string) => string) | undefined;
  readonly onRules?: ((id?: string) => void) | undefined;
  /** What is needed before the game begins: the link to share, bots, one's name. */
  readonly gathering?: WaitingRoomProps | undefined;
  /** Somebody else's game is looked at: whoever played is told by name. */
  readonly watching?: boolean | undefined;
  /** Hints of the guide that were read, and who remembers them. */
  readonly guide?: { readonly seen: readonly string[]; readonly onSeen: (key: string) => void; readonly onOff: () => void } | undefined;
  /** Where several people share one screen: in which language each of them reads. */
  readonly languages?:
    | {
        readonly names: Readonly<Record<Language, ReactNode>>;
        readonly of: (seat: number) => Language;
        readonly set: (seat: number, language: Language) => void;
        readonly look: (seat: number) => void;
      }
    | undefined;
  /** Below the table: the timeline of a replay. */
  readonly children?: ReactNode;
}

const NO_HINTS: readonly string[] = [];

export function TableView<View extends object>(props: TableViewProps<View>) {
  const { session, language } = props;
  const words = props.words ?? playWords(language);
  const state = useSession(session);
  const game = state.welcome?.game ?? '';
  const given = props.rulesHref;
  const href = useCallback((id?: string) => given?.(id) ?? `/rules/${game}${id === undefined ? '' : `#${id}`}`, [given, game]);
  if (state.shown === null)
    return (
      <main className="table-page is-empty" aria-busy={state.link === 'opening'}>
        <p className="soft" role="status">
          {state.bye !== null
            ? words.bye[state.bye.code]
            : state.link === 'lost'
              ? words.lost
              : state.link === 'closed'
                ? words.closed
                : words.opening}
        </p>
      </main>
    );
  return (
    <RulesProvider rulebook={props.text.rulebook} words={words} href={href} onBook={props.onRules}>
      <Laid {...props} words={words} rulesHref={href} />
    </RulesProvider>
  );
}

type LaidProps<View extends object> = TableViewProps<View> & { readonly words: PlayWords; readonly rulesHref: (id?: string) => string };

function Laid<View extends object>(props: LaidProps<View>) {
  const { session, settings, words } = props;
  // Within the kit nobody knows the shape of a view: it goes from the table to the board and the texts as it is.
  const board: GameBoard<object> = props.board;
  const spoken: GameText<object> = props.text;
  const state = useSession(session);
  const phone = useNarrower(PHONE_BELOW);
  const narrow = props.narrow ?? phone;
  const shown = state.shown ?? missing();
  const watches = shown.meta.at < 0 || props.watching === true;
  const stage = useStage(session, board, settings);
  const thrown = stage.thrown.length > 0;
  const ask = useAsk(session, spoken, thrown);
  useSounds(session, board, settings.sound, thrown);
  useNoRepeat();
  const [repeat, setRepeat] = useState(0);
  const [lifted, setLifted] = useState(0);
  const [over, setOver] = useState<'log' | 'keys' | 'resign' | 'undo' | null>(null);
  const [marked, setMarked] = useState(false);
  const { view } = shown;
  // Whoever watches is told of whoever plays by name.
  const text = useMemo((): GameText<object> => (watches ? (spoken.watching ?? spoken) : spoken), [spoken, watches]);
  const meta = useMemo(() => withNames(shown.meta, text, view), [shown.meta, text, view]);
  useByItself({ ask, view, board, landed: stage.landed, on: settings.byItself !== false });
  const errands = useErrands({
    session,
    table: state.welcome?.table ?? '',
    ask,
    stage,
    on: spoken.errands !== undefined && session.kind !== 'replay' && meta.phase === 'playing',
  });
  useTurnNotice({
    asked: ask !== null && meta.seats.length > 1,
    text: words.yourTurn,
    table: meta.name === '' ? text.title : meta.name,
    notices: settings.notices === true,
  });
  const settled = useHeld(view, thrown);
  const told = useHeld(state.log, thrown);
  const { client } = session;
  const passing = usePassing(session, meta, shown.offer !== null, board.open === true);

  const older = useCallback(
    async (before: number, count: number): Promise<readonly LogEntry[]> => {
      const groups = await client.log(before, count);
      const view = client.state.shown?.view ?? null;
      return (groups ?? []).map((group) => ({ ...group, view, later: true }));
    },
    [client],
  );

  const playing = session.kind !== 'replay' && meta.at >= 0 && (meta.phase === 'playing' || meta.phase === 'over');
  const { back } = meta;
  // Alone one may go back past the dice; that it counts is said once.
  const goBack = back === null ? null : () => void client.back(back.to);
  const undo = !playing || goBack === null ? null : back?.free === true || !meta.alone || marked ? goBack : () => setOver('undo');
  const redo =
    !playing || !meta.redo
      ? null
      : () => {
          // What was thrown once lies there: it is not thrown again.
          stage.skipNext();
          void client.ask({ t: 'again' });
        };
  const curtained = passing.to !== null || passing.hidden;
  const still = !curtained && stage.fact === null && errands.running === null;
  const only = useOnlyAnswer({
    ask,
    view,
    text,
    board,
    at: meta.at,
    on: settings.byItself !== false && still && back?.free !== true && !meta.redo,
  });
  useTableKeys(
    {
      undo: () => {
        if (!curtained) undo?.();
      },
      redo: () => {
        if (!curtained) redo?.();
      },
      last: () => setRepeat((n) => n + 1),
      help: () => setOver('keys'),
    },
    settings.keys !== false,
  );

  const leaving = leavingOf({ ask, meta, text, view, words, resign: () => void client.ask({ t: 'resign' }) });

  const play: Play = useMemo(
    () => ({
      session,
      state,
      board,
      text,
      view,
      settled,
      told,
      meta,
      onSound: props.onSound ?? null,
      ask,
      stage,
      errands,
      only,
      settings,
      words,
      narrow,
      repeat,
      lifted,
      older,
    }),
    [
      session,
      state,
      board,
      text,
      view,
      settled,
      told,
      meta,
      props.onSound,
      ask,
      stage,
      errands,
      only,
      settings,
      words,
      narrow,
      repeat,
      lifted,
      older,
    ],
  );
  const hints = useMemo(() => board.guide?.(text) ?? [], [board, text]);
  const drawer = useNarrower(DRAWER_BELOW);

  const reads = passing.to === null ? props.language : (props.languages?.of(passing.to) ?? props.language);
  if (curtained)
    return (
      <Curtain
        to={passing.to === null ? null : { seat: passing.to, name: meta.seats[passing.to]?.name || words.seat(passing.to + 1) }}
        table={meta.name === '' ? text.title : meta.name}
        words={reads === props.language ? words : playWords(reads)}
        language={reads}
        names={props.languages?.names}
        onLanguage={(language) => props.languages?.set(passing.to ?? 0, language)}
        onLift={() => {
          setLifted((n) => n + 1);
          if (passing.to !== null) props.languages?.look(passing.to);
          passing.lift();
        }}
      />
    );
  return (
    <PlayProvider value={play}>
      <div
        className={`table-page${narrow ? ' is-narrow' : ''}`}
        data-phase={meta.phase}
        data-seats={meta.seats.length > 1 ? '' : undefined}
        data-motion={stage.speed === 0 ? 'off' : undefined}
        data-thrown={thrown ? '' : undefined}
        style={{ '--pace': Math.max(1, stage.speed) }}
        data-changed={stage.changed.length === 0 ? undefined : stage.changed.map(({ type }) => type).join(' ')}
      >
        <TopLine homeHref={props.homeHref ?? '/'} onHome={props.home} title={props.title} />
        {(board.places ?? BOTH).includes('seats') ? null : <SeatRow />}
        {view === null || meta.phase === 'gathering' || meta.phase === 'revealing-nonces' ? (
          <WaitingRoom {...props.gathering} onRules={props.onRules === undefined ? undefined : () => props.onRules?.()} />
        ) : (
          <TableBody again={props.onAgain} next={props.onNext} replay={props.onReplay} home={props.home} onward={props.onward} />
        )}
        {props.children}
        {/* Last for whoever uses keys: what is asked comes first. */}
        <TopTools
          rulesHref={props.rulesHref}
          onRules={props.onRules}
          onLog={drawer && meta.phase !== 'gathering' ? () => setOver('log') : null}
          onKeys={() => setOver('keys')}
          onResign={playing && meta.phase === 'playing' ? () => setOver('resign') : null}
          resign={leaving.label}
          onUndo={undo}
          onRedo={redo}
          tools={props.tools}
          link={props.gathering?.link}
        />
        {settings.guide && view !== null && props.guide !== undefined && over === null && meta.phase === 'playing' ? (
          <Guide
            hints={hints}
            view={view}
            ask={ask}
            words={words}
            narrow={narrow}
            seen={props.guide.seen ?? NO_HINTS}
            onSeen={props.guide.onSeen}
            onOff={props.guide.onOff}
          />
        ) : null}
        {over === 'keys' ? <KeysHelp words={words} onClose={() => setOver(null)} /> : null}
        {over === 'log' ? (
          <Dialog title={words.log} onClose={() => setOver(null)} className="log-drawer">
            <LogPanel log={told} text={text} meta={meta} words={words} older={older} heading={false} />
            <button type="button" className="act is-quiet" onClick={() => setOver(null)}>
              {words.close}
            </button>
          </Dialog>
        ) : null}
        {over === 'undo' ? (
          <Confirm
            title={words.undoPast}
            text={words.undoPastText}
            yes={words.undo}
            no={words.cancel}
            onNo={() => setOver(null)}
            onYes={() => {
              setOver(null);
              setMarked(true);
              goBack?.();
            }}
          />
        ) : null}
        {over === 'resign' ? (
          <Confirm
            title={leaving.sure}
            text={leaving.text}
            yes={leaving.label}
            no={words.cancel}
            onNo={() => setOver(null)}
            onYes={() => {
              setOver(null);
              leaving.go();
            }}
          />
        ) : null}
      </div>
    </PlayProvider>
  );
}
