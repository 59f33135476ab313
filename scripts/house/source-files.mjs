import { readdirSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../setup/paths.mjs';

const SOURCE = /\.(tsx?|mjs)$/;
const NOT_THE_PRODUCT = /node_modules|\.spec\.tsx?$|\.fixture\.ts$|\.d\.m?ts$/;

/** The source files below some folders, as paths from the root; without specs and declarations. */
export const sourceFiles = (roots) =>
  roots.flatMap((root) =>
    readdirSync(inRoot(root), { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(root, file))
      .filter((file) => SOURCE.test(file) && !NOT_THE_PRODUCT.test(file))
      .sort(),
  );
