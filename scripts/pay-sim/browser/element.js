/* Inside the frame in which a guest types the card. */
(() => {
  const form = document.querySelector('form');
  const { key } = form.dataset;
  const shop = window.parent;
  const value = (name) => form.elements[name]?.value ?? '';
  const wallet = () => form.querySelector('[name=means]:checked')?.value ?? 'card';
  const digits = () => value('number').replace(/\D/g, '');
  const tell = (news) => shop.postMessage(news, '*');

  const MESSAGES = {
    incorrect_number: 'Die Kartennummer ist ungültig.',
    insufficient_funds: 'Auf deiner Karte ist nicht genügend Guthaben vorhanden.',
    expired_card: 'Deine Karte ist abgelaufen.',
    generic_decline: 'Deine Karte wurde abgelehnt.',
  };

  function missing() {
    if (wallet() !== 'card') return null;
    if (digits().length < 15) return ['incomplete_number', 'Die Kartennummer ist unvollständig.'];
    if (!/^\s*\d\d\s*\/?\s*\d\d\s*$/.test(value('expiry')))
      return ['incomplete_expiry', 'Das Ablaufdatum ist unvollständig.'];
    if (!/^\d{3,4}$/.test(value('cvc'))) return ['incomplete_cvc', 'Die Prüfziffer ist unvollständig.'];
    return null;
  }

  function show(message) {
    document.querySelector('[role=alert]').textContent = message ?? '';
    resize();
  }

  function submit() {
    const [code, message] = missing() ?? [];
    show(message);
    return code ? { error: { type: 'validation_error', code, message } } : { selectedPaymentMethod: 'card' };
  }

  async function confirm({ secret, returnUrl, amount, currency }) {
    const checked = submit();
    if (checked.error) return checked;
    const id = secret.split('_secret_')[0];
    const body = new URLSearchParams({ client_secret: secret, key });
    body.set('payment_method_data[type]', 'card');
    body.set('payment_method_data[card][number]', wallet() === 'card' ? digits() : '4242424242424242');
    if (wallet() !== 'card') body.set('payment_method_data[card][wallet]', wallet());
    if (returnUrl) body.set('return_url', returnUrl);
    const known = await (
      await fetch(`/v1/payment_intents/${id}?${new URLSearchParams({ client_secret: secret, key })}`)
    ).json();
    if (amount !== undefined && (known.amount !== amount || known.currency !== currency)) {
      return {
        error: {
          type: 'invalid_request_error',
          message: 'The amount or currency of Elements and PaymentIntent differ.',
        },
      };
    }
    const answer = await (await fetch(`/v1/payment_intents/${id}/confirm`, { method: 'POST', body })).json();
    if (!answer.error) return { paymentIntent: answer };
    const message = MESSAGES[answer.error.decline_code] ?? answer.error.message;
    show(message);
    return { error: { ...answer.error, message } };
  }

  const resize = () => tell({ kind: 'resize', height: document.body.scrollHeight });

  window.addEventListener('message', async ({ source, data }) => {
    if (source !== shop || !data.number) return;
    const answer = data.kind === 'submit' ? submit() : await confirm(data).catch(offline);
    tell({ answerTo: data.number, answer });
  });
  const offline = () => ({
    error: { type: 'api_connection_error', message: 'Die Verbindung zu Stripe ist unterbrochen.' },
  });

  form.addEventListener('input', () =>
    tell({ kind: 'change', complete: missing() === null, empty: digits() === '', value: { type: 'card' } }),
  );
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('focusin', () => tell({ kind: 'focus' }));
  form.addEventListener('focusout', () => tell({ kind: 'blur' }));
  new ResizeObserver(resize).observe(document.body);
  resize();
  tell({ kind: 'ready' });
})();
