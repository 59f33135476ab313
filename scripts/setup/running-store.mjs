import { existsSync } from 'node:fs';
import path from 'node:path';
import { withDatabase } from '../stores/mongo.mjs';
import { socketDirFor } from '../stores/socket-dir.mjs';
import { Problem } from './problem.mjs';

const SOCKETS = ['mongo.sock', 'mongodb-27017.sock'];

/** The address of the store that a running Tresen keeps in its data directory. */
export function runningStoreOf(dataDir) {
  if (!existsSync(dataDir))
    throw new Problem(`${dataDir} gibt es nicht. Liegen die Daten woanders, bitte DATA_DIR angeben.`);
  const dir = socketDirFor(dataDir);
  const socket = SOCKETS.map((name) => path.join(dir, name)).find((file) => existsSync(file));
  if (!socket) throw new Problem('Der Speicher läuft nicht. Bitte zuerst Tresen starten.');
  return withDatabase(`mongodb://${encodeURIComponent(socket)}?directConnection=true`);
}
