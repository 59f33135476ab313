import { randomBytes } from 'node:crypto';
import { CARDS } from './cards.mjs';
import { Refusal } from './http.mjs';
import { chargeView, disputeView, intentView, refundView } from './stripe-views.mjs';

export const idOf = (kind) => `${kind}_${randomBytes(12).toString('hex')}`;
const now = () => Math.floor(Date.now() / 1_000);

export const refusal = (status, code, message, more = {}) =>
  new Refusal(status, { error: { type: 'invalid_request_error', code, message, ...more } });

/** Stripe's money: intents and what becomes of them. `tell(kind, object, intent)` is called after each change. */
export class StripeMoney {
  intents = new Map();
  #faults;
  #tell;

  constructor(faults, tell) {
    this.#faults = faults;
    this.#tell = tell;
  }

  create({ name, live }, { amount, currency, capture_method: captureMethod = 'automatic_async', ...rest }) {
    const cents = Number(amount);
    if (!Number.isInteger(cents) || cents < 50) {
      throw refusal(400, 'amount_too_small', 'Amount must be at least €0.50 eur', { param: 'amount' });
    }
    const id = idOf('pi');
    const intent = {
      ...{ id, account: name, live, amount: cents, currency, captureMethod, created: now() },
      ...{ description: rest.description, metadata: rest.metadata ?? {} },
      ...{ status: 'requires_payment_method', error: null, nextAction: null, card: null, charge: null },
      clientSecret: `${id}_secret_${randomBytes(12).toString('hex')}`,
    };
    this.intents.set(id, intent);
    return intent;
  }

  find({ name, live }, id) {
    const intent = this.intents.get(id);
    if (intent?.account === name && intent.live === live) return intent;
    throw refusal(404, 'resource_missing', `No such payment_intent: '${id}'`, { param: 'intent' });
  }

  /** The guest's browser, with a card; `isSecured` after the page of 3-D Secure. */
  confirm(intent, { number, wallet, returnUrl, isSecured = false }) {
    this.#need(intent, ['requires_payment_method', 'requires_confirmation', 'requires_action'], 'confirmed');
    const digits = String(number).replace(/\D/g, '');
    const card = CARDS[digits];
    if (!card) throw this.#declined(intent, 'incorrect_number', 'incorrect_number');
    intent.card = { ...card, number: digits, last4: digits.slice(-4), wallet };
    intent.nextAction = null;
    if (card.secure && !isSecured) return this.#askBank(intent, returnUrl);
    if (card.decline) throw this.#declined(intent, card.code ?? 'card_declined', card.decline);
    this.#authorise(intent);
    return intent;
  }

  /** The bank's page has been answered. */
  secured(intent, isRight) {
    this.#need(intent, ['requires_action'], 'confirmed');
    if (isRight) return this.confirm(intent, { ...intent.card, isSecured: true });
    intent.nextAction = null;
    this.#fail(intent, { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' });
    return intent;
  }

  capture(intent, amount = intent.amount) {
    this.#need(intent, ['requires_capture'], 'captured');
    const cents = Number(amount);
    if (cents > intent.amount)
      throw refusal(400, 'amount_too_large', 'You cannot capture more than the authorized amount.');
    if (intent.card.failsAtCapture || this.#faults.now.capture === 'declined') {
      throw this.#declined(intent, 'card_declined', 'generic_decline');
    }
    this.#take(intent, cents);
    if (cents < intent.amount) this.#addRefund(intent, { amount: intent.amount - cents, isRelease: true });
    return intent;
  }

  cancel(intent, reason = null) {
    const open = ['requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture'];
    this.#need(intent, open, 'canceled');
    if (intent.charge) this.#addRefund(intent, { amount: intent.amount, isRelease: true });
    Object.assign(intent, {
      status: 'canceled',
      canceledAt: now(),
      cancellationReason: reason,
      nextAction: null,
    });
    this.#tell('payment_intent.canceled', intentView(intent), intent);
    return intent;
  }

  refund(intent, { amount, metadata = {}, status = 'succeeded' }) {
    const captured = intent.charge?.amountCaptured ?? 0;
    if (captured === 0) throw refusal(400, 'charge_not_captured', 'This charge has not been captured.');
    const moved = intent.charge.refunds.filter((one) => !one.isRelease && one.status !== 'failed');
    const left = captured - moved.reduce((sum, one) => sum + one.amount, 0);
    const cents = Number(amount ?? left);
    if (left === 0)
      throw refusal(400, 'charge_already_refunded', `Charge ${intent.charge.id} has already been refunded.`);
    if (cents > left)
      throw refusal(400, 'amount_too_large', `Refund amount (${cents}) is greater than unrefunded amount.`);
    const refund = this.#addRefund(intent, { amount: cents, metadata, status });
    this.#tell('refund.created', refundView(intent, refund), intent);
    this.#tell('charge.refunded', chargeView(intent), intent);
    if (cents === left) this.#answerInquiry(intent);
    return refund;
  }

  dispute(intent, { amount = intent.amount, status = 'needs_response' } = {}) {
    const known = intent.charge.disputes[0];
    const dispute = known ?? { id: idOf('du'), created: now(), amount };
    dispute.status = status;
    if (!known) intent.charge.disputes.push(dispute);
    const kind = known ? (['won', 'lost'].includes(status) ? 'closed' : 'updated') : 'created';
    this.#tell(`charge.dispute.${kind}`, disputeView(intent, dispute), intent);
    return dispute;
  }

  /** Whoever has the money back asks no more. */
  #answerInquiry(intent) {
    const inquiry = intent.charge.disputes.find(({ status }) => status.startsWith('warning_needs'));
    if (!inquiry) return;
    inquiry.status = 'warning_closed';
    this.#tell('charge.dispute.closed', disputeView(intent, inquiry), intent);
  }

  /** A hold that nobody captured in time. */
  expire(intent) {
    this.cancel(intent, 'automatic');
    this.#tell('charge.expired', chargeView(intent), intent);
  }

  #askBank(intent, returnUrl) {
    intent.status = 'requires_action';
    intent.returnUrl = returnUrl ?? null;
    intent.nextAction = { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } };
    this.#tell('payment_intent.requires_action', intentView(intent), intent);
    return intent;
  }

  #authorise(intent) {
    const charge = {
      id: idOf('ch'),
      created: now(),
      amountCaptured: 0,
      captures: [],
      refunds: [],
      disputes: [],
    };
    Object.assign(intent, { charge, error: null, status: 'requires_capture' });
    if (intent.captureMethod !== 'manual') return this.#take(intent, intent.amount);
    this.#tell('payment_intent.amount_capturable_updated', intentView(intent), intent);
  }

  #take(intent, cents) {
    intent.charge.amountCaptured = cents;
    intent.charge.captures.push({ cents, at: new Date().toISOString() });
    intent.status = 'succeeded';
    this.#tell('payment_intent.succeeded', intentView(intent), intent, true);
  }

  #addRefund(intent, { amount, metadata = {}, status = 'succeeded', isRelease = false }) {
    const refund = { id: idOf('re'), created: now(), amount, metadata, status, isRelease };
    intent.charge.refunds.push(refund);
    return refund;
  }

  #declined(intent, code, reason) {
    const error = { type: 'card_error', code, decline_code: reason, message: 'Your card was declined.' };
    intent.charge = null;
    this.#fail(intent, error);
    return new Refusal(402, { error: { ...error, payment_intent: intentView(intent) } });
  }

  #fail(intent, error) {
    Object.assign(intent, { status: 'requires_payment_method', error });
    this.#tell('payment_intent.payment_failed', intentView(intent), intent);
  }

  #need(intent, states, done) {
    if (states.includes(intent.status)) return;
    const message = `This PaymentIntent could not be ${done} because it has a status of ${intent.status}.`;
    throw refusal(400, 'payment_intent_unexpected_state', message, { payment_intent: intentView(intent) });
  }
}
