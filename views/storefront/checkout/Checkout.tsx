import type { FormEvent } from 'react';
import { isPaidByVoucher } from '../../../src/shop/pricing/voucher.rules';
import type { StorefrontShop } from '../../../src/storefront/shop/shop.view';
import type { PageConfig } from '../lib/config';
import { Changes } from './Changes';
import { CodeField } from './CodeField';
import { Empty } from './Empty';
import { Final } from './Final';
import { Findings } from './Findings';
import { HowAndWhen } from './HowAndWhen';
import { OrderButton } from './OrderButton';
import { type CheckoutState, useCheckout } from './ordering/useCheckout';
import { Paying } from './Paying';
import { Summary } from './Summary';
import { Who } from './Who';

interface Props {
  config: PageConfig;
  shop: StorefrontShop;
}

/** From the basket to the order on one page: how, who, how paid, and right above the button all that it binds to. */
export function Checkout({ config, shop }: Props) {
  const checkout = useCheckout(config, shop);
  const { basket, sending, vouchers } = checkout;
  const { menu } = config.links;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkout.order();
  };

  if (basket.lines.length === 0 && !sending) return <Empty menu={menu} voucher={vouchers.codes.length > 0} />;
  return (
    <form noValidate className="desk desk--two" onSubmit={submit}>
      <Findings findings={checkout.findings} />
      <Final blocker={checkout.blocker} menu={menu} />
      <Fields config={config} shop={shop} checkout={checkout} />
      <Binding config={config} shop={shop} checkout={checkout} />
      {checkout.changed && (
        <Changes slug={config.slug} refused={checkout.changed} menu={menu} close={checkout.forgetRefusal} />
      )}
    </form>
  );
}

interface PartProps extends Props {
  checkout: CheckoutState;
}

/** All that is chosen and typed. */
function Fields({ config, shop, checkout }: PartProps) {
  const { basket, typed, chosen, quoted, told, payment, vouchers } = checkout;
  const { fulfilment } = basket;
  const { draft, change } = typed;
  return (
    <div className="desk__main">
      <HowAndWhen
        key={fulfilment}
        config={config}
        shop={shop}
        fulfilment={fulfilment}
        address={draft.address}
        quoted={quoted}
        when={chosen.when}
        told={told}
        change={change}
        towns={checkout.towns}
        setTown={checkout.setTown}
        setWhen={chosen.setWhen}
      />
      <Who
        draft={draft}
        isDelivery={checkout.isDelivery}
        minAge={checkout.minAge}
        ageConfirmed={chosen.ageConfirmed}
        told={told}
        change={change}
        remember={typed.remember}
        setAge={chosen.setAge}
      />
      <Paying
        fulfilment={fulfilment}
        offered={checkout.offered}
        payment={payment}
        isPaid={isPaid(checkout)}
        cash={chosen.cash}
        tip={chosen.tip}
        goodsCents={chosen.goodsCents}
        payableCents={chosen.payableCents ?? 0}
        told={told}
        setPayment={chosen.setPayment}
        setCash={chosen.setCash}
        setTip={chosen.setTip}
      />
      {(shop.withdraws || vouchers.codes.length > 0) && (
        <CodeField vouchers={vouchers} quote={quoted.quote} busy={quoted.busy} />
      )}
    </div>
  );
}

/** What the order comes to, and the button that makes it. */
function Binding({ config, shop, checkout }: PartProps) {
  const { basket, typed, chosen, quoted, payment } = checkout;
  const { fulfilment } = basket;
  const { address } = typed.draft;
  const place = { fulfilment, when: chosen.when, address, shop };
  return (
    <Summary
      quote={quoted.quote}
      busy={quoted.busy}
      place={{ ...place, payment: isPaid(checkout) ? 'voucher' : payment }}
      menu={config.links.menu}
    >
      <OrderButton
        config={config}
        shop={shop}
        basket={basket}
        quoted={quoted}
        sending={checkout.sending}
        again={checkout.again}
        refusal={checkout.refusal}
      />
    </Summary>
  );
}

const isPaid = ({ quoted: { quote } }: CheckoutState): boolean => quote !== null && isPaidByVoucher(quote);
