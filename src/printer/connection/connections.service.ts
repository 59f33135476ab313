import { Injectable } from '@nestjs/common';
import { Cipher } from '../../platform/cipher/cipher.js';
import { resolveTarget } from '../../platform/dial/dial.js';
import { reachOf } from '../../platform/dial/private-address.rules.js';
import { Env } from '../../platform/env/env.js';
import { newId } from '../../shared/ids.js';
import type { PrinterKind } from '../printer/printer.types.js';
import type { ConnectionDto } from './connection.dto.js';
import { AddressMissing, NotInYourNetwork, SignInIncomplete, TopicReserved } from './connection.errors.js';
import { lanOf, starModeOf, topicOf } from './connection.rules.js';
import type { Connection, DeviceSignIn, LanAddress } from './connection.types.js';

const RAW_PORT = 9100;
const OWN_TOPICS = 'tresen';

/** Makes of what somebody typed what a kind of printer needs, or says why it cannot be. */
@Injectable()
export class Connections {
  constructor(
    private readonly cipher: Cipher,
    private readonly env: Env,
  ) {}

  /** `before` is how it was reached until now: what is not said stays as it is. */
  async of(
    shopId: string,
    kind: PrinterKind,
    given: ConnectionDto = {},
    before: Connection | null = null,
  ): Promise<Connection | null> {
    const { host, port = RAW_PORT } = given;
    switch (kind) {
      case 'tcp':
        if (!host) throw new AddressMissing();
        await resolveTarget(host, port, { allowPrivate: this.env.ALLOW_PRIVATE_TARGETS });
        return { host, port };
      case 'agent':
        return homeOf(given, null);
      case 'mqtt':
        return { ...homeOf(given, lanOf(before)), topic: topicFor(given, before) };
      case 'starMqtt':
        return { topic: topicOf(before) || freshTopic(), mode: given.mode ?? starModeOf(before) };
      case 'epson':
        return this.signInOf(shopId, given);
      default:
        return null;
    }
  }

  passwordOf(shopId: string, { password }: DeviceSignIn): string {
    return this.cipher.open(password, placeOf(shopId));
  }

  private signInOf(shopId: string, { user, password }: ConnectionDto): Connection | null {
    if (!user && !password) return null;
    if (!user || !password) throw new SignInIncomplete();
    return { user, password: this.cipher.seal(password, placeOf(shopId)) };
  }
}

const placeOf = (shopId: string): string => `${shopId}+printer.password`;

/** Where the agent in the restaurant prints. */
function homeOf({ host, port }: ConnectionDto, before: LanAddress | null): LanAddress {
  const place = host ? { host, port: port ?? RAW_PORT } : before;
  if (!place) throw new AddressMissing();
  if (reachOf(place.host) !== 'private') throw new NotInYourNetwork();
  return place;
}

function topicFor({ topic }: ConnectionDto, before: Connection | null): string {
  if (!topic || topic === topicOf(before)) return topicOf(before) || freshTopic();
  if (topic.split('/')[0] === OWN_TOPICS) throw new TopicReserved();
  return topic;
}

const freshTopic = (): string => `${OWN_TOPICS}/${newId()}`;
