import { rmSync, truncateSync, writeFileSync } from 'node:fs';

const HEAD = 28;
const PAGE = 4096;

const flipIn = (from, to) => (file, bytes, random) => {
  const at = random.between(from(file, bytes), to(file, bytes) - 1);
  bytes[at] ^= 1 << random.between(0, 7);
  writeFileSync(file.path, bytes);
  return at;
};

const zeroPage = (file, bytes, random) => {
  const page = random.between(0, Math.floor((file.end - 1) / PAGE));
  bytes.fill(0, page * PAGE, Math.min(bytes.length, (page + 1) * PAGE));
  writeFileSync(file.path, bytes);
  return page * PAGE;
};

const cutOff = (file, bytes, random) => {
  const length = random.between(0, bytes.length - 1);
  truncateSync(file.path, length);
  return length;
};

const remove = ({ path }) => {
  rmSync(path);
  return 0;
};

/** A part of one frame: of any but the last, or of the last. */
const inFrame = (from, to, pick) => (file, bytes, random) => {
  const { at, end } = pick(file.frames, random);
  return flipIn(
    () => at + from,
    () => Math.min(end, at + to),
  )(file, bytes, random);
};
const before = (frames, random) => random.pick(frames.slice(0, -1));
const last = (frames) => frames.at(-1);

/** Every region of a store's files, and what is done to it. */
export const SITES = {
  'the header': flipIn(
    () => 0,
    () => 49,
  ),
  'the marker of a batch': inFrame(0, 8, before),
  'the number of a batch': inFrame(8, 14, before),
  'the length of the file in a batch': inFrame(14, 20, before),
  'the length of a batch': inFrame(20, 24, before),
  'the check sum of a batch': inFrame(24, HEAD, before),
  'the documents of a batch': inFrame(HEAD, Number.POSITIVE_INFINITY, before),
  'the last batch': inFrame(0, Number.POSITIVE_INFINITY, last),
  'any byte': flipIn(
    () => 0,
    (_, bytes) => bytes.length,
  ),
  'a page of zeros': zeroPage,
  'the file cut off': cutOff,
  'the file missing': remove,
};
