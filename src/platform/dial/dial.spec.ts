import { describe, expect, it } from '@jest/globals';
import { DeadlineExceeded, withDeadline } from './deadline.js';
import { resolveTarget, TargetNotAllowed, TargetUnknown } from './dial.js';
import { type Reach, reachOf } from './private-address.rules.js';

const reaches: [address: string, reach: Reach][] = [
  ['93.184.216.34', 'public'],
  ['1.1.1.1', 'public'],
  ['172.15.255.255', 'public'],
  ['172.32.0.1', 'public'],
  ['192.167.255.255', 'public'],
  ['2606:4700:4700::1111', 'public'],
  ['2a00:1450:4001:80b::200e', 'public'],
  ['127.0.0.1', 'private'],
  ['127.255.255.254', 'private'],
  ['10.0.0.1', 'private'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.168.178.1', 'private'],
  ['169.254.1.1', 'private'],
  ['100.64.0.1', 'private'],
  ['192.0.0.8', 'private'],
  ['192.0.2.1', 'private'],
  ['198.18.0.1', 'private'],
  ['198.51.100.1', 'private'],
  ['203.0.113.1', 'private'],
  ['::1', 'private'],
  ['fe80::1', 'private'],
  ['fe80::1%eth0', 'private'],
  ['febf::1', 'private'],
  ['fc00::1', 'private'],
  ['fdff::1', 'private'],
  ['fec0::1', 'private'],
  ['2001:db8::1', 'private'],
  ['2001::1', 'private'],
  ['2002:7f00:1::', 'private'],
  ['2002:a00:1::1', 'private'],
  ['3fff::1', 'private'],
  ['100::1', 'private'],
  ['64:ff9b:1::1', 'private'],
  ['::7f00:1', 'private'],
  ['::127.0.0.1', 'private'],
  ['::ffff:127.0.0.1', 'private'],
  ['::ffff:7f00:1', 'private'],
  ['::FFFF:10.0.0.1', 'private'],
  ['::ffff:8.8.8.8', 'private'],
  ['0:0:0:0:0:ffff:a00:1', 'private'],
  ['64:ff9b::7f00:1', 'private'],
  ['0.0.0.0', 'never'],
  ['0.1.2.3', 'never'],
  ['169.254.169.254', 'never'],
  ['::ffff:169.254.169.254', 'never'],
  ['::ffff:a9fe:a9fe', 'never'],
  ['64:ff9b::a9fe:a9fe', 'never'],
  ['fd00:ec2::254', 'never'],
  ['100.100.100.200', 'never'],
  ['224.0.0.1', 'never'],
  ['255.255.255.255', 'never'],
  ['240.0.0.1', 'never'],
  ['::', 'never'],
  ['ff02::1', 'never'],
  ['not an address', 'never'],
  ['1.2.3', 'never'],
  ['1.2.3.256', 'never'],
  ['1:2:3', 'never'],
  ['1::2::3', 'never'],
  ['', 'never'],
];

describe('an address', () => {
  it.each(reaches)('%s is %s', (address, reach) => {
    expect(reachOf(address)).toBe(reach);
  });
});

const resolveTo =
  (...addresses: string[]) =>
  async () =>
    addresses;
const strict = (...addresses: string[]) => ({ allowPrivate: false, resolve: resolveTo(...addresses) });

describe('dialling out', () => {
  it('pins the address that was checked', async () => {
    expect(await resolveTarget('ftp.bella.example', 21, strict('93.184.216.34'))).toEqual({
      host: 'ftp.bella.example',
      address: '93.184.216.34',
      family: 4,
      port: 21,
    });
  });

  it.each([
    ['a name that leads home', 'intern.bella.example', ['127.0.0.1']],
    ['a name with one good and one bad address', 'rebind.example', ['93.184.216.34', '10.0.0.1']],
    ['a name that leads to the metadata of a cloud', 'meta.example', ['169.254.169.254']],
    ['a wrapped address', 'x.example', ['::ffff:10.0.0.1']],
    ['an address itself', '192.168.0.1', []],
    ['an address in brackets', '[::1]', []],
    ['an address in six clothes', '[::ffff:127.0.0.1]', []],
  ])('refuses %s', async (_, host, addresses) => {
    await expect(resolveTarget(host, 80, strict(...addresses))).rejects.toThrow(TargetNotAllowed);
  });

  it.each(['127.1', '0x7f.0.0.1', '2130706433', '017700000001', 'localhost', 'localhost.'])(
    'is not fooled by %s',
    async (host) => {
      const outcome = resolveTarget(host, 80, { allowPrivate: false });
      await expect(outcome).rejects.toMatchObject({ status: 422 });
    },
  );

  it.each([
    '',
    ' ',
    'a b',
    'user@host',
    'host/path',
    'host:22',
    'http://host',
    'host\r\nQUIT',
    'host\0',
    '-oProxyCommand=x',
    'a'.repeat(300),
  ])('does not even ask for %j', async (host) => {
    const never = async () => Promise.reject(new Error('asked'));
    await expect(resolveTarget(host, 80, { allowPrivate: true, resolve: never })).rejects.toThrow(
      TargetUnknown,
    );
  });

  it.each([0, -1, 65_536, 1.5, Number.NaN])('knows no port %s', async (port) => {
    await expect(resolveTarget('x.example', port, strict('1.1.1.1'))).rejects.toThrow(TargetUnknown);
  });

  it('reaches the printer next door where that is allowed, but never the metadata', async () => {
    const home = { allowPrivate: true, resolve: resolveTo('192.168.178.40') };
    expect((await resolveTarget('drucker.local', 9100, home)).address).toBe('192.168.178.40');
    await expect(resolveTarget('169.254.169.254', 80, { allowPrivate: true })).rejects.toThrow(
      TargetNotAllowed,
    );
    await expect(resolveTarget('0.0.0.0', 80, { allowPrivate: true })).rejects.toThrow(TargetNotAllowed);
  });

  it('says that a name does not exist, and does not wait for ever to find out', async () => {
    const hanging = () => new Promise<string[]>(() => undefined);
    const rules = { allowPrivate: false, resolve: hanging, deadlineMs: 20 };
    await expect(resolveTarget('slow.example', 80, rules)).rejects.toThrow(TargetUnknown);
    await expect(resolveTarget('none.example', 80, strict())).rejects.toThrow(TargetUnknown);
  });
});

describe('a deadline', () => {
  it('ends what does not end, and tells it to stop', async () => {
    let stopped = false;
    const drip = withDeadline(20, (signal) => {
      signal.addEventListener('abort', () => {
        stopped = true;
      });
      return new Promise(() => undefined);
    });
    await expect(drip).rejects.toThrow(DeadlineExceeded);
    expect(stopped).toBe(true);
  });

  it('hands on what came in time, good or bad', async () => {
    await expect(withDeadline(5_000, async () => 7)).resolves.toBe(7);
    await expect(withDeadline(5_000, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });
});
