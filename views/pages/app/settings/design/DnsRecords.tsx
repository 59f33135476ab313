import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { DnsRecord } from '../../../../../src/shop/domain/domain.types';
import type { DomainView } from '../../../../../src/shop/domain/domain.view';
import { CopyField } from '../../../../components/fields/CopyField';
import classes from './Domain.module.css';

/** What to enter at the registrar, field by field, as its forms ask for it. */
export function DnsRecords({ domain: { records, name } }: { domain: DomainView }) {
  const isPlain = !records.some(({ type }) => type !== 'TXT');

  return (
    <>
      {records.some(isLocal) && (
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          Diese Installation hat noch keine öffentliche Adresse. Setz zuerst BASE_URL, sonst finden Gäste die
          Domain nicht.
        </Alert>
      )}
      <ol className={classes.steps}>
        <li>Melde dich dort an, wo ihr die Domain gekauft habt, und öffne die DNS-Einstellungen.</li>
        {records.map(({ type, name: at, value }) => (
          <li key={type + value}>
            Lege einen Eintrag vom Typ <strong>{type}</strong> an
            {type === 'TXT' ? ', damit wir sehen, dass die Domain euch gehört' : ', der Gäste hierher führt'}:
            <div className={classes.record}>
              <CopyField label={`Name (${type})`} value={at} />
              <CopyField label={`Wert (${type})`} value={value} />
            </div>
          </li>
        ))}
        {isPlain && (
          <li>
            Leite {name} mit einem Eintrag vom Typ <strong>A</strong> oder <strong>ALIAS</strong> auf unseren
            Server.
          </li>
        )}
        <li>
          Komm zurück und lass prüfen. Manche Anbieter hängen die Domain selbst an den Namen an, dann gehört
          nur der vordere Teil in das Feld.
        </li>
      </ol>
    </>
  );
}

const LOCAL = /^(localhost$|127\.|10\.|192\.168\.|::1$)/;

/** On a machine without a public address the domain works, but nobody outside can reach it. */
const isLocal = ({ type, value }: DnsRecord): boolean => type !== 'TXT' && LOCAL.test(value);
