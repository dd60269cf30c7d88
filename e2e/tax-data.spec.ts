import type { Page } from '@playwright/test'
import { graphql, login, type Person, sam, signUp, someone } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { typeDay } from './days.ts'
import { expect, test } from './fixtures.ts'
import type { Language } from './texts.ts'

/** A landlord whose billing details lack the tax number; answers their id. */
async function withoutTaxId(page: Page, language: Language): Promise<Person & { detailsId: string }> {
  const person = someone()
  await signUp(page.request, person, language, true)
  const { createBillingDetailsItem } = await graphql<{
    createBillingDetailsItem: { billingDetailsItem: { id: string } }
  }>(
    page.request,
    `
      mutation ($input: BillingDetailsInput!, $key: ID!) {
        createBillingDetailsItem(input: $input, idempotencyKey: $key) {
          billingDetailsItem {
            id
          }
        }
      }
    `,
    {
      key: crypto.randomUUID(),
      input: {
        type: 'PRIVATE',
        firstName: person.firstName,
        lastName: person.lastName,
        birthDate: '1985-05-05',
        addressLine1: 'Torstraße 12',
        zipCode: '10119',
        city: 'Berlin',
        country: 'DE',
      },
    },
  )
  return { ...person, detailsId: createBillingDetailsItem.billingDetailsItem.id }
}

test('who is sent to complete tax data sees what is missing and why, and that it is done', async ({
  page,
  language,
  t,
  to,
}) => {
  const { detailsId } = await withoutTaxId(page, language)
  await page.goto(
    to(
      'billingDetails',
      {},
      { billingDetailsId: detailsId, highlights: 'dac7', redirect: `/${language}/dashboard` },
    ),
  )
  const details = page.getByRole('region', { name: t('payoutData.details') })
  await expect(details.getByText(t('payoutData.why.taxId'))).toBeVisible()
  await expect(details.getByText(t('payoutData.taxLaw'))).toBeVisible()
  await expectNoFinding(page, 'what the tax report lacks')

  await details.getByRole('button', { name: t('payoutData.completeDetails') }).click()
  const dialog = page.getByRole('dialog')
  const number = dialog.getByLabel(t('payoutParts.taxId'), { exact: true })
  await expect(number).toBeFocused()
  const save = dialog.getByRole('button', { name: t('payoutParts.save') })

  await test.step('a number of another form is told beside the field, and stays', async () => {
    await dialog.getByLabel(t('payoutParts.taxCountry')).selectOption('FR')
    await number.fill('86095742719')
    await save.click()
    await expect(dialog.getByText(t('payoutParts.errors.taxId.form'))).toBeVisible()
    await expect(number).toHaveValue('86095742719')
    await expectNoFinding(page, 'a tax number of a wrong form')
  })

  await test.step('who has none says where they were born', async () => {
    await dialog.getByLabel(t('payoutParts.taxCountry')).selectOption('AE')
    await dialog.getByRole('checkbox').check()
    await expect(number).toHaveCount(0)
    await dialog.getByLabel(t('payoutParts.birthCity')).fill('Dubai')
    await expectNoFinding(page, 'no tax number was issued')
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(details.getByText(t('payoutData.why.birthCountry'))).toBeVisible()
  })

  await test.step('a German number whose check digit is odd is taken and warned of', async () => {
    await details.getByRole('button', { name: t('payoutData.completeDetails') }).click()
    await dialog.getByLabel(t('payoutParts.taxCountry')).selectOption('DE')
    await number.fill('86095742718')
    await save.click()
    await expect(dialog).toBeHidden()
    await expect(details.getByText(t('payoutData.taxComplete'))).toBeVisible()
    await expect(details.getByText(t('payoutData.taxOdd'))).toBeVisible()
  })
  await expect(page.getByText(t('payoutData.taxReady'))).toBeVisible()
  await expectNoFinding(page, 'tax data that are complete')
  await page.getByRole('link', { name: t('payoutData.back'), exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`/${language}/dashboard`))
})

test('staff exempt somebody with a reason, who reads it', async ({
  page,
  browser,
  language,
  format,
  t,
  to,
}) => {
  const theirs = await (await browser.newContext()).newPage()
  const person = await withoutTaxId(theirs, language)
  await login(page.request, sam)
  await page.goto(to('staffBooks', {}, { view: 'tax', q: person.email }))
  const text = (key: string, values?: Record<string, string | number>) => t(`taxData.${key}`, values)
  await expect(page.getByText(text('missing', { data: t('catalogue.dac7Datum.taxId') }))).toBeVisible()
  await expectNoFinding(page, 'tax data for staff')
  await page.getByRole('button', { name: text('changeFor', { name: person.name }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(text('dialog.status')).selectOption('FORCED_EXEMPTION')
  await dialog.getByRole('button', { name: text('dialog.submit') }).click()
  await expect(dialog.getByText(text('dialog.reasonMissing'))).toBeVisible()
  await expectNoFinding(page, 'an exemption without a reason')
  await dialog.getByLabel(text('dialog.reason')).fill('Agreed with the tax office')
  await dialog.getByRole('button', { name: text('dialog.submit') }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(text('nobody'), { exact: true })).toBeVisible()
  await page.getByLabel(text('state')).selectOption('EXEMPT')
  await expect(page.getByText(/Agreed with the tax office/)).toBeVisible()

  await theirs.goto(to('billingDetails'))
  await expect(theirs.getByText(/Agreed with the tax office/)).toBeVisible()

  await test.step('an exemption can end on a day, which lies ahead', async () => {
    await page.getByRole('button', { name: text('changeFor', { name: person.name }) }).click()
    await dialog.getByLabel(text('dialog.status')).selectOption('EXEMPT_UNTIL_DEADLINE')
    await typeDay(dialog, text('dialog.deadline'), '2020-01-01')
    await dialog.getByLabel(text('dialog.reason')).fill('Register entry is under way')
    await dialog.getByRole('button', { name: text('dialog.submit') }).click()
    await expect(dialog.getByText(text('dialog.deadlineWrong'))).toBeVisible()
    await expectNoFinding(page, 'an exemption that would have ended')
    await typeDay(dialog, text('dialog.deadline'), '2099-12-31')
    await dialog.getByRole('button', { name: text('dialog.submit') }).click()
    await expect(dialog).toBeHidden()
    await theirs.reload()
    const values = { hasDeadline: 'true', hasReason: 'true', reason: 'Register entry is under way' }
    await expect(
      theirs.getByText(t('payoutData.taxExempt', { ...values, day: format.day('2099-12-31') })),
    ).toBeVisible()
  })
  await theirs.context().close()
})

test('a company gives its register and tax numbers, and is done', async ({ page, language, t, to }) => {
  const { detailsId } = await withoutTaxId(page, language)
  const search = { billingDetailsId: detailsId, highlights: 'dac7', redirect: '//evil.example' }
  await page.goto(to('billingDetails', {}, search))
  await expect(page.getByRole('link', { name: t('payoutData.back'), exact: true })).toHaveAttribute(
    'href',
    '/',
  )
  const details = page.getByRole('region', { name: t('payoutData.details') })
  await details.getByRole('button', { name: t('payoutData.completeDetails') }).click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: t('payoutParts.save') })
  await dialog.getByRole('radio', { name: t('catalogue.commercialType.COMPANY') }).check()
  await dialog.getByRole('textbox', { name: t('payoutParts.companyName') }).fill('Keller Wohnen GmbH')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(details.getByText(t('payoutData.why.registrationNumber'))).toBeVisible()
  await expect(details.getByText(t('payoutData.why.taxIdCompany'))).toBeVisible()
  await expectNoFinding(page, 'what the tax report lacks of a company')

  await details.getByRole('button', { name: t('payoutData.completeDetails') }).click()
  await dialog.getByLabel(t('payoutParts.registrationNumber')).fill('HRB 1234')
  await dialog.getByLabel(t('payoutParts.taxId'), { exact: true }).fill('12/345/67890')
  await save.click()
  await expect(dialog).toBeHidden()
  await expect(details.getByText(t('payoutData.taxComplete'))).toBeVisible()
})
