// Owns what is wrong with a game's text as a whole: words for what the game does not have, and things of the game without words.

import { lineFaults, type FormField, type GameText } from '@undercroft/presentation';
import { isRecord, type Game, type GameTypes, type Json } from '@undercroft/kernel';

type CheckSetup = (raw: unknown) => ReturnType<Game<GameTypes>['checkSetup']>;

interface DecisionShape {
  readonly acts: readonly { readonly name: string; readonly picks: readonly { readonly name: string }[] }[];
}

/** Names that one side has and the other has not. */
function unlike(where: string, has: readonly string[], wants: readonly string[]): readonly string[] {
  return [
    ...wants.filter((name) => !has.includes(name)).map((name) => `${where}: no words for ${name}`),
    ...has.filter((name) => !wants.includes(name)).map((name) => `${where}: words for ${name}, which is not there`),
  ];
}

/** Every event, decision, act and pick has words, and there are no others. */
export function wordFaults(
  words: { readonly log: object; readonly asking: Readonly<Record<string, { readonly acts: object }>> },
  game: { readonly events: object; readonly decisions: Readonly<Record<string, DecisionShape>> },
): readonly string[] {
  const ofDecision = ([key, { acts }]: [string, DecisionShape]): readonly string[] => {
    const said = new Map<string, unknown>(Object.entries(words.asking[key]?.acts ?? {}));
    return [
      ...unlike(
        key,
        [...said.keys()],
        acts.map(({ name }) => name),
      ),
      ...acts.flatMap(({ name, picks }) => {
        const ofAct = said.get(name);
        const has = isRecord(ofAct) && isRecord(ofAct['picks']) ? Object.keys(ofAct['picks']) : [];
        return unlike(
          `${key}/${name}`,
          has,
          picks.map((pick) => pick.name),
        );
      }),
    ];
  };
  return [
    ...unlike('the log', Object.keys(words.log), Object.keys(game.events)),
    ...unlike('the questions', Object.keys(words.asking), Object.keys(game.decisions)),
    ...Object.entries(game.decisions).flatMap(ofDecision),
  ];
}

/** Each of these is refused with its key, in a line that can be shown; every key that the setup check knows comes up. */
export function setupProblemFaults(
  checkSetup: CheckSetup,
  text: Pick<GameText<object>, 'setupProblem'>,
  wrong: readonly (readonly [raw: unknown, key: string])[],
  keys: readonly string[],
): readonly string[] {
  const faults = wrong.flatMap(([raw, key]) => {
    const checked = checkSetup(raw);
    const found = checked.ok ? 'no problem' : checked.problem.key;
    if (checked.ok || found !== key) return [`${JSON.stringify(raw)}: ${found}, not ${key}`];
    return lineFaults(text.setupProblem(checked.problem));
  });
  return [...faults, ...keys.filter((key) => !wrong.some(([, tried]) => tried === key)).map((key) => `${key}: was not tried`)];
}

/** Problems with a saved or recorded game have words, and say where. */
export function loadProblemFaults({ loadProblem }: Pick<GameText<object>, 'loadProblem'>): readonly string[] {
  const saved = (['shape', 'game', 'newer', 'no-migration', 'step'] as const).flatMap((code) =>
    lineFaults(loadProblem({ code, detail: '' })),
  );
  const replayed = (['shape', 'game', 'rules', 'setup', 'entry', 'digest'] as const).flatMap((code) => {
    const late = loadProblem({ code, at: 12, detail: '' });
    return [
      ...lineFaults(loadProblem({ code, at: 0, detail: '' })),
      ...(late.includes('12') ? [] : [`${code}: does not say where: ${late}`]),
    ];
  });
  return [...saved, ...replayed];
}

/** The form asks for every field of a setup, its first values are a setup, and every option can be chosen in some setup. */
export function formFaults(
  checkSetup: CheckSetup,
  { form }: Pick<GameText<object>, 'form'>,
  /** The setup in which an option of a field is possible, where it is not the first one. */
  where: (field: FormField, value: Json) => object = () => ({}),
): readonly string[] {
  const plain = checkSetup({});
  const first = Object.fromEntries(form.map(({ key, initial }) => [key, initial]));
  const shown = form.flatMap(({ label, help, options }) => [label, help, ...options.map((one) => one.label)]);
  const options = form.flatMap((field) =>
    field.options.flatMap(({ value }) => {
      const checked = checkSetup({ ...first, ...where(field, value), [field.key]: field.kind === 'several' ? [value] : value });
      return checked.ok ? [] : [`${field.key} ${JSON.stringify(value)} cannot be chosen: ${checked.problem.key}`];
    }),
  );
  return [
    ...unlike(
      'the form',
      form.map(({ key }) => key),
      plain.ok ? Object.keys(plain.setup) : [],
    ),
    ...(checkSetup(first).ok ? [] : ['the first values of the form are no setup']),
    ...shown.flatMap(lineFaults),
    ...options,
  ];
}

/** Every named setup can be played and is told apart. */
export function presetFaults(checkSetup: CheckSetup, { presets }: Pick<GameText<object>, 'presets'>): readonly string[] {
  const labels = presets.map(({ label }) => label);
  return [
    ...presets.filter(({ setup }) => !checkSetup(setup).ok).map(({ key }) => `${key} is no setup`),
    ...presets.flatMap(({ label, help }) => [label, help].flatMap(lineFaults)),
    ...labels.filter((label, i) => labels.indexOf(label) !== i).map((label) => `${label} is there twice`),
  ];
}

/** Each step of how to play has words of its own, a picture, and rules that exist. */
export function howToFaults({ howTo, rulebook }: Pick<GameText<object>, 'howTo' | 'rulebook'>): readonly string[] {
  const ids = new Set(rulebook.sections.flatMap(({ rules }) => rules.map(({ id }) => id)));
  const titles = howTo.map(({ title }) => title);
  return [
    ...howTo.flatMap(({ title, text }) => [title, text].flatMap(lineFaults)),
    ...titles.filter((title, i) => titles.indexOf(title) !== i).map((title) => `${title} is there twice`),
    ...howTo.filter(({ icon }) => !icon.body.startsWith('<')).map(({ key }) => `${key}: has no picture`),
    ...howTo.filter(({ rules }) => rules.length === 0).map(({ key }) => `${key}: names no rule`),
    ...howTo.flatMap(({ key, rules }) => rules.filter((id) => !ids.has(id)).map((id) => `${key}: ${id} is no rule`)),
  ];
}
