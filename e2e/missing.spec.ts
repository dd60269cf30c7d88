import { henrike, login, jana } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'

test('a landlord sees what is missing, why, till when, and comes to each field', async ({ page, t, to }) => {
  await login(page.request, henrike)
  await page.goto(to('onboarding'))
  await expect(page.getByRole('heading', { level: 1, name: t('missing.title') })).toBeVisible()
  await expect(page.getByRole('meter')).toBeVisible()
  const tax = page.getByRole('region', { name: t('missing.section.TAX') })
  await expect(tax.getByText(t('missing.law.TAX_ID'))).toBeVisible()
  await expectNoFinding(page, 'what is missing')
  const number = t('missing.datumOf', { datum: t('catalogue.boardDatum.TAX_ID'), name: henrike.name })
  await tax.getByRole('link', { name: t('missing.doOf', { action: t('missing.add'), what: number }) }).click()
  await expect(page.getByText(t('payoutData.why.taxId'))).toBeVisible()
  await page.getByRole('link', { name: t('payoutData.back'), exact: true }).click()
  await expect(tax).toBeVisible()
})

test('what a draft lacks stands with the home, and leads to its step', async ({ page, t, to }) => {
  await login(page.request, jana)
  await page.goto(to('onboarding'))
  const home = page.getByRole('region', { name: t('missing.toPublish', { home: 'Maybachufer 6' }) })
  await expect(home).toBeVisible()
  await expectNoFinding(page, 'what a draft is missing')
  await home.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/edit\/photos/)
})
