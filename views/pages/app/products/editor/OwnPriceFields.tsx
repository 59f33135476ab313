import type { UseFormReturnType } from '@mantine/form';
import { FULFILMENT_LABEL, FULFILMENTS } from '../../../../../src/shared/fulfilment.types';
import { formatCents } from '../../../../../src/shared/money';
import { EuroInput } from '../../../../components/fields/EuroInput';
import classes from './Editor.module.css';
import { type ProductFields, type VariantFields } from './product-form';

/** Prices that differ by the way of ordering. An empty field costs what all cost. */
export function OwnPriceFields({ form }: { form: UseFormReturnType<ProductFields> }) {
  const { variants, fulfilments } = form.values;
  const several = variants.length > 1;

  return (
    <>
      <p className={classes.lead}>
        Zum Beispiel günstiger, wenn Gäste selbst abholen. Was leer bleibt, kostet überall dasselbe.
      </p>
      {variants.map((variant, index) => (
        <div key={variant.key} className={classes.wayPrices}>
          {several && <h3>{variant.name || `Größe ${index + 1}`}</h3>}
          <div className={classes.grid}>
            {FULFILMENTS.filter((way) => fulfilments.includes(way) || way in variant.ownPrices).map((way) => (
              <EuroInput
                key={way}
                label={FULFILMENT_LABEL[way]}
                aria-label={`${several ? `${variant.name || `Größe ${index + 1}`}, ` : ''}${FULFILMENT_LABEL[way]}`}
                placeholder={variant.priceCents === null ? '' : formatCents(variant.priceCents)}
                value={variant.ownPrices[way] ?? null}
                onChange={(cents) =>
                  form.setFieldValue(`variants.${index}.ownPrices`, withOwn(variant, way, cents))
                }
              />
            ))}
          </div>
          {form.errors[`variants.${index}.ownPrices`] && (
            <p role="alert" className={classes.error}>
              {form.errors[`variants.${index}.ownPrices`]}
            </p>
          )}
        </div>
      ))}
    </>
  );
}

function withOwn(
  { ownPrices }: VariantFields,
  way: keyof VariantFields['ownPrices'],
  cents: number | null,
): VariantFields['ownPrices'] {
  const { [way]: _before, ...others } = ownPrices;
  return cents === null ? others : { ...others, [way]: cents };
}
