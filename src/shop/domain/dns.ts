import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { withDeadline } from '../../platform/dial/deadline.js';
import { Env } from '../../platform/env/env.js';
import { proofName } from './domain.rules.js';
import type { DnsFindings } from './domain.types.js';

const ASK_MS = 2_000;
const WHOLE_MS = 6_000;

/** Asks name servers and nobody else: a name is never dialled. */
@Injectable()
export class Dns {
  private readonly resolver = new Resolver({ timeout: ASK_MS, tries: 2 });

  constructor({ DNS_SERVERS }: Env) {
    if (DNS_SERVERS) this.resolver.setServers(DNS_SERVERS.split(','));
  }

  async findings(name: string): Promise<DnsFindings> {
    const [texts, aliases, addresses] = await Promise.all([
      this.ask(() => this.resolver.resolveTxt(proofName(name))),
      this.ask(() => this.resolver.resolveCname(name)),
      this.addresses(name),
    ]);
    const plain = aliases.map((alias) => alias.toLowerCase().replace(/\.$/, ''));
    return { texts: texts.map((parts) => parts.join('').trim()), aliases: plain, addresses };
  }

  async addresses(name: string): Promise<string[]> {
    if (isIP(name)) return [name];
    const [four, six] = await Promise.all([
      this.ask(() => this.resolver.resolve4(name)),
      this.ask(() => this.resolver.resolve6(name)),
    ]);
    return [...four, ...six];
  }

  /** No answer, no such name, no server: there is nothing to be seen yet. */
  private ask<T>(question: () => Promise<T[]>): Promise<T[]> {
    return withDeadline(WHOLE_MS, question).catch(() => []);
  }
}
