import type { Language } from '../../../../../domain/catalogue/language.ts'
import { TEST_PAGE_TEXTS } from './page-texts.ts'
import { CARD_SCRIPT, ONBOARDING_SCRIPT } from './page-scripts.ts'

/** How a page of the local provider is shown. */
export interface TestPage {
  language: Language
  /** As the page around it; null: as the system says. */
  theme: 'light' | 'dark' | null
  nonce: string
}

/** The page that takes a card, for an iframe: it tells the page around it that something has changed, no more. */
export function cardPage(page: TestPage): string {
  const t = TEST_PAGE_TEXTS[page.language]
  const body = `
<p class="test">${t.test}</p>
<form id="card" class="waiting" novalidate>
  <div><label for="number">${t.number}</label><input id="number" name="number" inputmode="numeric" autocomplete="off" placeholder="4242 4242 4242 4242" aria-describedby="hint"></div>
  <div class="pair">
    <div><label for="expiry">${t.expiry}</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="off" placeholder="12 / 34"></div>
    <div><label for="cvc">${t.cvc}</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="off" placeholder="123"></div>
  </div>
  <p id="hint">${t.hint}</p>
  <button type="submit">${t.pay}</button>
  <fieldset id="wallets"><legend>${t.other}</legend>
    <button type="button" data-method="apple_pay">Apple Pay</button>
    <button type="button" data-method="google_pay">Google Pay</button>
    <button type="button" data-method="paypal" hidden>PayPal</button>
  </fieldset>
</form>
<section id="bank" hidden aria-labelledby="bank-title">
  <h2 id="bank-title" tabindex="-1">${t.bankTitle}</h2>
  <p>${t.bankText}</p>
  <div class="pair"><button type="button" data-approve="true">${t.approve}</button><button type="button" class="quiet" data-approve="false">${t.refuse}</button></div>
</section>
<p id="status" role="status"></p>`
  return document(page, t.title, body, CARD_SCRIPT)
}

/** The page where the holder of a payout account would tell the provider about themselves. */
export function onboardingPage(page: TestPage): string {
  const t = TEST_PAGE_TEXTS[page.language]
  const ends = Object.entries(t.ends).map(
    ([end, words]) => `<button type="button" data-end="${end}">${words}</button>`,
  )
  const body = `<h1>${t.accountTitle}</h1><p class="test">${t.test}</p><p>${t.accountText}</p><div id="ends">${ends.join('')}</div><p id="status" role="status"></p>`
  return document(page, t.accountTitle, body, ONBOARDING_SCRIPT)
}

function document({ language, theme, nonce }: TestPage, title: string, body: string, script: string): string {
  const { busy, gone, refused } = TEST_PAGE_TEXTS[language]
  const words = JSON.stringify({ busy, gone, refused })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">
.waiting { visibility: hidden; }
:root { color-scheme: ${theme ?? 'light dark'} }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; padding: 4px; background: light-dark(#ffffff, #1e2125); color: light-dark(#1e2329, #ece8e1); font: 15px/1.5 system-ui, sans-serif }
form, section, #ends { display: grid; gap: 10px; margin: 0 }
h1, h2 { margin: 0; font-size: 18px } h2:focus { outline: none }
p { margin: 0 } #hint { color: light-dark(#62676e, #a6aaaf); font-size: 13px }
.test { margin-bottom: 12px; padding: 8px 12px; border-radius: 10px; background: light-dark(#fcf0dc, #3a2a12); color: light-dark(#8a4a03, #f2bd7c); font-weight: 600 }
label, legend { display: block; margin-bottom: 4px; font-weight: 600; font-size: 14px }
input { width: 100%; min-height: 44px; padding: 8px 12px; border: 1px solid light-dark(#948e85, #747a81); border-radius: 10px; background: transparent; color: inherit; font: inherit; font-variant-numeric: tabular-nums }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 10px; align-items: end }
fieldset { display: flex; flex-wrap: wrap; gap: 8px; margin: 0; padding: 0; border: 0 }
button { min-height: 44px; padding: 8px 16px; border: 0; border-radius: 10px; background: light-dark(#0f6b5b, #1a7c6a); color: #fff; font: inherit; font-weight: 600; cursor: pointer }
button:disabled { opacity: .6; cursor: default }
fieldset button, .quiet, #ends button { border: 1px solid light-dark(#948e85, #747a81); background: transparent; color: inherit }
#ends button { text-align: start }
:focus-visible { outline: 3px solid light-dark(#0f6b5b, #7ad3bf); outline-offset: 2px }
#status { min-height: 24px; padding-top: 8px }
#status[data-bad] { color: light-dark(#9a2019, #f5a49b) }
</style>
</head>
<body>
<main aria-label="${title}">${body}</main>
<script nonce="${nonce}">const words = ${words};${script}</script>
</body>
</html>
`
}
