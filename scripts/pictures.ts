import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { graphql, jana, login, type Person } from '../e2e/api.ts'
import { demoId } from '../src/server/demo/random.ts'
import { answeredConsent } from './answered-consent.ts'
import { findBrowser } from './browser.ts'
import { buildWeb } from './build-web.ts'
import { launchFlags } from './launch-flags.ts'
import { root } from './processes.ts'
import { startServer } from './server-process.ts'

// Takes the pictures of the README anew: fresh demo data, the built pages, small files.
const folder = join(root, 'docs/pictures')
const tom: Person = { ...jana, email: 'tenant@mezzo.example', firstName: 'Tom', lastName: 'Berger' }
const largest = 120_000

await buildWeb()
const server = await startServer({ env: { MEZZO_RATE_LIMIT: '0' } })
const browser = await chromium.launch({
  executablePath: (await findBrowser()) || undefined,
  args: launchFlags,
})
try {
  mkdirSync(folder, { recursive: true })
  const landlord = await visit(jana)
  const tenant = await visit(tom)
  const { requestId, offerId } = await subjects(landlord)
  await take(landlord, 'home', '/en/dashboard')
  await take(landlord, 'request', `/en/dashboard/inbox/${requestId}`)
  await take(landlord, 'contract', `/en/dashboard/contracts/${offerId}`)
  await take(landlord, 'calendar', `/en/dashboard/g/${demoId('place/lindenhof')}/availability`)
  await take(landlord, 'home-dark', '/en/dashboard', { dark: true })
  await take(landlord, 'inbox-phone', '/en/dashboard/inbox', { width: 390 })
  await take(landlord, 'photos', `/en/dashboard/l/${demoId('unit/torstrasse/0')}/edit/photos`)
  const visitor = await newPage()
  await take(visitor, 'public-home', `/en/l/${demoId('unit/torstrasse/0')}`)
  await take(tenant, 'tenant-request', `/en/requests/${await tenantRequestOf(tenant)}`)
} finally {
  await browser.close()
  await server.remove()
}

async function visit(person: Person): Promise<Page> {
  const page = await newPage()
  await login(page.request, person)
  return page
}

function newPage(): Promise<Page> {
  return browser.newPage({
    baseURL: server.url,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    storageState: answeredConsent,
  })
}

interface Found {
  needsYou: {
    nodes: {
      bookingRequestId: string
      nextStep: { kind: string }
      latestBookingOffer: { _id: string } | null
    }[]
  }
}

async function subjects(page: Page): Promise<{ requestId: string; offerId: string }> {
  const { needsYou } = await graphql<Found>(
    page.request,
    '{ needsYou(first: 50) { nodes { bookingRequestId nextStep { kind } latestBookingOffer { _id } } } }',
  )
  const of = (kind: string) => needsYou.nodes.find(({ nextStep }) => nextStep.kind === kind)
  const requestId = of('ANSWER')?.bookingRequestId
  const offerId = of('SIGN')?.latestBookingOffer?._id
  if (!requestId || !offerId) throw new Error('The demo has nothing to answer or nothing to sign')
  return { requestId, offerId }
}

async function tenantRequestOf(page: Page): Promise<string> {
  const { tenantRequests } = await graphql<{
    tenantRequests: { bookingRequestId: string; tenantStatus: string }[]
  }>(page.request, '{ tenantRequests { bookingRequestId tenantStatus } }')
  const free = tenantRequests.find(({ tenantStatus }) => tenantStatus === 'CONFIRM_TENANT_INTEREST')
  if (!free) throw new Error('The tenant of the demo has nothing to confirm')
  return free.bookingRequestId
}

async function take(page: Page, name: string, url: string, look: { width?: number; dark?: boolean } = {}) {
  const { width = 1440, dark = false } = look
  await page.setViewportSize({ width, height: width < 610 ? 844 : 900 })
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  const content = await smallest(await page.screenshot())
  const size = content.length
  if (size > largest) throw new Error(`${name} has ${size} bytes; at most ${largest} are allowed`)
  writeFileSync(join(folder, `${name}.webp`), content)
  process.stdout.write(`docs/pictures/${name}.webp ${Math.round(size / 1000)} kB\n`)
}

/** Words and lines are smallest, and sharpest, in few colours and without loss; pages with large photos with some. */
async function smallest(picture: Buffer): Promise<Buffer> {
  const drawn = await sharp(picture).png({ palette: true, colours: 192, effort: 10 }).toBuffer()
  const [exact, lossy] = await Promise.all([
    sharp(drawn).webp({ lossless: true, effort: 6 }).toBuffer(),
    sharp(picture).webp({ quality: 82, effort: 6, smartSubsample: true }).toBuffer(),
  ])
  return exact.length < lossy.length ? exact : lossy
}
