import { typeDay } from './days.ts'
import { accept, ask } from './stages.ts'
import { henrike, login, mailedLink, sam } from './api.ts'
import { expect, test } from './fixtures.ts'
import { freeStay, listingOf } from './listings.ts'
import { addDays, addMonths, utcDayOf } from '../src/domain/kernel/day.ts'

// Henrike asks her tenants for documents; Jana doesn't.

const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 a test') })

test('a tenant hands in documents, staff refuse one and accept the others, and there is a contract', async ({
  tenant,
  browser,
  page,
  to,
  t,
}) => {
  const listing = await listingOf(tenant.request, 'schanzenstrasse')
  const asked = await ask(tenant.request, tenant.person, listing, freeStay(listing))
  await login(page.request, henrike)
  await accept(page.request, asked)

  await tenant.page.goto(to('tenantRequest', { ...asked, listingRequestId: asked.id }))
  await tenant.page.getByRole('button', { name: t('tenant.actions.confirm') }).click()
  await expect(tenant.page.getByText(t('tenantStatus.TENANT_VERIFICATION.label')).first()).toBeVisible()

  await tenant.page.goto(await mailedLink(tenant.request, tenant.person, 'documentsNeeded'))
  await expect(tenant.page.getByRole('heading', { level: 1, name: t('tenantDocuments.title') })).toBeVisible()
  await expect(tenant.page.getByText(t('tenantDocuments.sentence.missing', { count: 2 }))).toBeVisible()

  const handIn = async (proof: string, file: string, issuedOn?: string) => {
    const title = t(`tenantDocuments.proofs.${proof}.title`)
    await tenant.page.getByRole('button', { name: t('tenantDocuments.addTo', { proof: title }) }).click()
    const dialog = tenant.page.getByRole('dialog')
    await dialog.locator('input[type=file]').setInputFiles(pdf(file))
    if (proof === 'IDENTITY') {
      await dialog.getByLabel(t('tenantDocuments.dialog.idDocument')).selectOption('PASSPORT')
    }
    if (issuedOn) await typeDay(dialog, t('tenantDocuments.dialog.issuedOn'), issuedOn)
    await dialog.getByRole('button', { name: t('tenantDocuments.dialog.submit') }).click()
    return dialog
  }
  const today = utcDayOf(Date.now())
  const identity = await handIn('IDENTITY', 'passport.pdf')
  await expect(identity).toBeHidden()
  await expect(tenant.page.locator('small', { hasText: t('catalogue.idDocument.PASSPORT') })).toBeVisible()
  const tooOld = await handIn('INCOME', 'statement.pdf', addMonths(today, -4))
  await expect(tooOld.getByText(t('tenantDocuments.fields.documents.issuedOn.old'))).toBeVisible()
  await typeDay(tooOld, t('tenantDocuments.dialog.issuedOn'), addDays(today, -9))
  await tooOld.getByRole('button', { name: t('tenantDocuments.dialog.submit') }).click()
  await expect(tooOld).toBeHidden()
  await expect(tenant.page.getByText(t('tenantDocuments.sentence.waiting'))).toBeVisible()

  const staff = await (await browser.newContext()).newPage()
  await login(staff.request, sam)
  const take = async (type: string) => {
    await staff.goto(to('staffReview', {}, { kind: 'DOCUMENT' }))
    const waiting = staff.getByRole('region', { name: t('review.list') }).getByRole('link')
    const wanted = waiting.filter({ hasText: tenant.person.name })
    await wanted.filter({ hasText: t(`catalogue.tenantDocumentType.${type}`) }).click()
    await staff.getByRole('button', { name: t('review.claim') }).click()
  }
  await take('BANK_STATEMENT')
  await staff.getByRole('button', { name: t('review.refuse'), exact: true }).click()
  const refusal = staff.getByRole('dialog')
  await refusal.getByLabel(t('catalogue.fileValidationFailureReason.MISSING_CURRENT_BALANCE')).check()
  await refusal.getByRole('button', { name: t('review.refusal.submit') }).click()
  await expect(refusal).toBeHidden()
  const approve = async (type: string) => {
    await take(type)
    await staff.getByRole('button', { name: t('review.accept'), exact: true }).click()
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: t('review.acceptance.submit') })
      .click()
    await expect(staff.getByRole('dialog')).toBeHidden()
  }
  await approve('VALID_IDENTITY_DOCUMENT')

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

  await approve('BANK_STATEMENT')
  await tenant.page.reload()
  await expect(tenant.page.getByText(t('tenantDocuments.sentence.done'))).toBeVisible()
  await tenant.page.getByRole('link', { name: t('tenantDocuments.toRequest') }).click()
  await expect(tenant.page.getByText(t('tenantStatus.TENANT_VERIFICATION.label'))).toHaveCount(0)
  await staff.context().close()
})
