/**
 * What lies above a page (a sheet, the basket, the filter) is an entry of the history: the phone's back button takes
 * the topmost away and leaves the page where it was.
 */
interface Layer {
  /** Takes it off the screen; the history is where it belongs already. */
  remove: () => void;
}

const layers: Layer[] = [];
let listens = false;
/** Steps back that we asked for ourselves, and that took their layers away beforehand. */
let expected = 0;

const depthOf = (state: unknown): number => Number((state as { layers?: number } | null)?.layers ?? 0);

/** Puts a layer on the pile; what comes back closes it from the page, as often as it is called. */
export function pushLayer(remove: () => void): () => void {
  if (!listens) addEventListener('popstate', onPop);
  listens = true;
  const layer = { remove };
  layers.push(layer);
  history.pushState({ ...history.state, layers: layers.length }, '');
  return () => closeFrom(layers.indexOf(layer));
}

/** The layer and everything above it. */
function closeFrom(place: number): void {
  if (place < 0) return;
  const steps = layers.length - place;
  expected += 1;
  takeOff(place);
  history.go(-steps);
}

function onPop({ state }: PopStateEvent): void {
  if (expected > 0) {
    expected -= 1;
    return;
  }
  const depth = depthOf(state);
  if (depth < layers.length) takeOff(depth);
  // Forward leads nowhere: what was closed stays closed.
  else if (depth > layers.length) history.go(layers.length - depth);
}

function takeOff(place: number): void {
  for (const layer of layers.splice(place).reverse()) layer.remove();
}
