import { html, Html } from './html.ts'
import type { PublicPage } from './public-page.ts'
import type { Words } from './texts.ts'

/**
 * What stands in the page until its script runs, and for whoever runs none: the same content at the same places as
 * the page that takes over, in the product's colours (tokens.css is loaded by then).
 */
export function frame(words: Words, { content }: PublicPage, nonce: string): Html {
  const { say, language } = words
  const link = (path: string, key: string) =>
    html`<a href="/${language}/${path}">${say('shell.nav', key)}</a>`
  return html`<style nonce="${nonce}">
      ${styles}
    </style>
    <div class="s-frame">
      <header class="s-bar">
        <a class="s-brand" href="/${language}">${mark} ${say('shell', 'productName')}</a>
        <nav aria-label="${say('shell', 'mainMenu')}">
          ${link('search', 'findHome')} ${link('login', 'login')} ${link('sign-up', 'signUp')}
        </nav>
      </header>
      <main id="main" class="s-main">${content}</main>
      <footer class="s-foot">
        ${link('help', 'help')} ${link('impressum', 'imprint')} ${link('tos', 'terms')}
        ${link('datenschutz', 'privacy')}
      </footer>
    </div>`
}

const mark = html`<svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true">
  <rect width="32" height="32" rx="9" fill="#0F6B5B" />
  <path
    d="M6.5 25V15.2a4.6 4.6 0 0 1 9.2 0V25M15.7 25V15.2a4.9 4.9 0 0 1 9.8 0V25"
    fill="none"
    stroke="#FAF8F5"
    stroke-width="3.1"
    stroke-linecap="round"
  />
  <circle cx="20.6" cy="19.6" r="1.6" fill="#F0B46A" />
</svg>`

const styles = new Html(`
.s-frame{display:flex;flex-direction:column;min-height:100dvh}
.s-bar{display:flex;align-items:center;justify-content:space-between;gap:16px;min-height:64px;padding:8px max(24px,(100% - 1180px)/2);border-bottom:1px solid var(--line)}
.s-bar nav{display:flex;gap:20px}.s-bar nav a,.s-brand{color:var(--ink);text-decoration:none;font-weight:550}
.s-brand{display:flex;align-items:center;gap:10px;font-size:20px;font-weight:750}
.s-main{flex:1;width:100%;max-width:1228px;margin:0 auto;padding:28px 24px 64px}
.s-main>*+*,.s-columns>div>*+*{margin-top:14px}.s-main h2{margin-top:28px;font-size:20px}
.s-foot{display:flex;flex-wrap:wrap;gap:14px 28px;padding:18px max(24px,(100% - 1180px)/2);border-top:1px solid var(--line)}
.s-main .s-count{margin-top:14px;font-size:15px;font-weight:550;color:var(--muted)}
.s-muted{color:var(--muted)}.s-text{max-width:68ch;white-space:pre-line;line-height:1.6}
.s-photos{display:grid;grid-template-columns:2fr 1fr 1fr;grid-template-rows:repeat(2,minmax(0,1fr));gap:8px;height:clamp(280px,34vw,440px);border-radius:var(--radius);overflow:hidden}
.s-photos li{min-width:0;min-height:0;background:var(--soft)}.s-photos li:first-child{grid-row:span 2}
.s-photos[data-count='1'] li:first-child{grid-column:1/-1}.s-photos[data-count='2']{grid-template-columns:1fr 1fr}.s-photos[data-count='2'] li{grid-row:span 2}
.s-photos[data-count='3']{grid-template-columns:2fr 1fr}.s-photos[data-count='4'] li:nth-child(4){grid-column:2/-1}
.s-photos img,.s-cards img{display:block;width:100%;height:100%;object-fit:cover}
.s-columns{display:grid;grid-template-columns:minmax(0,1fr) 340px;gap:36px;align-items:start}
.s-search{display:grid;grid-template-columns:290px minmax(0,1fr);gap:32px;align-items:start}
.s-card{display:grid;gap:14px;padding:20px;border:1px solid var(--line);border-radius:var(--radius);background:var(--surface)}
.s-card label{display:grid;gap:4px}.s-price{font-size:26px}
.s-frame dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px}.s-frame dt{color:var(--muted)}.s-frame dd{margin:0}
.s-facts,.s-links{display:flex;flex-wrap:wrap;gap:8px 24px}
.s-cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,270px),1fr));gap:28px 22px}
.s-cards img{aspect-ratio:4/3;height:auto;border-radius:var(--radius);background:var(--soft);margin-bottom:12px}
.s-button{display:inline-block;padding:11px 20px;border:0;border-radius:var(--radius);background:var(--pine);color:var(--on-pine);font-weight:600;text-decoration:none}
@media (max-width:959.98px){.s-columns,.s-search{grid-template-columns:minmax(0,1fr)}.s-columns aside{grid-row:1}}
@media (max-width:609.98px){.s-photos,.s-photos[data-count]{display:flex;height:auto;margin-inline:-16px;padding-inline:16px;overflow-x:auto;gap:6px;border-radius:0}.s-photos li{flex:0 0 88%;aspect-ratio:4/3;border-radius:var(--radius);overflow:hidden}.s-main{padding-inline:16px}.s-bar nav a:first-child{display:none}}
`)
