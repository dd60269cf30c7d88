import type { Locator, Page } from '@playwright/test'
import { addDays, utcDayOf } from '../src/domain/kernel/day.ts'
import { typeDay } from './days.ts'
import { expect, type Visitor } from './fixtures.ts'
import { listingOf, freeStay } from './listings.ts'
import { henrike, login } from './api.ts'
import { accept, ask, type Asked } from './stages.ts'
import type { Translate } from './texts.ts'

/** The smallest page that viewers open. */
const samplePdf = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R>>endobj
4 0 obj<</Length 20>>stream
40 40 220 90 re f
endstream endobj
trailer<</Root 1 0 R>>
%%EOF
`

type To = (name: 'tenantRequest' | 'staffReview', params?: object, search?: Record<string, string>) => string

/** A tenant asks Henrike, who asks for documents and incomes; she accepts in `page`, and the tenant says yes. */
export async function sayYesToHenrike(
  tenant: Visitor,
  page: Page,
  t: Translate,
  to: To,
  home: 'schanzenstrasse' | 'ehrenfeldguertel' = 'schanzenstrasse',
): Promise<Asked> {
  const listing = await listingOf(tenant.request, home)
  const asked = await ask(tenant.request, tenant.person, listing, freeStay(listing))
  await login(page.request, henrike)
  await accept(page.request, asked)
  await tenant.page.goto(to('tenantRequest', { ...asked, listingRequestId: asked.id }))
  await tenant.page.getByRole('button', { name: t('tenant.actions.confirm') }).click()
  await expect(tenant.page.getByText(t('tenantStatus.TENANT_VERIFICATION.label')).first()).toBeVisible()
  return asked
}

/** Hands in a document on the page of documents; answers the dialog, which stays where something is wrong. */
export async function handIn(
  page: Page,
  t: Translate,
  proof: 'IDENTITY' | 'INCOME',
  { name, issuedOn = addDays(utcDayOf(Date.now()), -9) }: { name: string; issuedOn?: string },
): Promise<Locator> {
  const title = t(`tenantDocuments.proofs.${proof}.title`)
  await page.getByRole('button', { name: t('tenantDocuments.addTo', { proof: title }) }).click()
  const dialog = page.getByRole('dialog')
  const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(samplePdf) }
  await dialog.locator('input[type=file]').setInputFiles(file)
  if (proof === 'IDENTITY')
    await dialog.getByLabel(t('tenantDocuments.dialog.idDocument')).selectOption('PASSPORT')
  else await typeDay(dialog, t('tenantDocuments.dialog.issuedOn'), issuedOn)
  await dialog.getByRole('button', { name: t('tenantDocuments.dialog.submit') }).click()
  return dialog
}

/** Somebody of the staff opens a check about somebody and takes it; `subject` narrows it where there are several. */
export async function takeCheck(
  staff: Page,
  t: Translate,
  to: To,
  check: { kind: 'DOCUMENT' | 'SOLVENCY'; name: string; subject?: string },
): Promise<void> {
  await staff.goto(to('staffReview', {}, { kind: check.kind }))
  const waiting = staff.getByRole('region', { name: t('review.list') }).getByRole('link')
  const wanted = waiting.filter({ hasText: check.name })
  await (check.subject ? wanted.filter({ hasText: check.subject }) : wanted).click()
  await staff.getByRole('button', { name: t('review.claim') }).click()
}

/** Somebody of the staff accepts a document of that type. */
export async function acceptDocument(
  staff: Page,
  t: Translate,
  to: To,
  document: { name: string; type: 'BANK_STATEMENT' | 'VALID_IDENTITY_DOCUMENT' },
): Promise<void> {
  const subject = t(`catalogue.tenantDocumentType.${document.type}`)
  await takeCheck(staff, t, to, { kind: 'DOCUMENT', name: document.name, subject })
  await staff.getByRole('button', { name: t('review.accept'), exact: true }).click()
  await staff
    .getByRole('dialog')
    .getByRole('button', { name: t('review.acceptance.submit') })
    .click()
  await expect(staff.getByRole('dialog')).toBeHidden()
}
