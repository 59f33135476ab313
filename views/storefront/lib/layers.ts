/**
 * What lies above a page (a sheet, the basket, the filter) is an entry of the history: the phone's back button takes
 * the topmost away and leaves the page where it was.
 */
interface Layer {
  /** Takes it off the screen; the history follows by itself. */
  remove: () => void;
}

const layers: Layer[] = [];
const depthOf = (state: unknown): number => Number((state as { layers?: number } | null)?.layers ?? 0);
/** How many layers the entry stands for that the history is at. */
let depth = depthOf(history.state);
/** A step that we asked for and that has not come yet: what is pushed meanwhile would be lost with it. */
let stepping = false;

addEventListener('popstate', ({ state }) => {
  const isOurs = stepping;
  stepping = false;
  depth = depthOf(state);
  if (!isOurs) takeOff(depth);
  settle();
});
// After a reload the layers are gone, and so is their entry.
settle();

/** Puts a layer on the pile; what comes back closes it from the page, as often as it is called. */
export function pushLayer(remove: () => void): () => void {
  const layer = { remove };
  layers.push(layer);
  settle();
  return () => {
    const place = layers.indexOf(layer);
    if (place < 0) return;
    takeOff(place);
    settle();
  };
}

/** The layer at this place and everything above it. */
function takeOff(place: number): void {
  for (const layer of layers.splice(place).reverse()) layer.remove();
}

/** One entry a layer. Forward leads nowhere: what was closed stays closed. */
function settle(): void {
  if (stepping) return;
  while (depth < layers.length) {
    depth += 1;
    history.pushState({ ...history.state, layers: depth }, '');
  }
  if (depth === layers.length) return;
  stepping = true;
  history.go(layers.length - depth);
}
