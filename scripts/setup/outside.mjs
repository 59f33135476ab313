/**
 * What stays outside of the packed server: what is loaded by the views as well and must exist once, what is compiled for
 * this machine, what reads files of its own, and mongoose, whose driver the store mends (src/platform/store/closed-sockets.ts).
 */
export const OUTSIDE = [
  ...['react', 'react-dom', 'reflect-metadata', 'vike'],
  ...['@node-rs/argon2', '@point-of-sale/receipt-printer-encoder', 'msgpackr', 'pdfkit', 'sharp'],
  ...['@zxcvbn-ts/language-common', 'mongoose', 'openai', 'ssh2', 'ssh2-sftp-client'],
];
