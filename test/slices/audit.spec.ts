import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Audit } from '../../src/platform/audit/audit.service.js';
import { type PlatformApp, startPlatform } from '../support/platform-app.js';

let app: PlatformApp;
beforeAll(async () => {
  app = await startPlatform({}, { ROLE: 'web' });
});
afterAll(() => app.close());

describe('the audit trail', () => {
  it('tells who changed what, newest first, and no secret', async () => {
    const audit = app.app.get(Audit);
    const deed = { shopId: 'bella', userId: 'lucia', subject: 'shop', action: 'update' };
    await audit.record({ ...deed, before: { name: 'Bella' }, after: { name: 'Trattoria Bella' } });
    app.clock.advance({ minutes: 5 });
    await audit.record({ ...deed, after: { paypal: { secret_key: 'sk_live_1' } } });

    const [newest, oldest] = await audit.list('bella', 'shop');
    expect(newest).toMatchObject({ before: null, after: { paypal: { secret_key: '•••' } } });
    expect(oldest).toMatchObject({
      userId: 'lucia',
      action: 'update',
      at: new Date('2026-11-20T11:00:00Z'),
      before: { name: 'Bella' },
      after: { name: 'Trattoria Bella' },
    });
  });

  it('of one restaurant is not shown to another', async () => {
    const audit = app.app.get(Audit);
    await audit.record({ shopId: 'nord', userId: null, subject: 'menu', action: 'import' });
    expect(await audit.list('bella', 'menu')).toEqual([]);
    expect(await audit.list('nord', 'menu', 10)).toHaveLength(1);
  });
});
