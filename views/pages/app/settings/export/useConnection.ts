import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { WebSpaceView } from '../../../../../src/export/page/export.view';
import type { FtpProtocol } from '../../../../../src/shop/restaurant/shop.types';
import type { ShopView } from '../../../../../src/shop/restaurant/shop.view';
import { focusFirstInvalid } from '../../../../lib/form/form';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { savedMeanwhile } from '../../../../lib/http/api.rules';
import type { ApiFailure, ApiResult } from '../../../../lib/http/api.types';
import { updateShop } from '../../../../lib/session/shop';
import { toast } from '../../../../lib/toasts/toasts';

/** What the look at a web space has found, step by step. */
export interface ConnectionCheck {
  ok: boolean;
  steps: { name: string; ok: boolean; text: string }[];
}

export type Typed = Omit<WebSpaceView, 'passwordSet'> & { password: string };
export type Connection = ReturnType<typeof useConnection>;

const PORTS: Record<FtpProtocol, number> = { ftp: 21, ftps: 21, sftp: 22 };

export function useConnection({ passwordSet: _, ...access }: WebSpaceView, version: number) {
  // Whoever has entered nothing yet begins with what is safe.
  const stored: Omit<WebSpaceView, 'passwordSet'> =
    access.host === '' ? { ...access, protocol: 'ftps' } : access;
  const [typed, setTyped] = useState<Typed>({ ...stored, password: '' });
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [check, setCheck] = useState<ConnectionCheck | null>(null);
  const { busy, send } = useSending();
  const dirty = JSON.stringify(typed) !== JSON.stringify({ ...stored, password: '' });

  function type(part: Partial<Typed>): void {
    setTyped((before) => ({ ...before, ...part }));
    setProblems((before) => without(before, Object.keys(part)));
    setCheck(null);
  }

  /** A port nobody has chosen follows the protocol. */
  function chooseProtocol(protocol: FtpProtocol): void {
    type(typed.port === PORTS[typed.protocol] ? { protocol, port: PORTS[protocol] } : { protocol });
  }

  /** Access data are not merged with what somebody else changed of the shop, so the newest version takes them. */
  async function store(part: object, from = version): Promise<ApiResult<ShopView>> {
    const answer = await updateShop({ version: from, ftp: part }, { silent: true });
    const current = answer.success ? null : savedMeanwhile<ShopView>(answer);
    return current ? store(part, current.version) : answer;
  }

  function refused({ headline, message, fields = {} }: ApiFailure): boolean {
    setProblems(
      Object.fromEntries(Object.entries(fields).map(([name, text]) => [name.replace('ftp.', ''), text])),
    );
    toast.error(headline, message);
    focusFirstInvalid();
    return true;
  }

  async function save(): Promise<boolean> {
    const { password, ...part } = typed;
    const wanted = { ...part, password: password || undefined };
    if (!(await send(() => store(wanted), refused))) return false;
    toast.success('Zugang gespeichert');
    await reload();
    return true;
  }

  async function forget(): Promise<boolean> {
    const nothing = { host: '', username: '', directory: '', fingerprint: '', password: null };
    if (!(await send(() => store(nothing), refused))) return false;
    toast.success('Zugang gelöscht');
    await reload();
    return true;
  }

  async function test(): Promise<void> {
    setCheck(null);
    const answer = await send(() => api.post<ConnectionCheck>('/api/export/check'));
    if (answer) setCheck(answer.data);
  }

  return { typed, type, chooseProtocol, problems, check, busy, dirty, save, test, forget };
}

const without = (problems: Record<string, string>, names: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));
