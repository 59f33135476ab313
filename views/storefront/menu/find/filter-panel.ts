import { pushLayer } from '../../lib/layers';

/** The filters over the menu; the phone's back button closes them. */
export function openPanel(onChange: () => void, onForget: () => void): void {
  const panel = document.querySelector<HTMLDialogElement>('#filter');
  if (!panel) return;
  const close = () => panel.close();
  let leave = () => {};
  document.getElementById('filter-oeffnen')?.addEventListener('click', () => {
    panel.showModal();
    leave = pushLayer(close);
  });
  panel.addEventListener('close', () => leave());
  panel.addEventListener('change', onChange);
  panel.addEventListener('click', ({ target }) => target === panel && close());
  for (const id of ['filter-schliessen', 'filter-zeigen']) {
    document.getElementById(id)?.addEventListener('click', close);
  }
  for (const id of ['filter-zurueck', 'filter-weg']) {
    document.getElementById(id)?.addEventListener('click', onForget);
  }
}
