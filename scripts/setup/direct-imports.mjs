import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './paths.mjs';

/** Packages whose index lists hundreds of files; the server would load every one of them when it starts. */
const INDEXES = {
  '@mantine/core': 'esm/index.mjs',
  '@mantine/hooks': 'esm/index.mjs',
  '@tabler/icons-react': 'dist/esm/tabler-icons-react.mjs',
};
const FROM_INDEX = /import \{([^}]*)\} from ["'](@mantine\/core|@mantine\/hooks|@tabler\/icons-react)["'];/g;
const LATER = /import\(["'](@mantine\/core)["']\)\.then\(\(\{ (\w+) \}\)/g;
const LISTED = /(?:import|export) \{ ?([^}]*?) ?\} from ["']([^"']+)["']/g;

/** Views, and the packages among themselves, name what they import; the build takes it from the very file it stands in. */
export const directImports = {
  name: 'direct-imports',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/views\/.*\.tsx?$|\/@mantine\/\w+\/esm\/.*\.mjs$/.test(id)) return null;
    return code
      .replace(FROM_INDEX, (_, names, from) => importsOf(names, from).join(' '))
      .replace(LATER, (_, from, name) => laterOf(name, from));
  },
};

function importsOf(names, from) {
  const wanted = names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '));
  return wanted.map((name) => {
    const [exported, local = exported] = name.split(' as ');
    const { file, inside } = placeOf(exported, from);
    return `import { ${inside} as ${local} } from '${file}';`;
  });
}

function laterOf(name, from) {
  const { file, inside } = placeOf(name, from);
  return `import('${file}').then(({ ${inside} })`;
}

const places = new Map();

function placeOf(name, from) {
  if (!places.has(from)) places.set(from, placesIn(from));
  const place = places.get(from).get(name);
  if (!place) throw new Error(`${from} has no ${name}.`);
  return place;
}

function placesIn(from) {
  const index = inRoot('node_modules', from, INDEXES[from]);
  const lines = [...readFileSync(index, 'utf8').matchAll(LISTED)];
  return new Map(
    lines.flatMap(([, names, file]) =>
      names.split(',').map((name) => {
        const [inside, outside = inside] = name.trim().split(' as ');
        return [outside, { inside, file: path.join(path.dirname(index), file) }];
      }),
    ),
  );
}
