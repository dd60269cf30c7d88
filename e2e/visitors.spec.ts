import type { Request } from '@playwright/test'
import { graphql, jana, login } from './api.ts'
import { expect, test } from './fixtures.ts'
import { listingOf } from './listings.ts'

test('who looks at a listing is counted in its figures', async ({ landlord, page, to }) => {
  const listing = await listingOf(landlord.request, 'westendstrasse')
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/events')
  await page.goto(to('publicListing', { listingId: listing._id }))
  expect((await answered).status()).toBe(204)

  const now = Temporal.Now.instant()
  const { views } = await graphql<{ views: { totalCount: number } }>(
    landlord.request,
    `
      query ($groupId: ID!, $from: Instant!, $to: Instant!) {
        views: getListingDetailsViewedMetrics(
          groupId: $groupId
          from: $from
          to: $to
          intervals: 1
          intervalUnit: HOURS
        ) {
          totalCount
        }
      }
    `,
    {
      groupId: listing.groupId,
      // The demo's own visitors came until yesterday.
      from: now.toZonedDateTimeISO('UTC').startOfDay().toInstant().toString(),
      to: now.add({ minutes: 1 }).toString(),
    },
  )
  expect(views.totalCount).toBeGreaterThan(0)
})

test('each page that is shown is counted once, also by a full load', async ({ landlord, page, to }) => {
  const views: string[] = []
  const note = (request: Request) => {
    if (new URL(request.url()).pathname !== '/api/events') return
    const { events } = (request.postDataJSON() ?? { events: [] }) as {
      events: { type: string; page?: string }[]
    }
    for (const event of events) if (event.type === 'PAGE_VIEW') views.push(event.page ?? '')
  }
  page.on('request', note)
  landlord.page.on('request', note)

  await landlord.page.goto(to('homepage'))
  await expect.poll(() => views).toContain('homepage')
  await landlord.page.goto(to('inbox'))
  await expect.poll(() => views).toContain('inbox')
  await landlord.page.goto(to('login'))
  await expect(landlord.page).toHaveURL(to('homepage'))
  await expect.poll(() => views.length).toBe(3)

  await page.goto(to('start'))
  await expect.poll(() => views).toContain('start')
  // The application takes the page over, and goes on counting where it was.
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          '__reactFiber' in window ||
          (document.querySelector('main') !== null &&
            Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber'))),
      ),
    )
    .toBe(true)
  await page.goto(to('help'))
  await expect.poll(() => views).toContain('help')
  expect(views).toEqual(['homepage', 'inbox', 'homepage', 'start', 'help'])
})

test('a listing is found, put on the shortlist without a login, and is there after it', async ({
  page,
  to,
  t,
}) => {
  await page.goto(to('publicSearch'))
  await page.getByRole('combobox', { name: t('publicSearch.city') }).selectOption('berlin')
  // The application may take the page over in this very moment, and then gives the choice back to it.
  const pets = page.getByLabel(t('publicSearch.pets'))
  await pets.click()
  await expect(pets).toBeChecked()
  await page.getByRole('button', { name: t('publicSearch.apply') }).click()
  await expect(page).toHaveURL(/place=berlin.*pets=1/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('publicSearch.titleIn', { city: 'Berlin' }),
  )

  const listing = page.getByRole('article').first()
  const title = (await listing.getByRole('heading').textContent()) ?? ''
  await listing.getByRole('button', { name: t('shortlist.add', { title }) }).click()
  await expect(listing.getByRole('button', { name: t('shortlist.remove', { title }) })).toBeVisible()
  await page.getByRole('link', { name: t('shell.nav.shortlist') }).click()
  await expect(page.getByRole('article')).toHaveCount(1)

  await login(page.request, jana)
  const saved = page.waitForResponse((answer) =>
    (answer.request().postData() ?? '').includes('addToShortlist'),
  )
  await page.goto(to('tenantRequests'))
  await saved
  await page.goto(to('shortlist'))
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(title)
  expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBeNull()
})

test('public pages are complete without any script', async ({ browser, to, t }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(to('landing', { place: 'berlin' }))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('publicSearch.titleIn', { city: 'Berlin' }),
  )
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByRole('link', { name: t('publicListing.ask') })).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url())
  await context.close()
})
