import { describe, expect, it } from '@jest/globals';
import { OrderRejected } from './order.errors.js';

describe('an order that is not taken', () => {
  it('names the town where the postal code belongs to another one', () => {
    const message = 'Die Postleitzahl 10969 gehört zu Berlin.';
    expect(new OrderRejected({ code: 'otherPlace', message, instead: null })).toMatchObject({
      message,
      data: { reason: 'otherPlace' },
      fields: { 'address.city': message },
    });
  });

  it('names no field for anything else', () => {
    expect(
      new OrderRejected({ code: 'closed', message: 'Gerade geschlossen.', instead: null }).fields,
    ).toBeUndefined();
  });
});
