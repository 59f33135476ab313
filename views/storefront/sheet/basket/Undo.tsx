import { useEffect, useRef } from 'react';
import { type BasketLine, readBasket, withBack, writeBasket } from '../../lib/basket/basket';
import { useSentences } from '../../lib/words/Voice';

export interface Removed {
  line: BasketLine;
  name: string;
  place: number;
}

interface Props {
  slug: string;
  removed: Removed;
  done: () => void;
}

/** Takes the focus: the button that took the line out is gone. */
export function Undo({ slug, removed, done }: Props) {
  const { basket: say } = useSentences();
  const button = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each line that is taken out calls for it anew
  useEffect(() => button.current?.focus(), [removed]);
  const putBack = () => {
    writeBasket(slug, withBack(readBasket(slug), removed.line, removed.place));
    done();
  };
  return (
    <div className="note undo" role="status">
      <span>{say.removed(removed.name)}</span>
      <button type="button" className="link" ref={button} onClick={putBack}>
        {say.undo}
      </button>
    </div>
  );
}
