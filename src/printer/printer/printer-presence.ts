import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Redis } from '../../platform/queue/redis.js';
import { signInOf } from '../connection/connection.rules.js';
import { addressOf, callerOf } from './printer.rules.js';
import type { Caller, DeviceAddress, Presence, Printer } from './printer.types.js';
import { packed, unpacked } from './report.rules.js';
import type { Report } from './report.types.js';

/** After this long the store is asked again who stands behind a secret. */
const KNOWN_MS = 10 * 60_000;
const LONGEST_GAP_MS = 120_000;
export const CALLED_EVERY_MS = 30_000;

/**
 * One step, because an idle printer asks every few seconds for years: looks up who stands behind the secret and whether
 * work waits, and notes the visit. `=` says that nothing is new, and counts while all is well and nobody has to sign in. Nil when the store must be asked who it is, 1 when nothing has changed and nothing waits.
 */
const TOUCH = script(`
local id = redis.call('get', KEYS[1])
if not id then return false end
local key, now, report, mac = 'printer:' .. id, tonumber(ARGV[1]), ARGV[2], ARGV[3]
local p = redis.call('hmget', key, 'caller', 'mac', 'known', 'work', 'done', 'report', 'silent', 'seen', 'guarded')
if not p[1] or now - tonumber(p[3]) > ${KNOWN_MS} then return false end
if mac ~= '' and p[2] ~= '' and mac ~= p[2] then
  redis.call('hset', key, 'stranger', mac, 'strangerAt', now)
  return { 'stranger' }
end
if report == '=' then
  local kind = string.match(p[6] or '', '^%a+')
  local speaks = kind and kind ~= 'paperOut' and kind ~= 'coverOpen' and kind ~= 'stuck'
  report = speaks and p[9] == '0' and p[6] or ''
end
if report ~= '' then
  local gap = p[8] and now - tonumber(p[8]) or 0
  redis.call('hset', key, 'seen', now, 'report', report, 'silent', '')
  if gap > 0 and gap < ${LONGEST_GAP_MS} then redis.call('hset', key, 'gap', gap) end
end
local pinned = mac == '' or p[2] ~= ''
if report ~= '' and pinned and p[4] == p[5] and p[6] == report and (p[7] or '') == '' then return 1 end
return { p[1], p[2], p[4] or '0', p[5] or '0', p[6] or '', p[7] or '', report }`);

/** Marks a printer silent unless it polled after we looked. */
const SILENCE = script(`
if redis.call('hget', KEYS[1], 'seen') ~= ARGV[1] or redis.call('hget', KEYS[1], 'silent') == '1' then return 0 end
redis.call('hset', KEYS[1], 'silent', '1')
return 1`);

interface Script {
  text: string;
  sha: string;
}

function script(text: string): Script {
  return { text, sha: hash('sha1', text) };
}

export interface Touch {
  caller: Caller;
  mac: string | null;
  /** Rises with every paper that is queued; there is something to do when `done` has not caught up. */
  work: string;
  hasWork: boolean;
  /** What it said of itself before; null: nothing yet. */
  said: Report | null;
  /** It says something else than last time. */
  isNews: boolean;
  /** It counts as having asked. */
  isNoted: boolean;
  /** It had counted as silent. */
  wasSilent: boolean;
}

interface Visitor {
  at: Date;
  report: Report | 'asBefore' | null;
  mac: string | null;
}

export type Visit = { kind: 'unknown' | 'stranger' | 'idle' } | ({ kind: 'known' } & Touch);

@Injectable()
export class PrinterPresence {
  constructor(private readonly redis: Redis) {}

  /** Without a report the device fetches or confirms: only a poll says how it is. */
  async touch(address: DeviceAddress, { at, report, mac }: Visitor): Promise<Visit> {
    const given = report === 'asBefore' ? '=' : report ? packed(report) : '';
    const found = await this.run(TOUCH, addressKey(address), [String(at.getTime()), given, mac ?? '']);
    if (found === 1) return { kind: 'idle' };
    if (!Array.isArray(found)) return { kind: 'unknown' };
    const [caller, pinned, work, done, saidBefore, silent, said] = found.map(String);
    if (pinned === undefined) return { kind: 'stranger' };
    return {
      kind: 'known',
      caller: JSON.parse(caller!) as Caller,
      mac: pinned || null,
      work: work!,
      hasWork: work !== done,
      said: unpacked(saidBefore ?? ''),
      isNews: said !== saidBefore,
      isNoted: said !== '',
      wasSilent: silent === '1',
    };
  }

  /** Whether papers wait is not known yet, so the next poll looks. */
  async remember(printer: Printer, at: Date): Promise<void> {
    const { id, mac } = printer;
    const known = {
      caller: JSON.stringify(callerOf(printer)),
      mac: mac ?? '',
      guarded: signInOf(printer.connection) ? '1' : '0',
      known: String(at.getTime()),
    };
    const key = keyOf(id);
    await this.redis.client
      .multi()
      .set(addressKey(addressOf(printer)), id)
      .hSet(key, known)
      .hIncrBy(key, 'work', 1)
      .exec();
  }

  async forget(printer: Pick<Printer, 'id' | 'kind' | 'secretHash'>): Promise<void> {
    await this.redis.client.del([addressKey(addressOf(printer)), keyOf(printer.id)]);
  }

  async addWork(printerId: string): Promise<void> {
    await this.redis.client.hIncrBy(keyOf(printerId), 'work', 1);
  }

  /** Nothing was waiting when `work` stood here; whatever came since has raised it. */
  async settle(printerId: string, work: string): Promise<void> {
    await this.redis.client.hSet(keyOf(printerId), 'done', work);
  }

  /** We called it, and it answered; it is called every half minute. */
  async hear(printerId: string, report: Report, at: Date): Promise<{ wasSilent: boolean; isNews: boolean }> {
    const said = packed(report);
    const key = keyOf(printerId);
    const [before, silent] = await this.redis.client.hmGet(key, ['report', 'silent']);
    const seen = {
      seen: String(at.getTime()),
      report: said,
      silent: '',
      trouble: '',
      gap: String(CALLED_EVERY_MS),
    };
    await this.redis.client.hSet(key, seen);
    return { wasSilent: silent === '1', isNews: before !== said };
  }

  /** What the last paper came to; empty when it came out. */
  async noteTrouble(printerId: string, trouble: string): Promise<void> {
    await this.redis.client.hSet(keyOf(printerId), 'trouble', trouble);
  }

  async of(printerIds: readonly string[]): Promise<Presence[]> {
    return Promise.all(
      printerIds.map(async (id) => toPresence(await this.redis.soon((client) => client.hGetAll(keyOf(id))))),
    );
  }

  /** False when it polled meanwhile, or another process has marked it before. */
  async markSilent(printerId: string, { seenAt }: Presence): Promise<boolean> {
    const values = [String(seenAt?.getTime() ?? '')];
    return (await this.run(SILENCE, keyOf(printerId), values)) === 1;
  }

  /** Printers have a timeout of their own. By its fingerprint; Redis forgets scripts when it restarts, and then gets the text again. */
  private async run({ text, sha }: Script, key: string, values: string[]): Promise<unknown> {
    try {
      return await this.redis.quick.sendCommand(['EVALSHA', sha, '1', key, ...values]);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
      return this.redis.client.eval(text, { keys: [key], arguments: values });
    }
  }
}

const keyOf = (printerId: string): string => `printer:${printerId}`;
/** A key of its own for each protocol, so that nobody is found who calls below the path of another. */
const addressKey = ({ path, secretHash }: DeviceAddress): string => `printer-address:${path}:${secretHash}`;

const toPresence = ({
  seen,
  report = '',
  trouble = '',
  gap,
  silent,
  stranger,
  strangerAt,
}: Record<string, string>): Presence => ({
  seenAt: seen ? new Date(Number(seen)) : null,
  report: unpacked(report),
  trouble,
  gapMs: Number(gap ?? 0),
  silent: silent === '1',
  stranger: stranger ? { mac: stranger, at: new Date(Number(strangerAt)) } : null,
});
