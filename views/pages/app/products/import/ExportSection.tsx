import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { Section } from '../../../../components/frame/Section';
import { download } from '../../../../lib/http/transfer';
import classes from './Import.module.css';

const FILES = [
  { format: 'xlsx', label: 'Excel (.xlsx)', name: 'speisekarte.xlsx' },
  { format: 'csv', label: 'CSV, UTF-8', name: 'speisekarte.csv' },
  { format: 'csv1252', label: 'CSV, Windows-1252', name: 'speisekarte.csv' },
] as const;

export function ExportSection({ products }: { products: number }) {
  const [busy, setBusy] = useState<string | null>(null);

  async function save(path: string, name: string): Promise<void> {
    setBusy(path);
    await download(path, name);
    setBusy(null);
  }

  return (
    <Section
      title="Exportieren"
      lead={
        products === 0
          ? 'Noch steht nichts auf der Karte. Mit der Vorlage fängst du an: Sie hat alle Spalten und erklärt sie.'
          : 'Eine Zeile je Größe. Bilder, Menüs, Halb-und-halb, „Dazu passt“, Bestand und Angaben zu verpackter Ware stehen nicht in der Datei und bleiben beim Import, wie sie sind.'
      }
    >
      <div className={classes.buttons}>
        {products > 0 &&
          FILES.map(({ format, label, name }) => (
            <Button
              key={format}
              variant={format === 'xlsx' ? 'filled' : 'default'}
              leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
              loading={busy?.endsWith(`=${format}`) ?? false}
              onClick={() => void save(`/api/menuFile/export?format=${format}`, name)}
            >
              {label}
            </Button>
          ))}
        <Button
          variant={products === 0 ? 'filled' : 'subtle'}
          leftSection={<IconFileText size={18} aria-hidden />}
          loading={busy === '/api/menuFile/template'}
          onClick={() => void save('/api/menuFile/template', 'speisekarte-vorlage.xlsx')}
        >
          Leere Vorlage
        </Button>
      </div>
    </Section>
  );
}
