// Owns the last page: the story of the run, the map it left, its score, whom one met, and what next.

import { Cite, type EndingProps } from '@undercroft/web-kit';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CardId } from '../content/cards.ts';
import type { View } from '../view.ts';
import { CardReader } from './card-reader.tsx';
import { EncounterCard } from './card-body.tsx';
import { mapFile, mapMarkup, withLetters } from './map-file.ts';
import { sayIn } from './say.ts';

export function Ending({ view, text, again, replay, home, onward }: EndingProps<View>) {
  const say = useMemo(() => sayIn(text), [text]);
  const { boardWords } = say;
  const [saved, setSaved] = useState(false);
  const [reading, setReading] = useState<CardId | null>(null);
  const won = view.result === 'victory';
  const { encounters, health, gems } = view.reckoned.points;
  const title = won ? boardWords.victory : view.gaveUp ? boardWords.gaveUp : boardWords.defeat;
  // The score stands on its own; the other lines tell the story.
  const story = text.ending(view).slice(0, -1);
  // Names are as large as can be read at the size at which the map is seen here.
  const [seen, setSeen] = useState(1);
  const figure = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const measure = (): void => {
      const drawing = figure.current?.querySelector('svg') ?? null;
      if (drawing !== null && drawing.clientWidth > 0) setSeen(Math.round((drawing.clientWidth / drawing.viewBox.baseVal.width) * 20) / 20);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  const map = useMemo(() => {
    const { markup, letters } = mapMarkup(view, say, Math.max(0.1, seen));
    return withLetters(markup, letters);
  }, [view, say, seen]);
  const save = async (): Promise<void> => {
    const { url, name } = await mapFile(view, say);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    setSaved(true);
  };
  const fell = won || view.gaveUp ? null : (view.encounter?.card ?? null);
  return (
    <div className={won ? 'dlv-end is-won' : 'dlv-end'}>
      <div className="dlv-end-text">
        <h1>{title}</h1>
        {story.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="dlv-score">
          <b>{view.score}</b> {boardWords.score}
        </p>
        <p className="dlv-score-parts">
          {boardWords.scoreParts(encounters, health, gems, won)}{' '}
          <span>
            {boardWords.scoreWorth} <Cite rule="DLV-SCORE-01" />
          </span>
        </p>
        <div className="dlv-end-acts">
          {onward === undefined ? null : (
            <button type="button" className="act is-primary" data-act="onward" onClick={onward.run}>
              {onward.label}
            </button>
          )}
          <button type="button" className={onward === undefined ? 'act is-primary' : 'act'} data-act="again" onClick={again}>
            {boardWords.again}
          </button>
          <button type="button" className="act" data-act="replay" onClick={replay}>
            {boardWords.replay}
          </button>
          <button type="button" className="act" data-act="save" onClick={() => void save()}>
            {boardWords.saveMap}
          </button>
          <button type="button" className="act is-quiet" data-act="home" onClick={home}>
            {boardWords.home}
          </button>
        </div>
        <p className="soft" role="status">
          {saved ? boardWords.mapSaved : ''}
        </p>
        {view.met.length === 0 ? null : (
          <section>
            <h2>{boardWords.encounters}</h2>
            <ol className="dlv-met">
              {view.met.map((id, i) => (
                // A card of level 1 may be met twice: the place is the identity.
                <li key={`${i} ${id}`}>
                  <EncounterCard id={id} view={null} say={say} size="mini" onPick={() => setReading(id)} />
                  {i === view.met.length - 1 && id === fell ? <small>{boardWords.fell}</small> : null}
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      <figure className="dlv-end-map sheet" ref={figure}>
        <span role="img" aria-label={boardWords.mapOf(view.setup.area, view.setup.hero)} dangerouslySetInnerHTML={{ __html: map }} />
      </figure>
      {reading === null ? null : <CardReader id={reading} say={say} onClose={() => setReading(null)} />}
    </div>
  );
}
