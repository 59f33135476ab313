import { berlinClock, formatDate } from '../../../shared/berlin-time.js';
import { inOrder } from '../../../shared/in-order.js';
import type { FiscalDocument } from '../../receipt/receipt.types.js';
import type { Row } from './export.types.js';

interface Sum {
  label: string;
  rate: number | '';
  documents: number;
  net: number;
  vat: number;
  gross: number;
}

/** The documents of one day, added up by rate; what bears no tax stands in lines of its own. */
export class DaySums {
  private readonly sums = new Map<string, Sum>();

  constructor(readonly day: string) {}

  add({ kind, body }: FiscalDocument): void {
    if (kind === 'voucherSale' || (body.groups.length === 0 && body.orderNumber === 0))
      this.count('Verkauf von Mehrzweck-Gutscheinen', '', { net: 0, vat: 0, gross: body.totalCents });
    for (const { rate, netCents, vatCents, grossCents } of body.groups) {
      const label = body.isSmallBusiness ? 'Umsätze nach § 19 UStG' : `Umsätze ${rate} %`;
      this.count(label, rate, { net: netCents, vat: vatCents, gross: grossCents });
    }
    if (body.tipCents !== 0)
      this.count('Trinkgeld für das Personal', '', { net: 0, vat: 0, gross: body.tipCents });
    if (body.voucherCents)
      this.count('Mit Gutschein bezahlt', '', { net: 0, vat: 0, gross: 0 - body.voucherCents });
  }

  rows(): Row[] {
    return [...this.sums.values()]
      .sort((a, b) => inOrder(a.label, b.label))
      .map(({ label, rate, documents, net, vat, gross }) => [
        this.day,
        `${label}, ${formatDate(this.day)}`,
        rate,
        documents,
        net,
        vat,
        gross,
        gross < 0 ? 'S' : 'H',
      ]);
  }

  private count(
    label: string,
    rate: number | '',
    { net, vat, gross }: Record<'net' | 'vat' | 'gross', number>,
  ) {
    const known = this.sums.get(label) ?? { label, rate, documents: 0, net: 0, vat: 0, gross: 0 };
    this.sums.set(label, {
      ...known,
      documents: known.documents + 1,
      net: known.net + net,
      vat: known.vat + vat,
      gross: known.gross + gross,
    });
  }
}

export const dayOf = ({ issuedAt }: FiscalDocument): string => berlinClock(issuedAt).date;
