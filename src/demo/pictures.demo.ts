import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { ReadyPictures } from '../media/ready-pictures.service.js';
import type { Drawn, DrawnFormat } from '../platform/pictures/press.types.js';
import { PictureService } from '../shop/design/picture.service.js';
import { TITLE_FORMATS, TITLE_WIDTHS } from '../shop/design/title-picture.rules.js';
import type { Picture } from '../shop/menu/menu.types.js';
import { PICTURE_FORMATS, widthsOf } from '../shop/menu/picture-address.rules.js';

const FOLDER = path.resolve('data', 'demo-pictures');
const SIZE = { width: 640, height: 480 };
const TITLE_SIZE = { width: 1920, height: 720 };

/** Which drawing shows which dish, its alternative text, and a similar dish that it shows as well. */
const DISHES: [dish: string, file: string, alt: string, alike?: string][] = [
  ['Bruschetta al Pomodoro', 'bruschetta', 'Drei Scheiben Landbrot mit Tomatenwürfeln und Basilikum'],
  ['Burrata con Pomodorini', 'burrata', 'Burrata auf Pesto, ringsum Kirschtomaten'],
  ['Vitello Tonnato', 'vitello', 'Dünne Kalbfleischscheiben mit Thunfischcreme und Kapern'],
  [
    'Focaccia al Rosmarino',
    'focaccia',
    'Goldbraune Focaccia mit Rosmarin auf einem Holzbrett',
    'Kartoffel-Rosmarin-Focaccia',
  ],
  ['Insalata Mista', 'insalata-mista', 'Blattsalate mit Tomaten, Gurken und Radieschen'],
  [
    'Insalata Cesare',
    'insalata-cesare',
    'Römersalat mit gegrilltem Huhn, Croûtons und Parmesan',
    'Salat mit Hähnchenbrustfiletstreifen',
  ],
  ['Margherita', 'margherita', 'Pizza mit Fior di Latte und Basilikum', 'Pizza Pinocchio'],
  ['Marinara', 'marinara', 'Pizza mit Tomaten und Kräutern, ohne Käse'],
  ['Salame Piccante', 'salame', 'Pizza mit scharfer Salami'],
  ['Prosciutto e Funghi', 'prosciutto-funghi', 'Pizza mit Schinken und Champignons'],
  ['Tonno e Cipolla', 'tonno', 'Pizza mit Thunfisch, roten Zwiebeln und Oliven'],
  ['Verdure Grigliate', 'verdure', 'Pizza mit Zucchini, Paprika und Rucola'],
  ['Quattro Formaggi', 'quattro-formaggi', 'Weiße Pizza mit viererlei Käse'],
  ['Bella', 'bella', 'Pizza mit Parmaschinken, Rucola und gehobeltem Parmesan'],
  ['Spaghetti al Pomodoro', 'spaghetti', 'Spaghetti mit Tomatensauce und Basilikum', 'Spaghetti Bambini'],
  ['Tagliatelle al Ragù', 'tagliatelle', 'Breite Nudeln mit Ragù und Parmesan'],
  ['Spaghetti alla Carbonara', 'carbonara', 'Spaghetti mit Guanciale und Pecorino'],
  ['Gnocchi al Gorgonzola', 'gnocchi', 'Gnocchi in heller Käsesauce'],
  ['Lasagne della Nonna', 'lasagne', 'Ein Stück Lasagne mit goldbrauner Kruste'],
  ['Tiramisù', 'tiramisu', 'Ein Stück Tiramisù mit Kakao'],
  ['Panna Cotta ai Lamponi', 'panna-cotta', 'Panna Cotta auf Himbeersauce'],
  ['Cannolo Siciliano', 'cannolo', 'Zwei Cannoli mit Ricotta und Pistazien'],
  ['Limonata della Casa', 'limonata', 'Ein Glas Limonade mit Zitrone, Eis und Minze'],
  ['Insalata Caprese', 'caprese', 'Tomaten und Mozzarella im Kreis, mit Basilikum'],
  ['Pizza nach Wunsch', 'wunsch', 'Pizza mit Salami, Paprika, Pilzen und Oliven'],
  ['Bianca al Tartufo', 'tartufo', 'Weiße Pizza mit Pilzen und Spinat'],
  ['Calzone Classico', 'calzone', 'Goldbraune Calzone auf einem Holzbrett', 'Calzone Verdure'],
  ['Penne all’Arrabbiata', 'arrabbiata', 'Penne in scharfer Tomatensauce'],
  ['Risotto ai Funghi Porcini', 'porcini', 'Cremiges Risotto mit Steinpilzen'],
  ['Risotto alla Milanese', 'milanese', 'Goldgelbes Safranrisotto mit Parmesan'],
  [
    'Rindergeschnetzeltes in Gorgonzolarahm',
    'geschnetzeltes',
    'Geschnetzeltes mit Champignons in heller Sauce',
  ],
  ['Lachsfilet vom Grill', 'lachs', 'Gegrilltes Lachsfilet mit Zitrone und Rucola'],
  ['Montepulciano d’Abruzzo', 'rosso', 'Ein Glas Rotwein'],
  ['Pinot Grigio', 'bianco', 'Ein Glas Weißwein'],
];

/** Adds the drawings of the dishes to the media library, as if they had been uploaded. */
@Injectable()
export class PicturesDemo {
  constructor(
    private readonly library: ReadyPictures,
    private readonly design: PictureService,
  ) {}

  /** By the name of the dish. */
  async ofDishes(shopId: string): Promise<Map<string, Picture>> {
    const pictures = new Map<string, Picture>();
    for (const [dish, file, alt, alike] of DISHES) {
      const name = `${file}.webp`;
      const picture = await this.library.take(shopId, { name, alt }, await drawnOf(file));
      pictures.set(dish, picture);
      if (alike) pictures.set(alike, picture);
    }
    return pictures;
  }

  async title(shopId: string): Promise<string> {
    return this.design.putTitle(shopId, await titleDrawn());
  }
}

const drawnOf = async (name: string): Promise<Drawn> => ({
  ...SIZE,
  files: await filesOf(name, widthsOf(SIZE.width), PICTURE_FORMATS),
});

const titleDrawn = async (): Promise<Drawn> => ({
  ...TITLE_SIZE,
  files: await filesOf('title', [...TITLE_WIDTHS, TITLE_SIZE.width], TITLE_FORMATS),
});

const filesOf = (
  name: string,
  widths: readonly number[],
  formats: readonly DrawnFormat[],
): Promise<Drawn['files']> =>
  Promise.all(
    widths.flatMap((width) =>
      formats.map(async (format) => ({
        width,
        format,
        bytes: await readFile(path.join(FOLDER, `${name}-${width}.${format}`)),
      })),
    ),
  );
