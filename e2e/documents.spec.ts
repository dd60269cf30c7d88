import { typeDay } from './days.ts'
import { acceptDocument, handIn, sayYesToHenrike, takeCheck } from './document-steps.ts'
import { login, mailedLink, sam } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'
import { addDays, addMonths, utcDayOf } from '../src/domain/kernel/day.ts'

// Henrike asks her tenants for documents; Jana doesn't.

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a test') })

test('a tenant hands in documents, staff refuse one and accept the others', async ({
  tenant,
  browser,
  page,
  to,
  t,
}) => {
  await sayYesToHenrike(tenant, page, t, to)

  await tenant.page.goto(await mailedLink(tenant.request, tenant.person, 'documentsNeeded'))
  await expect(tenant.page.getByRole('heading', { level: 1, name: t('tenantDocuments.title') })).toBeVisible()
  await expect(tenant.page.getByText(t('tenantDocuments.sentence.missing', { count: 2 }))).toBeVisible()

  const today = utcDayOf(Date.now())
  const identity = await handIn(tenant.page, t, 'IDENTITY', { name: 'passport.pdf' })
  await expect(identity).toBeHidden()
  await expect(tenant.page.locator('small', { hasText: t('catalogue.idDocument.PASSPORT') })).toBeVisible()
  const tooOld = await handIn(tenant.page, t, 'INCOME', {
    name: 'statement.pdf',
    issuedOn: addMonths(today, -4),
  })
  await expect(tooOld.getByText(t('tenantDocuments.fields.documents.issuedOn.old'))).toBeVisible()
  await typeDay(tooOld, t('tenantDocuments.dialog.issuedOn'), addDays(today, -9))
  await tooOld.getByRole('button', { name: t('tenantDocuments.dialog.submit') }).click()
  await expect(tooOld).toBeHidden()
  await expect(tenant.page.getByText(t('tenantDocuments.sentence.waiting'))).toBeVisible()

  const staff = await (await browser.newContext()).newPage()
  await login(staff.request, sam)
  const { name } = tenant.person
  const subject = t('catalogue.tenantDocumentType.BANK_STATEMENT')
  await takeCheck(staff, t, to, { kind: 'DOCUMENT', name, subject })
  await staff.getByRole('button', { name: t('review.refuse'), exact: true }).click()
  const refusal = staff.getByRole('dialog')
  await refusal.getByLabel(t('catalogue.fileValidationFailureReason.MISSING_CURRENT_BALANCE')).check()
  await refusal.getByRole('button', { name: t('review.refusal.submit') }).click()
  await expect(refusal).toBeHidden()
  await acceptDocument(staff, t, to, { name, type: 'VALID_IDENTITY_DOCUMENT' })

  await tenant.page.goto(await mailedLink(tenant.request, tenant.person, 'documentFailed'))
  await expect(tenant.page.getByText(t('tenantDocuments.failure.MISSING_CURRENT_BALANCE'))).toBeVisible()
  const replace = t('tenantDocuments.replaceNamed', { name: 'statement.pdf' })
  await tenant.page.getByRole('button', { name: replace }).click()
  const again = tenant.page.getByRole('dialog')
  await again.locator('input[type=file]').setInputFiles(pdf('better.pdf'))
  await typeDay(again, t('tenantDocuments.dialog.issuedOn'), addDays(today, -9))
  await again.getByRole('button', { name: t('tenantDocuments.dialog.submit') }).click()
  await expect(tenant.page.getByRole('link', { name: 'better.pdf' })).toBeVisible()
  await expect(tenant.page.getByRole('link', { name: 'statement.pdf' })).toHaveCount(0)

  await acceptDocument(staff, t, to, { name, type: 'BANK_STATEMENT' })
  await tenant.page.reload()
  await expect(tenant.page.getByText(t('tenantDocuments.sentence.accepted'))).toBeVisible()
  // What is left is said: solvency.spec.ts goes on from here.
  await expect(tenant.page.getByText(t('tenantDocuments.open.SOLVENCY.STAFF'))).toBeVisible()
  await staff.context().close()
})

test('what was accepted once serves another request, with consent alone, until it is taken back', async ({
  tenant,
  browser,
  page,
  to,
  t,
}) => {
  const first = await sayYesToHenrike(tenant, page, t, to)
  await tenant.page.goto(to('tenantDocuments', { ...first, listingRequestId: first.id }))
  await expect(await handIn(tenant.page, t, 'IDENTITY', { name: 'passport.pdf' })).toBeHidden()
  await expect(await handIn(tenant.page, t, 'INCOME', { name: 'statement.pdf' })).toBeHidden()
  const staff = await (await browser.newContext()).newPage()
  await login(staff.request, sam)
  const { name } = tenant.person
  await acceptDocument(staff, t, to, { name, type: 'VALID_IDENTITY_DOCUMENT' })
  await acceptDocument(staff, t, to, { name, type: 'BANK_STATEMENT' })

  const second = await sayYesToHenrike(tenant, page, t, to, 'ehrenfeldguertel')
  await tenant.page.goto(to('tenantDocuments', { ...second, listingRequestId: second.id }))
  await expect(tenant.page.getByText(t('tenantDocuments.reuse.title', { count: 2 }))).toBeVisible()
  await expect(tenant.page.getByText(t('tenantDocuments.sentence.missing', { count: 2 }))).toBeVisible()
  await expectNoFinding(tenant.page, 'documents that can be used again')
  await tenant.page.getByRole('button', { name: t('tenantDocuments.reuse.button') }).click()
  const consent = tenant.page.getByRole('dialog')
  await consent.getByRole('button', { name: t('tenantDocuments.reuse.dialog.submit') }).click()
  await expect(tenant.page.getByText(t('tenantDocuments.sentence.accepted'))).toBeVisible()
  await tenant.page.getByRole('button', { name: t('tenantDocuments.reuse.revoke.button') }).click()
  const revocation = tenant.page.getByRole('dialog')
  await revocation.getByRole('button', { name: t('tenantDocuments.reuse.revoke.button') }).click()
  await expect(tenant.page.getByText(t('tenantDocuments.sentence.missing', { count: 2 }))).toBeVisible()
  await staff.context().close()
})
