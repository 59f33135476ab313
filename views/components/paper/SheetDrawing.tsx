import type {
  CodePath,
  FilledPanel,
  Mark,
  PrintedMenu,
} from '../../../src/shop/printed-menu/layout/marks.types';
import classes from './SheetDrawing.module.css';

/** What was laid out, with what is the same on every sheet. */
interface Laid {
  menu: PrintedMenu;
  /** For marks without a code of their own. */
  code?: CodePath;
  /** The address of the picture; '' without one. */
  logo: string;
}

interface Props {
  preview: Laid;
  index: number;
}

/** One sheet of paper, drawn from the same marks as the PDF. */
export function SheetDrawing({ preview, index }: Props) {
  const { sheets, panels } = preview.menu;
  const sheet = sheets[index];
  if (!sheet) return null;
  const { width, height, folds } = sheet;

  return (
    <svg
      className={classes.sheet}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={`Seite ${index + 1} von ${sheets.length}`}
    >
      <rect width={width} height={height} fill="#ffffff" />
      {panels
        .filter((panel) => panel.sheet === index)
        .map((panel) => (
          <PanelDrawing key={`${panel.x}/${panel.y}`} panel={panel} preview={preview} />
        ))}
      {folds.map(({ x, y, toX, toY }) => (
        <line key={`${x}/${y}`} x1={x} y1={y} x2={toX} y2={toY} className={classes.fold} />
      ))}
    </svg>
  );
}

function PanelDrawing({ panel, preview }: { panel: FilledPanel; preview: Laid }) {
  const { x, y, width, height, turned, pieces } = panel;
  const turn = turned ? ` translate(${width} ${height}) rotate(180)` : '';
  const marks = pieces.flatMap((piece) => piece.marks);

  return (
    <g transform={`translate(${x} ${y})${turn}`}>
      {marks.map((mark, at) => (
        <MarkDrawing key={markKey(mark, at)} mark={mark} preview={preview} />
      ))}
    </g>
  );
}

const markKey = (mark: Mark, at: number): string => `${at}/${mark.kind}`;

function MarkDrawing({ mark, preview }: { mark: Mark; preview: Laid }) {
  if (mark.kind === 'text') {
    const [family = '', weight, slant] = mark.font.split('-');
    return (
      <text
        x={mark.x}
        y={mark.y}
        fontSize={mark.size}
        fontFamily={FAMILIES[family]}
        fontWeight={weight}
        fontStyle={slant}
        fill={mark.color}
      >
        {mark.text}
      </text>
    );
  }
  if (mark.kind === 'line') return <LineDrawing mark={mark} />;
  if (mark.kind === 'box') {
    const { color, stroke, kind: _kind, ...box } = mark;
    return stroke ? (
      <rect {...box} fill="none" stroke={color} strokeWidth={stroke} />
    ) : (
      <rect {...box} fill={color} />
    );
  }
  if (mark.kind === 'shape')
    return (
      <path
        d={mark.path}
        fill={mark.color}
        transform={`translate(${mark.x} ${mark.y}) scale(${mark.scale})`}
      />
    );
  if (mark.kind === 'logo') {
    const { x, y, width, height } = mark;
    return preview.logo ? <image href={preview.logo} x={x} y={y} width={width} height={height} /> : null;
  }
  const code = mark.code ?? preview.code;
  if (!code) return null;
  const { size, path } = code;
  return (
    <g transform={`translate(${mark.x} ${mark.y}) scale(${mark.side / size})`}>
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill={mark.color} />
    </g>
  );
}

const FAMILIES: Record<string, string> = {
  poppins: 'Poppins, sans-serif',
  fraunces: '"Menu Fraunces", serif',
  oswald: '"Menu Oswald", sans-serif',
};

const LineDrawing = ({ mark }: { mark: Extract<Mark, { kind: 'line' }> }) => (
  <line
    x1={mark.x}
    y1={mark.y}
    x2={mark.toX}
    y2={mark.toY}
    stroke={mark.color}
    strokeWidth={mark.width}
    strokeLinecap={mark.dots ? 'round' : 'butt'}
    strokeDasharray={mark.dots ? `0.01 ${mark.dots}` : undefined}
  />
);
