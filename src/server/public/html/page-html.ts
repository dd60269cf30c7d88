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
  /** Whether it is one of somebody who is logged in, where the application comes at once. */
  isWork: boolean
  /** What the page asks beside its content; empty where nothing is asked. */
  question: string
}

/** A page of somebody who is logged in, as it was drawn, and for whom. */
export interface DrawnPage extends WorkPage {
  drawn: { phone: boolean; timeZone: string; at: number }
}

/** A page in two parts, so that a browser has what it needs for every page before there is anything to be seen. */
export interface FilledPage {
  head: string
  /** The rest, with what was drawn for somebody who is logged in. */
  body: (work: DrawnPage | null) => string
}

/** The one HTML, filled for a page and a person. */
export function fillPage(html: string, filling: Filling): FilledPage {
  const { language, nonce, bootstrap, page, content } = filling
  // Before any word of somebody's is in it: a title may hold the sign that stands for the nonce.
  const own = html.replace('<html lang="en">', `<html lang="${language}">`).replaceAll('__CSP_NONCE__', nonce)
  const prepared = withScripts(own, filling)
  const at = Math.max(0, prepared.search(/<div id="root">|<\/body>/))
  const head = prepared.slice(0, at)
  return {
    head: (page ? describe(head, page) : head)
      .replace('<!--bootstrap-->', () =>
        [
          dataScript('bootstrap', nonce, bootstrap),
          content === null ? preloadsOf(filling) : arrivalOf(filling),
          page?.head ?? '',
        ].join(''),
      )
      .replace('</head>', () => `${content === null ? styleLinksOf(filling) : stylesOf(filling)}</head>`),
    body: (work) => bodyOf(prepared.slice(at), filling, work),
  }
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

/** A page that will be complete has none of the application's scripts in its head. */
function withScripts(html: string, filling: Filling): string {
  if (filling.content !== null || isSeenFirst(filling))
    return html.replaceAll(/<script type="module"[^>]*><\/script>\s*|<link rel="modulepreload"[^>]*>\s*/g, '')
  if (!filling.isWork) return html
  return html.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, `$& ${AFTER_STYLES}`)
}

/** Whether the application shall come after the page, which is drawn whole. */
function isSeenFirst({ isWork, files }: Filling): boolean {
  return isWork && files.isDrawn
}

/** What is drawn stands in the place of the mark of the first paint. */
function bodyOf(html: string, filling: Filling, work: DrawnPage | null): string {
  const { content, nonce, question } = filling
  const root = work ? workOf(work, nonce) : content !== null && `<div id="root" data-written>${content}</div>`
  const end = [
    question,
    // What is to be seen comes before what it was drawn with.
    work ? dataScript('answers', nonce, { drawn: work.drawn, data: work.data }) : '',
    isSeenFirst(filling) ? startOf(filling, work?.isWhole ? work : null) : '',
    '</body>',
  ]
  const whole = html.replace('</body>', () => end.join(''))
  return root === false ? whole : whole.replace(/<div id="root">.*?<!--\/content-->\s*<\/div>/s, () => root)
}

/** Starts the application, where the page is whole once that is painted: until then all that comes is for the eyes. */
function startOf({ app, files, nonce }: Filling, whole: DrawnPage | null): string {
  const [application = '', ...needed] = app.app
  const scripts = [...needed, ...files.scripts].map((file) => `/${file}`)
  return `<script nonce="${nonce}">{
let isWanted = true
const start = () => {
  if (!isWanted) return
  isWanted = false
  for (const href of ${JSON.stringify(scripts)})
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  import('/${application}')
}
${whole ? afterPaint(whole) : 'start()'}
}</script>`
}

// Nothing is painted where nobody looks or the window is another; and whatever a browser does not tell, it is not waited
// for long.
function afterPaint(page: DrawnPage): string {
  return `if (document.hidden || matchMedia('${otherWindow(page)}').matches) start()
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) start()
}).observe({ type: 'paint', buffered: true })
setTimeout(start, 1000)`
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

function preloadsOf(filling: Filling): string {
  if (isSeenFirst(filling)) return ''
  const { files, nonce, isWork } = filling
  const priority = isWork ? AFTER_STYLES : ''
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
function workOf({ content, isWhole, drawn }: DrawnPage, nonce: string): string {
  return [
    `<style nonce="${nonce}">@media ${otherWindow({ drawn })} { [data-drawn] { visibility: hidden } }</style>`,
    `<script nonce="${nonce}">${KEEP_CLICK}</script>`,
    // Bones lead nowhere.
    `<div id="root" ${isWhole ? 'data-written' : 'inert'} data-drawn>${content}</div>`,
  ].join('')
}

/** The windows that don't show what was drawn, as a media query. */
function otherWindow({ drawn }: Pick<DrawnPage, 'drawn'>): string {
  return drawn.phone ? '(min-width: 600px)' : '(max-width: 767.98px)'
}

// For the application, which knows what it was about (src/web/arrival/hands.ts).
const KEEP_CLICK =
  "addEventListener('click',({target})=>{const b=target.closest('button');if(b?.type==='button')window.mezzoClicked=b},true)"

/** '<' inside the data must not end the script. */
function dataScript(id: string, nonce: string, data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}" nonce="${nonce}">${json}</script>`
}
