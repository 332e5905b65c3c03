// Owns who plays: a person of this screen, a bot by how it plays, or an open seat for whoever comes.

import { seatNumber, Segments, playWords } from '@undercroft/web-kit';
import { SEAT_SHAPES, SeatMark } from '@undercroft/web-kit/art';
import { useSettings } from '../../settings.ts';
import { useWords } from '../../words/index.ts';
import { onlineWords } from '../../words/online.ts';

export interface Plan {
  readonly kind: 'person' | 'bot' | 'open';
  readonly name: string;
  readonly bot?: string;
}

interface Props {
  readonly seats: readonly Plan[];
  readonly bots: readonly string[];
  readonly online: boolean;
  readonly onChange: (plans: readonly Plan[]) => void;
}

export function Seats({ seats, bots, online, onChange }: Props) {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const own = onlineWords(language);
  const { bots: strengths, bot: botOf } = playWords(language).together;
  const put = (at: number, plan: Plan): void => onChange(seats.map((seat, index) => (index === at ? plan : seat)));
  const pick = (at: number, value: string): void => {
    if (value === 'person' || value === 'open') put(at, { kind: value, name: '' });
    else put(at, { kind: 'bot', name: '', bot: value.slice(4) });
  };
  const options = [
    { value: 'person', label: own.person },
    ...(online ? [{ value: 'open', label: own.open }] : []),
    ...bots.map((bot) => ({ value: `bot ${bot}`, label: botOf(strengths[bot] ?? bot) })),
  ];
  return (
    <fieldset className="seats">
      <legend>{words.fresh.seats}</legend>
      {seats.map((seat, at) => (
        <div key={words.fresh.seat(at + 1)} className="seat-plan">
          {seat.kind === 'open' ? (
            <svg className="seat-open is-small" viewBox="-2 -2 44 44" aria-hidden="true">
              {SEAT_SHAPES[seatNumber(at)]}
            </svg>
          ) : (
            <SeatMark seat={seatNumber(at)} size={28} text={String(at + 1)} />
          )}
          <Segments
            label={words.fresh.seat(at + 1)}
            name={`seat-${at}`}
            options={options}
            chosen={seat.kind === 'bot' ? `bot ${seat.bot ?? ''}` : seat.kind}
            onChoose={(value) => pick(at, value)}
          />
          {seat.kind === 'person' ? (
            <input
              className="field"
              type="text"
              aria-label={`${words.fresh.seat(at + 1)}, ${words.fresh.name}`}
              placeholder={words.fresh.name}
              maxLength={40}
              value={seat.name}
              onChange={(event) => put(at, { kind: 'person', name: event.target.value })}
            />
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
