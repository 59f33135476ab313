import { type FormEvent, useEffect, useState } from 'react';
import type { WithdrawnView } from '../../../src/storefront/voucher/voucher.view';
import { post } from '../lib/api';
import type { PageConfig } from '../lib/config';
import { Field } from '../lib/Field';
import { Icon } from '../lib/Icon';
import { useVoucherWords } from '../lib/words/sentences.voucher';
import { useEuro } from '../lib/words/Voice';

const FROM_PAGE = /^#gutschein=([\w-]{10,60})$/;

interface Refused {
  message: string;
  fields: Record<string, string>;
}

/** The form of § 356a BGB: who, which contract, where the confirmation goes, and one button. */
export function Withdraw({ config, live = false }: { config: Pick<PageConfig, 'links'>; live?: boolean }) {
  const { withdraw: words } = useVoucherWords();
  const [token, setToken] = useState('');
  const [typed, setTyped] = useState({ name: '', email: '', contract: '' });
  const [refused, setRefused] = useState<Refused | null>(null);
  const [sending, setSending] = useState(false);
  const [done, setDone] = useState<WithdrawnView | null>(null);
  useEffect(() => setToken(FROM_PAGE.exec(location.hash)?.[1] ?? ''), []);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setRefused(null);
    const contract = token ? words.thisOne : typed.contract;
    const body = { ...typed, contract, ...(token && { token }) };
    const answer = await post<WithdrawnView>(`${config.links.api}/voucher/withdraw`, body);
    setSending(false);
    if (answer.ok) setDone(answer.data);
    else setRefused(answer);
  };
  if (done) return <Done done={done} email={typed.email} />;
  const field = (name: 'name' | 'email' | 'contract') => ({
    name,
    value: typed[name],
    error: refused?.fields[name],
    disabled: !live,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <form className="card voucher__form" noValidate onSubmit={(event) => void send(event)}>
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      <Field {...field('name')} label={words.name} autoComplete="name" maxLength={80} />
      <Field {...field('email')} label={words.email} type="email" autoComplete="email" maxLength={120} />
      {token ? (
        <p className="note">{words.thisOne}</p>
      ) : (
        <Field {...field('contract')} label={words.contract} hint={words.contractHint} maxLength={200} />
      )}
      {refused && (
        <p className="note note--bad" role="alert">
          <Icon name="alert" />
          <span>{Object.values(refused.fields)[0] ?? refused.message}</span>
        </p>
      )}
      <button type="submit" className="button button--wide" disabled={!live} aria-busy={sending}>
        {sending ? words.sending : words.button}
      </button>
      <noscript>
        <p className="note note--warn">{words.needsScript}</p>
      </noscript>
    </form>
  );
}

function Done({ done, email }: { done: WithdrawnView; email: string }) {
  const { withdraw: words } = useVoucherWords();
  const euro = useEuro();
  const outcome = (state: string): string => {
    if (state === 'refunded') return words.refunded(euro(done.cents));
    return state === 'repeated' ? words.repeated(euro(done.cents)) : words.open;
  };
  return (
    <section className="card voucher__form" role="status">
      <h2>{words.done(done.receivedAt)}</h2>
      <p>{outcome(done.state)}</p>
      <p>{words.mailed(email)}</p>
    </section>
  );
}
