import { AppError } from '../../platform/app-error.js';
import type { ModelFailure } from './texts.types.js';

export class TextsNotConnected extends AppError {
  readonly code = 'TEXTS_NOT_CONNECTED';
  readonly status = 409;
  override readonly headline = 'Kein Sprachmodell verbunden';

  constructor() {
    super(
      'Auf diesem Server ist kein Sprachmodell eingerichtet. Der Betreiber trägt dafür OPENAI_API_KEY ein.',
    );
  }
}

export class MonthIsUsedUp extends AppError {
  readonly code = 'TEXTS_USED_UP';
  readonly status = 429;
  override readonly headline = 'Für diesen Monat genug';

  /** `more`: a plan with more of them. */
  constructor(plan: string, limit: number, more: string | null) {
    const texts = limit === 1 ? 'einen Text' : `${limit} Texte`;
    const sooner = more ? `, mit dem Tarif „${more}“ sofort` : '';
    super(
      `Im Tarif „${plan}“ schreibt das Sprachmodell ${texts} im Monat. Am Ersten geht es weiter${sooner}.`,
    );
  }
}

const SENTENCES: Record<ModelFailure, string> = {
  late: 'Das Sprachmodell hat zu lange gebraucht. Bitte versuche es später noch einmal.',
  busy: 'Das Sprachmodell ist gerade ausgelastet. Bitte versuche es in ein paar Minuten noch einmal.',
  down: 'Das Sprachmodell ist gerade nicht erreichbar. Bitte versuche es später noch einmal.',
  resting:
    'Das Sprachmodell hat mehrmals nacheinander nicht geantwortet. Wir lassen es eine halbe Minute in Ruhe, danach kannst du es noch einmal versuchen.',
  refused: 'Das Sprachmodell nimmt unseren Zugang nicht an. Bitte sag dem Betreiber dieses Servers Bescheid.',
  spent:
    'Das Sprachmodell schreibt nichts mehr, weil das Guthaben beim Anbieter aufgebraucht ist. Bitte sag dem Betreiber dieses Servers Bescheid.',
  unknown:
    'Das Sprachmodell gibt es unter der eingetragenen Adresse nicht. Der Betreiber dieses Servers prüft OPENAI_BASE_URL und OPENAI_MODEL.',
  blind:
    'Das verbundene Sprachmodell kann keine Bilder ansehen. Der Betreiber dieses Servers kann mit OPENAI_MODEL eines wählen, das es kann.',
  broken: 'Das Sprachmodell hat nichts Brauchbares geschrieben. Bitte versuche es noch einmal.',
  cancelled: 'Abgebrochen.',
};

export class ModelFailed extends AppError {
  readonly code: string;
  readonly status = 503;
  override readonly headline = 'Kein Text';

  constructor(readonly failure: ModelFailure) {
    super(SENTENCES[failure]);
    this.code = `TEXTS_${failure.toUpperCase()}`;
  }
}

/** The model is up and answers, but nothing of it may stand on a menu. */
export class NothingLeft extends AppError {
  readonly code = 'TEXTS_NOTHING_LEFT';
  readonly status = 422;
  override readonly headline = 'Kein Text';

  constructor(leftOut: readonly string[]) {
    const claims = leftOut.map((claim) => `„${claim}“`).join(', ');
    super(
      leftOut.length > 0
        ? `Der Vorschlag bestand aus Aussagen, die auf keiner Speisekarte stehen dürfen (${claims}).`
        : SENTENCES.broken,
    );
  }
}
