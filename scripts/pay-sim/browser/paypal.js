/* What www.paypal.com/sdk/js gives a shop, as far as a shop uses it. The button stands in a frame of the simulator. */
(() => {
  const source = new URL(document.currentScript.src);
  const { origin } = source;
  const intent = source.searchParams.get('intent') ?? 'capture';
  const currency = source.searchParams.get('currency') ?? 'USD';

  function Buttons(options) {
    let frame = null;

    async function hear({ source: from, data }) {
      if (!frame || from !== frame.contentWindow) return;
      const reply = (news) => frame?.contentWindow?.postMessage(news, origin);
      try {
        if (data.kind === 'resize') frame.style.height = `${data.height}px`;
        if (data.kind === 'click') {
          options.onClick?.({ fundingSource: 'paypal' });
          reply({
            kind: 'order',
            orderID: await options.createOrder({ paymentSource: 'paypal' }, {}),
            intent,
            currency,
          });
        }
        const about = {
          orderID: data.orderID,
          payerID: data.payerID,
          paymentID: null,
          paymentSource: 'paypal',
        };
        if (data.kind === 'approved')
          await options.onApprove?.(about, { restart: () => reply({ kind: 'restart' }) });
        if (data.kind === 'cancelled') options.onCancel?.({ orderID: data.orderID });
        if (data.kind === 'failed') throw new Error(data.message);
      } catch (error) {
        reply({ kind: 'giveUp' });
        options.onError?.(error);
      }
    }

    return {
      isEligible: () => true,
      async render(where) {
        const place = typeof where === 'string' ? document.querySelector(where) : where;
        if (!place) throw new Error('Document is ready and element does not exist');
        frame = document.createElement('iframe');
        frame.title = 'PayPal';
        frame.className = 'component-frame';
        frame.src = `${origin}/paypal/button`;
        Object.assign(frame.style, { border: 'none', width: '100%', height: '55px' });
        window.addEventListener('message', hear);
        place.append(frame);
        await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
        options.onInit?.({}, { enable() {}, disable() {} });
      },
      async close() {
        window.removeEventListener('message', hear);
        frame?.remove();
        frame = null;
      },
    };
  }

  window.paypal = { Buttons, FUNDING: { PAYPAL: 'paypal' }, version: 'sim' };
})();
