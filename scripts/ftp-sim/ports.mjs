import { createServer } from 'node:net';

const FIRST = 20_000;
const LAST = 32_000;

/** A block of ports nobody listens on right now, below those the system hands out by itself. */
export async function freePorts(count, hosts = ['127.0.0.1']) {
  for (let tried = 0; tried < 50; tried++) {
    const first = FIRST + Math.floor(Math.random() * (LAST - FIRST - count));
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(ports.flatMap((port) => hosts.map((host) => isFree(port, host))));
    if (free.every(Boolean)) return ports;
  }
  throw new Error('No free ports.');
}

function isFree(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
