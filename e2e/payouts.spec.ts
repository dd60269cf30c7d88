import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'
import { TEST_PAGE_TEXTS } from '../src/server/kernel/adapters/payments/local-stripe/page-texts.ts'

test('a landlord opens the payout account, says what is missing at the provider, and is told so', async ({
  landlord,
  t,
  to,
  language,
}) => {
  const { page } = landlord
  const words = TEST_PAGE_TEXTS[language]
  const account = page.getByRole('region', { name: t('payoutAccount.title') })
  await page.goto(to('payments'))
  await expect(account.getByText(t('payoutAccount.state.NONE'))).toBeVisible()
  await expectNoFinding(page, 'no payout account')
  await account.getByRole('button', { name: t('payoutAccount.open') }).click()

  await page.getByRole('button', { name: words.ends.WITHOUT_BANK }).click()
  await expect(account.getByText(t('catalogue.payoutAccountStatus.RESTRICTED'))).toBeVisible()
  await expect(account.getByText(t('catalogue.payoutAccountNeed.BANK_ACCOUNT'))).toBeVisible()
  await expect(page).not.toHaveURL(/account=/)
  await expectNoFinding(page, 'a restricted payout account')

  await account.getByRole('button', { name: t('payoutAccount.goOn') }).click()
  await page.getByRole('button', { name: words.ends.COMPLETE }).click()
  await expect(account.getByText(t('payoutAccount.state.ACTIVE'))).toBeVisible()
  await expect(account.getByText(t('payoutAccount.bank', { last4: '3000', currency: 'EUR' }))).toBeVisible()
})
