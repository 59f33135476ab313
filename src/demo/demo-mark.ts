import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Env } from '../platform/env/env.js';

/** A file beside the data that outlives the store: an empty store beside it has lost what it had. */
@Injectable()
export class DemoMark {
  private readonly file: string;

  constructor(env: Env) {
    this.file = path.resolve(env.DATA_DIR, 'demo.seeded');
  }

  refuseSecondSeed(): void {
    if (!existsSync(this.file)) return;
    throw new Error(
      `Der Speicher ist leer, aber zu diesem Datenverzeichnis gehörte schon eine Demo. Bitte die Daten zurückholen oder, wenn eine neue Demo gewünscht ist, ${this.file} löschen.`,
    );
  }

  async set(): Promise<void> {
    if (existsSync(this.file)) return;
    await mkdir(path.dirname(this.file), { recursive: true });
    await writeFile(this.file, '');
  }
}
