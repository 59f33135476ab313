import { Busy } from '../../../platform/apart/busy.error.js';

export class PaperIsBusy extends Busy {
  readonly code = 'VOUCHER_BUSY';

  constructor() {
    super('Gerade werden viele Gutscheine gezeichnet. Bitte gleich noch einmal versuchen.');
  }
}
