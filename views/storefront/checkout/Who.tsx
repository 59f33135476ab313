import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { Check } from './Check';
import { ContactFields } from './ContactFields';
import type { Draft } from './ordering/draft';
import type { Told } from './ordering/useFaults';

interface Props {
  draft: Draft;
  isDelivery: boolean;
  minAge: number;
  ageConfirmed: boolean;
  told: Told;
  change: (part: Partial<Draft>) => void;
  remember: (wanted: boolean) => void;
  setAge: (confirmed: boolean) => void;
}

export function Who({ draft, isDelivery, minAge, ageConfirmed, told, change, remember, setAge }: Props) {
  const words = useCheckoutWords();
  return (
    <section className="card" aria-labelledby="wer">
      <h2 id="wer">{words.who}</h2>
      <ContactFields
        key={String(isDelivery)}
        contact={draft.contact}
        told={told}
        phoneRequired={isDelivery}
        change={(contact) => change({ contact })}
      />
      <div className="desk__part">
        {minAge > 0 && (
          <Check
            name="ageConfirmed"
            required
            value={ageConfirmed}
            error={told.errorOf('ageConfirmed')}
            change={(confirmed) => {
              told.typed('ageConfirmed');
              setAge(confirmed);
            }}
          >
            {words.age(minAge)}
          </Check>
        )}
        <Check name="remember" value={draft.remember} change={remember}>
          {words.remember}
        </Check>
      </div>
    </section>
  );
}
