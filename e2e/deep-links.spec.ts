import type { Page } from '@playwright/test'
import { demoId } from '../src/server/demo/random.ts'
import { graphql, jana, login } from './api.ts'
import { expect, test } from './fixtures.ts'
import { listingOf } from './listings.ts'
import type { Translate } from './texts.ts'

async function logInOn(page: Page, t: Translate) {
  await page.getByLabel(t('account.email')).fill(jana.email)
  await page.getByRole('textbox', { name: t('account.password') }).fill(jana.password)
  await page.getByRole('button', { name: t('account.login.submit'), exact: true }).click()
}

test('a deep link to a request asks to log in and then opens it (D2)', async ({
  page,
  tenant,
  t,
  to,
  askFor,
}) => {
  const asked = await askFor('torstrasse')
  const listing = await listingOf(tenant.request, 'torstrasse')
  const link = to('listingRequests', {
    listingId: listing._id,
    bookingRequestId: asked.bookingRequestId,
    listingRequestId: asked.id,
  })
  await page.goto(link)
  await expect(page).toHaveURL(to('login', {}, { redirect: link }))
  await logInOn(page, t)
  await expect(page).toHaveURL(link)
  await expect(page.getByRole('heading', { name: tenant.person.name })).toBeVisible()
  // The listing request may be left out.
  await page.goto(link.replace(`/${asked.id}`, ''))
  await expect(page.getByRole('heading', { name: tenant.person.name })).toBeVisible()
  await expect(page).toHaveTitle(/.+ – Mezzo$/)
})

test('a deep link opens a booking of a group', async ({ landlord, to }) => {
  const { page, request } = landlord
  const groupId = demoId('place/lindenhof')
  const { bookings } = await graphql<{ bookings: { nodes: { _id: string; tenantNames: string }[] } }>(
    request,
    'query ($filter: BookingFilter) { bookings(filter: $filter, limit: 1) { nodes { _id tenantNames } } }',
    { filter: { groupId, phase: 'CURRENT' } },
  )
  const [booking] = bookings.nodes
  await page.goto(to('groupBookings', { groupId, bookingId: booking?._id }))
  await expect(page.getByRole('heading', { name: booking?.tenantNames })).toBeVisible()
})

for (const target of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
  test(`after the login nobody is led away to ${target}`, async ({ page, t, to, baseURL }) => {
    await page.goto(to('login', {}, { redirect: target }))
    await logInOn(page, t)
    await expect(page).not.toHaveURL(/\/login/)
    expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin)
  })
}

test('a guest is asked to log in; who is logged in sees no login page', async ({ page, to }) => {
  await page.goto(to('homepage'))
  await expect(page).toHaveURL(to('login', {}, { redirect: to('homepage') }))
  await login(page.request, jana)
  await page.goto(to('login'))
  await expect(page).toHaveURL(to('homepage'))
})

test('the language is detected, switched in place and remembered', async ({ page, t, language }) => {
  await page.goto('/')
  await expect(page).toHaveURL(new RegExp(`/${language}$`))
  await expect(page.getByRole('heading', { level: 1, name: t('start.headline') })).toBeVisible()
  await page.getByRole('radio', { name: t('shell.languages.fr') }).click({ force: true })
  await expect(page).toHaveURL(/\/fr$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await page.goto('/')
  await expect(page).toHaveURL(/\/fr$/)
})

test('userMenuOpen opens the menu of the person', async ({ landlord, t, to }) => {
  const { page } = landlord
  for (const userMenuOpen of ['true', '1', 'yes']) {
    await page.goto(to('homepage', {}, { userMenuOpen }))
    await expect(page.getByText(jana.email)).toBeVisible()
  }
  await page.getByRole('link', { name: t('shell.logout') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('account.login.title') })).toBeVisible()
  await page.goto(to('homepage'))
  await expect(page).toHaveURL(/\/login\?redirect=/)
})
