import { readBasket, withQuantity, writeBasket } from '../lib/basket/basket';
import { Dialog } from '../lib/Dialog';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { useEuro } from '../lib/words/Voice';
import { SheetHead } from '../sheet/SheetHead';
import { changesOf, type GoneLine } from './ordering/changes';
import type { Refused } from './ordering/place-order';

interface Props {
  slug: string;
  refused: Refused;
  menu: string;
  close: () => void;
}

/** What became dearer, cheaper or cannot be had any more since the guest looked: said exactly, before anything binds. */
export function Changes({ slug, refused, menu, close }: Props) {
  const { changes: words } = useCheckoutWords();
  const { prices, total, gone } = changesOf(refused.data);
  const title = gone.length > 0 ? words.goneTitle : words.title;
  const takeOut = () => {
    const { lines } = readBasket(slug);
    const keys = gone.flatMap(({ line }) => lines[line]?.key ?? []);
    writeBasket(
      slug,
      keys.reduce((basket, key) => withQuantity(basket, key, 0), readBasket(slug)),
    );
    close();
  };
  return (
    <Dialog labelledBy="changes-title" close={close}>
      <SheetHead title={title} titleId="changes-title" close={close} />
      <div className="sheet__body sheet__body--way" role="alert">
        <p>{refused.message}</p>
        {prices.length > 0 && (
          <Prices rows={[...prices, ...(total ? [{ ...total, name: words.total }] : [])]} />
        )}
      </div>
      <footer className="sheet__foot">
        {isTakeable(gone) ? (
          <button type="button" className="button" onClick={takeOut}>
            {words.takeOut}
          </button>
        ) : (
          <button type="button" className="button" onClick={close}>
            {words.goOn}
          </button>
        )}
        <a className="button button--quiet" href={menu}>
          {words.back}
        </a>
      </footer>
    </Dialog>
  );
}

/** Fewer pieces may still be had; then the guest decides and not we. */
const isTakeable = (gone: GoneLine[]): boolean =>
  gone.length > 0 && gone.every(({ problem }) => problem !== 'notEnough');

interface Row {
  name: string;
  before: number;
  now: number;
}

function Prices({ rows }: { rows: Row[] }) {
  const { changes: words } = useCheckoutWords();
  const euro = useEuro();
  return (
    <table className="changes">
      <thead>
        <tr>
          <th scope="col">{words.dish}</th>
          <th scope="col">{words.before}</th>
          <th scope="col">{words.now}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, before, now }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same dish may stand in two lines
          <tr key={index}>
            <th scope="row">{name}</th>
            <td>
              <s>{euro(before)}</s>
            </td>
            <td>
              <strong>{euro(now)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
