/** Where Redis is, in the words of both clients we use. */
interface RedisAddress {
  path?: string;
  host?: string;
  port?: number;
  tls: boolean;
  username?: string;
  password?: string;
  db: number;
}

const SOCKET = /^(?:redis\+)?unix:(?:\/\/)?(?=\/)/;

/** `redis://user:password@host:port/db`, `rediss://...`, `unix:/path?db=1` and `redis+unix:///path?db=1`. */
export function redisAddressOf(url: string): RedisAddress {
  return SOCKET.test(url) ? socketOf(url.replace(SOCKET, '')) : networkOf(new URL(url));
}

function socketOf(rest: string): RedisAddress {
  const [path = '', query = ''] = rest.split('?', 2);
  const options = new URLSearchParams(query);
  return {
    path: decodeURI(path),
    tls: false,
    username: options.get('username') ?? undefined,
    password: options.get('password') ?? undefined,
    db: databaseOf(options.get('db') ?? '0'),
  };
}

function networkOf({ protocol, hostname, port, username, password, pathname }: URL): RedisAddress {
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    tls: protocol === 'rediss:',
    username: decodeURIComponent(username) || undefined,
    password: decodeURIComponent(password) || undefined,
    db: databaseOf(pathname.slice(1) || '0'),
  };
}

function databaseOf(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new Error('REDIS_URL names a database that is not a number.');
  return Number(text);
}
