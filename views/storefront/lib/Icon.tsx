/** The drawings of the shop, each once in a page; twenty-four units square, drawn in lines. */
const DRAWINGS = {
  alert: 'M12 4 2.5 20h19L12 4ZM12 10v4.5M12 17.2v.1',
  back: 'm15 5-7 7 7 7',
  bag: 'M5 8h14l1 13H4L5 8ZM8.5 10V7a3.5 3.5 0 0 1 7 0v3',
  bell: 'M6 17v-6a6 6 0 0 1 12 0v6l1.5 2h-15L6 17ZM12 5V3M10.5 21.5h3',
  bike: 'M2 16.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M15 16.5a3.5 3.5 0 1 0 7 0 3.5 3.5 0 1 0-7 0M5.5 16.5 9 9h5.5l4 7.5M14.5 9 13 5h-2M9 9l4 7.5',
  card: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3 10h18M7 15h3',
  cash: 'M5 6h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2ZM9.5 12a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  check: 'm5 12.5 4.5 4.5L19 7',
  clock: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 7v5l3.5 2',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm5 9 7 7 7-7',
  filter: 'M4 7h16M7 12h10M10 17h4',
  forward: 'm9 5 7 7-7 7',
  globe: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  hot: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 4 4 1-2 1-5 0-8Z',
  info: 'M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 11v5M12 7.8v.1',
  leaf: 'M5 19C4 10 10 4 20 4c0 10-5 16-13 15M5 21c1-5 4-9 9-11',
  mail: 'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.5 6.5 12 13l8.5-6.5',
  minus: 'M5 12h14',
  pen: 'm4 20 1-4L16 5l3 3L8 19l-4 1Z',
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1Z',
  phonePay:
    'M8 3h8a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM10.5 18h3M9.5 11l2 2 3.5-4',
  pin: 'M12 21s7-6.5 7-12a7 7 0 0 0-14 0c0 5.5 7 12 7 12ZM9.5 9a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  plus: 'M12 5v14M5 12h14',
  receipt: 'M5 4h14v16l-3-2-2 2-2-2-2 2-2-2-3 2V4ZM9 9h6M9 13h6',
  route: 'm3 11 18-8-8 18-2-8-8-2Z',
  search: 'M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0M20 20l-4-4',
  trash: 'M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13',
  wallet: 'M19 8V6a2 2 0 0 0-2-2H5a2 2 0 0 0 0 4h14a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6M16 14h.1',
};

export type Drawing = keyof typeof DRAWINGS;

/** The drawings themselves, unseen; `Icon` shows one of them. */
export const Sprite = () => (
  <svg className="sprite" aria-hidden="true">
    {Object.entries(DRAWINGS).map(([name, path]) => (
      <symbol key={name} id={`i-${name}`} viewBox="0 0 24 24">
        <path d={path} />
      </symbol>
    ))}
  </svg>
);

/** Always beside words or on a button that has a name: what it shows is never all there is to read. */
export const Icon = ({ name, small = false }: { name: Drawing; small?: boolean }) => (
  <svg className={small ? 'i i--s' : 'i'} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);
