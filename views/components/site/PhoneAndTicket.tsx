import { PaperTicket } from './PaperTicket';
import { Phone } from './Phone';
import classes from './PhoneAndTicket.module.css';
import { PICTURES } from './pictures';

/** What the product does in one look: an order leaves a phone and comes out as paper. */
export function PhoneAndTicket() {
  return (
    <div className={classes.scene}>
      <div className={classes.phone}>
        <Phone picture={PICTURES.karte} first />
      </div>
      <div className={classes.ticket}>
        <PaperTicket />
      </div>
    </div>
  );
}
