import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { ApiFailure, ApiResult } from '../http/api.types';
import { useSendingOnce } from './sending-once';

const DONE: ApiResult<string> = { success: true, data: 'c1' };
const failed = (status: number, code: string): ApiFailure => ({
  success: false,
  status,
  code,
  headline: 'Nein',
  message: 'So geht es nicht.',
  error: null,
});
const UNHEARD = failed(0, 'UNKNOWN');

let page: Root;
let sending: ReturnType<typeof useSendingOnce>;

function Form() {
  sending = useSendingOnce();
  return null;
}

beforeAll(() => {
  const { window } = new JSDOM('<div id="page"></div>');
  Object.assign(globalThis, { window, document: window.document, IS_REACT_ACT_ENVIRONMENT: true });
});
beforeEach(async () => {
  page = createRoot(document.getElementById('page') as HTMLElement);
  await act(async () => page.render(<Form />));
});
afterEach(() => act(async () => page.unmount()));

/** The key it went out with. */
async function pressed(answer: ApiResult<string>, wish?: string): Promise<string> {
  let key = '';
  await act(async () => {
    await sending.send(
      async ({ idempotencyKey }) => {
        key = idempotencyKey;
        return answer;
      },
      undefined,
      wish,
    );
  });
  return key;
}

describe('what makes something', () => {
  it('goes out under one key until somebody has answered', async () => {
    const keys = [await pressed(UNHEARD), await pressed(failed(503, 'UNAVAILABLE')), await pressed(DONE)];
    expect(new Set(keys).size).toBe(1);
    expect(await pressed(DONE)).not.toBe(keys[0]);
  });

  it('is something else once it was refused', async () => {
    expect(await pressed(failed(422, 'NO'))).not.toBe(await pressed(DONE));
  });

  it('is something else where something else is wished for', async () => {
    const plusTen = await pressed(UNHEARD, '+10');
    expect(await pressed(UNHEARD, '+10')).toBe(plusTen);
    expect(await pressed(UNHEARD, '+20')).not.toBe(plusTen);
  });

  it('and was changed after the first time arrived is no matter of keys to whoever typed it', async () => {
    await pressed(failed(422, 'IDEMPOTENCY_MISMATCH'));
    expect(sending.problem).toMatch(/^Beim ersten Mal ist es angekommen/);
  });
});
