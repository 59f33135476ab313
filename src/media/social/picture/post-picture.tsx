import type { CSSProperties, ReactElement, ReactNode } from 'react';
import type { PictureTask, Size } from '../social.types.js';
import { Frame } from './post-frame.js';
import { drawable, isWide, linesSize, photoSlot, STORY_MARGIN, titleIn } from './post-picture.rules.js';

export const HEADING_FONT = 'Heading';
export const BODY_FONT = 'Body';
const HEADING = `${HEADING_FONT}, ${HEADING_FONT} more, ${BODY_FONT}, ${BODY_FONT} more`;
const BODY = `${BODY_FONT}, ${BODY_FONT} more`;

export interface PostPictureProps extends Omit<PictureTask, 'photo' | 'logo'> {
  /** As data addresses: nothing is fetched while drawing. */
  photo: string | null;
  logo: { src: string; size: Size } | null;
}

/** A plain function, not a component: the library that draws it knows no hooks. */
export function PostPicture(props: PostPictureProps): ReactElement {
  const { size, roles, photo } = props;
  const wide = isWide(props);
  return (
    <div
      lang="de"
      style={{
        ...size,
        display: 'flex',
        flexDirection: photo && wide ? 'row' : 'column',
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
  const slot = photoSlot(props);
  const { pad } = roomOf(props);
  return (
    <div style={{ ...slot, display: 'flex', flexShrink: 0, position: 'relative' }}>
      <img src={src} alt="" width={slot.width} height={slot.height} />
      <div style={{ display: 'flex', position: 'absolute', left: pad, bottom: pad * 0.6 }}>
        {Eyebrow(props, unitOf(props))}
      </div>
    </div>
  );
}

function Words(props: PostPictureProps): ReactElement {
  const { roles, photo, isStory } = props;
  const unit = unitOf(props);
  const room = roomOf(props);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        flexGrow: 1,
        width: room.width + 2 * room.pad,
        boxSizing: 'border-box',
        padding: room.pad,
        ...(isStory && { paddingBottom: STORY_MARGIN.bottom }),
        ...(isStory && !photo && { paddingTop: STORY_MARGIN.top }),
      }}
    >
      {!photo && Eyebrow(props, unit)}
      <div style={{ display: 'flex', flexDirection: 'column', flexGrow: 1, justifyContent: 'center' }}>
        {Title(props, room)}
        {Lines(props, room)}
        {Note(props, unit)}
      </div>
      <div
        style={{
          display: 'flex',
          height: 2,
          background: photo ? roles.line : roles['on-action'],
          opacity: 0.5,
        }}
      />
      {Sender(props, unit)}
    </div>
  );
}

const Eyebrow = ({ eyebrow, photo, roles }: PostPictureProps, unit: number): ReactNode => (
  <div
    style={{
      display: 'flex',
      alignSelf: 'flex-start',
      padding: `${unit * 0.3}px ${unit * 0.8}px`,
      borderRadius: unit * 2,
      fontSize: unit,
      background: photo ? roles.surface : roles['on-action'],
      color: photo ? roles['action-ink'] : roles.action,
    }}
  >
    {eyebrow}
  </div>
);

function Title({ title, photo, lines: more }: PostPictureProps, room: Room): ReactNode {
  const { size, lines } = titleIn(drawable(title), room.title, photo === null && more.length === 0);
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        fontFamily: HEADING,
        fontSize: size,
        lineHeight: 1.12,
      }}
    >
      {lines.map((line) => (
        <div key={line} style={WORDS}>
          {line}
        </div>
      ))}
    </div>
  );
}

function Lines(props: PostPictureProps, room: Room): ReactNode {
  const { lines } = props;
  if (lines.length === 0) return null;
  const largest = room.width / (isWide(props) ? 26 : 19);
  const fontSize = linesSize(lines, { width: room.width, height: room.lines }, largest);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', marginTop: fontSize }}>
      {lines.map((line) => (
        <div key={line} style={{ display: 'flex', flexWrap: 'wrap', fontSize, lineHeight: 1.5 }}>
          {sidesOf(drawable(line)).map((side) => (
            <div key={side} style={{ ...WORDS, marginRight: fontSize * 0.3 }}>
              {side}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A day and its hours: hours that do not fit beside the day go on below it together. */
const sidesOf = (line: string): string[] => line.split(/(?<=:) /);

const Note = ({ note, photo, roles }: PostPictureProps, unit: number): ReactNode =>
  note && (
    <div
      style={{
        ...WORDS,
        marginTop: unit * 0.5,
        fontFamily: HEADING,
        fontSize: note.length > 24 ? unit * 1.2 : unit * 1.7,
        color: photo ? roles['action-ink'] : roles['on-action'],
      }}
    >
      {drawable(note)}
    </div>
  );

const Sender = ({ name, address, logo }: PostPictureProps, unit: number): ReactNode => {
  const height = unit * 2.4;
  return (
    <div style={{ display: 'flex', alignItems: 'center', marginTop: unit * 0.7, fontSize: unit * 0.85 }}>
      {logo && (
        <img
          src={logo.src}
          alt=""
          height={height}
          width={(logo.size.width / logo.size.height) * height}
          style={{ marginRight: unit * 0.7 }}
        />
      )}
      <div style={{ display: 'flex', flexDirection: 'column', flexShrink: 1 }}>
        <div style={{ ...WORDS, fontFamily: HEADING, fontSize: unit * 1.05 }}>{drawable(name)}</div>
        <div style={WORDS}>{address}</div>
      </div>
    </div>
  );
};

const WORDS: CSSProperties = { display: 'flex', overflowWrap: 'anywhere', wordBreak: 'break-word' };

interface Room {
  pad: number;
  width: number;
  title: Size;
  /** How tall all lines together may be. */
  lines: number;
}

/** What all lengths are measured in: about the height of small print. */
const unitOf = ({ size }: PostPictureProps): number => Math.min(size.width, size.height) / 30;

function roomOf(props: PostPictureProps): Room {
  const { size, photo, lines, isStory } = props;
  const unit = unitOf(props);
  const pad = unit * (isStory || !photo ? 2.4 : 1.8);
  const slot = photoSlot(props);
  const isBeside = photo !== null && isWide(props);
  const width = size.width - (isBeside ? slot.width : 0) - 2 * pad;
  const whole = size.height - (photo && !isBeside ? slot.height : 0) - 2 * pad;
  const margins = isStory ? STORY_MARGIN.bottom - pad + (photo ? 0 : STORY_MARGIN.top - pad) : 0;
  const free = Math.max(whole - margins - unit * ((photo ? 4.5 : 6.5) + (props.note ? 2.8 : 0)), unit * 4);
  const forLines = lines.length > 0 ? free * 0.66 : 0;
  return { pad, width, title: { width, height: free - forLines }, lines: forLines };
}
