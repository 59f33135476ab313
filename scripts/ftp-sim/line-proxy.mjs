import { connect, createServer } from 'node:net';

/**
 * A line that behaves badly: stands on another address of this machine with the ports of the server, so that a client
 * that dials the control host reaches its data connections over the same line.
 */
export async function startLineProxy(server, { delayMs = 0 } = {}) {
  const line = new Line(delayMs);
  const host = server.proxyHost ?? '127.0.0.2';
  const listeners = await Promise.all(
    [server.port, ...(server.passive ?? [])].map((port) =>
      line.listen(port, host, server.serverPort ?? port),
    ),
  );
  return Object.assign(line, {
    host,
    port: server.port,
    close: async () => {
      line.cut();
      await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.close(resolve))));
    },
  });
}

class Line {
  sockets = new Set();
  bytes = 0;
  /** Everything breaks when so many bytes have passed; nobody gets through until it is mended. */
  cutAt = Number.POSITIVE_INFINITY;
  isDown = false;
  /** One byte at a time, so many milliseconds apart, from the server to us. */
  dripMs = 0;
  connections = 0;

  constructor(delayMs) {
    this.oneWayMs = delayMs / 2;
  }

  listen(port, host, serverPort) {
    const listener = createServer({ allowHalfOpen: true }, (near) => this.join(near, serverPort));
    return new Promise((resolve, reject) => {
      listener.once('error', reject);
      listener.listen(port, host, () => resolve(listener));
    });
  }

  cutAfter(bytes) {
    this.bytes = 0;
    this.cutAt = bytes;
  }

  mend() {
    this.isDown = false;
    this.cutAt = Number.POSITIVE_INFINITY;
  }

  cut() {
    this.isDown = true;
    for (const socket of this.sockets) socket.destroy();
  }

  join(near, port) {
    if (this.isDown) return near.destroy();
    this.connections += 1;
    const far = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    this.carry(near, far, 0);
    this.carry(far, near, this.dripMs);
  }

  carry(from, to, dripMs) {
    this.sockets.add(from);
    from.setNoDelay(true);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      this.sockets.delete(from);
      if (from.errored || this.isDown) to.destroy();
    });
    from.on('data', (chunk) => {
      const room = this.cutAt - this.bytes;
      this.bytes += chunk.length;
      if (chunk.length >= room) {
        // What has passed arrives, what comes after does not.
        this.write(to, chunk.subarray(0, room), () => this.cut());
        return;
      }
      if (dripMs > 0) void this.drip(from, to, chunk, dripMs);
      else this.write(to, chunk);
    });
    from.on('end', () => this.later(() => to.end()));
  }

  write(to, chunk, done = () => {}) {
    this.later(() => {
      if (to.writable) to.write(chunk);
      done();
    });
  }

  /** Timers of one length fire in the order they were set. */
  later(run) {
    if (this.oneWayMs === 0) run();
    else setTimeout(run, this.oneWayMs);
  }

  async drip(from, to, chunk, dripMs) {
    from.pause();
    for (const byte of chunk) {
      await new Promise((resolve) => setTimeout(resolve, dripMs));
      if (!to.writable) return;
      to.write(Buffer.of(byte));
    }
    from.resume();
  }
}
