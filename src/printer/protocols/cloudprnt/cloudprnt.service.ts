import { Injectable } from '@nestjs/common';
import type { Media } from '../../encode/media.types.js';
import { DeliveryDesk, type Fetch } from '../../job/delivery-desk.service.js';
import { DeviceFacts } from '../../printer/device-facts.service.js';
import { DeviceGate } from '../../printer/device-gate.service.js';
import type { Caller } from '../../printer/printer.types.js';
import { PrinterLog } from '../../printer/printer-log.js';
import type { CallingDevice } from '../calling-device.decorator.js';
import { FastPolls } from '../fast-polls.js';
import { StarMqtt } from '../mqtt/star-mqtt.service.js';
import {
  confirmedReportOf,
  isConfirmation,
  mediaOf,
  pollOf,
  QUESTIONS,
  queryMacOf,
  replacedPathOf,
  type Told,
  tokenOf,
} from './cloudprnt.rules.js';
import { CLOUDPRNT } from './cloudprnt-traits.rules.js';

type Query = Record<string, unknown>;

export type PollAnswer =
  | { jobReady: false; clientAction?: typeof QUESTIONS }
  | { jobReady: true; mediaTypes: Media[]; jobToken: string; deleteMethod: 'DELETE' };

interface FetchAnswer {
  status: number;
  headers: Record<string, string>;
  body?: Buffer;
  /** To be told when the answer does not get through. */
  broken?: () => Promise<void>;
}

const NOTHING: PollAnswer = { jobReady: false };
const NO_STORE = { 'cache-control': 'no-store' };

@Injectable()
export class CloudPrntService {
  constructor(
    private readonly gate: DeviceGate,
    private readonly desk: DeliveryDesk,
    private readonly log: PrinterLog,
    private readonly mqtt: StarMqtt,
    private readonly facts: DeviceFacts,
    polls: FastPolls,
  ) {
    polls.add(CLOUDPRNT.path, async (device, body) => ({
      type: 'application/json',
      body: JSON.stringify(await this.poll(device, body)),
    }));
  }

  /** A printer asks once an hour how it shall speak; in its address the last part is replaced, and named behind it. */
  async settings({ secret = '', address }: CallingDevice, query: Query): Promise<object | null> {
    const own = secret || replacedPathOf(query);
    if (!own) return null;
    const caller = await this.gate.recognise({
      path: CLOUDPRNT.path,
      secret: own,
      address,
      mac: queryMacOf(query),
    });
    return this.mqtt.settingsFor(caller, own);
  }

  async poll(device: CallingDevice, body: string): Promise<PollAnswer> {
    const { report, mac, prints, told } = pollOf(body);
    const touch = await this.gate.ask({ ...device, path: CLOUDPRNT.path, mac }, report);
    if (told.length > 0) await this.note({ ...device, mac }, told);
    if (!touch) return NOTHING;
    const offer = await this.desk.offer(touch, { report, prints });
    const given = offer ? 'ein Bon liegt bereit' : 'nichts zu drucken';
    await this.log.note(touch.caller.printerId, `Fragt („${report.text}“): ${given}`);
    if (!offer) return this.ask(touch.caller, prints);
    return { jobReady: true, mediaTypes: offer.media, jobToken: offer.token, deleteMethod: 'DELETE' };
  }

  /** What it is, asked once: a printer that is busy or has something to print has other things to do. */
  private async ask({ printerId }: Caller, prints: string | null): Promise<PollAnswer> {
    if (prints !== null || !(await this.facts.askOnce(printerId))) return NOTHING;
    return { jobReady: false, clientAction: QUESTIONS };
  }

  private async note(device: CallingDevice & { mac: string | null }, told: Told[]): Promise<void> {
    const { printerId } = await this.gate.recognise({ ...device, path: CLOUDPRNT.path });
    await this.facts.note(printerId, told);
    await this.log.note(printerId, 'Sagt, was er für ein Gerät ist');
  }

  async fetch(device: CallingDevice, query: Query): Promise<FetchAnswer> {
    const caller = await this.callerOf(device, query);
    if (isConfirmation(query)) {
      await this.take(caller, query);
      return { status: 200, headers: NO_STORE };
    }
    const media = mediaOf(query);
    if (media === undefined) return answerFor({ kind: 'wrongMedia' });
    const fetched = await this.desk.fetch(caller, tokenOf(query), media);
    await this.log.note(caller.printerId, FETCHED[fetched.kind]);
    if (fetched.kind !== 'paper') return answerFor(fetched);
    return { ...answerFor(fetched), broken: () => this.desk.broken(caller, fetched.token) };
  }

  async confirm(device: CallingDevice, query: Query): Promise<void> {
    await this.take(await this.callerOf(device, query), query);
  }

  private async take(caller: Caller, query: Query): Promise<void> {
    const report = confirmedReportOf(query);
    await this.desk.confirm(caller, tokenOf(query), report);
    await this.log.note(
      caller.printerId,
      `Meldet zum Bon: ${report.kind === 'ok' ? 'gedruckt' : report.text}`,
    );
  }

  private callerOf(device: CallingDevice, query: Query): Promise<Caller> {
    return this.gate.recognise({ ...device, path: CLOUDPRNT.path, mac: queryMacOf(query) });
  }
}

const FETCHED: Record<Fetch['kind'], string> = {
  paper: 'Holt einen Bon ab',
  nothing: 'Will einen Bon abholen, den es nicht mehr gibt',
  gone: 'Will einen Bon abholen, der schon gedruckt ist',
  wrongMedia: 'Will einen Bon in einem Format, das es nicht gibt',
};

const REFUSED: Record<Exclude<Fetch['kind'], 'paper'>, number> = { nothing: 404, gone: 410, wrongMedia: 415 };

function answerFor(fetch: Fetch): FetchAnswer {
  if (fetch.kind !== 'paper') return { status: REFUSED[fetch.kind], headers: NO_STORE };
  const isDrawn = fetch.media === 'text/plain' || fetch.media === 'image/png';
  const cut = isDrawn ? { 'x-star-cut': 'partial; feed=true' } : undefined;
  const type = fetch.media === 'text/plain' ? 'text/plain; charset=utf-8' : fetch.media;
  return { status: 200, headers: { ...NO_STORE, ...cut, 'content-type': type }, body: fetch.bytes };
}
