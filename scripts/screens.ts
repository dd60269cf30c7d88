import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { graphql, jana, login, type Person } from '../e2e/api.ts'
import { LANGUAGES, type Language } from '../src/domain/catalogue/language.ts'
import { path, type RouteName } from '../src/web/routes.ts'
import { answeredConsent } from './answered-consent.ts'
import { findBrowser } from './browser.ts'
import { buildWeb } from './build-web.ts'
import { launchFlags } from './launch-flags.ts'
import { root } from './processes.ts'
import { type FoundIds, type Look, type Looker, looksOf, moreLooks } from './screen-table.ts'
import { startServer } from './server-process.ts'

// Pictures of every page at three widths, in two schemes and three languages, to be looked at: test-results/screens with
// an index.html. `--only home,inbox`, `--widths 390`, `--languages de`, `--schemes dark` take fewer.
const folder = join(root, 'test-results/screens')
const WIDTHS = named('widths', ['390', '768', '1440']).map(Number)
const SCHEMES = named('schemes', ['light', 'dark'] as const)
const SPOKEN = named('languages', LANGUAGES)

await buildWeb()
const server = await startServer({ env: { MEZZO_RATE_LIMIT: '0' } })
const browser = await chromium.launch({
  executablePath: (await findBrowser()) || undefined,
  args: launchFlags,
})
const problems: string[] = []
const taken: string[] = []
try {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const looks = await allLooks()
  for (const language of SPOKEN) {
    const contexts = new Map<Looker | null, BrowserContext>()
    for (const look of looks) {
      const context = contexts.get(look.who) ?? (await contextOf(look.who, language))
      contexts.set(look.who, context)
      await shoot(context, look, language)
    }
    for (const context of contexts.values()) await context.close()
  }
  writeFileSync(join(folder, 'index.html'), gallery())
  process.stdout.write(`${taken.length} pictures in test-results/screens, ${problems.length} problems\n`)
  for (const problem of problems) process.stdout.write(`✗ ${problem}\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  await browser.close()
  await server.remove()
}

type NamedLook = Look & { name: string; page: RouteName }

async function allLooks(): Promise<NamedLook[]> {
  const context = await contextOf('landlord', 'en')
  const tenant = await contextOf('tenant', 'en')
  const ids = await findIds(context, tenant)
  await context.close()
  await tenant.close()
  const table = Object.entries(looksOf(ids)) as [RouteName, Look | string][]
  const looks = table.flatMap(([page, look]) =>
    typeof look === 'string' ? [] : [{ ...look, name: page, page }],
  )
  const all = [...looks, ...moreLooks(ids)]
  const only = named(
    'only',
    all.map(({ name }) => name),
  )
  return all.filter(({ name }) => only.includes(name))
}

async function contextOf(who: Looker | null, language: Language): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: language,
    reducedMotion: 'reduce',
    storageState: answeredConsent,
  })
  const person: Person = { ...jana, email: `${who}@mezzo.example` }
  if (who) await login(context.request, person)
  return context
}

async function findIds(landlord: BrowserContext, tenant: BrowserContext): Promise<FoundIds> {
  const { me, needsYou, bookings } = await graphql<{
    me: { _id: string }
    needsYou: {
      nodes: {
        id: string
        bookingRequestId: string
        nextStep: { kind: string }
        latestBookingOffer: { _id: string } | null
      }[]
    }
    bookings: { nodes: { _id: string }[] }
  }>(
    landlord.request,
    `
      {
        me {
          _id
        }
        needsYou(first: 50) {
          nodes {
            id
            bookingRequestId
            nextStep {
              kind
            }
            latestBookingOffer {
              _id
            }
          }
        }
        bookings(filter: { phase: CURRENT }) {
          nodes {
            _id
          }
        }
      }
    `,
  )
  const { tenantRequests } = await graphql<{ tenantRequests: { bookingRequestId: string }[] }>(
    tenant.request,
    '{ tenantRequests { bookingRequestId } }',
  )
  const of = (kind: string) => needsYou.nodes.find(({ nextStep }) => nextStep.kind === kind)
  const [answer, sign, [booking], [asked]] = [of('ANSWER'), of('SIGN'), bookings.nodes, tenantRequests]
  if (!answer || !sign?.latestBookingOffer || !booking || !asked)
    throw new Error('The demo has nothing to answer, to sign, to live in or to ask')
  return {
    landlordId: me._id,
    request: { bookingRequestId: answer.bookingRequestId, listingRequestId: answer.id },
    tenantRequest: { bookingRequestId: asked.bookingRequestId },
    offerId: sign.latestBookingOffer._id,
    bookingId: booking._id,
  }
}

async function shoot(context: BrowserContext, look: NamedLook, language: Language): Promise<void> {
  const page = await context.newPage()
  const say = (what: string) => problems.push(`${look.name} ${language}: ${what}`)
  page.on('pageerror', (error) => say(error.message))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 610 ? 844 : 900 })
    const answer = await page.goto(path(look.page, { language, ...look.params }, look.search))
    if ((answer?.status() ?? 500) >= 400) say(`${answer?.status()} at ${width}`)
    await page.waitForLoadState('networkidle')
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth + 1)
    if (isTooWide) say(`is wider than its window of ${width}`)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const file = `${look.name}-${width}-${colorScheme}-${language}.png`
      await page.screenshot({ path: join(folder, file), timeout: 60_000 })
      taken.push(file)
    }
  }
  await page.close()
}

function gallery(): string {
  const figures = taken.map(
    (file) =>
      `<figure><a href="${file}"><img src="${file}" loading="lazy" width="300" alt=""></a><figcaption>${file}</figcaption></figure>`,
  )
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font:13px sans-serif}figure{margin:0}</style>${figures.join('\n')}`
}

/** What the command line names of a choice; all of it by default. */
function named<Value extends string>(option: string, all: readonly Value[]): Value[] {
  const at = process.argv.indexOf(`--${option}`)
  const wanted = at < 0 ? null : (process.argv[at + 1] ?? '').split(',')
  return all.filter((value) => !wanted || wanted.includes(value))
}
