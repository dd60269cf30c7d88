import { expect, test } from './fixtures.ts'
import { accept, confirmInterest } from './stages.ts'

const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
)

test('the landlord decides about the contract, changes it before anybody has signed, and hands in an own one', async ({
  landlord,
  askFor,
  tenant,
  to,
  t,
}) => {
  const asked = await askFor('torstrasse')
  const { page } = landlord
  const place = to('contractTerms', { bookingRequestId: asked.bookingRequestId, listingRequestId: asked.id })
  const submit = (kind: 'keep' | 'replace') =>
    page.getByRole('button', { name: t(`contractTerms.submit.${kind}`), exact: true })
  const deposit = page.getByLabel(t('contractTerms.money.deposit'), { exact: true })

  await page.goto(place)
  await expect(
    page.getByRole('heading', { level: 1, name: t('contractTerms.title', { tenant: tenant.person.name }) }),
  ).toBeVisible()
  const students = page.getByRole('radio', { name: t('contractName.GERMANY_PRIVATE_STUDENT') })
  await expect(students).toBeDisabled()
  await page.getByText(t('contractName.GERMANY_DEFAULT'), { exact: true }).click()

  // More than the law allows is said beside the field, and what was typed stays.
  await deposit.fill('999999')
  await submit('keep').click()
  await expect(page.getByText(t('contractTerms.errors.deposit.tooHigh'))).toBeVisible()
  await expect(deposit).toBeFocused()
  await expect(deposit).toHaveValue('999999')
  await deposit.fill('700')
  await page.reload()
  await expect(deposit).toHaveValue('700')
  await submit('keep').click()
  await expect(page.getByText(t('contractTerms.done.kept'))).toBeVisible()

  await accept(landlord.request, asked)
  await confirmInterest(tenant.request, asked)
  await page.goto(place)
  await expect(page.getByText(t('contractTerms.next.replace'))).toBeVisible()
  await expect(page.getByRole('radio', { name: t('contractName.GERMANY_DEFAULT') })).toBeChecked()
  await expect(deposit).toHaveValue('700')

  // An own document takes the place of ours, on paper, with the same days held.
  await page.getByText(t('contractTerms.document.OWN'), { exact: true }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lease.pdf', mimeType: 'application/pdf', buffer: pdf })
  await expect(page.getByRole('radio', { name: 'lease.pdf' })).toBeChecked()
  await submit('replace').click()
  await expect(page.getByText(t('contractTerms.done.replaced'))).toBeVisible()
  await expect(page.getByRole('radio', { name: t('contractTerms.document.OWN') })).toBeChecked()
  await expect(page.getByRole('radio', { name: t('contractTerms.signing.PAPER'), exact: true })).toBeChecked()
})
