import fraunces from '@fontsource/fraunces/files/fraunces-latin-600-normal.woff2?url';
import oswald from '@fontsource/oswald/files/oswald-latin-600-normal.woff2?url';
import poppins from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url';

/** Nothing loads this: it takes the files of the fonts into the build, where the renderer finds their names. */
export const FONT_FILES = { fraunces, poppins, oswald };
