import { isPostalCode } from '../../lib/basket/address';
import { Field } from '../../lib/Field';
import { useSentences } from '../../lib/words/Voice';
import { Fold } from '../Fold';
import { SheetHead } from '../SheetHead';
import { Areas } from './Areas';
import { useWayChoice, type WayChoice } from './useWayChoice';
import { Answer, NotNow, PickupNote } from './WayNotes';
import { WayRadios } from './WayRadios';

interface Props {
  titleId: string;
  close: () => void;
}

/** How, and where to; nothing counts before it is confirmed. */
export function WaySheet({ titleId, close }: Props) {
  const { way, ways: names, footer } = useSentences();
  const choice = useWayChoice(close);
  const { about, mayPickUp, mayChoose, isDelivery, shut } = choice;
  const titleOf = () => {
    if (mayChoose) return way.title;
    return mayPickUp ? names.pickup : way.noCode;
  };

  return (
    <form onSubmit={choice.submit} noValidate>
      <SheetHead title={titleOf()} titleId={titleId} close={close} />
      <div className="sheet__body sheet__body--way">
        {mayChoose && <WayRadios value={choice.chosen} change={choice.setChosen} />}
        {!mayPickUp && <p>{names.noPickup}</p>}
        {shut && !shut.open && <NotNow state={shut} />}
        {isDelivery ? <WhereTo choice={choice} /> : <PickupNote about={about} minutes={choice.minutes} />}
        {about && isDelivery && about.areas.length > 0 && <Areas areas={about.areas} />}
        {about && about.hours.length > 0 && (
          <Fold icon="clock" title={footer.hours} open={mayPickUp && !mayChoose}>
            {about.hours.map((line) => (
              <p key={line} className="small">
                {line}
              </p>
            ))}
          </Fold>
        )}
      </div>
      <footer className="sheet__foot">
        <Confirm choice={choice} />
      </footer>
    </form>
  );
}

function WhereTo({ choice }: { choice: WayChoice }) {
  const { way } = useSentences();
  const { code, answer, about, mayPickUp, minutes } = choice;
  return (
    <>
      <Field
        name="postalCode"
        label={way.postalCode}
        error={choice.isTold ? way.codeShape : undefined}
        className="input input--code"
        autoComplete="section-lieferung postal-code"
        inputMode="numeric"
        maxLength={5}
        value={code}
        onChange={({ target }) => choice.type(target.value)}
      />
      <div role="status">
        {answer && (
          <Answer
            answer={answer}
            code={code.trim()}
            about={mayPickUp ? about : undefined}
            minutes={minutes}
          />
        )}
      </div>
    </>
  );
}

/** Says what confirming does, or what is missing before it can. */
function Confirm({ choice: { isDelivery, mayChoose, mayPickUp, code, isOutside } }: { choice: WayChoice }) {
  const { way, basket, page } = useSentences();
  const text = () => {
    if (!isDelivery) return mayChoose ? way.apply : page.close;
    if (!isPostalCode(code)) return way.enterCode;
    if (!isOutside) return way.apply;
    return mayPickUp ? basket.pickUpInstead : way.otherCode;
  };
  return (
    <button type="submit" className="button button--wide">
      {text()}
    </button>
  );
}
