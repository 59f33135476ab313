import { createRequire } from 'node:module';

interface DriverConnection {
  closed: boolean;
  socket: { emit(event: 'error', error: Error): boolean };
  cleanup(error: Error): void;
}

const require = createRequire(import.meta.url);
// Loaded as mongoose loads it: the driver shows the class to nobody.
const fromMongoose = createRequire(require.resolve('mongoose'));

/**
 * Who writes to a store that closed the connection a moment ago waits for the socket to drain, and the driver (7.8)
 * ends that wait by an error of the socket alone, which a plain close does not bring: the request would never be
 * answered and its connection never be given back.
 */
export function endWaitsOnClosedSockets(): void {
  const { Connection } = fromMongoose('mongodb/lib/cmap/connection.js') as {
    Connection: { prototype: DriverConnection };
  };
  const { cleanup } = Connection.prototype;
  Connection.prototype.cleanup = function (error) {
    const wasOpen = !this.closed;
    cleanup.call(this, error);
    if (wasOpen) this.socket.emit('error', error);
  };
}
