import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import type { PlacedCode, Position } from './delivery.types.js';
import { metersBetween } from './geo.rules.js';
import type { PostalCode, PostalPlace, PostalSource, PostalTable } from './postal-code.types.js';
import { isPlaced, NO_TABLE, neighbourOf, readPostalTable } from './postal-table.rules.js';
import { postalCodeOf } from './street.rules.js';
import { citiesIn, townsInstead, townsNamed } from './town.rules.js';

const FILE = 'postal-codes.tsv';
const MAX_AROUND = 400;

/** Where German postal codes lie, from a table on this machine: no address is ever sent to anybody. */
@Injectable()
export class PostalCodes {
  private table: Promise<ReturnType<typeof indexed>> | null = null;

  constructor(private readonly env: Env) {}

  async find(postalCode: string): Promise<PostalCode | null> {
    const code = postalCodeOf(postalCode);
    return (code && (await this.load()).byCode.get(code)) || null;
  }

  /**
   * Null for a code that nobody knows, and for one of which only the town is known. Where the operator has put it on
   * the map goes first.
   */
  async positionOf(postalCode: string, placed: readonly PlacedCode[] = []): Promise<Position | null> {
    const code = postalCodeOf(postalCode);
    const own = placed.find((one) => one.code === code);
    return own?.position ?? (await this.find(postalCode))?.position ?? null;
  }

  /** Where the code belongs: one town only where there is no other, none where the table cannot say. */
  async townsOf(postalCode: string): Promise<string[]> {
    const known = await this.find(postalCode);
    return known ? townsNamed(known) : [];
  }

  /** Where the code belongs when the typed town is certainly another; empty when they may go together. */
  async townsInstead(postalCode: string, town: string): Promise<string[]> {
    const known = await this.find(postalCode);
    return known ? townsInstead(town, known, (await this.load()).cities) : [];
  }

  /** A town close by, where the map begins when the postal code has no centre of its own. */
  async nearPositionOf(postalCode: string): Promise<Position | null> {
    const code = postalCodeOf(postalCode);
    return (code && neighbourOf(code, (await this.load()).codes)?.position) || null;
  }

  /** Nearest first. */
  async around(center: Position, km: number): Promise<PostalPlace[]> {
    const { codes } = await this.load();
    return codes
      .filter(isPlaced)
      .map((place) => ({ place, meters: metersBetween(center, place.position) }))
      .filter(({ meters }) => meters <= km * 1_000)
      .sort((a, b) => a.meters - b.meters)
      .slice(0, MAX_AROUND)
      .map(({ place }) => place);
  }

  async sources(): Promise<PostalSource[]> {
    return (await this.load()).sources;
  }

  private load() {
    this.table ??= this.read();
    return this.table;
  }

  /** The operator's own table before the one that came with the product. */
  private async read() {
    const folders = [path.resolve(this.env.DATA_DIR), path.resolve('data')];
    for (const folder of folders) {
      const text = await readFile(path.join(folder, FILE), 'utf8').catch(() => null);
      if (text !== null) return indexed(readPostalTable(text));
    }
    return indexed(NO_TABLE);
  }
}

const indexed = (table: PostalTable) => ({
  ...table,
  byCode: new Map(table.codes.map((code) => [code.code, code])),
  cities: citiesIn(table.codes),
});
