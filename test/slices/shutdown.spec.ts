import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from '@jest/globals';
import { startApp } from '../support/app.js';

it('stops although a browser holds a connection open that it never used', async () => {
  const running = await startApp();
  const ahead = connect(Number(new URL(running.url).port), '127.0.0.1');
  await once(ahead, 'connect');
  await fetch(`${running.url}/healthz`);

  const left = once(ahead, 'close');
  await running.close();
  await left;
  expect(ahead.destroyed).toBe(true);
});
