import { Switch } from '@mantine/core';
import { QR_KINDS, type QrFormat, type QrKind } from '../../../../src/shop/qr/qr.types';
import type { QrPage } from '../../../../src/shop/qr/qr.view';
import { formatsOf } from '../../../../src/shop/qr/qr-target.rules';
import { Select } from '../../../components/fields/Select';
import { Section } from '../../../components/frame/Section';
import { FORMAT_LABEL, isFile, KIND_LABEL, ofKind, targetsOf, type Wanted } from './choice';
import classes from './QrCode.module.css';
import { ReviewLink } from './ReviewLink';
import { WifiFields } from './WifiFields';

interface Props {
  page: QrPage;
  wanted: Wanted;
  set: (wanted: Wanted) => void;
}

const PART = 1_000;

export function Choices({ page, wanted, set }: Props) {
  const { kind } = wanted;
  const targets = targetsOf(kind, page);
  return (
    <div className={classes.choices}>
      <Section title="Wohin führt der Code?">
        <div className={classes.fields}>
          <Select
            label="Ziel"
            value={kind}
            data={QR_KINDS.map((value) => ({ value, label: KIND_LABEL[value] }))}
            allowDeselect={false}
            onChange={(value) => value && set(ofKind(wanted, value as QrKind, page))}
          />
          {targets && targets.length > 0 && (
            <Select
              label={KIND_LABEL[kind]}
              value={wanted.id}
              data={targets.map(({ id, name }) => ({ value: id, label: name }))}
              allowDeselect={false}
              searchable
              onChange={(id) => id && set({ ...wanted, id, part: 0 })}
            />
          )}
          {kind === 'series' && <Part page={page} wanted={wanted} set={set} />}
          {kind === 'review' && <ReviewLink stored={page.reviewUrl} />}
          {kind === 'wifi' && <WifiFields wifi={wanted.wifi} set={(wifi) => set({ ...wanted, wifi })} />}
        </div>
      </Section>
      <Look page={page} wanted={wanted} set={set} />
    </div>
  );
}

function Part({ page, wanted, set }: Props) {
  const codes = page.series.find(({ id }) => id === wanted.id)?.codes ?? 0;
  if (codes <= PART) return null;
  const parts = Array.from({ length: Math.ceil(codes / PART) }, (_, part) => ({
    value: `${part}`,
    label: `${part * PART + 1} bis ${Math.min(codes, (part + 1) * PART)}`,
  }));
  return (
    <Select
      label="Codes"
      description="Je Datei tausend."
      value={`${wanted.part}`}
      data={parts}
      allowDeselect={false}
      onChange={(part) => part && set({ ...wanted, part: Number(part) })}
    />
  );
}

function Look({ page, wanted, set }: Props) {
  return (
    <Section title="Aussehen">
      <div className={classes.fields}>
        <Select
          label="Format"
          value={wanted.format}
          data={formatsOf(wanted.kind).map((value) => ({ value, label: FORMAT_LABEL[value] }))}
          allowDeselect={false}
          onChange={(format) => format && set({ ...wanted, format: format as QrFormat })}
        />
        <Switch
          label="Logo in der Mitte des Codes"
          description={
            page.hasLogo
              ? 'Nur so lange er damit noch sicher gelesen wird.'
              : 'Dafür braucht ihr ein Logo unter „Gestaltung“.'
          }
          disabled={!page.hasLogo}
          checked={wanted.logo}
          onChange={({ currentTarget }) => set({ ...wanted, logo: currentTarget.checked })}
        />
        {!isFile(wanted.format) && (
          <Switch
            label="Schnittmarken und 3 mm Anschnitt"
            description="Für die Druckerei. Auf dem eigenen Drucker ohne."
            checked={wanted.cropMarks}
            onChange={({ currentTarget }) => set({ ...wanted, cropMarks: currentTarget.checked })}
          />
        )}
      </div>
    </Section>
  );
}
