import { Loader } from '@mantine/core';
import { SheetDrawing } from '../../../components/paper/SheetDrawing';
import { LoadingState } from '../../../components/states/LoadingState';
import { Problem } from '../../../components/states/Problem';
import { FORMAT_LABEL, type Wanted } from './choice';
import classes from './QrCode.module.css';
import { useQrPreview } from './useQrPreview';

/** The first sheet as the printer gets it. */
export function Preview({ wanted, missing }: { wanted: Wanted; missing: string | null }) {
  const { preview, problem, waiting } = useQrPreview(wanted, missing);
  return (
    <section className={classes.preview} aria-label="Vorschau" aria-busy={waiting}>
      <p className={classes.facts} role="status">
        {preview ? `${FORMAT_LABEL[wanted.format]}, ${codesText(preview.codes)}` : missing}
        {preview && waiting && <Loader size="xs" aria-label="Wird gezeichnet" />}
      </p>
      {preview && wanted.logo && !waiting && !preview.hasLogoInCode && (
        <p className={classes.hint}>
          Mit dem Logo in der Mitte ließe sich dieser Code nicht mehr sicher lesen. Er wird ohne gedruckt.
        </p>
      )}
      {!preview && waiting && <LoadingState label="Der Code wird gezeichnet …" />}
      <Problem>{problem}</Problem>
      {preview && (
        <div className={classes.sheet} data-format={wanted.format} data-waiting={waiting || undefined}>
          <SheetDrawing preview={preview} index={0} />
        </div>
      )}
    </section>
  );
}

const codesText = (codes: number): string =>
  codes === 1 ? 'ein Code' : `${codes.toLocaleString('de-DE')} Codes`;
