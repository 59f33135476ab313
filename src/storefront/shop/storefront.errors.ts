import { GuestRefusal } from '../../platform/guest-refusal.js';
import { neutral } from '../../shared/voice.rules.js';

export class StorefrontNotFound extends GuestRefusal {
  readonly code = 'SHOP_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super(neutral('Dieses Restaurant gibt es hier nicht.', 'This restaurant is not here.'));
  }
}

export class KeyMissing extends GuestRefusal {
  readonly code = 'IDEMPOTENCY_KEY_MISSING';
  readonly status = 400;

  constructor() {
    super({
      du: 'Bitte lade die Seite neu und bestelle noch einmal.',
      sie: 'Bitte laden Sie die Seite neu und bestellen Sie noch einmal.',
      en: 'Please reload the page and order again.',
    });
  }
}

/** What of an order came up too often. */
type OftenBy = 'mailbox' | 'phone' | 'door';

const OFTEN: Record<OftenBy, [german: string, english: string]> = {
  mailbox: ['Mit dieser E-Mail-Adresse', 'with this e-mail address'],
  phone: ['Mit dieser Telefonnummer', 'with this phone number'],
  door: ['An diese Adresse', 'to this address'],
};

export class OrderedTooOften extends GuestRefusal {
  readonly code = 'TOO_MANY_ORDERS';
  readonly status = 429;

  constructor(by: OftenBy) {
    const [german, english] = OFTEN[by];
    super({
      du: `${german} wurde gerade sehr oft bestellt. Bitte ruf im Restaurant an.`,
      sie: `${german} wurde gerade sehr oft bestellt. Bitte rufen Sie im Restaurant an.`,
      en: `There have been very many orders ${english}. Please call the restaurant.`,
    });
  }
}

export class CategoryUnknown extends GuestRefusal {
  readonly code = 'CATEGORY_NOT_FOUND';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super(neutral('Diesen Teil der Speisekarte gibt es nicht mehr.', 'This part of the menu is gone.'));
  }
}

export class TextNotPublished extends GuestRefusal {
  readonly code = 'TEXT_NOT_PUBLISHED';
  readonly status = 404;
  override readonly headline = 'Nicht gefunden';

  constructor() {
    super(
      neutral(
        'Dieses Restaurant hat diesen Text noch nicht veröffentlicht.',
        'This restaurant has not published this text yet.',
      ),
    );
  }
}
