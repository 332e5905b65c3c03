// Owns the one question about sound: asked beside the caption when something was thrown for the first time, answered or left alone.

import { usePlay } from '../play/context.ts';

export function SoundQuestion() {
  const { stage, words, onSound } = usePlay();
  if (onSound === null || stage.landed === 0) return null;
  return (
    <p className="sound-question" role="status">
      <span>{words.soundAsked}</span>
      <button type="button" className="act is-small" onClick={() => onSound(true)}>
        {words.soundYes}
      </button>
      <button type="button" className="act is-quiet is-small" onClick={() => onSound(false)}>
        {words.soundNo}
      </button>
    </p>
  );
}
