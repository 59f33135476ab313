import type { BlockListPage } from '../../../../../src/shop/block-list/block-list.view';
import { SettingsFrame } from '../../../../components/settings/SettingsFrame';
import { BlockGuest } from './BlockGuest';
import { Blocks } from './Blocks';
import { CallBackSection } from './CallBackSection';
import { NewBlock } from './NewBlock';

export default function Page({ blocks, callBack, payOnline, guest }: BlockListPage) {
  return (
    <SettingsFrame
      title="Sperrliste"
      lead="Gegen Scherzbestellungen: von wem der Shop nichts annimmt, und wann ihr vor dem Annehmen anruft."
    >
      {guest && <BlockGuest guest={guest} />}
      <CallBackSection callBack={callBack} offersOnline={payOnline} />
      {!guest && <NewBlock />}
      <Blocks blocks={blocks} />
    </SettingsFrame>
  );
}
