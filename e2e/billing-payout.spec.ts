import type { Locator, Page } from '@playwright/test'
import { expectNoFinding } from './axe-findings.ts'
import { graphql, mailedLink, signUp, someone, type Person } from './api.ts'
import { expect, test } from './fixtures.ts'
import type { Language, Translate } from './texts.ts'

const FIRST = 'DE02120300000000202051'
const SECOND = 'DE02500105170137075030'

/** A landlord with a listing that nobody has booked, so that no other test finds other accounts than it expects. */
async function newLandlord(page: Page, language: Language): Promise<Person & { listingId: string }> {
  const person = someone()
  await signUp(page.request, person, language, true)
  const { createListing } = await graphql<{ createListing: { listingId: string } }>(
    page.request,
    `
      mutation ($key: ID!) {
        createListing(input: { city: "Leipzig", country: "DE" }, idempotencyKey: $key) {
          listingId
        }
      }
    `,
    { key: crypto.randomUUID() },
  )
  return { ...person, ...createListing }
}

async function fillAccount(dialog: Locator, t: Translate, account: { holder: string; iban: string }) {
  await dialog.getByLabel(t('payoutParts.accountHolder')).fill(account.holder)
  await dialog.getByLabel(t('payoutParts.iban')).fill(account.iban)
  await dialog.getByRole('button', { name: t('payoutParts.create'), exact: true }).click()
}

/** Adds an account on the page of the lists. */
async function addAccount(page: Page, t: Translate, account: { holder: string; iban: string }) {
  await page.getByRole('button', { name: t('payoutData.newAccount') }).click()
  await fillAccount(page.getByRole('dialog'), t, account)
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function answerPassword(page: Page, t: Translate, password: string) {
  const question = page.getByRole('dialog', { name: t('freshLogin.title') })
  await question.getByRole('textbox', { name: t('freshLogin.password') }).fill(password)
  await question.getByRole('button', { name: t('freshLogin.submit') }).click()
  await expect(question).toBeHidden()
}

test('an account is added, chosen, changed for another one, and the change is called off', async ({
  page,
  language,
  t,
  to,
}) => {
  const person = await newLandlord(page, language)
  const { listingId } = person

  await test.step('a wrong number and another name are told beside the field', async () => {
    await page.goto(to('listingBillingPayout', { listingId }))
    await expect(page.getByText(t('payoutData.missing'))).toBeVisible()
    await expectNoFinding(page, 'payout of a home without an account')
    await page
      .getByRole('button', { name: t('payoutParts.chooseFirstOf', { what: t('payoutParts.bankAccount') }) })
      .click()
    const dialog = page.getByRole('dialog')
    await fillAccount(dialog, t, { holder: person.name, iban: 'DE03 1203 0000 0000 2020 51' })
    await expect(dialog.getByText(t('payoutParts.errors.iban.checksum'))).toBeVisible()
    await fillAccount(dialog, t, { holder: 'Erik Schulz', iban: FIRST })
    await expect(dialog.getByText(t('payoutParts.errors.accountHolder.other'))).toBeVisible()
    await expect(dialog.getByLabel(t('payoutParts.iban'))).toHaveValue(FIRST)
    await expectNoFinding(page, 'an account of another name')
    await dialog
      .getByRole('checkbox', { name: t('payoutParts.otherName', { holder: 'Erik Schulz' }) })
      .check()
    await dialog.getByRole('button', { name: t('payoutParts.create'), exact: true }).click()
  })

  await test.step('the first account of a home that nobody has booked counts at once, by the password', async () => {
    const dialog = page.getByRole('dialog', { name: t('payoutParts.chooseRent', { home: 'Leipzig' }) })
    await expect(dialog.getByRole('radio', { name: /Erik Schulz/ })).toBeChecked()
    await expectNoFinding(page, 'choosing an account')
    await dialog.getByRole('button', { name: t('payoutParts.choose') }).click()
    await answerPassword(page, t, person.password)
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Erik Schulz')).toBeVisible()
    await expect(page.getByText(t('payoutParts.cancelChange'))).toHaveCount(0)
  })

  await test.step('another one waits 24 hours; the mail leads to where it is called off', async () => {
    await page.goto(to('billingDetails'))
    await addAccount(page, t, { holder: person.name, iban: SECOND })
    await page.goto(to('listingBillingPayout', { listingId }))
    await page
      .getByRole('button', { name: t('payoutParts.changeOf', { what: t('payoutParts.bankAccount') }) })
      .click()
    const dialog = page.getByRole('dialog', { name: t('payoutParts.chooseRent', { home: 'Leipzig' }) })
    await dialog.getByRole('radio', { name: new RegExp(person.name) }).check({ force: true })
    await dialog.getByRole('button', { name: t('payoutParts.choose') }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(/DE•• •••• •••• 5030/)).toBeVisible()
    await expect(page.getByText('Erik Schulz')).toBeVisible()
    await expectNoFinding(page, 'a change that waits')
    await page.goto(await mailedLink(page.request, person, 'payoutChanged'))
    const waiting = page.getByRole('region', { name: t('payoutData.waiting') })
    await expect(waiting).toContainText('Leipzig')
    await expectNoFinding(page, 'lists with a change that waits')
    await waiting.getByRole('button', { name: t('payoutParts.cancelChange') }).click()
    await expect(waiting).toHaveCount(0)
    await page.goto(to('listingBillingPayout', { listingId }))
    await expect(page.getByText('Erik Schulz')).toBeVisible()
    await expect(page.getByText(/5030/)).toHaveCount(0)
  })

  await test.step('one in use is archived only with another in its place', async () => {
    await page.goto(to('billingDetails'))
    await page
      .getByRole('button', { name: t('payoutData.archiveOf', { name: 'Erik Schulz, DE•• •••• •••• 2051' }) })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('Leipzig')
    await expect(dialog.getByText(t('payoutData.otherFirst'))).toBeVisible()
    await expectNoFinding(page, 'archiving an account in use')
    await dialog.getByLabel(t('payoutData.replacement')).selectOption({ index: 1 })
    await dialog.getByRole('button', { name: t('payoutData.archive'), exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByText(t('payoutData.leaves'))).toBeVisible()
    await expect(page.getByRole('region', { name: t('payoutData.waiting') })).toContainText('5030')
  })
})

test('whoever has taken over a session can’t change accounts without the password', async ({
  page,
  language,
  t,
  to,
}) => {
  const person = await newLandlord(page, language)
  await page.goto(to('billingDetails'))
  await addAccount(page, t, { holder: person.name, iban: FIRST })
  const account = t('payoutParts.accountName', { accountHolder: person.name, iban: 'DE•• •••• •••• 2051' })
  await page.getByRole('button', { name: t('payoutData.useOf', { name: account }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Leipzig' }).check()
  await dialog.getByRole('button', { name: t('payoutData.chooseFor', { count: 1 }) }).click()
  const question = page.getByRole('dialog', { name: t('freshLogin.title') })
  await question.getByRole('textbox', { name: t('freshLogin.password') }).fill('a guess that is wrong')
  await question.getByRole('button', { name: t('freshLogin.submit') }).click()
  await expect(question.getByText(t('freshLogin.problems.passwordWrong'))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(to('listingBillingPayout', { listingId: person.listingId }))
  await expect(page.getByText(t('payoutParts.noAccount'))).toBeVisible()
})

test('persons, addresses and billing details are added, changed and chosen', async ({
  page,
  language,
  t,
  to,
}) => {
  const person = await newLandlord(page, language)
  const { listingId } = person
  await page.goto(to('billingDetails'))
  for (const empty of ['noAccounts', 'noDetails', 'noAddresses', 'noPersons']) {
    await expect(page.getByText(t(`payoutData.${empty}`))).toBeVisible()
  }
  await expectNoFinding(page, 'empty lists')

  await page.getByRole('button', { name: t('payoutData.newDetails') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('payoutParts.lastName')).fill(person.lastName)
  await dialog.getByLabel(t('payoutParts.taxId'), { exact: true }).fill('123')
  await dialog.getByRole('button', { name: t('payoutParts.create'), exact: true }).click()
  await expect(dialog.getByText(t('payoutParts.errors.taxId.invalid'))).toBeVisible()
  await expectNoFinding(page, 'billing details')
  await dialog.getByLabel(t('payoutParts.taxId'), { exact: true }).fill('65929970489')
  await dialog.getByRole('button', { name: t('payoutParts.create'), exact: true }).click()
  await expect(dialog).toBeHidden()
  const details = page.getByRole('region', { name: t('payoutData.details') })
  await expect(details).toContainText(t('catalogue.dac7Datum.birthDate'))

  await page.goto(to('listingBillingPayout', { listingId }))
  await page
    .getByLabel(t('payoutData.billingDetails'), { exact: true })
    .selectOption({ label: person.lastName })
  await expect(page.getByText(t('payoutData.saved'))).toBeVisible()
  const register = page.getByLabel(t('payoutData.landRegister'))
  await register.fill('somewhere')
  await page.getByRole('button', { name: t('payoutData.save'), exact: true }).click()
  await expect(page.getByText(t('payoutData.landRegisterWrong'))).toBeVisible()
  await register.fill('Leipzig, Blatt 4711')
  await page.getByRole('button', { name: t('payoutData.save'), exact: true }).click()
  await expect(page.getByRole('button', { name: t('payoutData.save'), exact: true })).toBeDisabled()
  await page.getByRole('button', { name: t('payoutData.newPerson') }).click()
  await page.getByRole('dialog').getByLabel(t('payoutParts.firstName')).fill('Mara')
  await page.getByRole('dialog').getByLabel(t('payoutParts.lastName')).fill('Vogel')
  await page.getByRole('dialog').getByLabel(t('payoutParts.email')).fill('office@mezzo.example')
  await page.getByRole('dialog').getByLabel(t('payoutParts.phone')).fill('+49 341 1234567')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('payoutParts.create'), exact: true })
    .click()
  await expect(page.getByLabel(t('payoutData.contactPerson'), { exact: true })).toContainText('Mara Vogel')

  await page.goto(to('billingDetails'))
  await page.getByRole('button', { name: t('payoutData.changeOf', { name: 'Mara Vogel' }) }).click()
  await page.getByRole('dialog').getByLabel(t('payoutParts.firstName')).fill('Maria')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('payoutParts.save'), exact: true })
    .click()
  await expect(page.getByRole('region', { name: t('payoutData.persons') })).toContainText('Maria Vogel')
})
