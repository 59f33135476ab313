import { Injectable } from '@nestjs/common';
import { lanOf } from '../../connection/connection.rules.js';
import type { LanAddress } from '../../connection/connection.types.js';
import type { Media } from '../../encode/media.types.js';
import { DeliveryDesk, type Fetch } from '../../job/delivery-desk.service.js';
import { DeviceGate } from '../../printer/device-gate.service.js';
import type { Caller } from '../../printer/printer.types.js';
import { PrinterLog } from '../../printer/printer-log.js';
import type { CallingDevice } from '../calling-device.decorator.js';
import { FastPolls } from '../fast-polls.js';
import { pollOf, resultOf, tokenOf } from './agent.rules.js';
import { AGENT } from './agent-traits.rules.js';

/** `printer` is where the paper goes; the agent is told each time, so that an address can be changed from afar. */
export type AgentAnswer =
  | { job: null; printer?: LanAddress | null }
  | { job: { token: string; media: Media }; printer: LanAddress | null };

const NOTHING: AgentAnswer = { job: null };

@Injectable()
export class AgentService {
  constructor(
    private readonly gate: DeviceGate,
    private readonly desk: DeliveryDesk,
    private readonly log: PrinterLog,
    polls: FastPolls,
  ) {
    polls.add(AGENT.path, async (device, body) => ({
      type: 'application/json',
      body: JSON.stringify(await this.poll(device, body)),
    }));
  }

  async poll(device: CallingDevice, body: string): Promise<AgentAnswer> {
    const { report, prints } = pollOf(body);
    const touch = await this.gate.ask({ ...device, path: AGENT.path, mac: null }, report);
    if (!touch) return NOTHING;
    const printer = lanOf(touch.caller.connection);
    const offer = await this.desk.offer(touch, { report, prints });
    const [media] = offer?.media ?? [];
    const given = offer ? 'ein Bon liegt bereit' : 'nichts zu drucken';
    await this.log.note(touch.caller.printerId, `Der Druckhelfer fragt („${report.text}“): ${given}`);
    return offer && media ? { job: { token: offer.token, media }, printer } : { job: null, printer };
  }

  async fetch(
    device: CallingDevice,
    token: string,
  ): Promise<{ fetched: Fetch; broken: () => Promise<void> }> {
    const caller = await this.callerOf(device);
    const fetched = await this.desk.fetch(caller, tokenOf(token) || 'none', null);
    if (fetched.kind === 'paper') await this.log.note(caller.printerId, 'Der Druckhelfer holt einen Bon ab');
    return { fetched, broken: () => this.desk.broken(caller, token) };
  }

  async confirm(device: CallingDevice, token: string, body: string): Promise<void> {
    const caller = await this.callerOf(device);
    const report = resultOf(body);
    await this.desk.confirm(caller, tokenOf(token) || 'none', report);
    await this.log.note(caller.printerId, `Der Druckhelfer meldet zum Bon: ${report.text}`);
  }

  private callerOf(device: CallingDevice): Promise<Caller> {
    return this.gate.recognise({ ...device, path: AGENT.path, mac: null });
  }
}
