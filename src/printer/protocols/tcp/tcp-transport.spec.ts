import { describe, expect, it } from '@jest/globals';
import type { Env } from '../../../platform/env/env.js';
import type { Caller } from '../../printer/printer.types.js';
import { PushTransports, Unreachable } from '../push-transport.js';
import { TcpTransport } from './tcp-transport.js';

const hosted = () => new TcpTransport({ ALLOW_PRIVATE_TARGETS: false } as Env, new PushTransports());

describe('where papers are brought to', () => {
  it.each(['192.168.178.50', '127.0.0.1', '10.0.0.1', '::1', '169.254.169.254', '::ffff:127.0.0.1'])(
    'is not %s, unless this runs in the network of the printers',
    async (host) => {
      const caller = { connection: { host, port: 9100 } } as Caller;
      await expect(hosted().open(caller)).rejects.toThrow(Unreachable);
      await expect(hosted().open(caller)).rejects.toThrow('privaten Netz');
    },
  );

  it('is nowhere without an address', async () => {
    await expect(hosted().open({ connection: null } as Caller)).rejects.toThrow('keine IP-Adresse');
  });
});
