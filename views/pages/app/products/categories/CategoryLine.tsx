import { Button } from '@mantine/core';
import { FULFILMENT_LABEL, FULFILMENTS } from '../../../../../src/shared/fulfilment.types';
import type { CategoryRow } from '../../../../../src/shop/category/category.view';
import { thumbnailOf } from '../../../../../src/shop/dish/product-row.view';
import type { ShopTimes } from '../../../../../src/shop/opening-hours/opening-hours.types';
import { weekLines } from '../../../../../src/shop/opening-hours/week.rules';
import classes from '../../../../components/tables/SortableLines.module.css';
import { useShop } from '../../../../lib/session/shop';

interface Props {
  row: CategoryRow;
  edit: () => void;
  remove: () => void;
}

export function CategoryLine({ row, edit, remove }: Props) {
  const { name, description, products, fulfilments, image, times } = row;
  const shopId = useShop()?._id;

  return (
    <>
      {image && shopId && (
        <img className={classes.picture} src={thumbnailOf(shopId, image)} alt="" width={48} height={48} />
      )}
      <div className={classes.words}>
        <h2 className={classes.name}>{name}</h2>
        {description && <p className={classes.facts}>{description}</p>}
        <p className={classes.facts}>
          {countText(products)}
          {fulfilments.length < FULFILMENTS.length && `, ${offeredText(fulfilments)}`}
        </p>
        {times && <p className={classes.facts}>{timesText(times)}</p>}
      </div>
      <div className={classes.actions}>
        <Button variant="subtle" onClick={edit} aria-label={`${name} bearbeiten`}>
          Bearbeiten
        </Button>
        <Button variant="subtle" onClick={remove} aria-label={`${name} löschen`}>
          Löschen
        </Button>
      </div>
    </>
  );
}

const offeredText = (fulfilments: CategoryRow['fulfilments']): string =>
  fulfilments.length === 0
    ? 'zurzeit nicht bestellbar'
    : `nur ${fulfilments.map((one) => FULFILMENT_LABEL[one]).join(' und ')}`;

/** Without the days off: 'Mo–Fr 11:30–14:30 Uhr'. */
const timesText = (times: ShopTimes): string =>
  weekLines(times)
    .filter(({ hours }) => hours !== 'Ruhetag')
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ');

function countText(products: number): string {
  if (products === 0) return 'Noch keine Speise';
  return products === 1 ? 'Eine Speise' : `${products} Speisen`;
}
