/** `/pages/app/orderHistory` is the page of `/app/orderHistory`, `/pages/index` the page of `/`. */
export const pathOfPage = (pageId: string): string =>
  pageId.replace(/^\/pages/, '').replace(/\/index$/, '') || '/';
