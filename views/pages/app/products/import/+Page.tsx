import { useEffect, useRef } from 'react';
import type { ImportPage } from '../../../../../src/shop/menu-file/import.view';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { Problem } from '../../../../components/states/Problem';
import { ChooseStep } from './ChooseStep';
import { ExportSection } from './ExportSection';
import classes from './Import.module.css';
import { OldMenuSection } from './OldMenuSection';
import { ReviewStep } from './ReviewStep';
import { useOldMenu } from './reading/useOldMenu';
import { Steps } from './Steps';
import { useImport } from './useImport';
import { WriteStep } from './WriteStep';

export default function Page(page: ImportPage) {
  const current = useImport(page);
  const old = useOldMenu();
  const { step, view, refusal, origin } = current;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);

  // The focus follows to the next step, for people who use a keyboard or a screen reader.
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  // What was read has served once all of it stands on the menu.
  const isTaken = origin === 'oldMenu' && view?.state === 'done' && view.review.goodRows === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is taken over
  useEffect(() => {
    if (isTaken) void old.discard();
  }, [isTaken]);

  /** Checked again at once: numbers on paper are often others than those on the menu. */
  async function withoutNumbers(): Promise<void> {
    const part = await import('./reading/read-file').catch(() => null);
    if (!part || !old.reading) return current.again();
    old.clearNumbers();
    const rows = old.rows.map((row) => ({ ...row, number: '' }));
    await current.check(part.readFileOf(old.reading, rows), 'oldMenu');
  }

  return (
    <>
      <PageHeader
        title="Importieren und exportieren"
        lead="Die ganze Karte als Tabelle: herunterladen, in Excel oder LibreOffice ändern, wieder einlesen. Oder eine alte Karte von Foto, PDF oder Text."
        back={{ href: '/app/products', label: 'Speisen' }}
      />
      <ExportSection products={page.products} />
      <section className={classes.import} aria-labelledby="import">
        <h2 id="import" className={classes.title} ref={heading} tabIndex={-1}>
          Importieren
        </h2>
        <Steps current={step} />
        <Problem>{refusal}</Problem>
        {step === 'choose' && (
          <>
            <ChooseStep current={current} />
            <OldMenuSection old={old} check={(file) => current.check(file, 'oldMenu')} />
          </>
        )}
        {step === 'review' && view && (
          <ReviewStep current={current} view={view} page={page} withoutNumbers={withoutNumbers} />
        )}
        {step === 'write' && view && <WriteStep current={current} view={view} />}
      </section>
    </>
  );
}
