import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import type { UploadedPicture } from '../../platform/pictures/uploaded-picture.js';
import { Queue } from '../../platform/queue/queue.js';
import { newId } from '../../shared/ids.js';
import { cleanText } from '../../shared/text.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { TextWriter } from '../texts/text-writer.service.js';
import { TextsNotConnected } from '../texts/texts.errors.js';
import { MenuNotReadable, MenuReadingGone, MenuReadingRuns } from './menu-reading.errors.js';
import { MENU_READING } from './menu-reading.jobs.js';
import { isBrokenOff, isReadingRunning, type MenuReading, type Source } from './menu-reading.types.js';
import { type MenuReadingDesk, toMenuReadingView } from './menu-reading.view.js';
import { ReadingStore } from './reading-store.js';
import { textPartsOf } from './source-parts.rules.js';
import { SourceParts } from './source-parts.service.js';

const PATIENCE_MS = 180_000;
const KEPT_MS = 7 * 86_400_000;

/** From the upload to the job. Saved first, queued second; the sweep queues what was missed. A shop keeps its latest. */
@Injectable()
export class MenuReadings {
  constructor(
    private readonly store: ReadingStore,
    private readonly sources: SourceParts,
    private readonly writer: TextWriter,
    private readonly queue: Queue,
    private readonly clock: Clock,
  ) {}

  async desk(shop: Shop): Promise<MenuReadingDesk> {
    const [state, latest] = await Promise.all([
      this.writer.state(shop),
      this.store.readings.findLatest(shop.id),
    ]);
    return { ...state, reading: latest && toMenuReadingView(latest) };
  }

  async readText(shop: Shop, text: string): Promise<MenuReadingDesk> {
    await this.makeSureItIsConnected(shop);
    const parts = textPartsOf(text).map((part) => ({ text: part }));
    if (parts.length === 0) throw new MenuNotReadable('noText');
    return this.begin(shop, { kind: 'text', name: 'Eingefügter Text', parts, isCut: false, blankPages: [] });
  }

  async readFile(shop: Shop, { path, name }: UploadedPicture): Promise<MenuReadingDesk> {
    await this.makeSureItIsConnected(shop);
    const source = await this.sources.of(path);
    return this.begin(shop, { ...source, name: cleanText(name, { max: 120 }) || 'Karte' });
  }

  async cancel(shop: Shop, id: string): Promise<MenuReadingDesk> {
    await this.get(shop.id, id);
    await this.store.readings.change(shop.id, id, { cancelled: true });
    return this.desk(shop);
  }

  /** Behind what has been read, after the model failed or somebody cancelled. */
  async goOn(shop: Shop, id: string): Promise<MenuReadingDesk> {
    await this.makeSureItIsConnected(shop);
    const reading = await this.get(shop.id, id);
    if (
      !isBrokenOff({ ...reading, parts: reading.texts.length }) ||
      !(await this.store.readings.goOn(shop.id, id))
    )
      throw new MenuReadingRuns();
    await this.enqueue(reading);
    return this.desk(shop);
  }

  async discard(shopId: string, id: string): Promise<void> {
    const reading = await this.get(shopId, id);
    if (isReadingRunning(reading)) throw new MenuReadingRuns();
    await this.store.drop(reading);
  }

  async picture(shopId: string, id: string, part: number): Promise<Buffer> {
    const picture = await this.store.picture(await this.get(shopId, id), part);
    if (!picture) throw new MenuReadingGone();
    return picture;
  }

  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - PATIENCE_MS);
    for (const lost of await this.store.readings.listUnfinished(before, 50)) await this.enqueue(lost);
  }

  async forgetOld(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_MS);
    for (const old of await this.store.readings.listOld(before, 500)) await this.store.drop(old);
  }

  private async begin(shop: Shop, source: Source & { name: string }): Promise<MenuReadingDesk> {
    const { kind, name, parts, isCut, blankPages } = source;
    const before = await this.store.readings.list(shop.id);
    if (before.some(isReadingRunning)) throw new MenuReadingRuns();
    const reading: MenuReading = {
      id: newId(),
      shopId: shop.id,
      kind,
      name,
      state: 'running',
      texts: parts.map((part) => ('text' in part ? part.text : '')),
      read: 0,
      rows: [],
      cancelled: false,
      tries: 0,
      problem: null,
      isCut,
      blankPages,
      createdAt: this.clock.now(),
    };
    await this.store.keepPictures(shop.id, reading.id, parts);
    if (!(await this.store.readings.begin(reading))) throw new MenuReadingRuns();
    for (const old of before) await this.store.drop(old);
    await this.enqueue(reading);
    return this.desk(shop);
  }

  private async makeSureItIsConnected(shop: Shop): Promise<void> {
    if (!(await this.writer.state(shop)).isConnected) throw new TextsNotConnected();
  }

  private enqueue({ shopId, id }: MenuReading): Promise<void> {
    return this.queue.add(MENU_READING, { shopId, readingId: id }, { id });
  }

  private async get(shopId: string, id: string): Promise<MenuReading> {
    const found = await this.store.readings.find(shopId, id);
    if (!found) throw new MenuReadingGone();
    return found;
  }
}
