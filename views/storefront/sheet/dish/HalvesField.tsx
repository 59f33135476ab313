import type { HalvesView } from '../../../../src/storefront/menu/menu.view';
import { halfIn, priceIn } from '../../../../src/storefront/menu/prices.rules';
import { Icon } from '../../lib/Icon';
import { Photo } from '../../lib/Photo';
import { langOf } from '../../lib/words/lang';
import { useEuro, useSentences } from '../../lib/words/Voice';
import { useRestaurant } from '../Restaurant';
import { QuestionField } from './QuestionField';
import { answeredIn, type Chosen, type Question } from './questions';

interface Props {
  halves: HalvesView;
  /** The two of them, first and second. */
  questions: Question[];
  chosen: Chosen;
  missing: string | null;
  size: string;
  way: string;
  /** The half that is being chosen. */
  active: string;
  activate: (id: string) => void;
  choose: (id: string, ids: string[]) => void;
}

/** Two halves as on the plate: the one that is tapped is chosen below. */
export function HalvesField(props: Props) {
  const { halves, questions, chosen, missing, size, way, active, activate, choose } = props;
  const { sheet } = useSentences();
  const { products } = useRestaurant();
  const euro = useEuro();
  const pictureOf = (id: string) => products.find((product) => product.id === id)?.image ?? null;
  const picked = questions.map((question) => ({
    id: question.id,
    title: question.id === 'first' ? sheet.halves.first : sheet.halves.second,
    answer: answeredIn(question, chosen)[0],
  }));
  const question = questions.find(({ id }) => id === active);
  const priceOf = (id: string) => {
    const choice = halves.choices.find(({ productId }) => productId === id);
    const priced = choice && halfIn(choice, size);
    return priced ? euro(priceIn(priced, way)) : null;
  };

  return (
    <>
      <div className="halves">
        <div className="pie" aria-hidden="true">
          {picked.map(({ id, answer }) => (
            <Slice
              key={id}
              id={id}
              picture={answer ? pictureOf(answer.id) : null}
              filled={Boolean(answer)}
              tap={() => activate(id)}
            />
          ))}
        </div>
        <div className="half-tabs" role="group" aria-label={sheet.halves.which}>
          {picked.map(({ id, title, answer }) => (
            <button
              key={id}
              type="button"
              className="half"
              aria-pressed={id === active}
              onClick={() => activate(id)}
            >
              <small>{title}</small>
              <b lang={answer && langOf(answer)}>{answer?.name ?? sheet.halves.open}</b>
            </button>
          ))}
        </div>
        <p className="small">{sheet.priceOfHalves[halves.price]}</p>
      </div>
      {question && (
        <QuestionField
          key={active}
          question={{ ...question, name: active === 'first' ? sheet.halves.first : sheet.halves.second }}
          chosen={chosen}
          missing={missing === active}
          choose={(ids) => choose(active, ids)}
          pictureOf={({ id }) => pictureOf(id)}
          priceOf={({ id }) => priceOf(id)}
        />
      )}
    </>
  );
}

interface SliceProps {
  id: string;
  picture: Parameters<typeof Photo>[0]['picture'] | null;
  filled: boolean;
  tap: () => void;
}

function Slice({ id, picture, filled, tap }: SliceProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the buttons below do the same
    <span onClick={tap} className={`pie__${id} ${filled ? '' : 'pie__empty'}`}>
      {picture && <Photo picture={picture} sizes="176px" className="" width={176} height={176} />}
      {!filled && <Icon name="plus" />}
    </span>
  );
}
