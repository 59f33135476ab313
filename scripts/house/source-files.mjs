import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../setup/paths.mjs';

const SOURCE = /\.(tsx?|mjs)$/;
const BUILT = /(^|\/)(node_modules|dist)\//;
const SPEC = /\.spec\.tsx?$/;
const NOT_THE_PRODUCT = /\.spec\.tsx?$|\.fixture\.ts$|\.d\.m?ts$/;

/** The source files below some folders, as paths from the root. */
export const allFiles = (roots) =>
  roots.flatMap((root) =>
    readdirSync(inRoot(root), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(root, file))
      .filter((file) => SOURCE.test(file) && !BUILT.test(file))
      .sort(),
  );

/** The same without specs, their fixtures and declarations. */
export const sourceFiles = (roots) => allFiles(roots).filter((file) => !NOT_THE_PRODUCT.test(file));

export const isSpec = (file) => SPEC.test(file);

/** All that the product is made of, styles included, without specs and without the files a browser fetches as they are. */
export const productFiles = () =>
  ['src', 'views', 'embedded-mongo/src'].flatMap((root) =>
    readdirSync(inRoot(root), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(inRoot(), path.join(entry.parentPath, entry.name)))
      .filter((file) => !isSpec(file) && !file.startsWith('views/public/'))
      .sort(),
  );
