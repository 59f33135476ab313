import { Icon } from '../lib/Icon';
import { useSentences } from '../lib/words/Voice';

/** How a sheet is left that is not there yet; skeleton.ts takes it from here. */
export function Waits() {
  const { page } = useSentences();
  return (
    <template id="wartet">
      <button type="button" className="round" aria-label={page.close}>
        <Icon name="close" />
      </button>
    </template>
  );
}
