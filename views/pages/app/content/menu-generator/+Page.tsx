import { Button } from '@mantine/core';
import { IconFileTypePdf, IconToolsKitchen2 } from '@tabler/icons-react';
import { useState } from 'react';
import type { MenuGeneratorPage } from '../../../../../src/shop/printed-menu/printed-menu.view';
import { PageHeader } from '../../../../components/frame/PageHeader';
import { EmptyState } from '../../../../components/states/EmptyState';
import { PlanLock } from '../../../../components/states/PlanLock';
import { useSending } from '../../../../lib/form/sending';
import { download } from '../../../../lib/http/transfer';
import { toast } from '../../../../lib/toasts/toasts';
import { Choices } from './Choices';
import { FIRST_CHOICE, fileNameOf, nothingOf, queryOf } from './choice';
import classes from './MenuGenerator.module.css';
import { Preview } from './Preview';
import './menu-fonts.css';

export default function Page({ needs, categories, untranslated }: MenuGeneratorPage) {
  const [choice, setChoice] = useState(FIRST_CHOICE);
  const { busy, send } = useSending();
  const nothing = nothingOf(choice, categories);
  const fetchPdf = () => send(() => download(`/api/printedMenu/pdf?${queryOf(choice)}`, fileNameOf(choice)));
  const isReady = needs === null && categories.length > 0;

  return (
    <>
      <PageHeader
        title="Karte drucken"
        lead="Deine Speisekarte für Tisch, Tresen und Briefkasten, so wie Gäste sie heute online lesen."
        actions={
          isReady && (
            <Button
              leftSection={<IconFileTypePdf size={18} aria-hidden />}
              loading={busy}
              onClick={() => (nothing ? toast.error(nothing) : void fetchPdf())}
            >
              PDF herunterladen
            </Button>
          )
        }
      />
      {needs !== null && <PlanLock level={needs}>Die Karte zum Drucken gibt es</PlanLock>}
      {categories.length === 0 && <NoDishes />}
      {isReady && (
        <div className={classes.sides}>
          <Choices
            choice={choice}
            categories={categories}
            untranslated={untranslated}
            change={(part) => setChoice((before) => ({ ...before, ...part }))}
          />
          <Preview choice={choice} nothing={nothing} />
        </div>
      )}
    </>
  );
}

const NoDishes = () => (
  <EmptyState
    icon={IconToolsKitchen2}
    title="Noch keine Speise"
    action={
      <Button component="a" href="/app/products">
        Zu den Speisen
      </Button>
    }
  >
    Sobald Speisen auf der Karte stehen, kannst du sie hier drucken.
  </EmptyState>
);
