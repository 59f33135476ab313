import { type FormEvent, useState } from 'react';
import type { ReceiptAnswer } from '../../../src/shop/receipt/receipt.view';
import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { post } from '../lib/api';
import { Field } from '../lib/Field';
import { useSentences } from '../lib/words/Voice';

const NOBODY = { name: '', street: '', postalCode: '', city: '' };
type Recipient = typeof NOBODY;

/** The receipt is made out on request; above 250 € it asks who it is for. */
export function Receipt({ call, order }: { call: string; order: TrackingView }) {
  const { receipt: words } = useSentences().tracking;
  const [recipient, setRecipient] = useState<Recipient | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const isOnSite = order.payment === 'cash' || order.payment === 'cardOnSite';

  const show = async (hospitality: boolean) => {
    const body = { hospitality, ...(recipient && { recipient }) };
    const answer = await post<ReceiptAnswer>(`${call}/receipt`, body);
    if (answer.ok) return location.assign(answer.data.path);
    setErrors(answer.fields);
    setProblem(answer.message);
    if ('recipient.name' in answer.fields) setRecipient((known) => known ?? NOBODY);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void show((event.nativeEvent as SubmitEvent).submitter?.dataset.meal !== undefined);
  };
  return (
    <section className="after" aria-labelledby="beleg">
      <h2 id="beleg">{words.title}</h2>
      {isOnSite && <p className="small">{words.fromTheTill}</p>}
      {problem && (
        <p className="error" role="alert">
          {problem}
        </p>
      )}
      <form noValidate onSubmit={submit}>
        {recipient && <RecipientFields value={recipient} errors={errors} change={setRecipient} />}
        <div className="after__row">
          <button type="submit" className="button button--quiet">
            {words.get}
          </button>
          <button type="submit" className="button button--quiet" data-meal="">
            {words.meal}
          </button>
        </div>
      </form>
    </section>
  );
}

interface FieldsProps {
  value: Recipient;
  errors: Record<string, string>;
  change: (recipient: Recipient) => void;
}

function RecipientFields({ value, errors, change }: FieldsProps) {
  const { receipt: words } = useSentences().tracking;
  const field = (name: keyof Recipient, autoComplete: string) => (
    <Field
      name={`recipient.${name}`}
      label={words[name]}
      error={errors[`recipient.${name}`]}
      autoComplete={`section-rechnung billing ${autoComplete}`}
      required
      maxLength={120}
      value={value[name]}
      onChange={({ target }) => change({ ...value, [name]: target.value })}
    />
  );
  return (
    <fieldset>
      <legend>{words.recipient}</legend>
      {field('name', 'organization')}
      {field('street', 'street-address')}
      <div className="pair pair--town">
        {field('postalCode', 'postal-code')}
        {field('city', 'address-level2')}
      </div>
    </fieldset>
  );
}
