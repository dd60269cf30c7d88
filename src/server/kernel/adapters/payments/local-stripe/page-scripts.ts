/** Calls the local provider by way of our own server; the token against forged calls is repeated as everywhere. */
const CALL = `
const at = new URL('.', location.href).pathname;
const status = document.getElementById('status');
const say = (text, bad) => { status.textContent = text; status.toggleAttribute('data-bad', Boolean(bad)); tell(); };
const tell = (changed) => parent !== window && parent.postMessage(
  { source: 'mezzo-test-payment', height: document.documentElement.offsetHeight, changed: Boolean(changed) }, location.origin);
const busy = (yes) => { for (const button of document.querySelectorAll('button')) button.disabled = yes; if (yes) say(words.busy); };
async function call(name, body) {
  const token = (document.cookie.match(/(?:^|; )XSRF-TOKEN=([^;]+)/) || [])[1];
  busy(true);
  try {
    const answer = await fetch(at + name, { method: 'POST', body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(token && { 'x-xsrf-token': decodeURIComponent(token) }) } });
    if (answer.status >= 500 || answer.status === 404) throw new Error('away');
    return { ok: answer.ok, ...(await answer.json()) };
  } catch { say(words.gone, true); return null; } finally { busy(false); }
}`

/** What the page for cards does: pay, answer the bank, and say that something has changed. */
export const CARD_SCRIPT = `${CALL}
const clientSecret = location.hash.slice(1);
const card = document.getElementById('card');
const bank = document.getElementById('bank');
function show(view) {
  const asks = view.status === 'requires_action';
  card.classList.remove('waiting');
  card.hidden = asks || view.status === 'succeeded' || view.status === 'processing';
  bank.hidden = !asks;
  if (asks) document.getElementById('bank-title').focus();
  document.querySelector('[data-method=paypal]').hidden = !(view.methods || []).includes('paypal');
  tell();
}
async function after(view) {
  if (!view) return tell(true);
  if (!view.error || view.status) { show(view); say(''); return tell(true); }
  const now = await call('intent', { clientSecret });
  if (now && now.status) show(now);
  // What a bank refused, the page around this one says; what nobody has tried, only we know.
  const tried = Boolean(view.error.charge);
  say(tried ? '' : words.refused, true);
  if (tried || view.error.type !== 'card_error') tell(true);
}
const pay = async (body) => after(await call('pay', { clientSecret, ...body }));
card.addEventListener('submit', (event) => {
  event.preventDefault();
  const { number, expiry, cvc } = Object.fromEntries(new FormData(card));
  pay({ method: 'card', card: { number, expiry, cvc } });
});
for (const button of document.querySelectorAll('[data-method]'))
  button.addEventListener('click', () => pay({ method: button.dataset.method }));
for (const button of document.querySelectorAll('[data-approve]'))
  button.addEventListener('click', async () => after(await call('authenticate', { clientSecret, approve: button.dataset.approve === 'true' })));
document.getElementById('number').addEventListener('input', ({ target }) => {
  const digits = target.value.replace(/\\D/g, '').slice(0, 19);
  target.value = digits.replace(/(.{4})(?=.)/g, '$1 ');
});
new ResizeObserver(() => tell()).observe(document.body);
call('intent', { clientSecret }).then((view) => {
  if (!view) return;
  if (!view.status) return say(words.gone, true);
  show(view);
  say('');
  // Paid in another window meanwhile: the page around this one asks anew.
  tell(card.hidden && bank.hidden);
});
`

/** What the page for accounts does: note how it ended, and go back where the holder came from. */
export const ONBOARDING_SCRIPT = `${CALL}
const asked = new URLSearchParams(location.search);
const back = asked.get('return') || '/';
for (const button of document.querySelectorAll('[data-end]'))
  button.addEventListener('click', async () => {
    const done = await call('onboard', { account: asked.get('account'), end: button.dataset.end });
    if (done && done.ok && new URL(back, location.href).origin === location.origin) location.assign(back);
  });
`
