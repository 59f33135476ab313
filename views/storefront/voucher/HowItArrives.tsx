import { Field } from '../lib/Field';
import { Icon } from '../lib/Icon';
import { useVoucherWords } from '../lib/words/sentences.voucher';
import type { PartProps } from './useBuying';

/** To print, or by mail on a day that suits. */
export function HowItArrives({ wish, faults, change }: PartProps) {
  const { buy: words } = useVoucherWords();
  return (
    <section className="card" aria-labelledby="wie">
      <h2 id="wie">{words.how}</h2>
      <fieldset>
        <legend className="visually-hidden">{words.how}</legend>
        {(['print', 'mail'] as const).map((way) => (
          <label key={way} className="pick">
            <input type="radio" name="way" checked={wish.way === way} onChange={() => change({ way })} />
            <Icon name={way === 'print' ? 'receipt' : 'mail'} />
            <span className="pick__text">
              {way === 'print' ? words.print : words.mail}
              <small>{way === 'print' ? words.printHint : words.mailHint}</small>
            </span>
          </label>
        ))}
      </fieldset>
      {wish.way === 'mail' && (
        <div className="fields desk__part">
          <Field
            name="toEmail"
            label={words.toEmail}
            type="email"
            autoComplete="off"
            maxLength={120}
            error={faults.toEmail}
            value={wish.toEmail}
            onChange={({ target }) => change({ toEmail: target.value })}
          />
          <Field
            name="sendOn"
            label={words.sendOn}
            type="date"
            optional
            hint={words.sendOnHint}
            error={faults.sendOn}
            value={wish.sendOn}
            onChange={({ target }) => change({ sendOn: target.value })}
          />
        </div>
      )}
    </section>
  );
}
