import { describe, expect, it } from '@jest/globals';
import { comeBackOf, plainAddress, problemNamed, problemOf } from './pay-problem';

describe('why a payment came to nothing', () => {
  it.each([
    [{ type: 'card_error', code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
    [{ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficientFunds'],
    [{ type: 'card_error', code: 'expired_card', decline_code: 'expired_card' }, 'expiredCard'],
    [{ type: 'card_error', code: 'incorrect_cvc' }, 'declined'],
    [{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }, 'authentication'],
    [{ type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }, 'settled'],
    [{ type: 'validation_error', code: 'incomplete_number' }, 'atField'],
    [{ type: 'api_connection_error' }, 'offline'],
    [{ type: 'api_error' }, 'other'],
  ])('%j is %s', (error, problem) => {
    expect(problemOf(error)).toBe(problem);
  });

  it('is told even where our server knows a word more', () => {
    expect([problemNamed('insufficientFunds'), problemNamed('expired'), problemNamed('?')]).toEqual([
      'insufficientFunds',
      'expired',
      'other',
    ]);
  });
});

describe('who comes back', () => {
  it.each([
    ['', null],
    ['?lang=en', null],
    ['?bezahlt=stripe&payment_intent=pi_1&redirect_status=succeeded', { problem: null }],
    ['?payment_intent=pi_1&redirect_status=failed', { problem: 'authentication' }],
    ['?bezahlt=paypal&token=EC-1&PayerID=P1', { problem: null }],
    ['?bezahlt=paypal&token=EC-1', { problem: 'cancelled' }],
  ])('with %p is %j', (search, back) => {
    expect(comeBackOf(search)).toEqual(back);
  });

  it('leaves nothing of it in the address but the language', () => {
    const address =
      'https://bella.example/bestellung/t?lang=en&payment_intent_client_secret=s&bezahlt=stripe#x';
    expect(plainAddress(address)).toBe('https://bella.example/bestellung/t?lang=en#x');
    expect(plainAddress('https://bella.example/bestellung/t?bezahlt=paypal')).toBe(
      'https://bella.example/bestellung/t',
    );
  });
});
