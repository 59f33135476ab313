import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Redis, type RedisClient } from '../../platform/queue/redis.js';
import type { Caller, Presence, Printer } from './printer.types.js';

/** After this long the store is asked again who stands behind a secret. */
const KNOWN_MS = 10 * 60_000;
const LONGEST_GAP_MS = 120_000;

/**
 * One step on one key, because an idle printer asks every few seconds for years: looks up the printer and whether work
 * waits, and notes the visit. Nil when the store must be asked who it is, 1 when nothing has changed and nothing waits.
 */
const TOUCH = script(`
local key, now, code, mac = KEYS[1], tonumber(ARGV[1]), ARGV[2], ARGV[3]
local p = redis.call('hmget', key, 'id', 'shopId', 'columns', 'mac', 'known', 'work', 'done', 'code', 'silent', 'seen')
if not p[1] or now - tonumber(p[5]) > ${KNOWN_MS} then return false end
if mac ~= '' and p[4] ~= '' and mac ~= p[4] then
  redis.call('hset', key, 'stranger', mac, 'strangerAt', now)
  return { 'stranger' }
end
if code ~= '' then
  local gap = p[10] and now - tonumber(p[10]) or 0
  redis.call('hset', key, 'seen', now, 'code', code, 'silent', '')
  if gap > 0 and gap < ${LONGEST_GAP_MS} then redis.call('hset', key, 'gap', gap) end
end
local pinned = mac == '' or p[4] ~= ''
if code ~= '' and pinned and p[6] == p[7] and p[8] == code and (p[9] or '') == '' then return 1 end
return { p[1], p[2], p[3], p[4], p[6] or '0', p[7] or '0', p[8] or '', p[9] or '' }`);

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
  /** The code it sent last time, and whether it counted as silent. */
  codeBefore: string;
  wasSilent: boolean;
}

export type Visit = { kind: 'unknown' | 'stranger' | 'idle' } | ({ kind: 'known' } & Touch);

@Injectable()
export class PrinterPresence {
  /** Without the client's timer per command, which costs as much as the command; printers have a timeout of their own. */
  private readonly quick: RedisClient;

  constructor(private readonly redis: Redis) {
    this.quick = redis.client.withCommandOptions({ timeout: undefined }) as RedisClient;
  }

  /** `code` is empty when the device fetches or confirms: only a poll says how it is. */
  async touch(secretHash: string, visit: { at: Date; code: string; mac: string | null }): Promise<Visit> {
    const values = [String(visit.at.getTime()), visit.code, visit.mac ?? ''];
    const found = await this.run(TOUCH, keyOf(secretHash), values);
    if (found === 1) return { kind: 'idle' };
    if (!Array.isArray(found)) return { kind: 'unknown' };
    const [id, shopId, columns, mac, work, done, codeBefore, silent] = found.map(String);
    if (shopId === undefined) return { kind: 'stranger' };
    return {
      kind: 'known',
      caller: { printerId: id!, shopId, columns: Number(columns) as Caller['columns'], secretHash },
      mac: mac || null,
      work: work!,
      hasWork: work !== done,
      codeBefore: codeBefore!,
      wasSilent: silent === '1',
    };
  }

  /** Whether papers wait is not known yet, so the next poll looks. */
  async remember({ id, shopId, columns, mac, secretHash }: Printer, at: Date): Promise<void> {
    const known = { id, shopId, columns: String(columns), mac: mac ?? '', known: String(at.getTime()) };
    const key = keyOf(secretHash);
    await this.redis.client.multi().hSet(key, known).hIncrBy(key, 'work', 1).exec();
  }

  async forget(secretHash: string): Promise<void> {
    await this.redis.client.del(keyOf(secretHash));
  }

  async addWork(secretHash: string): Promise<void> {
    await this.redis.client.hIncrBy(keyOf(secretHash), 'work', 1);
  }

  /** Nothing was waiting when `work` stood here; whatever came since has raised it. */
  async settle(secretHash: string, work: string): Promise<void> {
    await this.redis.client.hSet(keyOf(secretHash), 'done', work);
  }

  async of(secretHashes: readonly string[]): Promise<Presence[]> {
    return Promise.all(
      secretHashes.map(async (secretHash) => toPresence(await this.redis.client.hGetAll(keyOf(secretHash)))),
    );
  }

  /** False when it polled meanwhile, or another process has marked it before. */
  async markSilent(secretHash: string, { seenAt }: Presence): Promise<boolean> {
    const values = [String(seenAt?.getTime() ?? '')];
    return (await this.run(SILENCE, keyOf(secretHash), values)) === 1;
  }

  /** By its fingerprint; Redis forgets scripts when it restarts, and then gets the text again. */
  private async run({ text, sha }: Script, key: string, values: string[]): Promise<unknown> {
    try {
      return await this.quick.sendCommand(['EVALSHA', sha, '1', key, ...values]);
    } catch (error) {
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
      return this.redis.client.eval(text, { keys: [key], arguments: values });
    }
  }
}

const keyOf = (secretHash: string): string => `printer:${secretHash}`;

const toPresence = ({
  seen,
  code = '',
  gap,
  silent,
  stranger,
  strangerAt,
}: Record<string, string>): Presence => ({
  seenAt: seen ? new Date(Number(seen)) : null,
  code,
  gapMs: Number(gap ?? 0),
  silent: silent === '1',
  stranger: stranger ? { mac: stranger, at: new Date(Number(strangerAt)) } : null,
});
