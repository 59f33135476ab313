import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { Env } from '../platform/env/env.js';
import { PrinterRegistry } from '../printer/printer/printer-registry.service.js';
import { DEMO_OPERATOR } from './restaurant.demo.js';

/** A printer for the kitchen, and a note of its address: the address is shown once and stored only as a hash. */
@Injectable()
export class PrinterDemo {
  private readonly log = new Logger('Demo');

  constructor(
    private readonly printers: PrinterRegistry,
    private readonly env: Env,
  ) {}

  async connect(shopId: string): Promise<void> {
    const [known] = await this.printers.list(shopId);
    const { url } = known
      ? await this.printers.renewAddress(shopId, known.id)
      : await this.printers.add(shopId, { name: 'Küche', kind: 'cloudprnt', columns: 48 });
    await this.note(url);
  }

  private async note(printerUrl: string): Promise<void> {
    await mkdir(this.env.DATA_DIR, { recursive: true });
    const file = path.join(this.env.DATA_DIR, 'demo.json');
    await writeFile(file, `${JSON.stringify({ printerUrl })}\n`, { mode: 0o600 });
    const { email, password } = DEMO_OPERATOR;
    this.log.log(`Anmelden: ${email} / ${password}, Bondrucker: ${printerUrl}`);
  }
}
