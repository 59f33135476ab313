import { type FormEvent, useState } from 'react';
import { isPostalCode, keepAddress, readAddress } from '../../lib/basket/address';
import { type Basket, chooseFulfilment, readBasket } from '../../lib/basket/basket';
import { Field } from '../../lib/Field';
import { useSentences } from '../../lib/words/Voice';
import { Fold } from '../Fold';
import { useRestaurant } from '../Restaurant';
import { SheetHead } from '../SheetHead';
import { Areas } from './Areas';
import { Answer, NotNow, PickupNote } from './WayNotes';
import { WayRadios } from './WayRadios';
import { useArea, useWays } from './way';

interface Props {
  titleId: string;
  close: () => void;
}

/** How, and where to; nothing counts before it is confirmed. */
export function WaySheet({ titleId, close }: Props) {
  const { way, ways: names, basket, footer, page } = useSentences();
  const { config } = useRestaurant();
  const { about, slug, links, ways: offered = ['pickup'] } = config;
  const mayPickUp = offered.includes('pickup');
  const mayChoose = offered.length > 1;
  const [chosen, setChosen] = useState<Basket['fulfilment']>(readBasket(slug).fulfilment);
  const [code, setCode] = useState(() => readAddress().postalCode);
  /** Whether the guest has been told that this is no postal code. */
  const [isTold, setTold] = useState(false);
  const isDelivery = chosen === 'delivery' && offered.includes('delivery');
  const answer = useArea(links.api, isDelivery ? code : '');
  const ways = useWays(links.api);
  const minutes = ways.pickup?.open ? ways.pickup.etaMinutes : null;
  const shut = ways[isDelivery ? 'delivery' : 'pickup'];
  const isOutside = answer !== null && answer.area === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDelivery && (!isPostalCode(code) || (isOutside && !mayPickUp))) {
      setTold(!isPostalCode(code));
      return document.getElementById('postalCode')?.focus();
    }
    if (isDelivery && !isOutside) keepAddress({ ...readAddress(), postalCode: code.trim() });
    chooseFulfilment(slug, isDelivery && !isOutside ? 'delivery' : 'pickup');
    close();
  };
  const titleOf = () => {
    if (mayChoose) return way.title;
    return mayPickUp ? names.pickup : way.noCode;
  };
  const buttonText = () => {
    if (!isDelivery) return mayChoose ? way.apply : page.close;
    if (!isPostalCode(code)) return way.enterCode;
    if (!isOutside) return way.apply;
    return mayPickUp ? basket.pickUpInstead : way.otherCode;
  };

  return (
    <form onSubmit={submit} noValidate>
      <SheetHead title={titleOf()} titleId={titleId} close={close} />
      <div className="sheet__body sheet__body--way">
        {mayChoose && <WayRadios value={chosen} change={setChosen} />}
        {!mayPickUp && <p>{names.noPickup}</p>}
        {shut && !shut.open && <NotNow state={shut} />}
        {isDelivery ? (
          <>
            <Field
              name="postalCode"
              label={way.postalCode}
              error={isTold ? way.codeShape : undefined}
              className="input input--code"
              autoComplete="section-lieferung postal-code"
              inputMode="numeric"
              maxLength={5}
              value={code}
              onChange={({ target }) => {
                setTold(false);
                setCode(target.value);
              }}
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
        ) : (
          <PickupNote about={about} minutes={minutes} />
        )}
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
        <button type="submit" className="button button--wide">
          {buttonText()}
        </button>
      </footer>
    </form>
  );
}
