import { Refusal } from './http.mjs';

export class BrowserSide {
  answer() {
    throw new Refusal(404, 'Nothing here.');
  }
}
