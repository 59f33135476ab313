let html = '';

export const keepFirstHtml = (root: HTMLElement): void => {
  html = root.innerHTML;
};

/** What the server sent, before the browser took over. */
export const firstHtml = (): string => html;
