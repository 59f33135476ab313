import type { AllergensPage } from '../../../../src/shop/allergen-matrix/allergen-matrix.view';
import { legendOf } from '../../../../src/shop/allergens/allergens.rules';
import classes from './Allergens.module.css';
import { toldOf } from './matrix';

/** What the two marks of the table mean. */
export const Marks = () => (
  <p className={classes.marks}>
    <span>
      <b>×</b> von Hand eingetragen
    </span>
    <span>
      <b>●</b> kommt aus einer Zutat
    </span>
    <span>
      <b>○</b> je nachdem, was Gäste wählen
    </span>
  </p>
);

/** The codes as guests read them below the menu. */
export const Legend = ({ rows, codeSet }: Pick<AllergensPage, 'rows' | 'codeSet'>) => (
  <>
    <h2 className={classes.legendTitle}>Legende auf der Karte</h2>
    <dl className={classes.legend}>
      {legendOf(rows.map(toldOf), codeSet).map(({ code, name }) => (
        <div key={code}>
          <dt>{code}</dt>
          <dd>{name}</dd>
        </div>
      ))}
    </dl>
  </>
);
