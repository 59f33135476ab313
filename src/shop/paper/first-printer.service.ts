import { isIP } from 'node:net';
import { Injectable } from '@nestjs/common';
import { AddressMissing, TopicUnreadable } from '../../printer/connection/connection.errors.js';
import { isTopic } from '../../printer/connection/connection.rules.js';
import { Connections } from '../../printer/connection/connections.service.js';
import type { PlacedPrinter } from '../../printer/printer/printer.types.js';
import { PrinterRegistry } from '../../printer/printer/printer-registry.service.js';
import type { Shop, ShopSettings } from '../restaurant/shop.types.js';
import { movedTo, printerFieldsOf } from './first-printer.rules.js';

/** printerType, printerIP and printerTopic of a shop are the first of its printers, seen through three fields. */
@Injectable()
export class FirstPrinter {
  constructor(
    private readonly registry: PrinterRegistry,
    private readonly connections: Connections,
  ) {}

  of(shopId: string): Promise<PlacedPrinter | null> {
    return this.registry.findFirst(shopId);
  }

  async shown(shop: Shop): Promise<Shop> {
    return { ...shop, settings: this.settingsWith(shop, await this.of(shop.id)) };
  }

  settingsWith({ settings }: Pick<Shop, 'settings'>, first: PlacedPrinter | null): ShopSettings {
    return { ...settings, ...printerFieldsOf(settings, first) };
  }

  /** Before the settings are stored: what the printer cannot be refuses the save. */
  async follow(
    { id }: Shop,
    settings: Partial<Pick<ShopSettings, 'printerIP' | 'printerTopic'>> = {},
  ): Promise<void> {
    if (!settings.printerIP && !settings.printerTopic) return;
    const [first] = await this.registry.list(id);
    const place = movedTo(first, settings);
    if (!first || !place) return;
    if (place.host && isIP(place.host) === 0) throw new AddressMissing();
    if (place.topic && !isTopic(place.topic)) throw new TopicUnreadable();
    const connection = await this.connections.of(id, first.kind, place, first.connection);
    await this.registry.change(id, first.id, { connection });
  }
}
