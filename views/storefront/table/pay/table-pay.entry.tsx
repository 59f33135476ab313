import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { TablePayPage } from '../../../../src/storefront/pages/page.view';
import { readConfig, readData } from '../../lib/config';
import { Speaks } from '../../lib/words/Voice';
import { comeBackOf } from '../../paying/pay-problem';
import { followCode } from '../table-calls';
import { TablePay } from './TablePay';

const config = readConfig();
const place = document.getElementById('zahlen');

if (place) {
  if (comeBackOf(location.search)) followCode(config);
  createRoot(place).render(
    <StrictMode>
      <Speaks speech={config.speech}>
        <TablePay config={config} page={readData<TablePayPage>('tisch')} />
      </Speaks>
    </StrictMode>,
  );
}
