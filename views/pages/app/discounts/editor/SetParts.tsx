import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import type { SetPart } from '../../../../../src/shop/discount/discount.types';
import { EuroInput } from '../../../../components/fields/EuroInput';
import { FieldError } from '../../../../components/fields/FieldError';
import classes from './Editor.module.css';
import { MenuSelect } from './MenuSelect';
import { NumberField } from './NumberField';
import { newPart } from './offer-form';
import type { OfferEditing } from './useOffer';

const MOST_PARTS = 6;

/** Several things together for one price. */
export function SetParts({ editing: { form, change, problems, page } }: { editing: OfferEditing }) {
  const { parts } = form;
  const put = (index: number, part: Partial<SetPart>) =>
    change({ parts: parts.map((old, i) => (i === index ? { ...old, ...part } : old)) });

  return (
    <div className={classes.fields}>
      <EuroInput
        label="Menüpreis"
        value={form.setCents}
        error={problems['effect.cents']}
        onChange={(setCents) => change({ setCents })}
      />
      <ol className={`${classes.parts} ${classes.wide}`} aria-label="Teile des Menüs">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name but its place
          <li key={index} className={classes.part}>
            <NumberField
              label="Stück"
              value={part.quantity}
              onChange={(quantity) => put(index, { quantity: quantity ?? 0 })}
              error={problems[`effect.parts.${index}.quantity`]}
            />
            <MenuSelect
              label={`${index + 1}. Teil`}
              placeholder="Kategorie oder Speise wählen"
              {...part.scope}
              categories={page.categories}
              error={problems[`effect.parts.${index}`]}
              onChosen={(chosen) => put(index, { scope: { ...part.scope, ...chosen } })}
            />
            {parts.length > 1 && (
              <ActionIcon
                aria-label={`${index + 1}. Teil entfernen`}
                onClick={() => change({ parts: parts.filter((_, i) => i !== index) })}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ol>
      <FieldError id="effect.parts">{problems['effect.parts']}</FieldError>
      {parts.length < MOST_PARTS && (
        <div className={classes.wide}>
          <Button
            variant="subtle"
            color="lilac"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => change({ parts: [...parts, newPart()] })}
          >
            Teil
          </Button>
        </div>
      )}
    </div>
  );
}
