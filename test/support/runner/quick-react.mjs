import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
/** What the server renders pages and mails with. */
const PARTS = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];

/** Before the product is loaded: its pages are rendered by the build that people get, at a tenth of the work. */
const { NODE_ENV } = process.env;
process.env.NODE_ENV = 'production';
for (const part of PARTS) require(part);
process.env.NODE_ENV = NODE_ENV;
