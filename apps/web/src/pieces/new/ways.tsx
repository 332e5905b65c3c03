// Owns the named setups as a choice: those for a first game in sight, the others one step away.

import type { GameText, NamedSetup } from '@undercroft/presentation';
import { useWords } from '../../words/index.ts';
import { Choice } from './choice.tsx';

const IN_SIGHT = 3;

interface Props {
  readonly text: GameText<object>;
  readonly way: string;
  readonly onWay: (key: string) => void;
}

export function Ways({ text, way, onWay }: Props) {
  const words = useWords();
  if (text.presets.length === 0) return null;
  const rest = text.presets.slice(IN_SIGHT);
  const one = ({ key, label, help }: NamedSetup) => (
    <Choice key={key} of="way" value={key} label={label} help={help} chosen={key === way} onChoose={() => onWay(key)} />
  );
  return (
    <fieldset className="choices">
      <legend>{words.fresh.ways}</legend>
      {text.presets.slice(0, IN_SIGHT).map(one)}
      {rest.length === 0 ? null : (
        <details open={rest.some(({ key }) => key === way)}>
          <summary>{words.fresh.moreWays(rest.length)}</summary>
          <div className="choices-rest">{rest.map(one)}</div>
        </details>
      )}
    </fieldset>
  );
}
