import { type FormEvent, useState } from 'react';
import type { ReceiptAnswer } from '../../../src/shop/receipt/receipt.view';
import type { TrackingView } from '../../../src/storefront/order/quote.view';
import { post } from '../lib/api';
import { inLanguage } from '../lib/config';
import { Field } from '../lib/Field';
import { Icon } from '../lib/Icon';
import { useTrackingWords } from '../lib/words/sentences.tracking';
import { useVoice } from '../lib/words/Voice';
import { Trouble } from './Trouble';

const NOBODY = { name: '', street: '', postalCode: '', city: '' };
type Recipient = typeof NOBODY;

/** The receipt is made out on request; above 250 € it asks who it is for. */
export function Receipt({ call, order }: { call: string; order: TrackingView }) {
  const { receipt: words } = useTrackingWords();
  const voice = useVoice();
  const [recipient, setRecipient] = useState<Recipient | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const isOnSite = order.payment === 'cash' || order.payment === 'cardOnSite';

  const show = async (wish: string) => {
    const hospitality = wish === 'meal';
    const body = { hospitality, ...(recipient && { recipient }) };
    const answer = await post<ReceiptAnswer>(`${call}/receipt`, body);
    if (answer.ok) {
      const { path } = answer.data;
      return location.assign(
        wish === 'pdf' ? path.replace(/\/beleg$/, '/beleg.pdf') : inLanguage(path, voice.language),
      );
    }
    setErrors(answer.fields);
    setProblem(answer.message);
    if ('recipient.name' in answer.fields) setRecipient((known) => known ?? NOBODY);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void show((event.nativeEvent as SubmitEvent).submitter?.dataset.wish ?? '');
  };
  const change = (typed: Recipient) => {
    setRecipient(typed);
    setErrors(({ ...known }) => {
      for (const name of Object.keys(typed) as (keyof Recipient)[])
        if (typed[name] !== recipient?.[name]) delete known[`recipient.${name}`];
      return known;
    });
  };
  return (
    <form className="after" noValidate onSubmit={submit} aria-label={words.title}>
      <Trouble text={problem} />
      {recipient && <RecipientFields value={recipient} errors={errors} change={change} />}
      <div className="after__row after__row--links">
        <button type="submit" className="link">
          <Icon name="receipt" small />
          {words.get}
        </button>
        <button type="submit" className="link" data-wish="pdf">
          {words.pdf}
        </button>
        <button type="submit" className="link" data-wish="meal">
          {words.meal}
        </button>
      </div>
      {isOnSite && <p className="small">{words.fromTheTill}</p>}
    </form>
  );
}

interface FieldsProps {
  value: Recipient;
  errors: Record<string, string>;
  change: (recipient: Recipient) => void;
}

function RecipientFields({ value, errors, change }: FieldsProps) {
  const { receipt: words } = useTrackingWords();
  const field = (name: keyof Recipient, autoComplete: string) => (
    <Field
      name={`recipient.${name}`}
      label={words[name]}
      error={errors[`recipient.${name}`]}
      autoComplete={`section-rechnung billing ${autoComplete}`}
      maxLength={120}
      value={value[name]}
      onChange={({ target }) => change({ ...value, [name]: target.value })}
    />
  );
  return (
    <fieldset className="fields">
      <legend className="field__label">{words.recipient}</legend>
      {field('name', 'organization')}
      {field('street', 'street-address')}
      <div className="fields fields--town">
        {field('postalCode', 'postal-code')}
        {field('city', 'address-level2')}
      </div>
    </fieldset>
  );
}
