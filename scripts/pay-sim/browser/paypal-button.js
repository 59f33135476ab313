/* Inside the frame of PayPal's button: it opens the window in which the guest agrees. */
(() => {
  const shop = window.parent;
  const button = document.querySelector('button');
  const tell = (news) => shop.postMessage(news, '*');
  let popup = null;
  let order = null;
  let watch = null;

  function end(news) {
    clearInterval(watch);
    popup?.close();
    popup = null;
    button.disabled = false;
    if (news) tell({ ...news, orderID: order });
  }

  button.addEventListener('click', () => {
    popup = window.open('/paypal/wait', 'paypal', 'width=480,height=640');
    if (!popup) return tell({ kind: 'failed', message: 'The window of PayPal was blocked.' });
    button.disabled = true;
    watch = setInterval(() => popup?.closed && end({ kind: 'cancelled' }), 200);
    tell({ kind: 'click' });
  });

  async function show({ orderID, intent, currency }) {
    order = orderID;
    const query = new URLSearchParams({ token: orderID, intent, currency });
    const { problem } = await (await fetch(`/paypal/fits?${query}`)).json();
    if (problem) return end({ kind: 'failed', message: problem });
    if (popup) popup.location.href = `/checkoutnow?token=${encodeURIComponent(orderID)}`;
  }

  window.addEventListener('message', ({ source, data }) => {
    if (source === popup && popup && data.kind) end(data);
    if (source !== shop) return;
    if (data.kind === 'order') show(data).catch((error) => end({ kind: 'failed', message: error.message }));
    if (data.kind === 'giveUp') end(null);
    if (data.kind === 'restart') button.click();
  });
  tell({ kind: 'resize', height: document.body.scrollHeight });
})();
