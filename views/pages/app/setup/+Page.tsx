import type { SetupPage } from '../../../../src/shop/dashboard/setup.view';
import { usePageContext } from '../../../lib/vike/page-context';
import { ContactStep } from './ContactStep';
import { DoneStep } from './DoneStep';
import { HoursStep } from './HoursStep';
import { MenuStep } from './MenuStep';
import { NameStep } from './NameStep';
import { placeOf } from './steps';

export default function Page({ shop, templates, menuBegun }: SetupPage) {
  const { step } = usePageContext().urlParsed.search;
  const place = placeOf(step, shop);

  if (!shop || place === 'name') return <NameStep shop={shop} />;
  if (place === 'contact') return <ContactStep shop={shop} />;
  if (place === 'hours') return <HoursStep shop={shop} />;
  if (place === 'menu') return <MenuStep templates={templates} menuBegun={menuBegun} />;
  return <DoneStep shop={shop} />;
}
