import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { PictureTask } from '../social.types.js';
import type { Fitted } from './fitted.rules.js';
import type { Hours } from './hours.rules.js';
import { Frame } from './post-frame.js';
import { EYEBROW, LOGO_EDGE, type PostLayout, RULE, TITLE_HALF } from './post-layout.rules.js';
import { isWide } from './post-picture.rules.js';

export const HEADING_FONT = 'Heading';
export const BODY_FONT = 'Body';
const HEADING = `${HEADING_FONT}, ${HEADING_FONT} more, ${BODY_FONT}, ${BODY_FONT} more`;
const BODY = `${BODY_FONT}, ${BODY_FONT} more`;

export interface PostPictureProps extends Pick<PictureTask, 'size' | 'isStory' | 'roles' | 'eyebrow'> {
  layout: PostLayout;
  /** As data addresses: nothing is fetched while drawing. */
  photo: string | null;
  logo: string | null;
  /** The colour behind the logo; null: none. */
  plate: string | null;
}

/** A plain function, not a component: the library that draws it knows no hooks. What it draws is laid out already. */
export function PostPicture(props: PostPictureProps): ReactElement {
  const { size, roles, photo } = props;
  return (
    <div
      lang="de"
      style={{
        ...size,
        display: 'flex',
        flexDirection: photo && isWide(props) ? 'row' : 'column',
        background: photo ? roles.surface : roles.action,
        color: photo ? roles.ink : roles['on-action'],
        fontFamily: BODY,
      }}
    >
      {photo ? Photo(props, photo) : Frame(props)}
      {Words(props)}
    </div>
  );
}

function Photo(props: PostPictureProps, src: string): ReactElement {
  const { photo, padding, unit } = props.layout;
  return (
    <div style={{ ...photo, display: 'flex', flexShrink: 0, position: 'relative' }}>
      <img src={src} alt="" width={photo?.width} height={photo?.height} />
      <div style={{ display: 'flex', position: 'absolute', left: padding.side, bottom: unit }}>
        {Eyebrow(props)}
      </div>
    </div>
  );
}

function Words(props: PostPictureProps): ReactElement {
  const { roles, photo, layout } = props;
  const { padding, width, gaps } = layout;
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        flexGrow: 1,
        width: width + 2 * padding.side,
        boxSizing: 'border-box',
        padding: `${padding.top}px ${padding.side}px ${padding.bottom}px`,
      }}
    >
      {!photo && Eyebrow(props)}
      <div style={{ ...COLUMN, flexGrow: 1, justifyContent: 'center' }}>{Message(props)}</div>
      <div
        style={{
          display: 'flex',
          height: RULE,
          marginTop: gaps.sender,
          background: photo ? roles.line : roles['on-action'],
          opacity: photo ? 1 : 0.5,
        }}
      />
      {Sender(props)}
    </div>
  );
}

function Message({ layout, photo, roles }: PostPictureProps): ReactNode {
  const { title, hours, note, isHalved, width, gaps } = layout;
  const noteColor = photo ? roles['action-ink'] : roles['on-action'];
  const words = (
    <div
      style={{ ...COLUMN, ...(isHalved && { width: width * TITLE_HALF, marginRight: layout.unit * 1.2 }) }}
    >
      {Lines(title)}
      {!isHalved && hours && <div style={{ display: 'flex', marginTop: gaps.hours }}>{Days(hours)}</div>}
      {note && <div style={{ display: 'flex', marginTop: gaps.note, color: noteColor }}>{Lines(note)}</div>}
    </div>
  );
  if (!isHalved) return words;
  return (
    <div style={{ display: 'flex', alignItems: 'center' }}>
      {words}
      {hours && Days(hours)}
    </div>
  );
}

/** Its rim keeps the shape where the photo is as pale as the badge. */
const RIM = 0.06;

const Eyebrow = ({ eyebrow, photo, roles, layout: { unit } }: PostPictureProps): ReactNode => (
  <div
    style={{
      display: 'flex',
      alignSelf: 'flex-start',
      padding: `${unit * (EYEBROW.above - RIM)}px ${unit * (EYEBROW.side - RIM)}px`,
      border: `${unit * RIM}px solid ${photo ? roles['action-ink'] : roles['on-action']}`,
      marginBottom: photo ? 0 : unit * EYEBROW.below,
      borderRadius: unit * 2,
      fontSize: unit,
      lineHeight: EYEBROW.leading,
      background: photo ? roles.surface : roles['on-action'],
      color: photo ? roles['action-ink'] : roles.action,
    }}
  >
    {eyebrow}
  </div>
);

const Lines = ({ lines, font, size, leading }: Fitted): ReactNode => (
  <div style={{ display: 'flex', flexDirection: 'column', fontSize: size, fontFamily: familyOf(font) }}>
    {lines.map((line) => (
      <div key={line} style={{ ...LINE, height: size * leading, lineHeight: leading }}>
        {line}
      </div>
    ))}
  </div>
);

const familyOf = (font: Fitted['font']): string => (font.includes('600') ? HEADING : BODY);

function Days({ size, dayWidth, leading, gap, rows }: Hours): ReactNode {
  const set = { size, leading, height: 0 };
  return (
    <div style={COLUMN}>
      {rows.map((row, index) => (
        <div
          key={row.day.join()}
          style={{
            display: 'flex',
            flexDirection: dayWidth === null ? 'column' : 'row',
            marginTop: index > 0 ? gap : 0,
          }}
        >
          <div style={{ display: 'flex', ...(dayWidth !== null && { width: dayWidth }) }}>
            {Lines({ ...set, lines: row.day, font: 'poppins-600-normal' })}
          </div>
          {Lines({ ...set, lines: row.hours, font: 'poppins-400-normal' })}
        </div>
      ))}
    </div>
  );
}

const Sender = ({ layout, logo, plate }: PostPictureProps): ReactNode => {
  const { unit, gaps, name, address } = layout;
  return (
    <div style={{ display: 'flex', alignItems: 'center', marginTop: gaps.sender }}>
      {logo && layout.logo && (
        <div
          style={{
            display: 'flex',
            marginRight: unit * 0.7,
            ...(plate && { padding: unit * LOGO_EDGE, background: plate, borderRadius: unit * 0.4 }),
          }}
        >
          <img src={logo} alt="" {...layout.logo} />
        </div>
      )}
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        {Lines(name)}
        {Lines(address)}
      </div>
    </div>
  );
};

const COLUMN: CSSProperties = { display: 'flex', flexDirection: 'column' };
const LINE: CSSProperties = { display: 'flex', whiteSpace: 'nowrap' };
