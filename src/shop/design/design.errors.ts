import { AppError } from '../../platform/app-error.js';

export class NoPicture extends AppError {
  readonly code = 'NO_PICTURE';
  readonly status = 415;
  override readonly headline = 'Kein Bild';

  constructor() {
    super(
      'Bitte ein Foto als JPEG, PNG, WebP oder AVIF auswählen. Andere Formate wie SVG oder GIF nehmen wir nicht an.',
    );
  }
}

export class BrokenPicture extends AppError {
  readonly code = 'BROKEN_PICTURE';
  readonly status = 422;
  override readonly headline = 'Bild nicht lesbar';

  constructor() {
    super(
      'Dieses Bild ist beschädigt oder hat zu viele Bildpunkte. Bitte ein anderes auswählen, höchstens 50 Megapixel.',
    );
  }
}

export class PictureNotFound extends AppError {
  readonly code = 'PICTURE_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Dieses Bild gibt es hier nicht.');
  }
}
