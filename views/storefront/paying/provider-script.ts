/** So long a script may take that neither comes nor fails. */
const LONGEST_MS = 30_000;
const loading = new Map<string, Promise<void>>();

/** The script of a payment service, once somebody has chosen it. It fails when it is blocked or nobody answers; then it can be tried again. */
export function loadScript(src: string, attributes: Record<string, string> = {}): Promise<void> {
  const known = loading.get(src);
  if (known) return known;
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  const loaded = new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('too late')), LONGEST_MS);
    script.onload = () => {
      clearTimeout(late);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(late);
      reject(new Error('blocked'));
    };
  }).catch((error: unknown) => {
    loading.delete(src);
    script.remove();
    throw error;
  });
  loading.set(src, loaded);
  script.src = src;
  document.head.append(script);
  return loaded;
}
