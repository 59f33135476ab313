import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { PaymentService } from '../../../src/platform/pay/pay.types';
import type { PaymentCheckView } from '../../../src/shop/payment/payment.view';
import type { ShopView } from '../../../src/shop/restaurant/shop.view';
import { useSending } from '../../lib/form/sending';
import { api } from '../../lib/http/api';
import { savedMeanwhile } from '../../lib/http/api.rules';
import type { ApiFailure, ApiResult } from '../../lib/http/api.types';
import { updateShop } from '../../lib/session/shop';
import { toast } from '../../lib/toasts/toasts';

export interface KeyValues {
  publicKey: string;
  /** '' leaves the stored one. */
  secretKey: string;
  sandbox?: boolean;
}

interface Connection {
  service: PaymentService;
  version: number;
}

/** Storing, checking and removing the keys of one service. Saving never calls the service; the check after it does. */
export function usePaymentKeys({ service, version }: Connection) {
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { busy, send } = useSending();

  /** Keys are not merged with what somebody else changed of the shop, so the newest version takes them. */
  async function store(part: object, from = version): Promise<ApiResult<ShopView>> {
    const answer = await updateShop({ version: from, [service]: part }, { silent: true });
    const current = answer.success ? null : savedMeanwhile<ShopView>(answer);
    return current ? store(part, current.version) : answer;
  }

  function refused({ headline, message, fields = {} }: ApiFailure): boolean {
    setProblems({
      publicKey: fields[`${service}.public_key`] ?? '',
      secretKey: fields[`${service}.secret_key`] ?? '',
    });
    toast.error(headline, message);
    return true;
  }

  async function check(): Promise<void> {
    const answer = await send(() => api.post<PaymentCheckView>('/api/payment/check', { service }));
    await reload();
    const found = answer?.data.services.find((one) => one.service === service)?.verdict;
    if (found?.ok) toast.success(found.words);
  }

  async function save({ publicKey, secretKey, sandbox }: KeyValues): Promise<boolean> {
    setProblems({});
    const part = {
      public_key: publicKey.trim(),
      secret_key: secretKey.trim() || undefined,
      sandbox,
    };
    if (!(await send(() => store(part), refused))) return false;
    await check();
    return true;
  }

  async function remove(): Promise<boolean> {
    const part = { public_key: '', secret_key: null };
    if (!(await send(() => store(part), refused))) return false;
    toast.success('Getrennt. Die Schlüssel sind gelöscht.');
    await reload();
    return true;
  }

  return { busy, problems, save, check, remove };
}
