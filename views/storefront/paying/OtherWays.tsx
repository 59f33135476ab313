import { PAY_DRAWINGS } from '../checkout/PaymentChoice';
import { Icon } from '../lib/Icon';
import { usePayingWords } from '../lib/words/sentences.paying';
import type { Method, Paid } from './pay-calls';

interface Props {
  order: Paid;
  ways: readonly Method[];
  method: Method;
  /** Nothing goes on with the chosen way: it can be begun once more. */
  again: boolean;
  choose: (way: Method) => void;
}

/** The way on: once more, or with something else. */
export function OtherWays({ order, ways, method, again, choose }: Props) {
  const words = usePayingWords();
  const others = ways.filter((way) => way !== method);
  return (
    <>
      {again && (
        <button type="button" className="button button--wide" onClick={() => choose(method)}>
          {words.now.again}
        </button>
      )}
      {others.length > 0 && (
        <fieldset className="pay__others">
          <legend className="field__label">{words.now.otherWay}</legend>
          {others.map((way) => (
            <button
              key={way}
              type="button"
              className="button button--quiet button--small"
              onClick={() => choose(way)}
            >
              <Icon name={PAY_DRAWINGS[way]} small />
              {words.ways[way]?.(order.fulfilment)}
            </button>
          ))}
        </fieldset>
      )}
    </>
  );
}
