// Owns who plays: a person of this screen, a bot by its name, or an open seat for whoever has the link.

import { seatNumber } from '@undercroft/web-kit';
import { SeatMark } from '@undercroft/web-kit/art';
import { useWords } from '../../words/index.ts';

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
  const put = (at: number, plan: Plan): void => onChange(seats.map((seat, index) => (index === at ? plan : seat)));
  const pick = (at: number, value: string): void => {
    if (value === 'person' || value === 'open') put(at, { kind: value, name: '' });
    else put(at, { kind: 'bot', name: '', bot: value.slice(4) });
  };
  return (
    <fieldset className="seats">
      <legend>{words.fresh.seats}</legend>
      {seats.map((seat, at) => (
        <div key={words.fresh.seat(at + 1)} className="seat-plan">
          <SeatMark seat={seatNumber(at)} size={28} text={String(at + 1)} />
          <select
            className="field"
            aria-label={words.fresh.seat(at + 1)}
            value={seat.kind === 'bot' ? `bot ${seat.bot ?? ''}` : seat.kind}
            onChange={(event) => pick(at, event.target.value)}
          >
            <option value="person">{words.fresh.person}</option>
            {bots.map((bot) => (
              <option key={bot} value={`bot ${bot}`}>
                {words.fresh.bot}: {bot}
              </option>
            ))}
            {online ? <option value="open">{words.fresh.open}</option> : null}
          </select>
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
