import { Readable } from 'node:stream';
import { expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Reply } from './request.js';
import { sendFile } from './send-file.js';

it('says in the log why a file broke off on its way', async () => {
  const said = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  const content = Readable.from(
    (async function* () {
      yield 'Nr.;Betrag\n';
      throw new Error('no amount');
    })(),
  );
  const reply = { header: () => reply, send: (sent: Readable) => void sent.resume() };
  const broken = new Promise((resolve) => content.once('close', resolve));
  await sendFile(reply as unknown as Reply, { type: 'text/csv', name: 'orders.csv', content });
  await broken;
  expect(said).toHaveBeenCalledWith(expect.stringContaining('orders.csv broke off: Error: no amount'));
});
