import type { ReactNode } from 'react';
import type { QuoteLineView } from '../../../../src/storefront/order/quote.view';
import type { PictureView } from '../../../../src/storefront/shop/picture.view';
import { Icon } from '../Icon';
import { Photo } from '../Photo';
import { langOf } from '../words/lang';
import { softHyphens } from '../words/soft-hyphens';
import { useEuro, useSentences } from '../words/Voice';
import { Chosen } from './LineWords';

interface Props {
  lines: readonly QuoteLineView[];
  /** Without it a list to read: no pictures. */
  pictureOf?: (line: QuoteLineView) => PictureView | null;
  /** Beside the price. */
  link?: (index: number) => ReactNode;
  /** At the end of a line, a stepper for instance; without it the quantity stands before the name and the price at the end. */
  action?: (index: number) => ReactNode;
}

/** The dishes of a basket or an order with everything chosen. */
export function Lines({ lines, pictureOf, link, action }: Props) {
  const euro = useEuro();
  return (
    <ul className="lines">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep the order of the basket
        <li key={index} className="line">
          {pictureOf && <LinePicture picture={pictureOf(line)} />}
          <div>
            <h3 className="line__name">
              {!action && `${line.quantity} × `}
              <span lang={langOf(line)}>{softHyphens(line.name)}</span>
            </h3>
            <Wishes line={line} />
            {action && (
              <p className="line__price">
                <span className="price">{euro(line.totalCents)}</span>
                {link?.(index)}
              </p>
            )}
          </div>
          {action?.(index) ?? <span className="price">{euro(line.totalCents)}</span>}
        </li>
      ))}
    </ul>
  );
}

export const LinePicture = ({ picture }: { picture: PictureView | null }) =>
  picture ? (
    <Photo picture={{ ...picture, alt: '' }} sizes="56px" className="line__picture" width={56} height={56} />
  ) : (
    <span className="line__picture">
      <Icon name="bag" small />
    </span>
  );

/** Size, options and note, and what is in it. */
function Wishes({ line }: { line: QuoteLineView }) {
  const { menu, basket } = useSentences();
  const euro = useEuro();
  const { variant, options, quantity, totalCents, depositCents, note, codes, declared } = line;
  return (
    <>
      {(variant || options.length > 0 || codes.length > 0) && (
        <p>
          <Chosen line={line} /> {codes.length > 0 && `(${codes.join(', ')})`}
        </p>
      )}
      {quantity > 1 && totalCents % quantity === 0 && <p>{basket.each(euro(totalCents / quantity))}</p>}
      {depositCents > 0 && <p>{menu.deposit(euro(depositCents))}</p>}
      {!declared && <p>{menu.askForAllergens}</p>}
      {note && (
        <p>
          <q>{note}</q>
        </p>
      )}
    </>
  );
}
