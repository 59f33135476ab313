import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconFileText } from '@tabler/icons-react';
import { Section } from '../../../../components/frame/Section';
import { useSending } from '../../../../lib/form/sending';
import { download } from '../../../../lib/http/transfer';
import classes from './Import.module.css';

const FILES = [
  { format: 'xlsx', label: 'Excel (.xlsx)', name: 'speisekarte.xlsx' },
  { format: 'csv', label: 'CSV, UTF-8', name: 'speisekarte.csv' },
  { format: 'csv1252', label: 'CSV, Windows-1252', name: 'speisekarte.csv' },
] as const;

export function ExportSection({ products }: { products: number }) {
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
            <FileLoader
              key={format}
              variant={format === 'xlsx' ? 'filled' : 'default'}
              icon={IconFileSpreadsheet}
              path={`/api/menuFile/export?format=${format}`}
              name={name}
            >
              {label}
            </FileLoader>
          ))}
        <FileLoader
          variant={products === 0 ? 'filled' : 'subtle'}
          icon={IconFileText}
          path="/api/menuFile/template"
          name="speisekarte-vorlage.xlsx"
        >
          Leere Vorlage
        </FileLoader>
      </div>
    </Section>
  );
}

interface FileLoaderProps {
  variant: 'filled' | 'default' | 'subtle';
  icon: typeof IconFileText;
  path: string;
  /** What the file is called on the computer it is saved on. */
  name: string;
  children: string;
}

function FileLoader({ variant, icon: Icon, path, name, children }: FileLoaderProps) {
  const { busy, send } = useSending();

  return (
    <Button
      variant={variant}
      leftSection={<Icon size={18} aria-hidden />}
      loading={busy}
      onClick={() => void send(() => download(path, name))}
    >
      {children}
    </Button>
  );
}
