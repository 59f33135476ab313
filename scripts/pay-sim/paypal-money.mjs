import { randomBytes } from 'node:crypto';
import { Refusal } from './http.mjs';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
export const paypalId = () => [...randomBytes(17)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
const now = () => new Date().toISOString().replace(/\.\d+Z/, 'Z');

export const unprocessable = (issue, status = 422) =>
  new Refusal(status, {
    name: status === 404 ? 'RESOURCE_NOT_FOUND' : 'UNPROCESSABLE_ENTITY',
    message:
      'The requested action could not be performed, semantically incorrect, or failed business validation.',
    debug_id: randomBytes(6).toString('hex'),
    details: [{ issue, description: issue.toLowerCase().replaceAll('_', ' ') }],
    links: [],
  });

export const centsOf = (amount) => {
  if (!/^\d+\.\d\d$/.test(amount?.value ?? '')) throw unprocessable('DECIMAL_PRECISION');
  return Number(amount.value.replace('.', ''));
};
export const amountOf = (cents, currency) => ({
  currency_code: currency,
  value: `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
});

/** PayPal's money: orders, holds, captures, refunds. `tell(kind, type, object, order)` is called after each change. */
export class PayPalMoney {
  orders = new Map();
  #faults;
  #tell;

  constructor(faults, tell) {
    this.#faults = faults;
    this.#tell = tell;
  }

  create({ name }, { intent, purchase_units: [unit], payment_source: source }) {
    const cents = centsOf(unit.amount);
    if (cents <= 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
    const id = paypalId();
    const order = {
      ...{ id, account: name, intent, cents, currency: unit.amount.currency_code, created: now() },
      ...{ reference: unit.custom_id, description: unit.description, means: 'paypal' },
      ...{
        status: source ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
        hold: null,
        captures: [],
        refunds: [],
        disputes: [],
      },
      context: source?.paypal?.experience_context ?? {},
    };
    this.orders.set(id, order);
    return order;
  }

  find({ name }, id) {
    const order = this.orders.get(id);
    if (order?.account === name) return order;
    throw unprocessable('INVALID_RESOURCE_ID', 404);
  }

  /** The order of a hold, a capture or a refund. */
  orderOf({ name }, part, id) {
    const order = [...this.orders.values()].find(
      (one) =>
        one.account === name &&
        (part === 'hold' ? one.hold?.id === id : one[part].some((item) => item.id === id)),
    );
    if (order) return order;
    throw unprocessable('INVALID_RESOURCE_ID', 404);
  }

  /** The guest at PayPal's own page; `means` 'declined' is somebody whose account has no money. */
  approve(order, means = 'ok') {
    if (!['CREATED', 'PAYER_ACTION_REQUIRED', 'APPROVED'].includes(order.status))
      throw unprocessable('ORDER_ALREADY_CAPTURED');
    Object.assign(order, { status: 'APPROVED', payer: { id: 'SIMPAYER', means } });
    this.#tell('CHECKOUT.ORDER.APPROVED', 'checkout-order', order, order);
    return order;
  }

  authorise(order) {
    if (order.intent !== 'AUTHORIZE') throw unprocessable('ACTION_DOES_NOT_MATCH_INTENT');
    if (order.hold) throw unprocessable('ORDER_ALREADY_AUTHORIZED');
    this.#needApproval(order);
    order.hold = { id: paypalId(), cents: order.cents, status: 'CREATED', created: now() };
    order.status = 'COMPLETED';
    this.#tell('PAYMENT.AUTHORIZATION.CREATED', 'authorization', order.hold, order);
    return order;
  }

  captureOrder(order) {
    if (order.intent !== 'CAPTURE') throw unprocessable('ACTION_DOES_NOT_MATCH_INTENT');
    if (order.captures.length > 0) throw unprocessable('ORDER_ALREADY_CAPTURED');
    this.#needApproval(order);
    order.status = 'COMPLETED';
    this.#take(order, order.cents);
    return order;
  }

  captureHold(order, amount) {
    const { hold } = order;
    if (hold.status === 'VOIDED') throw unprocessable('AUTHORIZATION_VOIDED');
    if (hold.status === 'EXPIRED') throw unprocessable('AUTHORIZATION_EXPIRED');
    if (hold.status !== 'CREATED') throw unprocessable('AUTHORIZATION_ALREADY_CAPTURED');
    if (!isHonoured(hold)) throw unprocessable('AUTHORIZATION_DENIED');
    const cents = amount ? centsOf(amount) : order.cents;
    if (cents > hold.cents) throw unprocessable('MAX_CAPTURE_AMOUNT_EXCEEDED');
    return this.#take(order, cents);
  }

  /** Once, and from the fourth day on; the old hold is no longer there. */
  renew(order) {
    const { hold } = order;
    if (hold.status !== 'CREATED') throw unprocessable('AUTHORIZATION_ALREADY_CAPTURED');
    if (hold.renewed) throw unprocessable('REAUTHORIZATION_NOT_ALLOWED');
    if (isHonoured(hold)) throw unprocessable('REAUTHORIZATION_TOO_SOON');
    order.hold = { ...hold, id: paypalId(), created: now(), renewed: true };
    this.#tell('PAYMENT.AUTHORIZATION.CREATED', 'authorization', order.hold, order);
  }

  void(order) {
    const { hold } = order;
    if (hold.status === 'VOIDED') throw unprocessable('PREVIOUSLY_VOIDED');
    if (hold.status !== 'CREATED') throw unprocessable('PREVIOUSLY_CAPTURED');
    hold.status = 'VOIDED';
    this.#tell('PAYMENT.AUTHORIZATION.VOIDED', 'authorization', hold, order);
  }

  expire(order) {
    if (order.hold) order.hold.status = 'EXPIRED';
    else this.orders.delete(order.id);
  }

  refund(order, capture, { amount, custom_id: reference, status = 'COMPLETED' }) {
    const left = capture.cents - refundedOf(order, capture);
    const cents = amount ? centsOf(amount) : left;
    if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED');
    if (cents > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED');
    if (cents === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE');
    const refund = { id: paypalId(), capture: capture.id, cents, reference, status, created: now() };
    order.refunds.push(refund);
    capture.status = refundedOf(order, capture) === capture.cents ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
    this.#tell('PAYMENT.CAPTURE.REFUNDED', 'refund', refund, order);
    return refund;
  }

  dispute(order, { amount = order.cents, status = 'OPEN', outcome = null, refundedCents } = {}) {
    const known = order.disputes[0];
    const dispute = known ?? { id: `PP-D-${order.id.slice(0, 5)}`, cents: amount, created: now() };
    Object.assign(dispute, { status: outcome ? 'RESOLVED' : status, outcome, refundedCents });
    if (!known) order.disputes.push(dispute);
    const kind = outcome ? 'RESOLVED' : known ? 'UPDATED' : 'CREATED';
    this.#tell(`CUSTOMER.DISPUTE.${kind}`, 'dispute', dispute, order);
    return dispute;
  }

  /** PayPal has thought about what it held back. */
  decide(order, status) {
    const capture = order.captures.find((one) => one.status === 'PENDING');
    if (!capture) throw unprocessable('NOTHING_PENDING');
    capture.status = status;
    const isDone = status === 'COMPLETED';
    this.#tell(`PAYMENT.CAPTURE.${isDone ? 'COMPLETED' : 'DENIED'}`, 'capture', capture, order, isDone);
  }

  #needApproval(order) {
    if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
    if (order.payer.means === 'declined') throw unprocessable('INSTRUMENT_DECLINED');
  }

  #take(order, cents) {
    const isDeclined = order.payer.means === 'failsAtCapture' || this.#faults.now.capture === 'declined';
    const isPending = this.#faults.now.capture === 'pending';
    const status = isDeclined ? 'DECLINED' : isPending ? 'PENDING' : 'COMPLETED';
    const capture = { id: paypalId(), cents, status, created: now() };
    order.captures.push(capture);
    if (order.hold && !isDeclined) order.hold.status = 'CAPTURED';
    if (isPending) {
      this.#tell('PAYMENT.CAPTURE.PENDING', 'capture', capture, order);
      return capture;
    }
    const kind = isDeclined ? 'PAYMENT.CAPTURE.DENIED' : 'PAYMENT.CAPTURE.COMPLETED';
    this.#tell(kind, 'capture', capture, order, !isDeclined);
    return capture;
  }
}

const HONOURED_MS = 3 * 24 * 3_600_000;
const isHonoured = ({ created }) => Date.now() - Date.parse(created) <= HONOURED_MS;

const refundedOf = ({ refunds }, capture) =>
  refunds
    .filter((refund) => refund.capture === capture.id && refund.status !== 'FAILED')
    .reduce((sum, { cents }) => sum + cents, 0);
