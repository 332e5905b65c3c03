// Owns one of several ways to begin, as a radio button with its name and what it means.

interface Props {
  /** What is chosen: the buttons of one choice share it. */
  readonly of: string;
  readonly value: string;
  readonly label: string;
  readonly help: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

export function Choice({ of, value, label, help, chosen, onChoose }: Props) {
  return (
    <label className="choice">
      <input type="radio" name={of} value={value} checked={chosen} onChange={onChoose} />
      <span>
        <b>{label}</b>
        <small>{help}</small>
      </span>
    </label>
  );
}
