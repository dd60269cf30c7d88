import type { Page } from '@playwright/test'
import { graphql, henrike, jana, login, signUp, someone } from './api.ts'
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
  await expect(
    page.getByRole('heading', { name: t('missing.toPublish', { home: 'Maybachufer 6' }) }),
  ).toBeVisible()
  await expectNoFinding(page, 'what a draft is missing')
  await page
    .getByRole('link', {
      name: t('missing.doOf', { action: t('missing.add'), what: t('catalogue.listingGap.PHOTO') }),
    })
    .first()
    .click()
  await expect(page).toHaveURL(/\/edit\/photos/)
})

test('of many homes a few are shown, and those that one looks for', async ({ page, language, t, to }) => {
  await signUp(page.request, someone(), language, true)
  await page.goto(to('onboarding'))
  await expect(page.getByRole('heading', { name: t('missing.nobody') })).toBeVisible()
  await expectNoFinding(page, 'nothing is asked of whoever has no listing')
  for (let at = 1; at <= 12; at++) await createListing(page, at > 10 ? 'Leipzig' : 'Dresden')
  await page.reload()
  const homes = page.getByRole('region', { name: t('missing.homes', { count: 12 }) }).locator('details')
  await expect(homes).toHaveCount(10)
  await page.getByRole('button', { name: t('missing.moreHomes', { shown: 10, all: 12 }) }).click()
  await expect(homes).toHaveCount(12)
  await homes.first().locator('summary').click()
  await expect(homes.first().getByRole('link').first()).toBeVisible()
  await expectNoFinding(page, 'many homes that lack something')

  const lacks = page.getByRole('combobox', { name: t('missing.lacks') })
  await lacks.selectOption('PHOTO')
  await expect(page).toHaveURL(/lacks=PHOTO/)
  await page.getByRole('searchbox', { name: t('missing.findHome') }).fill('leip')
  await expect(homes).toHaveCount(2)
  await page.reload()
  await expect(homes).toHaveCount(2)
  await page.getByRole('searchbox', { name: t('missing.findHome') }).fill('Bonn')
  await expect(page.getByText(t('missing.noHomes'))).toBeVisible()
  await expectNoFinding(page, 'no home that lacks it')
  await page.getByRole('button', { name: t('missing.allHomes') }).click()
  await expect(homes).toHaveCount(10)
})

test('what keeps money from coming stands on the first page, and the board offers a call', async ({
  page,
  t,
  to,
}) => {
  await login(page.request, henrike)
  await page.goto(to('homepage'))
  await page.getByRole('link', { name: t('home.payouts.button') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('missing.title') })).toBeVisible()
  await login(page.request, jana)
  await page.goto(to('onboarding'))
  await page
    .getByRole('link', { name: new RegExp(`${t('callOffer.arrange')}|${t('callOffer.look')}`) })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('appointment.title') })).toBeVisible()
})

async function createListing(page: Page, city: string): Promise<void> {
  await graphql(
    page.request,
    `
      mutation ($city: String!, $key: ID!) {
        createListing(input: { city: $city, country: "DE" }, idempotencyKey: $key) {
          error {
            name
          }
        }
      }
    `,
    { city, key: crypto.randomUUID() },
  )
}
