import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import type { QrPage } from '../../../../src/shop/qr/qr.view';
import { PageHeader } from '../../../components/frame/PageHeader';
import { PlanLock } from '../../../components/states/PlanLock';
import { useSending } from '../../../lib/form/sending';
import { download } from '../../../lib/http/transfer';
import { Choices } from './Choices';
import { fileNameOf, firstWanted, KIND_LABEL, missingOf, queryOf, type Wanted, wifiBodyOf } from './choice';
import { Preview } from './Preview';
import classes from './QrCode.module.css';
import { Scans } from './Scans';

export default function Page(page: QrPage) {
  const [wanted, setWanted] = useState(() => firstWanted(page));
  const { busy, send } = useSending();
  const needs = page.needs[wanted.kind];
  const missing = needs ? '' : missingOf(wanted, page);

  return (
    <>
      <PageHeader
        title="QR-Codes"
        lead="Zum Hinstellen, Kleben und Verteilen. Jeder Code führt über eure Adresse und zählt, wie oft er gescannt wird."
        actions={
          <Button
            leftSection={<IconDownload size={18} aria-hidden />}
            loading={busy}
            disabled={missing !== null}
            onClick={() => void send(() => fetchFile(wanted))}
          >
            Herunterladen
          </Button>
        }
      />
      {needs && <PlanLock level={needs}>{`„${KIND_LABEL[wanted.kind]}“ gibt es`}</PlanLock>}
      <div className={classes.sides}>
        <Choices page={page} wanted={wanted} set={setWanted} />
        <Preview wanted={wanted} missing={missing} />
      </div>
      <Scans scans={page.scans} days={page.days} />
    </>
  );
}

const fetchFile = (wanted: Wanted) =>
  wanted.kind === 'wifi'
    ? download('/api/qr/wifiFile', fileNameOf(wanted), { body: wifiBodyOf(wanted) })
    : download(`/api/qr/file?${queryOf(wanted)}`, fileNameOf(wanted));
