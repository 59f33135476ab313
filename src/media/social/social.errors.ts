import { Busy } from '../../platform/apart/busy.error.js';
import { AppError } from '../../platform/app-error.js';
import { MOST_OPEN } from './social.types.js';

export class SubjectIsGone extends AppError {
  readonly code = 'POST_SUBJECT_GONE';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Das, worum es in diesem Beitrag geht, gibt es nicht mehr. Wähle etwas anderes.');
  }
}

export class PostIsGone extends AppError {
  readonly code = 'POST_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super('Diesen Beitrag gibt es nicht mehr.');
  }
}

export class PostCannotBePlanned extends AppError {
  readonly code = 'POST_NOT_PLANNED';
  readonly status = 422;
  override readonly headline = 'Nicht geplant';
}

export class TooManyPosts extends PostCannotBePlanned {
  constructor() {
    super(`Mehr als ${MOST_OPEN} offene Beiträge gehen nicht. Lösche, was du nicht mehr brauchst.`);
  }
}

export class PicturesAreBusy extends Busy {
  readonly code = 'POST_PICTURE_BUSY';

  constructor() {
    super('Gerade werden viele Bilder gemalt. Bitte versuche es gleich noch einmal.');
  }
}

export class PictureFailed extends AppError {
  readonly code = 'POST_PICTURE_FAILED';
  readonly status = 422;
  override readonly headline = 'Bild nicht fertig geworden';

  constructor() {
    super(
      'Dieses Bild konnte nicht gemalt werden. Versuche es mit einem kürzeren Text oder einem anderen Foto.',
    );
  }
}

/** The machine was busy: the same picture may well be done the next time. */
export class PictureTookTooLong extends Busy {
  readonly code = 'POST_PICTURE_SLOW';

  constructor() {
    super(
      'Das Bild ist nicht rechtzeitig fertig geworden, weil gerade viel zu tun ist. Versuche es noch einmal.',
    );
  }
}

export class NoLetterCanBeDrawn extends AppError {
  readonly code = 'POST_PICTURE_UNWRITABLE';
  readonly status = 422;
  override readonly headline = 'Kein Bild möglich';

  constructor() {
    super('Für diese Zeichen haben wir keine Schrift. Schreibe die große Zeile mit lateinischen Buchstaben.');
  }
}
