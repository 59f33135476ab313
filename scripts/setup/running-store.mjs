import { existsSync } from 'node:fs';
import { mongoSocketsIn, mongoUriAt } from '../stores/mongo.mjs';
import { socketDirFor } from '../stores/socket-dir.mjs';
import { Problem } from './problem.mjs';

/** The address of the store that a running Tresen keeps in its data directory. */
export function runningStoreOf(dataDir) {
  if (!existsSync(dataDir))
    throw new Problem(`${dataDir} gibt es nicht. Liegen die Daten woanders, bitte DATA_DIR angeben.`);
  const dir = socketDirFor(dataDir);
  const socket = mongoSocketsIn(dir).find((file) => existsSync(file));
  if (!socket) throw new Problem('Der Speicher läuft nicht. Bitte zuerst Tresen starten.');
  return mongoUriAt(socket);
}
