import { LANGUAGES } from '../../../domain/catalogue/language.ts'
import { avifSet, pictureSet } from '../../../domain/listings/pictures.ts'
import { html, type Html, scriptData } from './html.ts'
import type { PublicPage } from './public-page.ts'
import type { Words } from './texts.ts'

const locales = { en: 'en_GB', de: 'de_DE', fr: 'fr_FR' } as const

/** What stands in <head> besides title and description: for crawlers, for previews of links, and what to load first. */
export function headOf(words: Words, page: PublicPage, origin: string, nonce: string): Html {
  const { language, say } = words
  const url = origin + page.paths[language]
  const image = page.image ? origin + page.image : `${origin}/og.png`
  return html`
    <link rel="canonical" href="${url}" />
    ${page.status === 200 && alternates(page, origin)}
    ${!page.isIndexed && html`<meta name="robots" content="noindex, follow" />`}
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${say('shell', 'productName')}" />
    <meta property="og:title" content="${page.title}" />
    <meta property="og:description" content="${page.description}" />
    <meta property="og:url" content="${url}" />
    <meta property="og:image" content="${image}" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:locale" content="${locales[language]}" />
    <meta name="twitter:card" content="summary_large_image" />
    ${page.cover && preload(page.cover)}
    ${page.things.map(
      (thing) =>
        html`<script type="application/ld+json" nonce="${nonce}">
          ${scriptData(thing)}
        </script>`,
    )}
  `
}

function alternates({ paths }: PublicPage, origin: string): Html[] {
  return [
    ...LANGUAGES.map(
      (language) => html`<link rel="alternate" hreflang="${language}" href="${origin + paths[language]}" />`,
    ),
    html`<link rel="alternate" hreflang="x-default" href="${origin + paths.en}" />`,
  ]
}

/** The photo that the page begins with, in the format and size that the browser will show. */
function preload({ urls, sizes }: NonNullable<PublicPage['cover']>): Html {
  const avif = avifSet(urls)
  const type = avif && html`type="image/avif"`
  return html`<link
    rel="preload"
    as="image"
    fetchpriority="high"
    ${type}
    imagesrcset="${avif ?? pictureSet(urls)}"
    imagesizes="${sizes}"
  />`
}
