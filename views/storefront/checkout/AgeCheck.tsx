import { useSentences } from '../lib/words/Voice';

interface Props {
  age: number;
  value: boolean;
  error?: string;
  change: (value: boolean) => void;
}

/** Never ticked for the guest (§ 9 JuSchG); whoever hands it over asks again. */
export function AgeCheck({ age, value, error, change }: Props) {
  const { checkout: words } = useSentences();
  return (
    <div>
      <label className="choice choice--check">
        <input
          type="checkbox"
          name="ageConfirmed"
          required
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'ageConfirmed-fehler' : undefined}
          onChange={(event) => change(event.target.checked)}
        />
        <span>{words.age(age)}</span>
      </label>
      {error && (
        <span className="error" id="ageConfirmed-fehler">
          {error}
        </span>
      )}
    </div>
  );
}
