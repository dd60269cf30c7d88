import type { APIRequestContext, Page } from '@playwright/test'
import { graphql, login, sam, type Person } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { acceptDocument, handIn, sayYesToHenrike, takeCheck } from './document-steps.ts'
import { expect, test, type Visitor } from './fixtures.ts'
import type { Translate } from './texts.ts'

// Henrike asks her tenants for documents and what they earn; Klippa is a server of ours that reads what files are called.

const kim: Person = {
  ...sam,
  email: 'reviewer@mezzo.example',
  firstName: 'Kim',
  lastName: 'Arnold',
  name: 'Kim Arnold',
}

/** The tenant has Klippa read the documents, and hands them in. */
async function letKlippaRead({ page }: Visitor, t: Translate, statement: string): Promise<void> {
  await page.getByLabel(t('tenantDocuments.income.method.AUTOMATIC.label')).check()
  await page.getByRole('button', { name: t('tenantDocuments.income.method.submit') }).click()
  await expect(page.getByText(t('tenantDocuments.income.method.done'))).toBeVisible()
  for (const [proof, name] of [
    ['IDENTITY', 'passport.pdf'],
    ['INCOME', statement],
  ] as const) {
    await expect(await handIn(page, t, proof, { name })).toBeHidden()
  }
}

/** What the rent of the check is, in minor units, that waits for a look at somebody's income. */
async function rentOf(staff: APIRequestContext, lastName: string): Promise<number> {
  const { reviewQueue } = await graphql<{
    reviewQueue: { nodes: { subjectId: string; lastName: string }[] }
  }>(staff, 'query { reviewQueue(kind: SOLVENCY, limit: 1000) { nodes { subjectId lastName } } }', {})
  const id = reviewQueue.nodes.find((node) => node.lastName === lastName)?.subjectId
  const { solvencyCheckToDecide } = await graphql<{ solvencyCheckToDecide: { monthlyRent: number } }>(
    staff,
    'query ($id: ID!) { solvencyCheckToDecide(id: $id) { monthlyRent } }',
    { id },
  )
  return solvencyCheckToDecide.monthlyRent
}

/** Waits for what a job does, as somebody who opens the page again now and then. */
async function seesInTime(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(text)).toBeVisible({ timeout: 3_000 })
  }).toPass()
}

test('an income in francs is read by people: one says no, the tenant objects, another says how often it covers the rent', async ({
  tenant,
  browser,
  page,
  to,
  t,
  phone,
}) => {
  const asked = await sayYesToHenrike(tenant, page, t, to)
  const { name, lastName } = tenant.person
  await tenant.page.goto(to('tenantDocuments', { ...asked, listingRequestId: asked.id }))
  await expect(tenant.page.getByText(t('tenantDocuments.open.SOLVENCY.LATER'))).toBeVisible()
  await letKlippaRead(tenant, t, 'francs.pdf')
  const first = await (await browser.newContext()).newPage()
  await login(first.request, sam)
  await acceptDocument(first, t, to, { name, type: 'VALID_IDENTITY_DOCUMENT' })
  await acceptDocument(first, t, to, { name, type: 'BANK_STATEMENT' })
  await seesInTime(tenant.page, t('tenantDocuments.income.fallback.CURRENCY_NOT_EURO'))
  await expect(tenant.page.getByText(t('tenantDocuments.open.SOLVENCY.STAFF'))).toBeVisible()
  await expectNoFinding(tenant.page, 'an income that a person reads')

  await takeCheck(first, t, to, { kind: 'SOLVENCY', name })
  await expect(first.getByText(t('review.solvency.fallback.CURRENCY_NOT_EURO'))).toBeVisible()
  const drawn = t('review.viewer.pdfPage', { name: 'francs.pdf', page: 1 })
  await expect(first.getByRole('img', { name: drawn })).toBeVisible()
  await expectNoFinding(first, 'an income to check')
  await first.keyboard.press('r')
  const refusal = first.getByRole('dialog')
  await refusal.getByRole('button', { name: t('review.unconfirmed.submit') }).click()
  await expect(refusal.getByText(t('review.unconfirmed.missing'))).toBeVisible()
  await refusal.getByLabel(t('review.unconfirmed.reasons.NAME_MISMATCH.label')).focus()
  await first.keyboard.press('Space')
  await expectNoFinding(first, 'why an income is not confirmed')
  await refusal.getByRole('button', { name: t('review.unconfirmed.submit') }).focus()
  await first.keyboard.press('Enter')
  await expect(first.getByText(t('review.unconfirmed.done'))).toBeVisible()

  await page.goto(to('homepage'))
  await expect(
    page.getByRole('link', { name: t('home.needsYou.buttonLabel.GO_ON_WITHOUT_INCOME', { name }) }),
  ).toBeVisible()
  const request = to('inbox', { ...asked, listingRequestId: asked.id })
  await page.goto(request)
  const undecided = t('request.verification.open.SOLVENCY.LANDLORD', { name: tenant.person.firstName })
  await expect(page.getByText(undecided)).toBeVisible()
  await expectNoFinding(page, 'a request whose income is not confirmed')

  await tenant.page.reload()
  await expect(tenant.page.getByText(t('tenantDocuments.income.errors.NAME_MISMATCH'))).toBeVisible()
  await tenant.page.getByRole('button', { name: t('tenantDocuments.income.object.open') }).click()
  const objection = tenant.page.getByRole('dialog')
  const words = 'The account is in the name I had before my wedding.'
  await objection.getByLabel(t('tenantDocuments.income.object.text')).fill(words)
  await objection.getByRole('button', { name: t('tenantDocuments.income.object.submit') }).click()
  await expect(tenant.page.getByText(t('tenantDocuments.income.again'))).toBeVisible()

  // Whoever decided it first does not look again.
  await first.goto(to('staffReview', {}, { kind: 'SOLVENCY' }))
  await first
    .getByRole('region', { name: t('review.list') })
    .getByRole('link')
    .filter({ hasText: name })
    .click()
  await expect(first.getByRole('button', { name: t('review.claim') })).toBeDisabled()
  await expect(first.getByText(t('reasons.DECIDED_BEFORE')).first()).toBeVisible()

  const second = await (await browser.newContext()).newPage()
  await login(second.request, kim)
  await takeCheck(second, t, to, { kind: 'SOLVENCY', name })
  await expect(second.getByText(words)).toBeVisible()
  const rent = await rentOf(second.request, lastName)
  await second.keyboard.press('a')
  const figures = second.getByRole('dialog')
  await figures.getByRole('button', { name: t('review.incomes.submit') }).click()
  await expect(
    figures.getByText(t('review.incomes.errors.solvency.incomes.invalid', { months: 12, figures: 12 })),
  ).toBeVisible()
  const income = `${Math.ceil((rent * 3.14) / 100)}`
  await figures.getByLabel(t('review.incomes.amount')).fill(income)
  const covered = figures.getByRole('status')
  await expect(covered).toContainText(phone ? '3,1' : '3.1')
  await expectNoFinding(second, 'figures of an income')
  await second.keyboard.press('Enter')
  await expect(second.getByText(t('review.incomes.done'))).toBeVisible()

  await page.goto(request)
  await expect(page.getByText(t('request.verification.covered', { times: 3.1 }))).toBeVisible()
  await expectNoFinding(page, 'a request whose rent is covered')
  // What is to be read: among the instants of the page's data any figure may turn up.
  const seen = await page.locator('body').innerText()
  for (const secret of [income, 'francs.pdf', words]) expect(seen).not.toContain(secret)
  await tenant.page.reload()
  await expect(tenant.page.getByText(t('tenantDocuments.sentence.done'))).toBeVisible()
  for (const at of [first, second]) await at.context().close()
})

test('where Klippa fails a person reads the documents, and there is a contract', async ({
  tenant,
  browser,
  page,
  to,
  t,
}) => {
  const asked = await sayYesToHenrike(tenant, page, t, to)
  const { name } = tenant.person
  await tenant.page.goto(to('tenantDocuments', { ...asked, listingRequestId: asked.id }))
  await letKlippaRead(tenant, t, 'fail.pdf')
  const staff = await (await browser.newContext()).newPage()
  await login(staff.request, kim)
  await acceptDocument(staff, t, to, { name, type: 'VALID_IDENTITY_DOCUMENT' })
  await acceptDocument(staff, t, to, { name, type: 'BANK_STATEMENT' })
  await seesInTime(tenant.page, t('tenantDocuments.income.fallback.KLIPPA_ERROR'))
  await takeCheck(staff, t, to, { kind: 'SOLVENCY', name })
  await staff.getByRole('button', { name: t('review.solvency.confirm') }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel(t('review.incomes.amount')).fill('4000')
  await dialog.getByRole('button', { name: t('review.incomes.submit') }).click()
  await expect(staff.getByText(t('review.incomes.done'))).toBeVisible()
  await tenant.page.reload()
  await tenant.page.getByRole('link', { name: t('tenantDocuments.toRequest') }).click()
  await expect(tenant.page.getByText(t('tenantStatus.TENANT_VERIFICATION.label'))).toHaveCount(0)
  await staff.context().close()
})
