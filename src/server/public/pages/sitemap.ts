import { LANGUAGES } from '../../../domain/catalogue/language.ts'
import { HELP_ARTICLES } from '../../../domain/public/help-articles.ts'
import { ALL_PLACES, slugOf, listingPath } from '../../../domain/listings/listing-path.ts'
import { slugOfCategory } from '../../../domain/public/public-search.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { helpPath, inEachLanguage, landingPath, REFERRAL_PATHS } from './addresses.ts'
import { html, type Html } from './html.ts'
import { placesOf } from './places.ts'
import { listPublicKinds } from './search-sql.ts'
import { countPublicGroups, listSitemapRows } from './sitemap-sql.ts'

/** Listings in one file; with three languages each it stays below the 50 000 addresses that a sitemap may have. */
const SITEMAP_LISTINGS = 10_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const space = html`http://www.sitemaps.org/schemas/sitemap/0.9`

/** The list of sitemaps: one of the pages, and one for every so many listings. */
export async function sitemapIndex(ctx: Context): Promise<string> {
  const { origin } = ctx.config
  const files = Math.ceil((await countPublicGroups(ctx.db)) / SITEMAP_LISTINGS)
  const names = ['pages', ...Array.from({ length: files }, (_, at) => `homes-${at + 1}`)]
  const parts = names.map((name) => html`<sitemap><loc>${origin}/sitemaps/${name}.xml</loc></sitemap>`)
  return head + html`<sitemapindex xmlns="${space}">${parts}</sitemapindex>`.text
}

/** The sitemap of the pages that always are: start, search, help, those of cities and kinds, what the law asks for. */
export async function sitemapOfPages(ctx: Context): Promise<string> {
  const places = await placesOf(ctx)
  const kinds = await listPublicKinds(ctx.db)
  // Only what shows listings is to be found: the others are not to be indexed.
  const landings = new Set([
    ...(places.length > 0 ? [ALL_PLACES] : []),
    ...places.map(({ city }) => slugOf(city)),
    ...kinds.map(({ category }) => `${ALL_PLACES}/${slugOfCategory(category)}`),
    ...kinds.map(({ category, city }) => `${slugOf(city)}/${slugOfCategory(category)}`),
  ])
  const fixed = ['', '/search', '/impressum', '/tos', '/datenschutz', '/support-ukraine', '/invite-landlords']
  const pages = [
    ...fixed.map((path) => inEachLanguage((language) => `/${language}${path}`)),
    REFERRAL_PATHS,
    ...[undefined, ...HELP_ARTICLES].map((article) =>
      inEachLanguage((language) => helpPath(language, article)),
    ),
    ...[...landings].map((landing) =>
      inEachLanguage((language) => landingPath(language, ...(landing.split('/') as [string, string?]))),
    ),
  ]
  return urlset(pages.flatMap((paths) => addresses(ctx.config.origin, paths, null)))
}

/** One of the sitemaps of listings, from 1 on; null where there is none of that number. */
export async function sitemapOfListings(ctx: Context, number: number): Promise<string | null> {
  const window = { offset: (number - 1) * SITEMAP_LISTINGS, limit: SITEMAP_LISTINGS }
  const rows = await listSitemapRows(ctx.db, window)
  if (rows.length === 0) return null
  return urlset(
    rows.flatMap((row) =>
      addresses(
        ctx.config.origin,
        inEachLanguage((language) => listingPath(language, row)),
        row.changedAt,
      ),
    ),
  )
}

function urlset(urls: Html[]): string {
  return (
    head + html`<urlset xmlns="${space}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls}</urlset>`.text
  )
}

/** A page in each language, each naming the others. */
function addresses(
  origin: string,
  paths: Record<(typeof LANGUAGES)[number], string>,
  changedAt: Temporal.Instant | null,
): Html[] {
  const others = LANGUAGES.map(
    (language) =>
      html`<xhtml:link rel="alternate" hreflang="${language}" href="${origin + paths[language]}" />`,
  )
  const changed = changedAt && html`<lastmod>${changedAt.toString({ smallestUnit: 'second' })}</lastmod>`
  return LANGUAGES.map(
    (language) => html`<url><loc>${origin + paths[language]}</loc>${changed}${others}</url>`,
  )
}

/** What crawlers may read: the public pages, not what is behind a login. */
export function robotsText(origin: string): string {
  const closed = ['/api/', '/*/dashboard', '/*/staff', '/*/requests', '/*/my/', '/*/login', '/*/sign-up']
  return [
    'User-agent: *',
    'Allow: /api/og/',
    // Google Calendar reads no calendar that is closed here (decision 47).
    'Allow: /api/calendars/',
    'Allow: /api/pictures/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
