import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { type ZipFile, zipOf } from '../../../platform/files/zip-stream.js';

const FOLDER = path.resolve('scripts');
const PROGRAM = 'print-agent.mjs';
const PARTS = 'print-agent';
const README = `Druckhelfer von Tresen
======================

1. Auf diesem Rechner Node.js ab Version 20 installieren (https://nodejs.org).
2. Diesen Ordner entpacken und darin eine Eingabeaufforderung oeffnen.
3. node print-agent.mjs "ADRESSE"
   Die Adresse zeigt Tresen unter Einstellungen > Drucker, wenn der Drucker eingerichtet wird.

Er sollte mit dem Rechner starten: Solange er aus ist, warten die Bons.
`;

/** The program as it stands beside this server, so that both are of one version. */
@Injectable()
export class AgentProgram {
  constructor(private readonly clock: Clock) {}

  archive(): AsyncGenerator<Buffer> {
    return zipOf(files(), this.clock.now());
  }
}

async function* files(): AsyncGenerator<ZipFile> {
  yield { name: 'LIESMICH.txt', content: [README] };
  yield { name: PROGRAM, content: [await readFile(path.join(FOLDER, PROGRAM))] };
  const parts = await readdir(path.join(FOLDER, PARTS));
  for (const part of parts.filter((name) => name.endsWith('.mjs')))
    yield { name: `${PARTS}/${part}`, content: [await readFile(path.join(FOLDER, PARTS, part))] };
}
