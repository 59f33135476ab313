import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { chooseFulfilment } from '../lib/basket/basket';
import { readConfig } from '../lib/config';
import { Speaks } from '../lib/words/Voice';
import { AtTable } from './AtTable';
import { followParty } from './table-calls';

const config = readConfig();
const place = document.getElementById('am-tisch');

/** Comes before the menu's own script: what is chosen here is eaten here. */
chooseFulfilment(config.slug, 'table');
if (place) {
  void followParty(config);
  createRoot(place).render(
    <StrictMode>
      <Speaks speech={config.speech}>
        <AtTable config={config} />
      </Speaks>
    </StrictMode>,
  );
}
