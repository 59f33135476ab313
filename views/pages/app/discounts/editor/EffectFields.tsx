import { EuroInput } from '../../../../components/fields/EuroInput';
import classes from './Editor.module.css';
import { MenuSelect } from './MenuSelect';
import { NumberField } from './NumberField';
import { SetParts } from './SetParts';
import type { OfferEditing } from './useOffer';

/** What each kind of discount asks for. */
export function EffectFields({ editing }: { editing: OfferEditing }) {
  const { form, change, problems } = editing;
  switch (form.effectKind) {
    case 'percent':
      return (
        <div className={classes.fields}>
          <NumberField
            label="Rabatt"
            unit="%"
            decimals={2}
            value={form.percent}
            error={problems['effect.percent']}
            onChange={(percent) => change({ percent })}
          />
          <EuroInput
            label="Höchstens"
            placeholder="ohne Grenze"
            value={form.maxCents}
            error={problems['effect.maxCents']}
            onChange={(maxCents) => change({ maxCents })}
          />
          <Scope editing={editing} label="Gilt für" placeholder="Alles außer Pfand und Gebühren" />
        </div>
      );
    case 'amount':
      return (
        <div className={classes.fields}>
          <EuroInput
            label="Rabatt"
            value={form.cents}
            error={problems['effect.cents']}
            onChange={(cents) => change({ cents })}
          />
          <Scope editing={editing} label="Gilt für" placeholder="Alles außer Pfand und Gebühren" />
        </div>
      );
    case 'freeItem':
      return (
        <div className={classes.fields}>
          <NumberField
            label="Stück gratis"
            value={form.pieces}
            error={problems['effect.pieces']}
            onChange={(pieces) => change({ pieces })}
          />
          <Scope editing={editing} label="Was gibt es gratis?" placeholder="Kategorie oder Speise wählen" />
        </div>
      );
    case 'buyGet':
      return <BuyGet editing={editing} />;
    case 'set':
      return <SetParts editing={editing} />;
    default:
      return (
        <p className={classes.hint}>Die Liefergebühr fällt weg. Ein Mindestwert steht unten bei „Wann?“.</p>
      );
  }
}

function BuyGet({ editing }: { editing: OfferEditing }) {
  const { form, change, problems } = editing;
  return (
    <div className={`${classes.fields} ${classes.thirds}`}>
      <NumberField
        label="Stück zum vollen Preis"
        value={form.buy}
        error={problems['effect.buy']}
        onChange={(buy) => change({ buy })}
      />
      <NumberField
        label="danach Stück günstiger"
        value={form.get}
        error={problems['effect.get']}
        onChange={(get) => change({ get })}
      />
      <NumberField
        label="Nachlass darauf"
        unit="%"
        decimals={2}
        value={form.buyPercent}
        error={problems['effect.percent']}
        onChange={(buyPercent) => change({ buyPercent })}
      />
      <Scope
        editing={editing}
        label="Gilt für"
        placeholder="Alles außer Pfand und Gebühren"
        description="Günstiger wird immer, was am wenigsten kostet."
      />
    </div>
  );
}

interface ScopeProps {
  editing: OfferEditing;
  label: string;
  placeholder: string;
  description?: string;
}

function Scope({ editing: { form, change, problems, page }, ...field }: ScopeProps) {
  const { scope } = form;
  return (
    <>
      <div className={classes.wide}>
        <MenuSelect
          {...field}
          {...scope}
          categories={page.categories}
          error={problems.scope}
          onChosen={(chosen) => change({ scope: { ...scope, ...chosen } })}
        />
      </div>
      <div className={classes.wide}>
        <MenuSelect
          label="Nicht für"
          placeholder="Keine Ausnahme"
          categories={page.categories}
          categoryIds={scope.notCategoryIds}
          productIds={scope.notProductIds}
          onChosen={({ categoryIds, productIds }) =>
            change({ scope: { ...scope, notCategoryIds: categoryIds, notProductIds: productIds } })
          }
        />
      </div>
    </>
  );
}
