import type { Page } from '@playwright/test'
import { expectNoFinding } from './axe-findings.ts'
import { henrike, login, sam, type Person } from './api.ts'
import { expect, test } from './fixtures.ts'
import { freeStay, listingOf } from './listings.ts'
import { accept, ask } from './stages.ts'
import { addDays, utcDayOf } from '../src/domain/kernel/day.ts'
import type { Visitor } from './fixtures.ts'

const kim: Person = {
  ...sam,
  email: 'reviewer@mezzo.example',
  firstName: 'Kim',
  lastName: 'Arnold',
  name: 'Kim Arnold',
}

// The smallest picture there is would be refused as one of nothing.
const picture = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 420
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is nothing to paint on.')
    context.fillStyle = '#dfe8f5'
    context.fillRect(0, 0, 640, 420)
    context.fillStyle = '#1e2329'
    for (let line = 0; line < 12; line++) context.fillRect(30, 30 + line * 30, 200 + ((line * 97) % 360), 12)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })

/** A tenant of Henrike's who has handed in a picture of a bank statement. */
async function handIn(tenant: Visitor): Promise<void> {
  const listing = await listingOf(tenant.request, 'schanzenstrasse')
  const asked = await ask(tenant.request, tenant.person, listing, freeStay(listing))
  const context = await tenant.page.context().browser()?.newContext()
  if (!context) throw new Error('There is no browser.')
  await login(context.request, henrike)
  await accept(context.request, asked)
  await context.close()
  await tenant.page.goto('/en/help')
  const buffer = Buffer.from(await picture(tenant.page), 'base64')
  const token = (await tenant.page.context().cookies()).find(({ name }) => name.endsWith('XSRF-TOKEN'))
  const answer = await tenant.request.post('/api/tenant-documents', {
    headers: { 'x-xsrf-token': token?.value ?? '', origin: new URL(tenant.page.url()).origin },
    multipart: {
      listingRequestId: asked.id,
      type: 'BANK_STATEMENT',
      issuedOn: addDays(utcDayOf(Date.now()), -9),
      kind: '',
      replaces: '',
      idempotencyKey: crypto.randomUUID(),
      file: { name: 'statement.png', mimeType: 'image/png', buffer },
    },
  })
  expect(answer.status()).toBe(201)
}

test('two of the staff check by keyboard, and never the same', async ({
  tenant,
  browser,
  page,
  to,
  t,
  phone,
}) => {
  await handIn(tenant)
  const other = await (await browser.newContext()).newPage()
  await login(page.request, sam)
  await login(other.request, kim)
  const rowOf = (at: Page) =>
    at
      .getByRole('region', { name: t('review.list') })
      .getByRole('link')
      .filter({ hasText: tenant.person.name })
  for (const at of [page, other]) {
    await at.goto(to('staffReview'))
    await expect(at.getByRole('heading', { level: 1, name: t('review.title') })).toBeVisible()
    await rowOf(at).focus()
    await at.keyboard.press('Enter')
    await expect(at.getByText(t('review.closed'))).toBeVisible()
  }

  await page.keyboard.press('c')
  const shown = page.getByRole('img', { name: 'statement.png' })
  await expect(shown).toBeVisible()
  await page.keyboard.press('+')
  await page.keyboard.press('t')
  await expect(shown).toHaveCSS('rotate', '90deg')
  await expectNoFinding(page, 'a check that is taken')

  await other.keyboard.press('c')
  await expect(other.getByText(t('errors.conditions.CLAIMED_BY_ANOTHER')).first()).toBeVisible()
  await expect(other.getByRole('img', { name: 'statement.png' })).toHaveCount(0)
  await other.reload()
  await expect(other.getByRole('button', { name: t('review.claim') })).toBeDisabled()
  await expectNoFinding(other, 'a check that a colleague has')

  // Given back, it is hidden at once and the colleague's to take.
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await other.reload()
  await other.getByRole('button', { name: t('review.claim') }).focus()
  await other.keyboard.press('Enter')
  await expect(other.getByRole('img', { name: 'statement.png' })).toBeVisible()
  await other.locator('body').click({ position: { x: 2, y: 2 } })
  await other.keyboard.press('r')
  const refusal = other.getByRole('dialog')
  await expect(refusal.getByText(t('review.refusal.follows'))).toBeVisible()
  await refusal.getByLabel(t('catalogue.fileValidationFailureReason.MISSING_NAME')).focus()
  await other.keyboard.press('Space')
  await refusal.getByLabel(t('review.refusal.explanation')).fill('Your name is cut off at the top.')
  await refusal.getByRole('button', { name: t('review.refusal.submit') }).focus()
  await other.keyboard.press('Enter')
  await expect(refusal).toBeHidden()
  await expect(other.getByText(t('review.refusal.done'))).toBeVisible()
  await page.reload()
  await expect(page.getByText(t('review.gone'))).toBeVisible()
  if (phone) await page.getByRole('link', { name: t('review.toList') }).click()
  await expect(rowOf(page)).toHaveCount(0)

  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: t('keys.title') })).toBeVisible()
  await other.context().close()
})
