import { Busy } from '../apart/busy.error.js';
import { AppError } from '../app-error.js';
import type { Refused } from './press.types.js';

const SAYS: Record<Refused, { code: string; status: 415 | 422; headline: string; message: string }> = {
  noPicture: {
    code: 'NO_PICTURE',
    status: 415,
    headline: 'Kein Bild',
    message:
      'Bitte ein Foto als JPEG, PNG, WebP oder AVIF auswählen. Andere Formate wie SVG oder GIF nehmen wir nicht an.',
  },
  heic: {
    code: 'NO_PICTURE',
    status: 415,
    headline: 'Format nicht möglich',
    message:
      'Das ist ein Foto im Format HEIC, das viele Browser nicht zeigen. Speichere es als JPEG, auf dem iPhone unter Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.',
  },
  foreignParts: {
    code: 'NOT_ONLY_A_PICTURE',
    status: 422,
    headline: 'Nicht nur ein Bild',
    message:
      'In dieser Datei steckt außer dem Bild noch etwas anderes, zum Beispiel ein Programm oder ein Archiv. Bitte das Bild neu speichern und noch einmal hochladen.',
  },
  broken: {
    code: 'BROKEN_PICTURE',
    status: 422,
    headline: 'Bild nicht lesbar',
    message: 'Dieses Bild ist beschädigt oder nicht vollständig. Bitte ein anderes auswählen.',
  },
  tooLarge: {
    code: 'PICTURE_TOO_LARGE',
    status: 422,
    headline: 'Bild zu groß',
    message:
      'Dieses Bild hat zu viele Bildpunkte. Möglich sind 50 Megapixel, bei WebP 16 und bei AVIF 6. Bitte kleiner speichern.',
  },
};

export class PictureRefused extends AppError {
  readonly code: string;
  readonly status: number;
  override readonly headline: string;

  constructor(readonly reason: Refused) {
    const { code, status, headline, message } = SAYS[reason];
    super(message);
    this.code = code;
    this.status = status;
    this.headline = headline;
  }
}

export class PressIsBusy extends Busy {
  readonly code = 'PRESS_BUSY';

  constructor() {
    super('Gerade werden viele Bilder verkleinert. Bitte versuche es gleich noch einmal.');
  }
}

export class BadFileName extends AppError {
  readonly code = 'BAD_FILE_NAME';
  readonly status = 422;
  override readonly headline = 'Dateiname nicht möglich';

  constructor() {
    super(
      'Der Name der Datei enthält Zeichen, die nicht hineingehören. Bitte umbenennen und noch einmal hochladen.',
    );
  }
}
