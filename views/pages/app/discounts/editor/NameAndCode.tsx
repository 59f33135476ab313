import { Button, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { CopyField } from '../../../../components/fields/CopyField';
import { Section } from '../../../../components/frame/Section';
import { Problem } from '../../../../components/states/Problem';
import { useSending } from '../../../../lib/form/sending';
import { download } from '../../../../lib/http/transfer';
import classes from './Editor.module.css';
import { NumberField } from './NumberField';
import type { OfferEditing } from './useOffer';

export function NameAndCode({ editing }: { editing: OfferEditing }) {
  const { form, change, problems, page } = editing;
  return (
    <Section title={page.kind === 'code' ? 'Name und Code' : 'Name'}>
      <div className={classes.fields}>
        <TextInput
          label="Name"
          description="Steht im Warenkorb und auf dem Bon."
          placeholder={page.kind === 'code' ? 'Sommerrabatt' : 'Happy Hour'}
          maxLength={60}
          value={form.label}
          error={problems.label}
          onChange={({ currentTarget }) => change({ label: currentTarget.value })}
        />
        {page.kind === 'code' && <CodeFields editing={editing} />}
      </div>
      <div className={classes.switches}>
        <Switch
          label={form.enabled ? 'An' : 'Aus'}
          description="Aus: niemand bekommt den Rabatt, alles bleibt gespeichert."
          checked={form.enabled}
          onChange={({ currentTarget }) => change({ enabled: currentTarget.checked })}
        />
      </div>
    </Section>
  );
}

const USUAL_SERIES = 100;

function CodeFields({ editing }: { editing: OfferEditing }) {
  const { form, change, problems, id, page } = editing;
  const isSeries = form.series !== null;
  return (
    <>
      {id === null && (
        <div>
          <p className={classes.label}>Wer bekommt ihn?</p>
          <SegmentedControl
            fullWidth
            aria-label="Wer bekommt ihn?"
            value={isSeries ? 'series' : 'shared'}
            onChange={(value) => change({ series: value === 'series' ? USUAL_SERIES : null })}
            data={[
              { value: 'shared', label: 'Ein Code für alle' },
              { value: 'series', label: 'Einmalige Codes' },
            ]}
          />
        </div>
      )}
      {!isSeries && (
        <TextInput
          label="Code"
          description="3 bis 24 Zeichen, groß oder klein egal."
          placeholder="SOMMER10"
          maxLength={30}
          autoComplete="off"
          spellCheck={false}
          value={form.code}
          error={problems.code}
          onChange={({ currentTarget }) => change({ code: currentTarget.value.toUpperCase() })}
        />
      )}
      {isSeries && id === null && (
        <NumberField
          label="Anzahl"
          description="Bis 10.000. Jeder Code gilt für eine Bestellung, ohne verwechselbare Zeichen."
          value={form.series}
          error={problems.series ?? problems.code}
          onChange={(series) => change({ series: series ?? 0 })}
        />
      )}
      {isSeries && id !== null && <SeriesFile id={id} count={form.series ?? 0} />}
      {!isSeries && id !== null && form.code && (
        <div className={classes.wide}>
          <CopyField
            label="Link zum Teilen"
            description="Wer ihn öffnet, hat den Code beim Bestellen schon eingetragen."
            value={`${page.link}?code=${encodeURIComponent(form.code)}`}
          />
        </div>
      )}
    </>
  );
}

function SeriesFile({ id, count }: { id: string; count: number }) {
  const { busy, problem, send } = useSending();
  return (
    <div>
      <p className={classes.label}>Serie</p>
      <Button
        variant="default"
        loading={busy}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() =>
          void send(() => download(`/api/discount/codes?id=${id}`, 'rabattcodes.csv', { silent: true }))
        }
      >
        {count.toLocaleString('de-DE')} Codes als CSV
      </Button>
      <Problem>{problem}</Problem>
    </div>
  );
}
