import { describe, expect, it } from '@jest/globals';
import { Cipher } from '../../platform/cipher/cipher.js';
import type { Env } from '../../platform/env/env.js';
import type { DeviceSignIn } from './connection.types.js';
import { Connections } from './connections.service.js';

const connections = (allowPrivate: boolean) => {
  const env = { ALLOW_PRIVATE_TARGETS: allowPrivate, SECRET_KEYS: `k:${'ab'.repeat(32)}` } as Env;
  return new Connections(new Cipher(env), env);
};
const host = '192.168.178.50';

describe('how a printer is reached', () => {
  it('is by its address in the network, where that is allowed', async () => {
    expect(await connections(true).of('bella', 'tcp', { host })).toEqual({ host, port: 9100 });
    await expect(connections(false).of('bella', 'tcp', { host })).rejects.toThrow('privaten Netz');
    expect(await connections(false).of('bella', 'agent', { host, port: 9101 })).toEqual({ host, port: 9101 });
    await expect(connections(true).of('bella', 'agent', { host: '8.8.8.8' })).rejects.toThrow('im Netz');
    await expect(connections(true).of('bella', 'tcp')).rejects.toThrow('IP-Adresse');
  });

  it('is by a name and a sealed password that opens for its shop alone', async () => {
    const given = { user: 'kueche', password: 'geheim-1234' };
    const signIn = (await connections(false).of('bella', 'epson', given)) as DeviceSignIn;
    expect(JSON.stringify(signIn)).not.toContain('geheim');
    expect(connections(false).passwordOf('bella', signIn)).toBe('geheim-1234');
    expect(() => connections(false).passwordOf('other', signIn)).toThrow();
    await expect(connections(false).of('bella', 'epson', { user: 'kueche' })).rejects.toThrow('Passwort');
    expect(await connections(false).of('bella', 'epson')).toBeNull();
    expect(await connections(false).of('bella', 'cloudprnt', { host })).toBeNull();
  });
});
