import { expect, it } from '@jest/globals';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { PrinterRepository } from '../../printer/printer.repository.js';
import { BrokerDoorman } from './broker-doorman.service.js';

it('counts who knocks before it looks them up, and forgets it when they were right', async () => {
  const did: string[] = [];
  const doorman = (found: object | null) =>
    new BrokerDoorman(
      {
        findBySecret: async () => {
          did.push('read');
          return found;
        },
      } as unknown as PrinterRepository,
      {
        consume: async () => did.push('count'),
        reset: async () => did.push('forget'),
      } as unknown as RateLimits,
    );
  expect(await doorman(null).admit('p1', 'wrong', '192.0.2.1')).toBeNull();
  expect(did.splice(0)).toEqual(['count', 'read']);
  const printer = { id: 'p1', shopId: 's', kind: 'starMqtt', connection: {}, secretHash: 'h' };
  await doorman(printer).admit('p1', 'right', '192.0.2.1');
  expect(did).toEqual(['count', 'read', 'forget']);
});
