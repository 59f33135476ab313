import { MongoClient } from 'mongodb';
import { menuFrom } from '../../../dist/app/shop/menu/menu.rules.js';
import { filterChoicesOf } from '../../../dist/app/storefront/menu/menu-filter.rules.js';
import { menuLegendOf, menuViewOf } from '../../../dist/app/storefront/menu/menu-page.rules.js';
import { hostedLinks } from '../../../dist/app/storefront/shop/links.rules.js';
import { shopViewOf } from '../../../dist/app/storefront/shop/shop-view.rules.js';
import { voiceFor } from '../../../dist/app/storefront/words/voice.rules.js';
import { renderMenu } from '../../../dist/storefront/server/server.js';
import { listen } from './listen.mjs';

/** The floor of a menu page that nobody has kept: React's renderToString of the same tree, once a request. */
const client = await new MongoClient(process.env.MONGODB_URI).connect();
const db = client.db();
const withId = ({ _id: id, ...rest }) => ({ id, ...rest });
const { slug } = JSON.parse(process.env.SHOP);
const shop = withId(await db.collection('shops').findOne({ slug }));
const listOf = async (name) =>
  (await db.collection(name).find({ shopId: shop.id }).sort({ position: 1 }).toArray()).map(withId);
const [categories, products, groups] = await Promise.all(
  ['categories', 'products', 'option_groups'].map(listOf),
);
await client.close();

const menu = menuFrom(shop.id, categories, products, groups);
const view = menuViewOf(menu, new Date());
const page = {
  shop: shopViewOf(shop),
  menu: view,
  speech: voiceFor(shop, 'de'),
  legend: menuLegendOf(menu),
  filters: filterChoicesOf(view, 'de'),
  popular: [],
  later: [],
  links: hostedLinks(shop, 'de'),
};
const scripts = Object.fromEntries(
  ['menu', 'sheet', 'checkout', 'tracking', 'icon'].map((name) => [
    name,
    `/storefront/assets/${name}-DEADBEEF.js`,
  ]),
);
scripts.fonts = { fraunces: '', poppins: '', oswald: '' };

listen(async (_, response) => {
  const html = renderMenu(page, scripts);
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
});
