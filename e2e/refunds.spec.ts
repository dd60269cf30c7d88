import { login, sam } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'
import { bookWithRent, payRent } from './rent-stages.ts'

/** The provider's test cards: one whose bank sends back what goes back to it, and one whose holder contests. */
const SENDS_BACK = '4000000000005126'
const CONTESTS = '4000000000000259'

test('a landlord gives rent back, the bank sends it back, and the tenant names an account to which staff transfer', async ({
  browser,
  page: books,
  landlord,
  tenant,
  t,
  to,
  format,
  askFor,
}) => {
  const bookingId = await bookWithRent(browser, landlord, tenant, await askFor('lindenhof'))
  await payRent(tenant, bookingId, SENDS_BACK)
  const amount = format.money(20_000, 'EUR', 'no')
  const { page } = landlord
  await page.goto(to('bookings', { bookingId }))
  const what = t('paid.what.FIRST_MONTH_RENT')
  await page.getByRole('button', { name: t('paid.giveNamed', { what }) }).click()
  const dialog = page.getByRole('dialog')
  const submit = dialog.getByRole('button', { name: t('paid.dialog.submit', { amount }) })
  await dialog.getByLabel(t('paid.dialog.amount', { currency: 'EUR' })).fill('200')
  await dialog.getByLabel(t('paid.dialog.explanation')).fill('The washing machine was broken.')
  await submit.click()
  await expect(dialog.getByText(t('paid.dialog.reasonMissing'))).toBeVisible()
  await expectNoFinding(page, 'giving rent back')
  await dialog.getByLabel(t('paid.dialog.reason')).selectOption('NOT_AS_DESCRIBED')
  await submit.click()
  const reason = t('catalogue.refundReason.NOT_AS_DESCRIBED')
  const why = t('catalogue.refundFailure.CARD_EXPIRED')
  await expect(page.getByText(t('paid.refund', { amount, reason }))).toBeVisible()
  await expect(page.getByText(t('paid.failed.landlord', { why }))).toBeVisible()

  const stay = tenant.page
  await stay.goto(to('tenantBooking', { bookingId }))
  await expect(stay.getByText('The washing machine was broken.')).toBeVisible()
  const give = t('paid.account.giveNamed', { what: t('paid.account.give'), amount })
  await stay.getByRole('button', { name: give }).click()
  const asked = stay.getByRole('dialog', { name: t('paid.account.title') })
  await asked.getByLabel(t('payoutParts.accountHolder')).fill(tenant.person.name)
  await asked.getByLabel(t('payoutParts.iban')).fill('DE02 1203 0000 0000 2020 51')
  await expectNoFinding(stay, 'naming an account')
  await asked.getByRole('button', { name: t('paid.account.submit') }).click()
  const question = stay.getByRole('dialog', { name: t('freshLogin.title') })
  await question.getByLabel(t('freshLogin.password')).fill(tenant.person.password)
  await question.getByRole('button', { name: t('freshLogin.submit') }).click()
  await expect(stay.getByText(/2051/)).toBeVisible()

  await login(books.request, sam)
  await books.goto(to('staffBooks', {}, { view: 'payments', q: tenant.person.name }))
  const row = books.getByRole('main').getByRole('listitem').first()
  await row.getByRole('button', { name: t('books.payments.transferFor', { amount }) }).click()
  const transfer = books.getByRole('dialog')
  await expect(transfer.getByText('DE02 1203 0000 0000 2020 51')).toBeVisible()
  await expectNoFinding(books, 'a refund by transfer')
  await transfer.getByRole('button', { name: t('books.payments.transferDialog.submit') }).click()
  await expect(row.getByText(t('catalogue.refundState.SUCCEEDED'), { exact: true })).toBeVisible()
  await stay.reload()
  await expect(stay.getByText(t('catalogue.refundState.SUCCEEDED'), { exact: true })).toBeVisible()
})

test('staff answer a dispute with the contract, and a landlord accounts for a deposit', async ({
  browser,
  page: books,
  landlord,
  tenant,
  t,
  to,
  format,
  askFor,
}) => {
  const bookingId = await bookWithRent(browser, landlord, tenant, await askFor('lindenhof'))
  const amount = format.money(await payRent(tenant, bookingId, CONTESTS), 'EUR', 'no')
  await login(books.request, sam)
  await books.goto(to('staffBooks', {}, { view: 'payments', q: tenant.person.name }))
  const row = books.getByRole('main').getByRole('listitem').first()
  // It comes by webhook.
  await expect(async () => {
    await books.reload()
    await expect(row.getByText(t('catalogue.disputeState.NEEDS_RESPONSE'))).toBeVisible({ timeout: 2_000 })
  }).toPass()
  const words = (key: string, values = {}) => t(`books.payments.answerDialog.${key}`, values)
  await row.getByRole('button', { name: t('books.payments.answerFor', { amount }) }).click()
  const answer = books.getByRole('dialog')
  await expect(answer.getByLabel(words('contract'))).toBeChecked()
  await answer.getByRole('button', { name: words('submit') }).click()
  await expect(answer.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await expectNoFinding(books, 'answering a dispute')
  await answer.getByLabel(words('words')).fill('The tenant signed the contract and has the keys.')
  await answer.getByRole('button', { name: words('submit') }).click()
  await expect(row.getByText(new RegExp(t('catalogue.disputeAnswer.EVIDENCE')))).toBeVisible()

  const { page } = landlord
  await page.goto(to('bookings', { bookingId }))
  await expect(page.getByText(t('paid.contested', { amount }))).toBeVisible()
  await page.getByRole('button', { name: t('deposit.record') }).click()
  const received = page.getByRole('dialog')
  await received.getByLabel(t('deposit.recordDialog.amount', { currency: 'EUR' })).fill('1000')
  await expectNoFinding(page, 'recording a deposit')
  await received.getByRole('button', { name: t('deposit.recordDialog.submit') }).click()
  await page.getByRole('button', { name: t('deposit.settle'), exact: true }).click()
  const settling = page.getByRole('dialog')
  await settling.getByRole('button', { name: t('deposit.settleDialog.add') }).click()
  await settling.getByLabel(t('deposit.settleDialog.amount', { currency: 'EUR' })).fill('80')
  await settling.getByLabel(t('deposit.settleDialog.explanation')).fill('A broken chair')
  const [kept, back] = [8_000, 92_000].map((part) => format.money(part, 'EUR', 'no'))
  const result = t('deposit.settleDialog.result', { kept: kept ?? '', back: back ?? '' })
  await expect(settling.getByText(result)).toBeVisible()
  await expectNoFinding(page, 'accounting for a deposit')
  await settling.getByRole('button', { name: t('deposit.settleDialog.submit') }).click()
  await expect(page.getByText(/A broken chair/)).toBeVisible()

  await tenant.page.goto(to('tenantBooking', { bookingId }))
  const deposit = tenant.page.getByRole('region', { name: t('deposit.title') })
  await expect(deposit).toContainText('A broken chair')
  await expect(deposit).toContainText(back ?? '')
  await expectNoFinding(tenant.page, 'a deposit that is accounted for')
})
