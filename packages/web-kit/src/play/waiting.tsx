// Owns what is said while one waits: for whom, whether the connection is there, and who wants to take something back.

import { usePlay } from './context.ts';
import { seatName, waitingText } from './seat-names.ts';

export function Waiting() {
  const { state, meta, words, ask, session } = usePlay();
  const { link, bye } = state;
  const trouble = bye !== null ? words.bye[bye.code] : link === 'lost' ? words.lost : link === 'closed' ? words.closed : null;
  const stuck = link === 'closed' || (bye !== null && bye.code !== 'restarting');
  const waiting = ask === null ? waitingText(meta, words) : null;
  return (
    <>
      {trouble === null ? null : (
        <p className="play-trouble" role="alert">
          {trouble}{' '}
          {stuck ? (
            <button type="button" className="act is-quiet" onClick={() => window.location.reload()}>
              {words.reload}
            </button>
          ) : null}
        </p>
      )}
      <WishToGoBack />
      <p className="play-waiting" role="status">
        {waiting === null || trouble !== null || session.kind === 'replay' ? null : (
          <>
            <i className="play-pulse" aria-hidden="true" />
            {waiting}
          </>
        )}
      </p>
    </>
  );
}

/** Somebody would like to go back further than they may by themselves. */
function WishToGoBack() {
  const { meta, words, session } = usePlay();
  const { wish, seats, at } = meta;
  if (wish === null) return null;
  const still = seats.flatMap((seat, place) =>
    seat.kind === 'person' && place !== wish.seat && !wish.agreed.includes(place) ? [seatName(seat, place, words)] : [],
  );
  const asker = seats[wish.seat];
  if (asker === undefined) return null;
  if (asker.mine || wish.agreed.includes(at) || at < 0)
    return (
      <p className="play-wish" role="status">
        {asker.mine ? words.wishMine(still) : words.wishOf(seatName(asker, wish.seat, words), still)}
      </p>
    );
  const consent = (yes: boolean): void => void session.client.ask({ t: 'consent', yes });
  return (
    <div className="play-wish" role="status">
      <p>{words.wish(seatName(asker, wish.seat, words))}</p>
      <button type="button" className="act" onClick={() => consent(true)}>
        {words.agree}
      </button>
      <button type="button" className="act is-quiet" onClick={() => consent(false)}>
        {words.refuse}
      </button>
    </div>
  );
}
