import { createRequire } from 'node:module';
import { Duplex } from 'node:stream';
import { expect, it } from '@jest/globals';
import { endWaitsOnClosedSockets } from './closed-sockets.js';

interface Wire {
  command(ns: object, command: object): Promise<unknown>;
}
const require = createRequire(import.meta.url);
const { Connection } = require('mongodb/lib/cmap/connection.js') as {
  Connection: new (socket: Duplex, options: object) => Wire;
};
const { ns } = require('mongodb/lib/utils.js') as { ns: (name: string) => object };

/** A socket of which nobody reads at the other end. */
function fullSocket() {
  const socket = new Duplex({ highWaterMark: 1, read: () => {}, write: () => {} });
  return Object.assign(socket, { setTimeout: () => socket });
}

it('ends what waits for a socket that its other end has closed', async () => {
  endWaitsOnClosedSockets();
  const socket = fullSocket();
  const connection = new Connection(socket, { id: 1, generation: 1, tls: false, hostAddress: 'store' });
  const asked = connection.command(ns('tresen.$cmd'), { ping: 1 });
  setImmediate(() => socket.destroy());
  await expect(asked).rejects.toMatchObject({ name: 'MongoNetworkError' });
});

it('says so as well when the socket was gone before the command, and its connection had not heard', async () => {
  const socket = fullSocket();
  const connection = new Connection(socket, { id: 2, generation: 1, tls: false, hostAddress: 'store' });
  socket.destroy();
  await expect(connection.command(ns('tresen.$cmd'), { ping: 1 })).rejects.toMatchObject({
    name: 'MongoNetworkError',
  });
});
