import type { DescribedPage } from '../pages/describe.ts'
import { escapeHtml } from '../pages/html.ts'
import type { WorkPage } from './page-content.ts'
import type { filesOfApp, PageFiles } from './preloads.ts'

interface Filling {
  language: string
  nonce: string
  bootstrap: object
  files: PageFiles
  app: ReturnType<typeof filesOfApp>
  /** What is told of a public page. */
  page: DescribedPage | null | undefined
  /** What stands in it; null where the application draws it. */
  content: string | null
  /** What is drawn for somebody who is logged in; the application comes at once. */
  work: (WorkPage & { phone: boolean }) | null
  /** What the page asks beside its content; empty where nothing is asked. */
  question: string
}

/** The one HTML, filled for a page and a person. */
export function fillPage(html: string, filling: Filling): string {
  const { language, nonce, bootstrap, page, content, work } = filling
  // Before any word of somebody's is in it: a title may hold the sign that stands for the nonce.
  const own = html.replace('<html lang="en">', `<html lang="${language}">`).replaceAll('__CSP_NONCE__', nonce)
  return (
    withContent(page ? describe(own, page) : own, filling)
      .replace('<!--bootstrap-->', () =>
        [
          dataScript('bootstrap', nonce, bootstrap),
          content === null ? preloadsOf(filling) : arrivalOf(filling),
          page?.head ?? '',
        ].join(''),
      )
      .replace('</head>', () => `${content === null ? styleLinksOf(filling) : stylesOf(filling)}</head>`)
      .replace('<!--content-->', () => content ?? workOf(filling))
      // What is to be seen comes before what it was drawn with.
      .replace(
        '</body>',
        () => filling.question + (work ? dataScript('answers', nonce, work.data) : '') + '</body>',
      )
  )
}

/** Title and description of the page's own. */
function describe(html: string, { title, description }: DescribedPage): string {
  return html
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace(
      /(<meta name="description" content=")[^"]*/,
      (_, start: string) => start + escapeHtml(description),
    )
}

/** A page that is complete has neither the mark of the first paint nor the application's script. */
function withContent(html: string, { content, work }: Filling): string {
  if (work) {
    return html
      .replace(/<div id="root">.*?<!--\/content-->\s*<\/div>/s, '<!--content-->')
      .replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, `$& ${AFTER_STYLES}`)
  }
  if (content === null) return html
  return html
    .replace(
      /<div id="root">\s*<!--content-->.*?<!--\/content-->\s*<\/div>/s,
      () => '<div id="root" data-written><!--content--></div>',
    )
    .replaceAll(/<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g, '')
}

// After those of every page, as they come when the application brings them.
function stylesOf({ files, nonce }: Filling): string {
  return `<style nonce="${nonce}">${files.styles}</style>`
}

// The page's script would ask for them when it is there, and wait for them once more.
function styleLinksOf({ files, nonce }: Filling): string {
  return files.styleFiles
    .map((file) => `<link rel="stylesheet" crossorigin nonce="${nonce}" href="/${file}">`)
    .join('')
}

// What is drawn is worth more than what makes it run.
const AFTER_STYLES = 'fetchpriority="low"'

function preloadsOf({ files, nonce, work }: Filling): string {
  const priority = work ? AFTER_STYLES : ''
  return files.scripts
    .map((file) => `<link rel="modulepreload" ${priority} crossorigin nonce="${nonce}" href="/${file}">`)
    .join('')
}

/** What runs as long as the page is only looked at (src/web/arrival), and the address of all the rest. */
function arrivalOf({ files, app, page, nonce }: Filling): string {
  const [script = '', ...imported] = app.arrival
  const [application = '', ...needed] = app.app
  const data = {
    app: `/${application}`,
    files: [...needed, ...files.scripts].filter((file) => !imported.includes(file)).map((file) => `/${file}`),
    page: page?.name,
    seen: page?.seen,
  }
  return [
    dataScript('arrival', nonce, data),
    ...imported.map((file) => `<link rel="modulepreload" crossorigin nonce="${nonce}" href="/${file}">`),
    `<script type="module" crossorigin nonce="${nonce}" src="/${script}"></script>`,
  ].join('')
}

/**
 * Somebody's page: what is drawn, hidden where the window is another than the one it is drawn for, and what it was drawn
 * with. One that the browser wouldn't draw just so stays until the application has drawn it.
 */
function workOf({ work, nonce }: Filling): string {
  if (!work) return ''
  const other = work.phone ? '(min-width: 600px)' : '(max-width: 767.98px)'
  return [
    `<style nonce="${nonce}">@media ${other} { [data-drawn] { visibility: hidden } }</style>`,
    `<script nonce="${nonce}">${KEEP_CLICK}</script>`,
    // Bones lead nowhere.
    `<div id="root" ${work.isWhole ? 'data-written' : 'inert'} data-drawn>${work.content}</div>`,
  ].join('')
}

// For the application, which knows what it was about (src/web/arrival/hands.ts).
const KEEP_CLICK =
  "addEventListener('click',({target})=>{const b=target.closest('button');if(b?.type==='button')window.mezzoClicked=b},true)"

/** '<' inside the data must not end the script. */
function dataScript(id: string, nonce: string, data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}" nonce="${nonce}">${json}</script>`
}
