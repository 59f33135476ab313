import { GuestRefusal } from '../../../platform/guest-refusal.js';
import { neutral } from '../../../shared/voice.rules.js';

export class RoundBeingPaid extends GuestRefusal {
  readonly code = 'ROUND_BEING_PAID';
  readonly status = 409;
  override readonly headline = 'Wird gerade bezahlt';

  constructor() {
    super(
      neutral(
        'Diese Runde bezahlt gerade jemand anders am Tisch. Bricht die Person ab, geht es nach spätestens zehn Minuten auch von hier.',
        'Somebody else at the table is paying this round right now. If they stop, you can pay it here after ten minutes at the latest.',
      ),
    );
  }
}
