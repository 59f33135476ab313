import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { reload } from 'vike/client/router';
import { formatDate } from '../../../../../src/shared/berlin-time';
import { BLOCK_LABEL, type BlockView } from '../../../../../src/shop/block-list/block-list.view';
import { Section } from '../../../../components/frame/Section';
import { EmptyState } from '../../../../components/states/EmptyState';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import classes from './BlockList.module.css';

export function Blocks({ blocks }: { blocks: BlockView[] }) {
  if (blocks.length === 0)
    return (
      <EmptyState icon={IconShieldCheck} title="Niemand ist gesperrt">
        Wer auf der Liste steht, wird im Shop gebeten, im Restaurant anzurufen. Warum, steht dort nicht.
      </EmptyState>
    );
  return (
    <Section title={blocks.length === 1 ? '1 Eintrag' : `${blocks.length} Einträge`}>
      <ul className={classes.blocks}>
        {blocks.map((block) => (
          <Block key={block.id} block={block} />
        ))}
      </ul>
    </Section>
  );
}

function Block({ block: { id, kind, hint, reason, by, createdAt, expiresAt } }: { block: BlockView }) {
  const { busy, send } = useSending();

  async function remove(): Promise<void> {
    if (await send(() => api.post('/api/blockList/remove', { id }))) await reload();
  }

  return (
    <li>
      <div>
        <b>
          {BLOCK_LABEL[kind]} {hint}
        </b>
        <span>{reason}</span>
        <small>
          {by}, {formatDate(new Date(createdAt))} · gilt bis {formatDate(new Date(expiresAt))}
        </small>
      </div>
      <Button variant="default" loading={busy} onClick={() => void remove()} aria-label={`${hint} freigeben`}>
        Freigeben
      </Button>
    </li>
  );
}
