import { type KeyboardEvent, useState } from 'react';
import { isCode, shownCode } from '../../../src/shop/voucher/voucher-code.rules';
import type { CodeView, QuoteView } from '../../../src/storefront/order/quote.view';
import { Field } from '../lib/Field';
import { Icon } from '../lib/Icon';
import { useVoucherWords } from '../lib/words/sentences.voucher';
import { useEuro } from '../lib/words/Voice';
import { isSameCode } from './ordering/codes';
import type { useCodes } from './ordering/useCodes';

interface Props {
  vouchers: ReturnType<typeof useCodes>;
  quote: QuoteView | null;
  busy: boolean;
}

/** Folded until somebody has a voucher; each one says what it pays and what stays on it. */
export function CodeField({ vouchers, quote, busy }: Props) {
  const { field: words } = useVoucherWords();
  const { codes, add, remove } = vouchers;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(codes.length > 0);
  const redeem = () => {
    add(typed, quote);
    setTyped('');
  };
  const redeemOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    redeem();
  };
  return (
    <section className="card codes">
      <details className="more" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Icon name="plus" />
          {words.fold}
        </summary>
        <ul className="codes__list" aria-live="polite">
          {codes.map((code) => (
            <Code
              key={code}
              code={code}
              view={busy ? null : (quote?.codes.find((one) => isSameCode(one.code, code)) ?? null)}
              remove={() => remove(code)}
            />
          ))}
        </ul>
        {quote && quote.voucherCents > 0 && quote.payableCents === 0 && (
          <p className="note note--ok">{words.all}</p>
        )}
        <div className="codes__entry">
          <Field
            name="codes"
            label={words.label}
            hint={words.hint}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            optional
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={redeemOnEnter}
          />
          <button type="button" className="button button--quiet" onClick={redeem} disabled={!typed.trim()}>
            {words.redeem}
          </button>
        </div>
      </details>
    </section>
  );
}

/** `view` is null while the server is being asked. */
function Code({ code, view, remove }: { code: string; view: CodeView | null; remove: () => void }) {
  const { field: words } = useVoucherWords();
  const euro = useEuro();
  const given = ({ kind, cents, leftCents }: CodeView): string => {
    if (kind === 'discount') return cents > 0 ? words.saves(euro(cents)) : words.acts;
    return `${words.pays(euro(cents))}. ${leftCents > 0 ? words.left(euro(leftCents)) : words.usedUp}`;
  };
  const shown = isCode(code) ? shownCode(code) : code;
  return (
    <li className="codes__one" data-bad={view?.message ? '' : undefined}>
      <Icon name={view?.message ? 'alert' : 'check'} />
      <span>
        <b>{shown}</b>
        {!view && <small>{words.pending}</small>}
        {view?.message && <small>{view.message}</small>}
        {view && !view.message && <small>{given(view)}</small>}
      </span>
      <button type="button" className="round round--plain" aria-label={words.remove(shown)} onClick={remove}>
        <Icon name="close" />
      </button>
    </li>
  );
}
