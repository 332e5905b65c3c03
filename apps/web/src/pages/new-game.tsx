// Owns the way from a home tile to a table: a named setup for a first game, everything else for whoever wants it, who plays, and where.

import { HOW_TO, type GameText, type Language } from '@undercroft/presentation';
import type { SetupProblem } from '@undercroft/kernel';
import { Lamp } from '@undercroft/web-kit/paper';
import { Print } from '@undercroft/web-kit/art';
import { useEffect, useState, type FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { homeTileOf, isGame, load } from '../games.ts';
import { usePage } from '../pieces/announcer.tsx';
import { Choice } from '../pieces/new/choice.tsx';
import { makeHere, makeOnServer, plansFor } from '../pieces/new/making.ts';
import { Letter } from '../pieces/new/letter.tsx';
import { Seats, type Plan } from '../pieces/new/seats.tsx';
import { FIRST_TERMS, GoingBack, Terms } from '../pieces/new/terms.tsx';
import { fieldId, SetupForm } from '../pieces/new/setup-form.tsx';
import { Top } from '../pieces/top.tsx';
import { useLoaded } from '../pieces/use-loaded.ts';
import { Waiting } from '../pieces/waiting.tsx';
import { Ways } from '../pieces/new/ways.tsx';
import { onlineTables } from '../session/api.ts';
import { call } from '../session/worker-line.ts';
import { useSettings } from '../settings.ts';
import { setupOf, type Touched } from '../pieces/new/setup.ts';
import { useWords } from '../words/index.ts';
import { onlineWords } from '../words/online.ts';
import { Missing } from './missing.tsx';
import '../look/new-game.css';

export function NewGame({ game }: { readonly game: string }) {
  const language = useSettings((settings) => settings.language);
  const { loaded } = useLoaded(() => load(game, 'text'), [game]);
  if (!isGame(game)) return <Missing />;
  if (loaded.state === 'failed') throw new Error('Failed to fetch the game');
  return loaded.state === 'waiting' ? <Waiting /> : <Choosing game={game} text={loaded.value[language]} language={language} />;
}

interface Props {
  readonly game: string;
  readonly text: GameText<object>;
  readonly language: Language;
}

function Choosing({ game, text, language }: Props) {
  const words = useWords();
  const homeTile = homeTileOf(game);
  const heading = usePage(words.fresh.title(text.title));
  const [, go] = useLocation();
  const [way, setWay] = useState(text.presets[0]?.key ?? '');
  const [touched, setTouched] = useState<Touched>({});
  const [online, setOnline] = useState(false);
  const [terms, setTerms] = useState(FIRST_TERMS);
  const own = onlineWords(language);
  const [plans, setPlans] = useState<readonly Plan[]>([]);
  const [problem, setProblem] = useState<SetupProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const name = useSettings((settings) => settings.name);
  const setup = setupOf(text, way, touched);
  const { loaded: checked } = useLoaded(() => call('check', game, setup), [game, setup]);
  const { loaded: server } = useLoaded(onlineTables, []);
  const { loaded: bots } = useLoaded(async () => Object.keys(await load(game, 'bots')), [game]);
  const count = checked.state === 'here' && checked.value.problem === null ? checked.value.seats : Math.max(1, plans.length);
  const seats = plansFor(count, plans, name, bots.state === 'here' ? bots.value : [], online);
  const wrong = problem ?? (checked.state === 'here' ? checked.value.problem : null);
  useEffect(() => setProblem(null), [JSON.stringify(setup)]);

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (busy) return;
    if (wrong !== null) {
      showField(wrong.field);
      return;
    }
    setBusy(true);
    setFailed(false);
    try {
      // Whoever is quick has pressed the button before the seats of this setup were counted.
      const sure = await call('check', game, setup);
      if (sure.problem !== null) {
        setProblem(sure.problem);
        showField(sure.problem.field);
        setBusy(false);
        return;
      }
      const sitting = plansFor(sure.seats, plans, name, Object.keys(await load(game, 'bots')), online);
      const called = sitting.map((seat, at) =>
        seat.kind === 'person' && seat.name === '' && sitting.length > 1 ? { ...seat, name: words.fresh.seat(at + 1) } : seat,
      );
      const made = online ? await makeOnServer(game, setup, called, name, terms) : await makeHere(game, setup, called, terms.hardcore);
      if (made.ok) {
        go(`${online ? '/o' : '/t'}/${made.table}`);
        return;
      }
      setProblem(made.problem);
      setFailed(made.problem === null);
      if (made.problem !== null) showField(made.problem.field);
    } catch {
      setFailed(true);
    }
    setBusy(false);
  };

  return (
    <>
      <Lamp x="30%" y="30%" />
      <Top />
      <main id="content" className="fresh" tabIndex={-1}>
        <aside className="fresh-tile">
          {homeTile?.picture === undefined ? null : (
            <div className="fresh-print">
              <Print picture={homeTile.picture} w={300} h={380} scale={0.56} dy={0.06} />
            </div>
          )}
          <p className="soft">{text.blurb}</p>
          <p className="fresh-links">
            <Link className="quiet-link" href={`/rules/${game}#${HOW_TO}`}>
              {words.rules.howTo}
            </Link>
            <Link className="quiet-link" href={`/rules/${game}`}>
              {words.fresh.rules}
            </Link>
          </p>
        </aside>
        <form className="fresh-form" onSubmit={(event) => void begin(event)} noValidate>
          <h1 ref={heading} tabIndex={-1}>
            {words.fresh.title(text.title)}
          </h1>
          <Ways text={text} way={way} onWay={setWay} />
          <SetupForm
            key={`${way} ${language}`}
            text={text}
            base={setup}
            touched={touched}
            preset={way}
            onTouch={setTouched}
            wrong={wrong}
          />
          {server.state === 'here' && server.value !== null ? (
            <Place
              online={online}
              onChange={(on) => {
                setOnline(on);
                // Open seats are for the server only.
                setPlans(plans.map((plan) => (plan.kind === 'open' && !on ? { kind: 'person', name: '' } : plan)));
              }}
            />
          ) : null}
          {count > 1 ? <Seats seats={seats} bots={bots.state === 'here' ? bots.value : []} online={online} onChange={setPlans} /> : null}
          {online && count > 1 ? <Terms terms={terms} words={own} onChange={setTerms} /> : null}
          <GoingBack terms={terms} words={own} onChange={setTerms} />
          {wrong === null ? null : (
            <p className="bad" role="alert">
              {words.fresh.problem} {text.setupProblem(wrong)}
            </p>
          )}
          {failed ? (
            <p className="bad" role="alert">
              {words.fresh.failed}
            </p>
          ) : null}
          <p className="acts fresh-go">
            <button type="submit" className="act is-primary" aria-disabled={busy}>
              {busy ? words.fresh.starting : online && count > 1 ? own.set : words.fresh.start}
              {online && count > 1 && !busy ? <small>{own.setHint}</small> : null}
            </button>
          </p>
          {text.intro === undefined ? null : (
            <section className="fresh-intro">
              <h2>{words.fresh.before}</h2>
              {text.intro.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          )}
        </form>
        {online && count > 1 ? (
          <aside className="fresh-letter">
            <Letter text={text} way={way} seats={seats} terms={terms} picture={homeTile?.picture} words={own} />
          </aside>
        ) : null}
      </main>
    </>
  );
}

function Place({ online, onChange }: { readonly online: boolean; readonly onChange: (online: boolean) => void }) {
  const words = useWords();
  return (
    <fieldset className="choices is-pair">
      <legend>{words.fresh.place}</legend>
      <Choice
        of="place"
        value="here"
        label={words.fresh.here}
        help={words.fresh.hereHelp}
        chosen={!online}
        onChoose={() => onChange(false)}
      />
      <Choice
        of="place"
        value="online"
        label={words.fresh.online}
        help={words.fresh.onlineHelp}
        chosen={online}
        onChoose={() => onChange(true)}
      />
    </fieldset>
  );
}

/** The problem is said at its field: open what hides it, and go there. */
function showField(field: string): void {
  const element = document.getElementById(fieldId(field));
  const hidden = element?.closest('details');
  if (hidden !== null && hidden !== undefined) hidden.open = true;
  element?.focus();
}
