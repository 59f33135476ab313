import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { Top } from './Top';

it('marks where the long name of a shop may be parted', () => {
  const shop = 'Gasthaus Zur Donaudampfschifffahrtsgesellschaft';
  const top = renderToStaticMarkup(<Top shop={shop} href="/" label="Zur Karte" />);
  expect(top).toContain('Gasthaus Zur Donau\u00addampf\u00adschiff\u00adfahrts');
});
