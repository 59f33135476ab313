import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../setup/paths.mjs';

const SOURCE = /\.(tsx?|mjs)$/;
const BUILT = /(^|\/)(node_modules|dist)\//;
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
