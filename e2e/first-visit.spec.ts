import type { Page } from '@playwright/test'
import { jana, login, signUp, someone } from './api.ts'
import { expect, test } from './fixtures.ts'
import { withoutAnswers } from './steps.ts'

const application = /\/assets\/index-[^/]+\.js$/

/** What the page asks the graph by POST, by the names of the operations; and what it tells of its drawing. */
function watch(page: Page) {
  const asked: string[] = []
  const differences: string[] = []
  const complaints: string[] = []
  page.on('request', (request) => {
    const body = request.postData() ?? ''
    if (request.url().includes('/api/graphql')) {
      asked.push(...[...body.matchAll(/"query":"query (\w+)/g)].map(([, name = '']) => name))
    }
    if (body.includes('PageDiffersError')) differences.push(body)
  })
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) complaints.push(message.text())
  })
  return { asked, differences, complaints }
}

// Within a try that is made again.
const soon = { timeout: 5_000 }

const isTaken = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })

/** Keeps the application from the page until what it answers is called. */
async function holdApplication(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(application, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** Says of the browser what a phone's says of itself, or another one's. */
const tellWidth = (page: Page, phone: boolean) =>
  page.setExtraHTTPHeaders({ 'sec-ch-ua-mobile': phone ? '?1' : '?0' })

test('home is drawn by the server, asks for nothing more and is taken over as it is', async ({
  landlord: { page },
  to,
  t,
}) => {
  // Where the server is busy for a moment the page asks by itself, as another test says.
  await expect(async () => {
    const { asked, differences, complaints } = watch(page)
    await page.goto(to('homepage'), { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jana')
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-first', ''))
    await expect.poll(() => isTaken(page), soon).toBe(true)
    await expect(page.getByRole('table', { name: t('home.listings.title') })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('main[data-first]')).toBeVisible(soon)
    expect({ asked, differences, complaints }).toEqual({ asked: [], differences: [], complaints: [] })
  }).toPass()
})

test('the application is asked for when home is to be seen', async ({ landlord: { page }, phone, to }) => {
  await tellWidth(page, phone)
  await expect(async () => {
    await page.goto(to('homepage'))
    await expect.poll(() => isTaken(page), soon).toBe(true)
    const painted = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    )
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
        .map(({ startTime }) => startTime),
    )
    expect(asked.length).toBeGreaterThan(3)
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted ?? Infinity)
  }).toPass()
})

test('home is there before any script, and a click on it is not lost', async ({
  landlord: { page },
  phone,
  to,
  t,
}) => {
  await tellWidth(page, phone)
  const letGo = await holdApplication(page)
  const rows = page.getByRole('table', { name: t('home.listings.title') }).getByRole('row')
  await expect(async () => {
    await page.goto(to('homepage'), { waitUntil: 'commit' })
    await expect(rows.nth(1)).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await page.getByRole('button', { name: t('shell.openUserMenu', { name: jana.name }) }).click()
  expect(await isTaken(page)).toBe(false)
  letGo()
  await expect(page.getByRole('link', { name: t('shell.logout') })).toBeVisible()
})

test('where somebody has scrolled to before the application runs is where the page stays', async ({
  landlord: { page },
  phone,
  to,
  t,
}) => {
  await tellWidth(page, phone)
  const scrolled = () => page.evaluate(() => window.scrollY)
  const letGo = await holdApplication(page)
  await page.goto(to('homepage'), { waitUntil: 'commit' })
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, 240))
    expect(await scrolled()).toBe(240)
  }).toPass()
  expect(await isTaken(page)).toBe(false)
  letGo()
  await expect.poll(() => isTaken(page), soon).toBe(true)
  await page.waitForLoadState('networkidle')
  expect(await scrolled()).toBe(240)
  // And where it is found on the way back.
  await page.evaluate(
    (path) => document.querySelector<HTMLElement>(`a[href="${path}"]`)?.click(),
    to('inbox'),
  )
  await expect(page).toHaveURL(new RegExp(to('inbox')))
  // A page that is left before it is drawn has scrolled the one before it already.
  await expect(page.getByRole('heading', { level: 1, name: t('inbox.title') })).toBeVisible()
  await page.goBack()
  await expect.poll(scrolled).toBe(240)
})

test('other pages have their frame at once and their first answers with it', async ({
  landlord: { page },
  to,
}) => {
  for (const address of [to('inbox'), to('team')]) {
    await expect(async () => {
      const { asked, differences } = watch(page)
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect({ address, asked, differences }).toEqual({ address, asked: [], differences: [] })
    }).toPass()
  }
})

test('a page that comes without its answers asks for them by itself', async ({
  landlord: { page },
  to,
  t,
}) => {
  const { asked } = watch(page)
  await withoutAnswers(page)
  await page.goto(to('homepage'))
  // What was drawn stays until the application has its own.
  await expect(page.locator('#root[inert]')).toHaveCount(0)
  await expect
    .poll(() => asked)
    .toEqual(expect.arrayContaining(['HomeFigures', 'HomeListings', 'ShellInboxCount']))
  const rows = page.getByRole('table', { name: t('home.listings.title') }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
})

test('each person has their own answers, and none are left behind by the one before', async ({
  page,
  language,
  to,
}) => {
  await login(page.request, jana)
  await page.goto(to('homepage'))
  await expect(page.getByRole('heading', { level: 1 })).toContainText(jana.firstName)
  await page.goto(to('logout'))
  await expect(page).toHaveURL(new RegExp(`${to('login')}$`))
  await expect(page.locator('#answers')).toHaveCount(0)
  const other = someone()
  await signUp(page.request, other, language, true)
  const answer = await page.goto(to('homepage'))
  expect(answer?.headers()['cache-control']).toBe('no-store')
  const html = (await answer?.text()) ?? ''
  expect(html).toContain(other.firstName)
  expect(html).not.toContain('Lindenhof')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(other.firstName)
  await page.goBack()
  await expect(page.getByText('Lindenhof')).toHaveCount(0)
})

test('somebody in another time zone sees their own time', async ({ browser, to, baseURL, t }) => {
  const zone = 'Pacific/Kiritimati'
  const context = await browser.newContext({ baseURL, timezoneId: zone })
  const page = await context.newPage()
  const { differences } = watch(page)
  await login(page.request, jana)
  await page.goto(to('homepage'))
  await expect.poll(() => isTaken(page), soon).toBe(true)
  const { hour } = Temporal.Now.zonedDateTimeISO(zone)
  const part = hour >= 4 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('home.greeting', { part, name: jana.firstName }),
  )
  expect(differences).toEqual([])
  await context.close()
})

test('a browser of another width than was expected has its own page', async ({ browser, to, baseURL, t }) => {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 800 },
    isMobile: false,
  })
  const page = await context.newPage()
  const { differences } = watch(page)
  await login(page.request, jana)
  await page.goto(to('homepage'))
  await expect(page.getByRole('button', { name: t('shell.openMenu') })).toBeVisible()
  expect(differences).toEqual([])
  await context.close()
})
