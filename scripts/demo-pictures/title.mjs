import { diceOf } from './brush.mjs';
import { DISHES } from './dishes.mjs';
import { CX, CY, scene } from './stage.mjs';
import { basil, olive, tomato } from './things.mjs';

const WIDTH = 1920;
const HEIGHT = 720;

/** Who looks at the menu first sees the table laid; its middle is calm, a card with the name covers it. */
export function tableLaid() {
  const dice = diceOf(42);
  const dish = (name, x, y, scale) =>
    `<g transform="translate(${x - CX * scale} ${y - CY * scale}) scale(${scale})">${DISHES[name][1]()}</g>`;
  const scattered = [
    ...[
      [640, 120],
      [1240, 90],
      [930, 330],
      [1290, 610],
    ].map(([x, y]) => basil(dice, x, y, 46)),
    ...[
      [700, 200],
      [1180, 170],
      [1010, 110],
    ].map(([x, y]) => tomato(dice, x, y, 38)),
    ...[
      [760, 90],
      [880, 180],
      [1110, 70],
      [960, 230],
    ].map(([x, y]) => olive(dice, x, y, 20)),
  ].join('');
  const dishes = [
    dish('margherita', 290, 350, 0.78),
    dish('bella', 1610, 390, 0.86),
    dish('spaghetti', 880, 690, 0.62),
    dish('insalata-mista', 760, -70, 0.55),
    dish('tiramisu', 1130, 20, 0.4),
    dish('limonata', 1210, 430, 0.4),
  ].join('');
  return scene('wood', scattered + dishes, WIDTH, HEIGHT);
}
