/**
 * What stays outside of the packed server: what is loaded by the views as well and must exist once, what is compiled for
 * this machine, what reads files of its own, mongoose, whose driver the store mends (src/platform/store/closed-sockets.ts), and
 * what checks input: Nest asks for those two at run time, and a second copy would not know the rules of partial inputs.
 */
export const OUTSIDE = [
  ...['class-transformer', 'class-validator'],
  ...['react', 'react-dom', 'reflect-metadata', 'vike'],
  ...['@node-rs/argon2', '@point-of-sale/receipt-printer-encoder', 'msgpackr', 'pdfkit', 'sharp'],
  ...['@zxcvbn-ts/language-common', 'mongoose', 'openai', 'ssh2', 'ssh2-sftp-client'],
];
