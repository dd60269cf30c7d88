import { type Browser, type BrowserContext, chromium } from '@playwright/test'
import { graphql, jana, login, type Person } from '../e2e/api.ts'
import type { Language } from '../src/domain/catalogue/language.ts'
import type { RouteName } from '../src/web/routes.ts'
import { answeredConsent } from './answered-consent.ts'
import { findBrowser } from './browser.ts'
import { buildWeb } from './build-web.ts'
import { launchFlags } from './launch-flags.ts'
import { type FoundIds, type Look, type Looker, looksOf, moreLooks } from './screen-table.ts'
import { startServer } from './server-process.ts'

/** A page as somebody looks at it, under a name of its own. */
export type NamedLook = Look & { name: string; page: RouteName }

/**
 * Shows every page of a fresh demo, in each of the languages, to `visit`, which says what is wrong with it; prints that
 * and how many there were. `--only home,inbox` shows fewer.
 */
export async function visitLooks(
  languages: readonly Language[],
  visit: (context: BrowserContext, look: NamedLook, language: Language) => Promise<string[]>,
): Promise<void> {
  await buildWeb()
  const server = await startServer({ env: { MEZZO_RATE_LIMIT: '0' } })
  const browser = await chromium.launch({
    executablePath: (await findBrowser()) || undefined,
    args: launchFlags,
  })
  const problems: string[] = []
  try {
    const all = await listLooks(browser, server.url)
    const only = named(
      'only',
      all.map(({ name }) => name),
    )
    for (const language of languages) {
      const contexts = new Map<Looker | null, BrowserContext>()
      for (const look of all.filter(({ name }) => only.includes(name))) {
        const context = contexts.get(look.who) ?? (await contextOf(browser, server.url, look.who, language))
        contexts.set(look.who, context)
        for (const what of await visit(context, look, language))
          problems.push(`${look.name} ${language}: ${what}`)
      }
      for (const context of contexts.values()) await context.close()
    }
  } finally {
    await browser.close()
    await server.remove()
  }
  process.stdout.write(`${problems.length} problems\n`)
  for (const problem of problems) process.stdout.write(`✗ ${problem}\n`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

// A window of one of the demo's people, or of nobody, on a server that runs the demo.
async function contextOf(
  browser: Browser,
  url: string,
  who: Looker | null,
  language: Language,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: language,
    reducedMotion: 'reduce',
    storageState: answeredConsent,
  })
  const person: Person = { ...jana, email: `${who}@mezzo.example` }
  if (who) await login(context.request, person)
  return context
}

// Every page of the product, as the demo of that server can show it.
async function listLooks(browser: Browser, url: string): Promise<NamedLook[]> {
  const landlord = await contextOf(browser, url, 'landlord', 'en')
  const tenant = await contextOf(browser, url, 'tenant', 'en')
  const ids = await findIds(landlord, tenant)
  await landlord.close()
  await tenant.close()
  const table = Object.entries(looksOf(ids)) as [RouteName, Look | string][]
  const looks = table.flatMap(([page, look]) =>
    typeof look === 'string' ? [] : [{ ...look, name: page, page }],
  )
  return [...looks, ...moreLooks(ids)]
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

/** What the command line names of a choice; all of it by default. */
export function named<Value extends string>(option: string, all: readonly Value[]): Value[] {
  const at = process.argv.indexOf(`--${option}`)
  const wanted = at < 0 ? null : (process.argv[at + 1] ?? '').split(',')
  return all.filter((value) => !wanted || wanted.includes(value))
}
