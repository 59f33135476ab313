import { deadExports } from './dead-exports.mjs';
import { folderSizes } from './folders.mjs';
import { longFunctions } from './functions.mjs';
import { knotsOfShop } from './knots.mjs';

/** `npm run house`: the shape of the sources in a few figures. The two long lists are commands of their own beside this file. */
const knots = knotsOfShop();
const [fullest] = folderSizes();
const long = longFunctions();
const dead = deadExports();

console.log(`nouns of the shop that import each other in circles: ${knots.flat().length}`);
for (const knot of knots) console.log(`  ${knot.join(' ')}`);
console.log(`fullest folder: ${fullest.folder} with ${fullest.files} files`);
console.log(
  `functions over 40 lines: ${long.length}, over 80: ${long.filter(({ lines }) => lines > 80).length}`,
);
for (const root of ['src', 'views', 'embedded-mongo', 'scripts'])
  console.log(`  ${root}: ${long.filter(({ file }) => file.startsWith(`${root}/`)).length}`);
console.log(`exports that nobody uses: ${dead.length}`);
