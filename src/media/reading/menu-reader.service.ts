import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/app-error.js';
import { Live } from '../../platform/live/live.js';
import { KnownShops } from '../../shop/restaurant/known-shops.js';
import type { Shop } from '../../shop/restaurant/shop.types.js';
import { TextWriter } from '../texts/text-writer.service.js';
import { ModelFailed } from '../texts/texts.errors.js';
import { MAX_ROWS, rowsIn } from './menu-answer.rules.js';
import { readPicture, readText } from './menu-question.rules.js';
import { MenuReadingGone } from './menu-reading.errors.js';
import type { MenuReadingJob } from './menu-reading.jobs.js';
import { isReadingRunning, type MenuReading, type ReadRow } from './menu-reading.types.js';
import { toReadingProgress } from './menu-reading.view.js';
import { ReadingStore } from './reading-store.js';

/** A reading whose worker dies again and again is given up. */
const MAX_TRIES = 5;
const GIVEN_UP = 'Das Lesen ist mehrmals abgebrochen. Was fertig ist, steht unten.';
const NOTHING = 'Auf dieser Karte hat das Sprachmodell keine Speise gefunden.';

/** Reads part after part. A worker that dies leaves its rows, and the next one goes on behind them. */
@Injectable()
export class MenuReader {
  constructor(
    private readonly store: ReadingStore,
    private readonly writer: TextWriter,
    private readonly shops: KnownShops,
    private readonly live: Live,
  ) {}

  async run({ shopId, readingId }: MenuReadingJob): Promise<void> {
    const reading = await this.store.readings.find(shopId, readingId);
    if (!reading || !isReadingRunning(reading)) return;
    if (reading.tries >= MAX_TRIES) return this.finish(reading, { state: 'failed', problem: GIVEN_UP });
    await this.store.readings.change(shopId, readingId, { tries: reading.tries + 1 });
    await this.read(await this.shops.get(shopId), reading);
  }

  private async read(shop: Shop, reading: MenuReading): Promise<void> {
    let now = reading;
    while (now.read < now.texts.length) {
      const known = await this.store.readings.find(now.shopId, now.id);
      if (!known) return;
      if (known.cancelled) return this.finish(now, { state: 'cancelled', problem: null });
      try {
        const rows = [...now.rows, ...(await this.rowsOf(shop, now))];
        const isCut = now.isCut || rows.length > MAX_ROWS;
        now = { ...now, rows: rows.slice(0, MAX_ROWS), isCut, read: now.read + 1 };
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return this.finish(now, { state: 'failed', problem: error.message });
      }
      const { rows, isCut, read } = now;
      await this.store.readings.change(now.shopId, now.id, { rows, isCut, read });
      await this.live.publish(now.shopId, 'reading.progress', toReadingProgress(now));
    }
    const isEmpty = now.rows.length === 0;
    await this.finish(now, isEmpty ? { state: 'failed', problem: NOTHING } : { state: 'done' });
  }

  private async rowsOf(shop: Shop, reading: MenuReading): Promise<ReadRow[]> {
    const text = reading.texts[reading.read] ?? '';
    const picture = text === '' ? await this.store.picture(reading, reading.read) : null;
    if (text === '' && !picture) throw new MenuReadingGone();
    const question = picture ? readPicture(picture) : readText(text);
    const rows = rowsIn(await this.writer.write(shop, 'menu', question), reading.rows.at(-1)?.category);
    if (!rows) throw new ModelFailed('broken');
    return rows;
  }

  private async finish(
    reading: MenuReading,
    end: Pick<MenuReading, 'state'> & Partial<Pick<MenuReading, 'problem'>>,
  ): Promise<void> {
    await this.store.readings.finish(reading.shopId, reading.id, end);
    await this.live.publish(reading.shopId, 'reading.progress', toReadingProgress({ ...reading, ...end }));
  }
}
