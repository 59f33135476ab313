import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Env } from '../../../platform/env/env.js';
import { signInOf } from '../../connection/connection.rules.js';
import { Connections } from '../../connection/connections.service.js';
import { DeliveryDesk } from '../../job/delivery-desk.service.js';
import { DeviceGate } from '../../printer/device-gate.service.js';
import type { Caller } from '../../printer/printer.types.js';
import { PrinterLog } from '../../printer/printer-log.js';
import type { Touch } from '../../printer/printer-presence.js';
import { PrinterRegistry } from '../../printer/printer-registry.service.js';
import { READY, verdictOf } from '../../printer/report.rules.js';
import type { Report } from '../../printer/report.types.js';
import type { CallingDevice } from '../calling-device.decorator.js';
import { FastPolls } from '../fast-polls.js';
import { Digest } from './digest.js';
import { SignInNeeded } from './epson.errors.js';
import { requestXml } from './epson-answer.rules.js';
import { type PrintResult, resultReportOf } from './epson-code.rules.js';
import { type EpsonForm, formOf, isAsking } from './epson-forms.js';
import { EPSON } from './epson-traits.rules.js';

export interface EpsonRequest extends CallingDevice {
  method: string;
  url: string;
  authorization: string | undefined;
  body: string;
}

export interface EpsonAnswer {
  xml: string;
  /** To be told when the answer does not get through. */
  broken?: () => Promise<void>;
}

export const EPSON_XML = 'text/xml; charset=utf-8';
const NOTHING: EpsonAnswer = { xml: '' };
/** A printer that tells its state only with a result is tried again after this. */
const HOLD_MS = 30_000;

@Injectable()
export class EpsonService {
  private readonly digest: Digest;
  private readonly heldUntil = new Map<string, number>();

  constructor(
    private readonly gate: DeviceGate,
    private readonly desk: DeliveryDesk,
    private readonly connections: Connections,
    private readonly registry: PrinterRegistry,
    private readonly log: PrinterLog,
    private readonly clock: Clock,
    env: Env,
    polls: FastPolls,
  ) {
    polls.add(EPSON.path, async (device, body, { method = '', url = '', headers: { authorization } }) => {
      const { xml, broken } = await this.take({ ...device, method, url, authorization, body });
      return { type: EPSON_XML, body: xml, broken };
    });
    this.digest = new Digest(env.JWT_SECRET);
  }

  async take(request: EpsonRequest): Promise<EpsonAnswer> {
    const visit = isAsking(request.body)
      ? await this.gate.askAsBefore({ ...request, path: EPSON.path, mac: null })
      : await this.gate.meet({ ...request, path: EPSON.path, mac: null });
    if (!visit) return NOTHING;
    this.checkSignIn(visit.caller, request);
    const form = formOf(request.body);
    switch (form.kind) {
      case 'ask':
        return this.give(visit, request);
      case 'results':
        for (const result of form.results) await this.confirm(visit.caller, result, request);
        return NOTHING;
      case 'status':
        return this.note(visit.caller, form, request);
      case 'unreadable':
        await this.log.note(visit.caller.printerId, 'Schickt etwas, das niemand lesen kann');
        return NOTHING;
    }
  }

  /** Asking is fetching: what the answer carries counts as fetched. */
  private async give({ caller, said }: Touch, request: EpsonRequest): Promise<EpsonAnswer> {
    const report = this.stateOf(caller, said);
    const touch = await this.gate.ask({ ...request, path: EPSON.path, mac: null }, report);
    const offer = touch && (await this.desk.offer(touch, { report, prints: null }));
    if (!touch || !offer) return NOTHING;
    const fetched = await this.desk.fetch(touch.caller, offer.token, null);
    if (fetched.kind !== 'paper') return NOTHING;
    await this.log.note(caller.printerId, `Fragt („${report.text}“) und bekommt einen Bon`);
    const version = fetched.media === 'application/vnd.epson.epos+xml;version=1' ? 1 : 2;
    const xml = requestXml(fetched.bytes.toString('utf8'), fetched.token, version);
    return { xml, broken: () => this.desk.broken(caller, fetched.token) };
  }

  private async confirm(caller: Caller, result: PrintResult, request: EpsonRequest): Promise<void> {
    const report = resultReportOf(result);
    await this.desk.confirm(caller, result.token, report);
    const isPrinted = verdictOf(report) === 'ok';
    await this.log.note(caller.printerId, `Meldet zum Bon: ${isPrinted ? 'gedruckt' : report.text}`);
    if (verdictOf(report) === 'refused') await this.speakOlder(caller);
    if (verdictOf(report) === 'blocked')
      this.heldUntil.set(caller.printerId, this.clock.now().getTime() + HOLD_MS);
    else this.heldUntil.delete(caller.printerId);
    if (verdictOf(report) === 'blocked' || isPrinted)
      await this.gate.ask({ ...request, path: EPSON.path, mac: null }, report);
  }

  /** Old firmware refuses the newer form each time, so it is asked once in its life. */
  private async speakOlder({ shopId, printerId, media }: Caller): Promise<void> {
    const older = media.filter((one) => one === 'application/vnd.epson.epos+xml;version=1');
    if (older.length > 0 && older.length < media.length)
      await this.registry.change(shopId, printerId, { media: older });
  }

  private async note(
    { printerId }: Caller,
    { report }: Extract<EpsonForm, { kind: 'status' }>,
    request: EpsonRequest,
  ): Promise<EpsonAnswer> {
    // It speaks of itself, so nobody has to try.
    this.heldUntil.set(printerId, verdictOf(report) === 'blocked' ? Number.POSITIVE_INFINITY : 0);
    await this.gate.ask({ ...request, path: EPSON.path, mac: null }, report);
    return NOTHING;
  }

  /** A printer that asks says nothing of itself; what it said last holds, but not for ever. */
  private stateOf({ printerId }: Caller, said: Report | null): Report {
    if (!said || verdictOf(said) !== 'blocked') return said ?? READY;
    const until = this.heldUntil.get(printerId) ?? 0;
    return this.clock.now().getTime() < until ? said : READY;
  }

  private checkSignIn({ shopId, connection }: Caller, request: EpsonRequest): void {
    const signIn = signInOf(connection);
    if (!signIn) return;
    const now = this.clock.now();
    const password = this.connections.passwordOf(shopId, signIn);
    const found = this.digest.check({ ...request, user: signIn.user, password }, now);
    if (found !== 'good') throw new SignInNeeded(this.digest.challenge(now, found === 'stale'));
  }
}
