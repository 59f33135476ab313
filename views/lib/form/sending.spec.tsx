import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { ApiFailure, ApiResult } from '../http/api.types';
import { type Sending, useSending } from './sending';

const REFUSED: ApiFailure = {
  success: false,
  status: 422,
  code: 'NO',
  headline: 'Nein',
  message: 'So geht es nicht.',
  error: null,
};

let page: Root;
let sending: Sending;
let errors: Record<string, string>;
let focused: string | null;
const form = {
  setErrors: (found: Record<string, string>) => {
    errors = found;
  },
  getInputNode: (path: string) => {
    const focus = () => {
      focused = path;
    };
    return { focus } as HTMLElement;
  },
};

function Form({ withFields }: { withFields: boolean }) {
  sending = useSending(withFields ? (form as never) : undefined);
  return null;
}

/** A call whose answer the test gives. */
function aCall() {
  let answer: (result: ApiResult<string>) => void = () => {};
  const calls: number[] = [];
  const call = () => {
    calls.push(Date.now());
    return new Promise<ApiResult<string>>((resolve) => {
      answer = resolve;
    });
  };
  return { call, calls, answer: (result: ApiResult<string>) => act(async () => answer(result)) };
}

beforeAll(() => {
  const { window } = new JSDOM('<div id="page"></div>');
  Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
});
beforeEach(async () => {
  errors = {};
  focused = null;
  await show(false);
});
afterEach(() => act(async () => page.unmount()));

async function show(withFields: boolean): Promise<void> {
  page = createRoot(document.getElementById('page') as HTMLElement);
  await act(async () => page.render(<Form withFields={withFields} />));
}

async function start({ call }: ReturnType<typeof aCall>, onRefusal?: (failure: ApiFailure) => boolean) {
  let sent: Promise<unknown> = Promise.resolve();
  await act(async () => {
    sent = sending.send(call, onRefusal);
  });
  return { sent };
}

describe('what is being sent', () => {
  it('keeps the button busy until the answer is here', async () => {
    const order = aCall();
    const { sent } = await start(order);
    expect(sending.busy).toBe(true);
    await order.answer({ success: true, data: 'o1' });
    expect(sending.busy).toBe(false);
    expect(await sent).toEqual({ success: true, data: 'o1' });
  });

  it('does not go out a second time meanwhile', async () => {
    const order = aCall();
    await start(order);
    const { sent: second } = await start(order);
    expect(await second).toBeNull();
    expect(order.calls).toHaveLength(1);
    await order.answer({ success: true, data: 'o1' });
    await start(order);
    expect(order.calls).toHaveLength(2);
    await order.answer({ success: true, data: 'o2' });
  });

  it('does not leave the button busy when the call breaks', async () => {
    let broken: Promise<unknown> = Promise.resolve();
    await act(async () => {
      broken = sending.send(() => Promise.reject(new Error('broken')));
      await broken.catch(() => undefined);
    });
    await expect(broken).rejects.toThrow('broken');
    expect(sending.busy).toBe(false);
  });
});

describe('a refusal', () => {
  it('is shown until the next try', async () => {
    const order = aCall();
    const { sent } = await start(order);
    await order.answer(REFUSED);
    expect([await sent, sending.problem]).toEqual([null, 'So geht es nicht.']);
    await start(order);
    expect(sending.problem).toBeNull();
    await order.answer({ success: true, data: 'o1' });
  });

  it('of single fields stands beside them, and the first takes the focus', async () => {
    await act(async () => page.unmount());
    await show(true);
    const order = aCall();
    await start(order);
    await order.answer({ ...REFUSED, fields: { name: 'Bitte ausfüllen.' } });
    expect([errors, focused, sending.problem]).toEqual([{ name: 'Bitte ausfüllen.' }, 'name', null]);
  });

  it('that the caller deals with is not shown', async () => {
    const order = aCall();
    const seen: string[] = [];
    await start(order, ({ code }) => seen.push(code) > 0);
    await order.answer(REFUSED);
    expect([seen, sending.problem]).toEqual([['NO'], null]);
  });

  it('leaves the fields of another window alone when its own is closed', async () => {
    await act(async () => page.unmount());
    await show(true);
    const order = aCall();
    const { sent } = await start(order);
    await act(async () => page.unmount());
    await order.answer({ ...REFUSED, fields: { name: 'Bitte ausfüllen.' } });
    expect([await sent, errors, focused]).toEqual([null, {}, null]);
  });
});
