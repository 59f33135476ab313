import { Injectable } from '@nestjs/common';
import { Redis } from '../../platform/queue/redis.js';

const FAILURES = 'texts:failures';
const OPEN = 'texts:open';
const TRIPS_AT = 5;
const COUNTED_SECONDS = 300;
const OPEN_SECONDS = 30;

/** One step: the count that trips it leaves it one failure short of tripping again. */
const FAIL = `
local failures = redis.call('incr', KEYS[1])
redis.call('expire', KEYS[1], ARGV[2])
if failures < tonumber(ARGV[1]) then return 0 end
redis.call('set', KEYS[1], tonumber(ARGV[1]) - 1, 'EX', ARGV[2])
redis.call('set', KEYS[2], '1', 'EX', ARGV[3])
return 1`;

/**
 * Shared by all processes: after five failures in a row nobody asks the model for half a minute, and then one failure
 * is enough to wait again. While Redis is away everybody asks.
 */
@Injectable()
export class TextBreaker {
  constructor(private readonly redis: Redis) {}

  async isOpen(): Promise<boolean> {
    return (await this.redis.soon((client) => client.exists(OPEN)).catch(() => 0)) > 0;
  }

  async failed(): Promise<void> {
    const options = {
      keys: [FAILURES, OPEN],
      arguments: [TRIPS_AT, COUNTED_SECONDS, OPEN_SECONDS].map(String),
    };
    await this.redis.soon((client) => client.eval(FAIL, options)).catch(() => undefined);
  }

  async worked(): Promise<void> {
    await this.redis.soon((client) => client.del([FAILURES, OPEN])).catch(() => undefined);
  }
}
