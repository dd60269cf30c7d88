import type { DescribedPage } from '../pages/describe.ts'
import { escapeHtml } from '../pages/html.ts'
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
  /** What the page asks beside its content; empty where nothing is asked. */
  question: string
}

/** The one HTML, filled for a page and a person. */
export function fillPage(html: string, filling: Filling): string {
  const { language, nonce, bootstrap, page, content } = filling
  // Before any word of somebody's is in it: a title may hold the sign that stands for the nonce.
  const own = html.replace('<html lang="en">', `<html lang="${language}">`).replaceAll('__CSP_NONCE__', nonce)
  return withContent(page ? describe(own, page) : own, filling)
    .replace('<!--bootstrap-->', () =>
      [
        dataScript('bootstrap', nonce, bootstrap),
        content === null ? preloadsOf(filling) : arrivalOf(filling),
        page?.head ?? '',
      ].join(''),
    )
    .replace('</head>', () => `${content === null ? styleLinksOf(filling) : stylesOf(filling)}</head>`)
    .replace('<!--content-->', () => content ?? '')
    .replace('</body>', () => `${filling.question}</body>`)
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
function withContent(html: string, { content }: Filling): string {
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

function preloadsOf({ files, nonce }: Filling): string {
  return files.scripts
    .map((file) => `<link rel="modulepreload" crossorigin nonce="${nonce}" href="/${file}">`)
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

/** '<' inside the data must not end the script. */
function dataScript(id: string, nonce: string, data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="${id}" nonce="${nonce}">${json}</script>`
}
