import { Button, Loader } from '@mantine/core';
import type { MenuChoice } from '../../../../../src/shop/printed-menu/printed-menu.types';
import type { MenuPreview } from '../../../../../src/shop/printed-menu/printed-menu.view';
import { SheetDrawing } from '../../../../components/paper/SheetDrawing';
import { LoadingState } from '../../../../components/states/LoadingState';
import { Problem } from '../../../../components/states/Problem';
import { FORMAT_LABEL } from './choice';
import classes from './MenuGenerator.module.css';
import { usePreview } from './usePreview';

/** The sheets as the printer gets them. */
export function Preview({ choice, nothing }: { choice: MenuChoice; nothing: string | null }) {
  const { preview, problem, waiting, again } = usePreview(choice, nothing);

  return (
    <section className={classes.preview} aria-label="Vorschau" aria-busy={waiting}>
      <p className={classes.facts} role="status">
        {preview ? factsOf(preview, choice) : ''}
        {preview && waiting && <Loader size="xs" aria-label="Wird gesetzt" />}
      </p>
      {preview && isSecondLeaflet(preview, choice) && (
        <p className={classes.hint}>
          Für ein einziges Faltblatt ist die Karte zu lang. Ohne Beschreibungen oder mit weniger Kategorien
          passt sie.
        </p>
      )}
      {preview && preview.incomplete.length > 0 && <Incomplete texts={preview.incomplete} />}
      {!preview && waiting && <LoadingState label="Die Karte wird gesetzt …" />}
      <Problem>{problem}</Problem>
      {problem && again && (
        <Button className={classes.again} variant="default" loading={waiting} onClick={again}>
          Noch einmal versuchen
        </Button>
      )}
      {preview && (
        <ol className={classes.sheets} data-waiting={waiting || undefined}>
          {preview.menu.sheets.map((sheet, index) => (
            <li key={sheetKey(index)} data-wide={sheet.width > sheet.height || undefined}>
              <SheetDrawing preview={preview} index={index} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const NAMED = 3;

/** Nobody shall pay for paper on which a name is missing. */
function Incomplete({ texts }: { texts: string[] }) {
  const more = texts.length - NAMED;
  return (
    <p className={classes.hint} role="alert">
      Manche Zeichen hat keine unserer Druckschriften, sie fehlen auf dem Papier:{' '}
      <strong>{texts.slice(0, NAMED).join(', ')}</strong>
      {more > 0 && ` und ${more} weitere Texte`}. Schreibe sie mit lateinischen Buchstaben.
    </p>
  );
}

/** A leaflet has two sides; what is more has to be put in. */
const isSecondLeaflet = ({ menu }: MenuPreview, { format }: MenuChoice): boolean =>
  format === 'dinLang' && menu.sheets.length > 2;

const sheetKey = (index: number): string => `sheet-${index}`;

function factsOf({ menu, dishes }: MenuPreview, { format }: MenuChoice): string {
  const sheets = menu.sheets.length;
  const pages = sheets === 1 ? 'eine Seite' : `${sheets} Seiten`;
  return `${FORMAT_LABEL[format]}, ${pages}, ${dishes === 1 ? 'eine Speise' : `${dishes} Speisen`}`;
}
