import { Icon } from '../lib/Icon';
import { useCheckoutWords } from '../lib/words/sentences.checkout';
import { useVoucherWords } from '../lib/words/sentences.voucher';

export function Empty({ menu, voucher }: { menu: string; voucher: boolean }) {
  const { field } = useVoucherWords();
  const words = useCheckoutWords();
  return (
    <div className="card nothing">
      <Icon name="bag" />
      <p className="display">{words.empty}</p>
      <p className="small">{voucher ? field.kept : words.emptyHint}</p>
      <a className="button" href={menu}>
        {words.toMenu}
      </a>
    </div>
  );
}
