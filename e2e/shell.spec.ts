import type { Locator, Page } from '@playwright/test'
import { demoId } from '../src/server/demo/random.ts'
import { ROUTES, type RouteName } from '../src/web/routes.ts'
import { graphql, henrike, jana, login, post, signUp, someone, switchFeature } from './api.ts'
import { expect, test } from './fixtures.ts'
import { listingOf } from './listings.ts'
import { withoutAnswers } from './steps.ts'
import { textsIn } from './texts.ts'

/** Presses on an element's middle, moves down and lets go. */
async function drag(page: Page, from: Locator, down: number) {
  const box = await from.boundingBox()
  if (!box) throw new Error('It is not on the screen')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y + down / 2, { steps: 3 })
  await page.mouse.move(x, y + down, { steps: 3 })
  await page.mouse.up()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a drawer closes when it is dragged beyond a third of its height, or tapped (D4)', async ({
    landlord,
    t,
    to,
  }) => {
    const { page } = landlord
    await page.goto(to('homepage'))
    const open = page.getByRole('button', { name: t('shell.openMenu') })
    const drawer = page.getByRole('dialog', { name: t('shell.mainMenu') })
    const handle = drawer.getByTitle(t('ui.dragToClose'))
    const settle = async () => {
      await expect(drawer).toBeVisible()
      await drawer.evaluate((it) =>
        Promise.all(it.getAnimations({ subtree: true }).map((motion) => motion.finished)),
      )
      return (await handle.locator('xpath=../..').boundingBox())?.height ?? 0
    }

    await open.click()
    const height = await settle()
    await drag(page, handle, height / 3 - 12)
    await settle()
    await drag(page, handle, height / 3 + 12)
    await expect(drawer).toBeHidden()

    await open.click()
    await settle()
    await handle.click()
    await expect(drawer).toBeHidden()

    await open.click()
    await settle()
    // A movement of 5 px outside is no tap.
    await page.mouse.move(195, 60)
    await page.mouse.down()
    await page.mouse.move(195, 66)
    await page.mouse.up()
    await settle()
    await page.mouse.click(195, 60)
    await expect(drawer).toBeHidden()
  })

  test('the menu of the person has every link, and opens by the address (D2)', async ({
    landlord,
    t,
    to,
  }) => {
    const { page } = landlord
    await page.goto(to('homepage', {}, { userMenuOpen: 'true' }))
    const menu = page.getByRole('dialog', { name: jana.name })
    const links: Record<string, string> = {
      listings: to('homepage'),
      // Behind its feature, which Jana has.
      payments: to('payments'),
      create: to('createListing'),
      account: to('account'),
      help: to('help'),
      invite: to('referralInvite'),
      supportUkraine: to('supportUkraine'),
      website: to('start'),
      imprint: to('imprint'),
      terms: to('terms'),
      privacy: to('privacy'),
    }
    for (const [name, href] of Object.entries(links)) {
      await expect(menu.getByRole('link', { name: t(`shell.nav.${name}`), exact: true })).toHaveAttribute(
        'href',
        href,
      )
    }
    await expect(menu.getByRole('link', { name: t('shell.logout') })).toHaveAttribute('href', to('logout'))
    await menu.getByRole('button', { name: t('ui.close') }).click()
    await expect(page).toHaveURL(to('homepage'))
    await page.goto(to('bookings'))
    await page.getByRole('link', { name: t('shell.back') }).click()
    await expect(page).toHaveURL(to('homepage'))
  })
})

test('every named page is there and says what it is for', async ({ landlord, to, t }) => {
  const { page, request } = landlord
  const listing = await listingOf(request, 'torstrasse')
  const groupId = demoId('place/lindenhof')
  const mine: Partial<Record<RouteName, object>> = {
    listingWizard: { listingId: listing._id },
    listingWizardSuccess: { listingId: listing._id },
    groupWizard: { groupId, stepId: 'photos' },
    listingEdit: { listingId: listing._id },
    listingAvailability: { listingId: listing._id },
    groupAvailability: { groupId },
    listingPerformance: { listingId: listing._id },
    groupBillingPayout: { groupId },
    onboarding: {},
    onboardingVerification: {},
    payments: {},
    calendlyRedirect: {},
    welcome: {},
    explore: {},
    calendar: {},
    billingDetails: {},
    createListing: {},
    supportUkraine: {},
    referralInvite: {},
  }
  const titles = new Set<string>()
  for (const [name, params] of Object.entries(mine)) {
    await page.goto(to(name as RouteName, params))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(/.+ – Mezzo$/)
    await expect(page.getByText(t('errors.pages.notFound'))).toHaveCount(0)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(Object.keys(mine).length)
  // Somebody else's, or nobody's.
  await page.goto(to('listingEdit', { listingId: '00000000-0000-4000-8000-000000000000' }))
  await expect(page.getByRole('heading', { level: 1, name: t('errors.pages.notFoundTitle') })).toBeVisible()
  expect(Object.keys(ROUTES)).toEqual(expect.arrayContaining(Object.keys(mine)))
})

test('who may open what, and where others are sent (D2)', async ({ page, tenant, landlord, t, to }) => {
  const listing = await listingOf(page.request, 'torstrasse')
  const requests = to('listingRequests', { listingId: listing._id })
  await page.goto(to('help'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(to('explore', {}, { city: 'Wien' }))
  await expect(page).toHaveURL(to('login', {}, { redirect: to('explore', {}, { city: 'Wien' }) }))
  // A token that opens nothing here is not handed on.
  await page.goto(to('homepage', {}, { accessToken: 'abc' }))
  await expect(page).toHaveURL(to('login', {}, { redirect: to('homepage') }))

  await landlord.page.goto(`${requests}?accessToken=abc&filter=open`)
  await expect(landlord.page).toHaveURL(`${requests}?filter=open`)
  await landlord.page.goto(to('login', {}, { redirect: 'about:blank' }))
  await expect(landlord.page).toHaveURL(to('start'))
  await landlord.page.goto('/en/referral/einladen')
  await expect(landlord.page).toHaveURL('/en/referral/invite')
  await landlord.page.goto('/de/nirgendwo/hin')
  await expect(landlord.page.getByText('Route nicht gefunden: /de/nirgendwo/hin')).toBeVisible()
  await tenant.page.goto(to('login'))
  await expect(tenant.page).toHaveURL(to('tenantRequests'))
  await expect(tenant.page.getByRole('heading', { level: 1, name: t('tenant.listTitle') })).toBeVisible()
})

test('the frame speaks three languages, and switches in place', async ({ landlord }) => {
  const { page } = landlord
  for (const language of ['en', 'de'] as const) {
    const t = textsIn(language)
    await page.goto(`/${language}/dashboard/explore?city=Wien`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.getByRole('heading', { level: 1, name: t('explore.title') })).toBeVisible()
  }
  await page.goto('/de/dashboard/explore?city=Wien&userMenuOpen=true')
  await page.getByRole('radio', { name: 'Français' }).click({ force: true })
  await expect(page).toHaveURL('/fr/dashboard/explore?city=Wien&userMenuOpen=true')
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ce que votre logement peut rapporter' }),
  ).toBeVisible()
  await expect(page).toHaveTitle(/Ce que votre logement peut rapporter – Mezzo$/)
})

test('the links on top leave the name its room, in the longest words and any width', async ({ tenant }) => {
  const { page } = tenant
  const bar = page.getByRole('banner')
  const links = bar.getByRole('navigation').getByRole('link').filter({ visible: true })
  for (const [width, searches] of [
    [390, 0],
    [620, 0],
    [768, 1],
    [900, 1],
    [1440, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/fr/requests')
    await expect(bar.getByRole('button', { name: 'Rechercher' })).toHaveCount(searches)
    // The application draws the frame in the place of the server's.
    await expect(async () => {
      const [name, link] = await Promise.all([
        bar.getByRole('link').first().boundingBox(),
        links.first().boundingBox(),
      ])
      expect((link?.x ?? 0) - (name?.x ?? 0) - (name?.width ?? 0)).toBeGreaterThanOrEqual(8)
    }).toPass()
  }
})

test('the link that creates a listing begins its funnel', async ({ landlord, t, to }) => {
  const { page } = landlord
  await page.goto(to('homepage'))
  await page
    .getByRole('main')
    .getByRole('link', { name: t('home.newListing') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('createListing.title') })).toBeVisible()
  const id = await page.evaluate(() => sessionStorage.getItem('listing-creation-funnel'))
  expect(id).toMatch(/^[\w-]{21}$/)
})

test('notices come at the lower right, failures on top in the middle (D2)', async ({ landlord, t, to }) => {
  const { page } = landlord
  await page.addInitScript(() => {
    // The second copy is refused, as some browsers refuse every one.
    let copies = 0
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: () => (copies++ === 0 ? Promise.resolve() : Promise.reject(new Error('refused'))),
    })
  })
  await page.goto(to('referralInvite'))
  const place = (name: string) => page.locator(`[data-position="${name}"]`)
  const copy = page.getByRole('button', { name: t('invite.copy') })
  await copy.click()
  await expect(place('bottom-right').getByText(t('invite.copied'))).toBeVisible()
  await copy.click()
  await expect(place('top-center').getByText(t('invite.notCopied'))).toBeVisible()
  const boxes = await Promise.all(
    ['bottom-right', 'top-center'].map((name) => place(name).locator('div').first().boundingBox()),
  )
  expect(boxes[0]?.y).toBeGreaterThan(700)
  expect((boxes[0]?.x ?? 0) + (boxes[0]?.width ?? 0)).toBeGreaterThan(1390)
  expect(boxes[1]?.y).toBeLessThan(40)
  // They close by themselves after 5 seconds; pointing at one would hold it.
  await page.mouse.move(700, 450)
  await expect(page.getByText(t('invite.notCopied'))).toHaveCount(0)
})

test('an appearance that is chosen holds in every tab and from the first paint on', async ({
  landlord,
  t,
  to,
}) => {
  const { page } = landlord
  const choose = (scheme: 'dark' | 'auto') =>
    page.getByRole('radio', { name: t(`shell.schemes.${scheme}`) }).check()
  const drawn = (of: Page) => of.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await page.goto(to('homepage', {}, { userMenuOpen: 'true' }))
  const other = await page.context().newPage()
  await other.goto(to('help'))
  await choose('dark')
  await expect.poll(() => drawn(page)).toBe('dark')
  await expect.poll(() => drawn(other)).toBe('dark')
  // Before the application runs.
  await other.route('**/assets/*.js', (route) => route.abort())
  await other.reload()
  expect(await drawn(other)).toBe('dark')
  await choose('auto')
  await expect.poll(() => drawn(page)).toBe('light dark')
})

test('Back closes an open menu or drawer, and leaves the page after that', async ({ landlord, t, to }) => {
  const { page } = landlord
  const openMenu = page.getByRole('button', { name: t('shell.openUserMenu', { name: jana.name }) })
  const email = page.getByText(jana.email)
  await page.goto(to('bookings'))
  await page.goto(to('homepage'))
  await openMenu.click()
  await expect(email).toBeVisible()
  await page.goBack()
  await expect(email).toBeHidden()
  await expect(page).toHaveURL(to('homepage'))
  // Closed by its own means it leaves nothing behind.
  await openMenu.click()
  await page.keyboard.press('Escape')
  await expect(email).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(to('bookings'))

  const palette = page.getByRole('dialog', { name: t('palette.title') })
  await page.getByRole('button', { name: t('shell.search') }).click()
  await expect(palette).toBeVisible()
  await page.goBack()
  await expect(palette).toBeHidden()
  await expect(page).toHaveURL(to('bookings'))

  await page.setViewportSize({ width: 390, height: 844 })
  const drawer = page.getByRole('dialog', { name: t('shell.mainMenu') })
  await page.getByRole('button', { name: t('shell.openMenu') }).click()
  await expect(drawer).toBeVisible()
  await page.goBack()
  await expect(drawer).toBeHidden()
  // What a link in it leads to takes its place.
  await page.getByRole('button', { name: t('shell.openMenu') }).click()
  await drawer.getByRole('link', { name: t('shell.nav.calendar') }).click()
  await expect(page).toHaveURL(to('calendar'))
  await expect(drawer).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(to('bookings'))
  await expect(drawer).toBeHidden()
})

test('on a phone Back closes a dialog without an address, and closing it leaves nothing behind', async ({
  landlord,
  t,
  to,
}) => {
  const { page } = landlord
  await page.setViewportSize({ width: 390, height: 844 })
  const dialog = page.getByRole('dialog')

  const team = to('team')
  await page.goto(to('bookings'))
  await page.goto(team)
  const remove = page.getByRole('button', { name: t('team.remove'), exact: false }).first()
  const who = await remove.getAttribute('aria-label')
  await remove.click()
  await expect(dialog).toHaveAccessibleName(who ?? '')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(team)
  // Forward opens it about the same person again; a reload has forgotten who that was.
  await page.goForward()
  await expect(dialog).toHaveAccessibleName(who ?? '')
  await page.reload()
  await expect(remove).toBeVisible()
  await expect(dialog).toBeHidden()
  await remove.click()
  await dialog.getByRole('button', { name: t('team.cancel') }).click()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(to('bookings'))

  const contacts = to('listingEdit', { listingId: demoId('unit/torstrasse/0'), stepId: 'contacts' })
  await page.goto(contacts)
  await page.getByRole('button', { name: t('listingEdit.contacts.createPerson') }).click()
  await expect(dialog).toBeVisible()
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(contacts)
})

test('a phone begins below 600 px: there the calendar is the phone’s (D9)', async ({ landlord, t, to }) => {
  const { page } = landlord
  const block = page.getByRole('button', { name: t('calendar.blockDays'), exact: true })
  await page.setViewportSize({ width: 600, height: 844 })
  await page.goto(to('calendar'))
  await expect(block).toBeVisible()
  await page.setViewportSize({ width: 599, height: 844 })
  await expect(block).toBeHidden()
})

test('missing tax data is told once, with the way to give it (DAC7)', async ({ browser, t, to }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await login(page.request, henrike)
  await page.goto(to('bookings'))
  const dialog = page.getByRole('dialog', { name: t('notices.dac7.title') })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(t('notices.dac7.subtitle'))).toBeVisible()
  await expect(dialog.getByRole('link', { name: t('notices.dac7.learnMore') })).toHaveAttribute(
    'href',
    `${to('help')}#tax-dac7`,
  )
  await expect(dialog.getByText(/\b20\d\d\b/)).toBeVisible()

  // Another tab doesn't say it a second time, and none does once it was closed in one.
  const other = await context.newPage()
  await other.clock.install()
  await other.goto(to('bookings'))
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
  const details = other.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('generatingRevenueUnderDac7Since'),
  )
  await other.clock.fastForward(4000)
  await details
  await other.clock.fastForward(1000)
  const elsewhere = other.getByRole('dialog', { name: t('notices.dac7.title') })
  await expect(elsewhere).toHaveCount(0)
  await dialog.getByRole('link', { name: t('notices.dac7.provide') }).click()
  await expect(page).toHaveURL(
    /\/account\/billing-details\?billingDetailsId=[\w-]+&highlights=dac7&redirect=/,
  )
  await expect(page.getByText(t('payoutData.dac7'))).toBeVisible()
  await expect(page.getByRole('link', { name: t('payoutData.dac7More') })).toHaveAttribute(
    'href',
    `${to('help')}#tax-dac7`,
  )
  await other.clock.fastForward(1000)
  await expect(elsewhere).toHaveCount(0)
  await page.getByRole('link', { name: t('payoutData.back') }).click()
  await expect(page).toHaveURL(to('bookings'))
  const cookie = (await context.cookies()).find(({ name }) => name === 'seenBDINoComplianceModal')
  const days = ((cookie?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(1.99)
  expect(days).toBeLessThan(2.01)
  await context.close()
})

test('the booking tips stay until they are dismissed, and never come again', async ({ browser, t, to }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await login(page.request, jana)
  await page.clock.install()
  await page.goto(to('homepage'))
  const tips = page.getByText(t('notices.tips.text'))
  await page.clock.fastForward(4000)
  await expect(tips).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(tips).toBeVisible()
  // On a phone they leave a drawer free, and are there again when it is closed.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(to('homepage', {}, { manage: demoId('place/torstrasse'), act: 'unpublish' }))
  await page.clock.fastForward(4000)
  await expect(tips).toBeAttached()
  await expect(tips).toBeHidden()
  await page.getByRole('button', { name: t('publishing.keepPublished') }).click()
  await expect(tips).toBeVisible()
  await page.getByRole('button', { name: t('ui.dismiss') }).click()
  await page.clock.fastForward(1000)
  await expect(tips).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('read-notifications'))).toBe('["blog-tips"]')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.fastForward(10_000)
  await expect(tips).toHaveCount(0)
  await context.close()
})

test('staff who act as a landlord are told so on every page, and end it there (D6)', async ({
  browser,
  t,
  to,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await login(page.request, { ...jana, email: 'staff@mezzo.example' })
  await page.goto(to('staff'))
  const marked: boolean[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/graphql')) marked.push(sent.headers()['x-impersonation'] === 'true')
  })
  await post(page.request, '/api/impersonation', {
    landlordId: demoId('person/jana'),
    reason: 'She has asked',
  })
  await page.goto(to('bookings'))
  const banner = page.getByRole('region', { name: t('shell.impersonation.label') })
  await expect(banner.getByText(jana.name)).toBeVisible()
  await expect(banner.getByText('She has asked')).toBeVisible()
  await expect.poll(() => marked.includes(true)).toBe(true)
  await banner.getByRole('button', { name: t('shell.impersonation.end') }).click()
  await expect(page).toHaveURL(to('staff'))
  await expect(banner).toHaveCount(0)
  await context.close()
})

test('payments come second in the menu once their feature is on (D2)', async ({
  browser,
  t,
  to,
  language,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await signUp(page.request, someone(), language, true)
  const { me } = await graphql<{ me: { _id: string } }>(page.request, '{ me { _id } }')
  const userId = me._id
  await page.goto(to('bookings'))
  const entries = page.getByRole('navigation', { name: t('shell.mainMenu') }).getByRole('link')
  await expect(entries.nth(1)).toHaveAccessibleName(new RegExp(t('shell.nav.inbox')))
  await switchFeature(browser, 'PAYMENTS_GATEWAY', userId, true)
  await page.reload()
  await expect(entries.nth(0)).toHaveAccessibleName(t('shell.nav.listings'))
  await expect(entries.nth(1)).toHaveAccessibleName(t('shell.nav.payments'))

  await withoutAnswers(page)
  const answerUnpaid = (answer: object) =>
    page.route('**/api/graphql', async (route) => {
      const asked = route.request().postDataJSON() as { query: string }[]
      if (!JSON.stringify(asked).includes('landlordNumberOfUnpaidInvoices')) return route.continue()
      const response = await route.fetch()
      const answers = (await response.json()) as object[]
      const json = answers.map((one, at) => (asked[at]?.query.includes('Unpaid') ? answer : one))
      await route.fulfill({ response, json })
    })
  await answerUnpaid({ data: { me: { _id: userId, landlordNumberOfUnpaidInvoices: 3 } } })
  await page.reload()
  await expect(entries.nth(1)).toContainText(t('shell.unpaidInvoices', { count: 3 }))

  // What can't be loaded is reported, and else as if there were none (D8).
  const reported = page.waitForRequest((request) => (request.postData() ?? '').includes('GRAPHQL_ERROR'))
  await page.unroute('**/api/graphql')
  await answerUnpaid({ errors: [{ message: 'Broken' }] })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(entries.nth(1)).toHaveAccessibleName(t('shell.nav.payments'))
  await reported
  await context.close()
})
