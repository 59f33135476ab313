/**
 * What stays outside of the packed server: what is compiled for this machine, what reads files of its own, what is large and
 * seldom asked for, and what has to be there before any file runs. Everything else must exist once, and that is inside:
 * mongoose and its driver, what checks input, and with the views React and Vike (server-at-start.mjs).
 */
export const OUTSIDE = [
  'reflect-metadata',
  ...['@node-rs/argon2', '@point-of-sale/receipt-printer-encoder', 'msgpackr', 'pdfkit', 'sharp'],
  ...['@zxcvbn-ts/language-common', 'openai', 'ssh2', 'ssh2-sftp-client'],
];

/** Optional parts of packages that are not installed here, and what only development asks of Vike. */
const ABSENT =
  /^(@nestjs\/(microservices|websockets|platform-express)(\/|$)|@fastify\/view$|vite$|vike\/(plugin|api)$)/;

export const isOutside = (id) =>
  ABSENT.test(id) || OUTSIDE.some((name) => id === name || id.startsWith(`${name}/`));
