import { AppError } from '../platform/app-error.js';
import type { LibraryUse } from './media.types.js';
import type { Full } from './quota.rules.js';

export class PictureNotFound extends AppError {
  readonly code = 'PICTURE_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Dieses Bild gibt es nicht mehr.');
  }
}

const WHERE: Record<LibraryUse['kind'], (name: string) => string> = {
  product: (name) => `bei der Speise „${name}“`,
  category: (name) => `bei der Kategorie „${name}“`,
  design: (name) => `als ${name}`,
};
const MAX_NAMED = 3;

export class PictureInUse extends AppError {
  readonly code = 'PICTURE_IN_USE';
  readonly status = 409;
  override readonly headline = 'Bild wird gebraucht';
  override readonly data: { uses: LibraryUse[] };

  constructor(uses: LibraryUse[]) {
    const named = uses.slice(0, MAX_NAMED).map(({ kind, name }) => WHERE[kind](name));
    const more = uses.length - named.length;
    const all = more > 0 ? [...named, `an ${more} weiteren ${more === 1 ? 'Stelle' : 'Stellen'}`] : named;
    super(`Dieses Bild steht ${sentence(all)}. Nimm es dort heraus, dann kannst du es löschen.`);
    this.data = { uses };
  }
}

export class LibraryIsFull extends AppError {
  readonly code = 'PLAN_LIMIT';
  readonly status = 403;
  override readonly headline = 'Kein Platz für weitere Bilder';

  constructor(plan: string, full: Full) {
    const room = full === 'pictures' ? 'die Zahl deiner Bilder' : 'die Größe deiner Bilder';
    super(
      `Im Tarif „${plan}“ ist ${room} ausgeschöpft. Lösche Bilder, die du nicht brauchst, oder wechsle den Tarif.`,
    );
  }
}

const sentence = (parts: string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} und ${parts.at(-1)}`;
