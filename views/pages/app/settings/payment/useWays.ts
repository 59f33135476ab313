import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { PaymentSettingsPage } from '../../../../../src/shop/payment/page/payment-page.view';
import type { PaymentMethod, PayWay } from '../../../../../src/shop/restaurant/pay-ways.types';
import { useSending } from '../../../../lib/form/sending';
import { updateShop } from '../../../../lib/session/shop';
import { toast } from '../../../../lib/toasts/toasts';

const ON_SITE: readonly PaymentMethod[] = ['cash', 'cardOnSite'];

/** The ways to pay as they are being chosen, beside what is stored. */
export function useWays({ ways: stored, version }: PaymentSettingsPage) {
  const [ways, setWays] = useState(stored);
  const { busy, problem, send } = useSending();

  const change = (method: PaymentMethod, part: Partial<PayWay>) =>
    setWays((before) => before.map((way) => (way.method === method ? { ...way, ...part } : way)));

  async function save(): Promise<boolean> {
    const payOnSite = ways.some(
      ({ method, fulfilments }) => ON_SITE.includes(method) && fulfilments.length > 0,
    );
    const fields = { version, settings: { payWays: ways, payOnSite } };
    if (!(await send(() => updateShop(fields, { silent: true })))) return false;
    toast.success('Zahlarten gespeichert');
    await reload();
    return true;
  }

  return {
    ways,
    change,
    busy,
    problem: problem ?? missing(ways),
    changed: ways
      .filter((way, i) => JSON.stringify(way) !== JSON.stringify(stored[i]))
      .map(({ method }) => method),
    save,
    reset: () => setWays(stored),
  };
}

const missing = (ways: readonly PayWay[]): string | null =>
  ways.every(({ fulfilments }) => fulfilments.length === 0)
    ? 'So kann niemand zahlen. Lass mindestens eine Zahlart stehen.'
    : null;
