import { Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PrinterView, RequestView } from '../../../../src/printer/printer/printer.view';
import { LoadingState } from '../../../components/states/LoadingState';
import { DateTime } from '../../../components/tables/DateTime';
import { api } from '../../../lib/http/api';
import classes from './PrinterQueue.module.css';

interface Props {
  /** null: closed. */
  printer: PrinterView | null;
  close: () => void;
}

/** "Connected, but prints nothing" is found out here: what the printer asked last, and what it was told. */
export function RequestsModal({ printer, close }: Props) {
  const id = printer?.id;
  const [requests, setRequests] = useState<RequestView[] | null>(null);
  useEffect(() => {
    setRequests(null);
    if (!id) return;
    const leaving = new AbortController();
    void api
      .get<RequestView[]>(`/api/printer/requests?id=${encodeURIComponent(id)}`, { signal: leaving.signal })
      .then((answer) => answer.success && setRequests(answer.data));
    return () => leaving.abort();
  }, [id]);

  return (
    <Modal opened={printer !== null} onClose={close} title={`Letzte Anfragen von „${printer?.name ?? ''}“`}>
      <Text mb="md">{printer?.status}</Text>
      {requests ? <Requests requests={requests} /> : <LoadingState label="Anfragen werden geladen …" />}
    </Modal>
  );
}

function Requests({ requests }: { requests: RequestView[] }) {
  if (requests.length === 0) return <Text>Der Drucker hat sich noch nicht gemeldet.</Text>;
  return (
    <ol className={classes.history}>
      {requests.map(({ at, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is loaded once
        <li key={index}>
          <DateTime at={at} show="time" /> {text}
        </li>
      ))}
    </ol>
  );
}
