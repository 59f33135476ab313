import type { ReactNode } from 'react';
import { formatEuro } from '../../../../src/shared/money';
import type { QuoteLineView } from '../../../../src/storefront/order/quote.view';
import { useSentences } from '../words/Voice';

/** The dishes of an order with everything chosen; `action` stands at the end of each line. */
export function Lines({ lines, action }: { lines: QuoteLineView[]; action?: (index: number) => ReactNode }) {
  const { menu, basket } = useSentences();
  const { askForAllergens } = menu;
  const { each } = basket;
  return (
    <ul className="lines">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep the order of the basket
        <li key={index}>
          <div>
            <strong>
              {line.quantity} × {line.name}
            </strong>
            {line.variant && <span> {line.variant}</span>}
            {line.codes.length > 0 && <span className="small"> ({line.codes.join(', ')})</span>}
            {line.options.map((option) => (
              <div key={option.name} className="small">
                + {option.quantity > 1 && `${option.quantity} × `}
                {option.name}
              </div>
            ))}
            {line.quantity > 1 && line.totalCents % line.quantity === 0 && (
              <div className="small">{each(formatEuro(line.totalCents / line.quantity))}</div>
            )}
            {!line.declared && <div className="small">{askForAllergens}</div>}
            {line.note && <div className="small">„{line.note}“</div>}
          </div>
          <div className="lines__end">
            <span>{formatEuro(line.totalCents)}</span>
            {action?.(index)}
          </div>
        </li>
      ))}
    </ul>
  );
}
