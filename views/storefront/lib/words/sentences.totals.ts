/** What stands beside the sums of a basket or an order, in German. */
export const GERMAN_TOTALS = {
  goods: 'Speisen und Getränke',
  discount: 'Rabatt',
  free: 'Lieferung frei',
  fees: {
    delivery: 'Lieferung',
    smallOrder: 'Mindermengenzuschlag',
    service: 'Servicegebühr',
    packaging: 'Verpackung',
  } as Record<string, string>,
  otherFee: 'Gebühr',
  deposit: 'Pfand',
  tip: 'Trinkgeld',
  voucher: 'Gutschein',
  toPay: 'Zu zahlen',
  total: 'Gesamt',
  vat: (taxes: string[]) => `inkl. MwSt. ${taxes.join(' und ')}`,
};

export const englishTotals: typeof GERMAN_TOTALS = {
  goods: 'Food and drinks',
  discount: 'Discount',
  free: 'Free delivery',
  fees: {
    delivery: 'Delivery',
    smallOrder: 'Small-order fee',
    service: 'Service fee',
    packaging: 'Packaging',
  },
  otherFee: 'Fee',
  deposit: 'Deposit',
  tip: 'Tip',
  voucher: 'Voucher',
  toPay: 'To pay',
  total: 'Total',
  vat: (taxes) => `incl. VAT ${taxes.join(' and ')}`,
};
