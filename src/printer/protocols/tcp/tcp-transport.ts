import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/app-error.js';
import { resolveTarget, type Target } from '../../../platform/dial/dial.js';
import { Env } from '../../../platform/env/env.js';
import { lanOf } from '../../printer/connection.rules.js';
import type { Caller } from '../../printer/printer.types.js';
import { type OpenLine, type PushTransport, PushTransports, Unreachable } from '../push-transport.js';
import { EscPosLine } from './escpos-line.js';

/** ESC/POS over TCP: for one who runs this in the network of the printers. */
@Injectable()
export class TcpTransport implements PushTransport {
  readonly kind = 'tcp';

  constructor(
    private readonly env: Env,
    transports: PushTransports,
  ) {
    transports.add(this);
  }

  async open({ connection }: Caller): Promise<OpenLine> {
    const lan = lanOf(connection);
    if (!lan) throw new Unreachable('Für diesen Drucker ist keine IP-Adresse eingetragen');
    return EscPosLine.open(await this.targetOf(lan.host, lan.port));
  }

  private async targetOf(host: string, port: number): Promise<Target> {
    try {
      return await resolveTarget(host, port, { allowPrivate: this.env.ALLOW_PRIVATE_TARGETS });
    } catch (error) {
      throw error instanceof AppError ? new Unreachable(error.message) : error;
    }
  }
}
