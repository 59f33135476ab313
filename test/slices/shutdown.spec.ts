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

it('stops when it is asked to, and at no other signal', async () => {
  const asked = ['SIGTERM', 'SIGINT', 'SIGHUP'];
  const others = ['SIGUSR2', 'SIGQUIT', 'SIGABRT', 'SIGSEGV'];
  const heard = (signals: string[]) => signals.map((signal) => process.listenerCount(signal));
  const before = { asked: heard(asked), others: heard(others) };
  const running = await startApp();
  expect(heard(asked)).toEqual(before.asked.map((count) => count + 1));
  expect(heard(others)).toEqual(before.others);
  await running.close();
});
