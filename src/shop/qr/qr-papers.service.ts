import { Injectable } from '@nestjs/common';
import { Turns } from '../../platform/apart/turns.js';
import { type Bounds, workApart } from '../../platform/apart/work-apart.js';
import { Clock } from '../../platform/clock/clock.js';
import { berlinClock } from '../../shared/berlin-time.js';
import { groundOf } from '../design/contrast.rules.js';
import { PaperLogo } from '../design/paper-logo.service.js';
import { MenuService } from '../menu/menu.service.js';
import { vatSchemeOn } from '../pricing/tax.rules.js';
import { menuPaper } from '../printed-menu/printed-menu.rules.js';
import type { Shop } from '../restaurant/shop.types.js';
import { NotInThisFormat, QrIsBusy, QrTooLong } from './qr.errors.js';
import type { QrAnswer, QrCard, QrChoice, QrPaper, QrTask } from './qr.types.js';
import { formatsOf, MOST_BYTES } from './qr-target.rules.js';

const CHILD = 'shop/qr/draw/qr.child.js';
/** A thousand codes of a series are the most that is drawn at once. */
const BOUNDS: Bounds = { heapMib: 320, memoryMib: 600, longestMs: 60_000 };
const MOST_WAITING = 20;
/** As many as a page of labels holds; nobody looks at more before printing. */
const SHOWN = 12;

type Look = Pick<QrChoice, 'kind' | 'format' | 'logo' | 'cropMarks'>;

/** Codes on paper and as pictures, drawn away from the process that takes orders. */
@Injectable()
export class QrPapers {
  private readonly turns = new Turns(MOST_WAITING);

  constructor(
    private readonly menus: MenuService,
    private readonly logos: PaperLogo,
    private readonly clock: Clock,
  ) {}

  async draw(shop: Shop, cards: QrCard[], look: Look, isPreview = false): Promise<QrAnswer> {
    if (!formatsOf(look.kind).includes(look.format)) throw new NotInThisFormat();
    if (cards.some(({ link }) => Buffer.byteLength(link) > MOST_BYTES)) throw new QrTooLong();
    if (this.turns.areTaken) throw new QrIsBusy();
    const shown = isPreview ? cards.slice(0, look.format === 'sheet' ? SHOWN : 1) : cards;
    const at = this.clock.now();
    const task: QrTask = {
      paper: await this.paperOf(shop, shown, look, at),
      format: look.format,
      cropMarks: look.cropMarks,
      logo: await this.logos.of(shop),
      isInCode: look.logo,
      ground: groundOf(shop.design.colors.primaryColor),
      isPreview,
      at,
    };
    const outcome = await this.turns.take(() => workApart<QrTask, QrAnswer>(CHILD, task, BOUNDS));
    if ('ended' in outcome) throw new QrIsBusy();
    return outcome.answer;
  }

  /** Only what stands on a table, and is about food, needs the meaning of the letters. */
  private async paperOf(shop: Shop, cards: QrCard[], { format, kind }: Look, at: Date): Promise<QrPaper> {
    const said = {
      restaurant: shop.name,
      title: 'QR-Code',
      language: 'de',
      colors: shop.design.colors,
    } as const;
    if (format !== 'tent' || kind === 'wifi' || kind === 'review')
      return { ...said, cards, legend: [], legendTitle: '' };
    const menu = await this.menus.menuOf(shop.id);
    const facts = { shop, phone: '', home: '', vatScheme: vatSchemeOn(shop.settings, berlinClock(at).date) };
    const wanted = {
      language: 'de',
      categoryIds: null,
      weekday: null,
      fulfilment: 'table',
      descriptions: false,
    } as const;
    const { legend, words } = menuPaper(menu, facts, wanted);
    return { ...said, cards, legend, legendTitle: words.allergens };
  }
}
