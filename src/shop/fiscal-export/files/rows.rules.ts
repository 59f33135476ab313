import { berlinClock } from '../../../shared/berlin-time.js';
import { FULFILMENT_LABEL } from '../../../shared/fulfilment.types.js';
import type { Order } from '../../order/order.types.js';
import { STATE_LABEL } from '../../order/order.view.js';
import type { OrderMoneyView } from '../../payment/payment.view.js';
import { documentNumberOf, KIND_LABEL } from '../../receipt/chain/document-number.rules.js';
import type { FiscalDocument } from '../../receipt/receipt.types.js';
import type { Row } from './export.types.js';

export const documentRow = (document: FiscalDocument, content: string): Row => {
  const { chainSeq, kind, issuedAt, orderId, body, prevHash, hash } = document;
  return [
    chainSeq,
    documentNumberOf(document),
    KIND_LABEL[kind],
    berlinClock(issuedAt).date,
    issuedAt.toISOString(),
    body.orderNumber,
    orderId ?? '',
    body.about?.number ?? '',
    body.suppliedOn,
    body.recipient ? Object.values(body.recipient).join(', ') : '',
    body.totalCents,
    body.tipCents,
    body.voucherCents ?? 0,
    body.payment,
    prevHash,
    hash,
    content,
  ];
};

export const lineRows = (document: FiscalDocument): Row[] =>
  document.body.lines.map(({ text, cents, mark }, index) => [
    document.chainSeq,
    documentNumberOf(document),
    index + 1,
    text,
    cents,
    mark,
  ]);

export const vatRows = (document: FiscalDocument): Row[] =>
  document.body.groups.map(({ rate, mark, netCents, vatCents, grossCents }) => [
    document.chainSeq,
    documentNumberOf(document),
    rate,
    mark,
    netCents,
    vatCents,
    grossCents,
  ]);

export const paymentRows = (
  document: FiscalDocument,
  { payments }: Pick<OrderMoneyView, 'payments'>,
): Row[] =>
  payments.flatMap(({ serviceLabel, chargeId, stateText, capturedCents, createdAt, refunds }) => [
    [
      document.orderId ?? '',
      documentNumberOf(document),
      'Zahlung',
      serviceLabel,
      chargeId ?? '',
      stateText,
      capturedCents,
      createdAt,
      '',
    ],
    ...refunds.map(
      (refund): Row => [
        document.orderId ?? '',
        documentNumberOf(document),
        'Erstattung',
        serviceLabel,
        refund.id,
        refund.stateText,
        0 - refund.cents,
        refund.at,
        refund.reason,
      ],
    ),
  ]);

/** No guest stands in it. */
export const orderRow = ({
  id,
  businessDay,
  number,
  placedAt,
  fulfilment,
  state,
  payment,
  sums,
}: Order): Row => [
  id,
  businessDay,
  number,
  placedAt.toISOString(),
  FULFILMENT_LABEL[fulfilment],
  STATE_LABEL[state],
  PAID_BY[payment.way],
  sums.goodsCents,
  0 - sums.discountCents,
  sums.depositCents,
  sums.fees.reduce((sum, { cents }) => sum + cents, 0),
  sums.tipCents,
  0 - sums.voucherCents,
  sums.payableCents,
  payment.paidCents,
  0 - payment.refundedCents,
];

const PAID_BY: Record<Order['payment']['way'], string> = {
  cash: 'bar',
  cardOnSite: 'Karte vor Ort',
  stripe: 'Karte online',
  paypal: 'PayPal',
};
