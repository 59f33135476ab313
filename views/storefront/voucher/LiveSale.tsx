import { useEffect, useState } from 'react';
import type { SalePage, SaleView } from '../../../src/storefront/voucher/voucher.view';
import { get } from '../lib/api';
import type { PageConfig } from '../lib/config';
import { Sale } from './Sale';

const POLL_MS = 3_000;

/** Asked again as long as the money is there and the voucher is not. */
export function LiveSale({ config, first }: { config: PageConfig; first: SalePage }) {
  const [sale, setSale] = useState(first.sale);
  const waits = sale.state !== 'cancelled' && !sale.voucher && !sale.ended && !sale.money.due;
  useEffect(() => {
    if (!waits) return;
    const poll = setInterval(async () => {
      const answer = await get<SaleView>(`${config.links.api}/voucher/${first.token}`);
      if (answer.ok) setSale(answer.data);
    }, POLL_MS);
    return () => clearInterval(poll);
  }, [waits, config, first.token]);
  return <Sale sale={sale} token={first.token} scripts={first.scripts} config={config} changed={setSale} />;
}
