/* What js.stripe.com gives a shop, as far as a shop uses it. The card itself is typed in a frame of the simulator. */
(() => {
  const origin = new URL(document.currentScript.src).origin;
  let frames = 0;

  /** A frame that is asked and answers; its other news go to `onNews`. */
  function openFrame(path, styles, onNews) {
    const frame = document.createElement('iframe');
    const waiting = new Map();
    let asked = 0;
    frames += 1;
    frame.name = `__privateStripeFrame${frames}`;
    frame.title = 'Sicherer Eingaberahmen für Zahlungen';
    frame.allow = 'payment *';
    frame.src = origin + path;
    Object.assign(frame.style, { border: 'none', width: '100%' }, styles);
    const listen = ({ source, data }) => {
      if (source !== frame.contentWindow) return;
      if (data.answerTo) waiting.get(data.answerTo)?.(data.answer);
      else onNews(data);
    };
    window.addEventListener('message', listen);
    const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
    const ask = async (question) => {
      await loaded;
      asked += 1;
      const number = asked;
      frame.contentWindow.postMessage({ ...question, number }, origin);
      return new Promise((resolve) => waiting.set(number, resolve));
    };
    const close = () => {
      window.removeEventListener('message', listen);
      frame.remove();
    };
    return { frame, ask, close };
  }

  class PaymentElement {
    #listeners = new Map();
    #path;
    #open = null;

    constructor(path) {
      this.#path = path;
    }

    mount(where) {
      const place = typeof where === 'string' ? document.querySelector(where) : where;
      if (!place)
        throw new Error(
          `IntegrationError: The selector you specified (${where}) applies to no DOM elements.`,
        );
      this.unmount();
      this.#open = openFrame(this.#path, { height: '0px', display: 'block' }, (news) => this.#hear(news));
      place.append(this.#open.frame);
    }

    unmount() {
      this.#open?.close();
      this.#open = null;
    }

    destroy() {
      this.unmount();
    }

    on(kind, listen) {
      this.#listeners.set(kind, [...(this.#listeners.get(kind) ?? []), listen]);
      return this;
    }

    off(kind, listen) {
      this.#listeners.set(
        kind,
        (this.#listeners.get(kind) ?? []).filter((one) => one !== listen),
      );
      return this;
    }

    update() {}
    focus() {
      this.#open?.frame.focus();
    }

    ask(question) {
      if (!this.#open) throw new Error('IntegrationError: the Payment Element is not mounted.');
      return this.#open.ask(question);
    }

    #hear({ kind, height, ...event }) {
      if (kind === 'resize') this.#open.frame.style.height = `${height}px`;
      for (const listen of this.#listeners.get(kind) ?? []) listen({ elementType: 'payment', ...event });
    }
  }

  class Elements {
    #key;
    #payment = null;
    #isSubmitted = false;

    constructor(key, options) {
      this.#key = key;
      this.options = options;
    }

    create(kind) {
      if (kind !== 'payment') throw new Error(`IntegrationError: the simulator has no element "${kind}".`);
      if (this.#payment) throw new Error('IntegrationError: Can only create one Element of type payment.');
      const query = new URLSearchParams({ key: this.#key, host: location.hostname });
      this.#payment = new PaymentElement(`/stripe/element?${query}`);
      return this.#payment;
    }

    getElement() {
      return this.#payment;
    }

    update(options) {
      Object.assign(this.options, options);
    }

    async submit() {
      const answer = await this.#payment.ask({ kind: 'submit' });
      this.#isSubmitted = !answer.error;
      return answer;
    }

    async confirm(question) {
      if (!this.options.clientSecret && !this.#isSubmitted) {
        throw new Error('IntegrationError: elements.submit() must be called before stripe.confirmPayment().');
      }
      const { amount, currency } = this.options;
      return this.#payment.ask({ kind: 'confirm', amount, currency, ...question });
    }
  }

  /** The bank's page above the shop's. */
  const askBankHere = (secret) =>
    new Promise((resolve) => {
      const query = new URLSearchParams({ secret, inline: '1' });
      const styles = { position: 'fixed', inset: '0', height: '100%', zIndex: '2147483647' };
      const open = openFrame(`/stripe/3ds?${query}`, styles, ({ kind }) => {
        if (kind !== 'secured') return;
        open.close();
        resolve();
      });
      document.body.append(open.frame);
    });

  class StripeSim {
    constructor(key) {
      if (!/^pk_/.test(key))
        throw new Error('IntegrationError: Please call Stripe() with your publishable key.');
      this.key = key;
    }

    elements(options) {
      return new Elements(this.key, options);
    }

    async retrievePaymentIntent(secret) {
      const id = secret.split('_secret_')[0];
      const query = new URLSearchParams({ client_secret: secret, key: this.key });
      const { error, ...paymentIntent } = await (
        await fetch(`${origin}/v1/payment_intents/${id}?${query}`)
      ).json();
      return error ? { error } : { paymentIntent };
    }

    async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = 'always' }) {
      const secret = clientSecret ?? elements.options.clientSecret;
      const returnUrl = confirmParams.return_url;
      if (redirect === 'always' && !returnUrl)
        throw new Error('IntegrationError: confirmParams.return_url is required.');
      const first = await elements.confirm({ secret, returnUrl });
      if (first.error) return first;
      if (first.paymentIntent.status === 'requires_action') {
        if (redirect === 'always') return leaveTo(`${origin}/stripe/3ds?${new URLSearchParams({ secret })}`);
        return this.handleNextAction({ clientSecret: secret });
      }
      return redirect === 'always' ? leaveTo(withOutcome(returnUrl, secret)) : first;
    }

    async handleNextAction({ clientSecret }) {
      await askBankHere(clientSecret);
      const answer = await this.retrievePaymentIntent(clientSecret);
      const failed = answer.paymentIntent?.status === 'requires_payment_method';
      const message =
        'Wir konnten deine Zahlungsmethode nicht authentifizieren. Bitte wähle eine andere und versuche es erneut.';
      return failed ? { error: { ...answer.paymentIntent.last_payment_error, message } } : answer;
    }
  }

  function withOutcome(returnUrl, secret) {
    const url = new URL(returnUrl);
    url.searchParams.set('payment_intent', secret.split('_secret_')[0]);
    url.searchParams.set('payment_intent_client_secret', secret);
    url.searchParams.set('redirect_status', 'succeeded');
    return url.href;
  }

  /** As in reality the promise never ends: the page does. */
  function leaveTo(url) {
    location.assign(url);
    return new Promise(() => {});
  }

  window.Stripe = (key) => new StripeSim(key);
  window.Stripe.version = 3;
})();
