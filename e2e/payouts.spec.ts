import type { Browser } from '@playwright/test'
import { demoId } from '../src/server/demo/random.ts'
import { graphql, jana, login } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'
import { bringToTenantSignature, sign } from './stages.ts'
import { enterCard } from './test-card.ts'
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

/** Whether the first month's rent of Jana's new bookings goes through the product; null: as for everybody. */
async function turnFirstMonthRent(browser: Browser, enabled: boolean | null): Promise<void> {
  const staff = await browser.newContext()
  await login(staff.request, { ...jana, email: 'staff@mezzo.example' })
  await graphql(
    staff.request,
    `
      mutation ($userId: ID!, $enabled: Boolean) {
        setFeatureFlagForUser(name: FIRST_MONTH_RENT, userId: $userId, enabled: $enabled) {
          error {
            name
            message
          }
        }
      }
    `,
    { userId: demoId('person/jana'), enabled },
  )
  await staff.close()
}

test('a tenant pays the first month’s rent on the page of the stay: refused first, then paid', async ({
  browser,
  landlord,
  tenant,
  t,
  to,
  language,
  askFor,
}) => {
  const asked = await askFor('lindenhof')
  const offerId = await bringToTenantSignature(landlord.request, tenant.request, asked)
  await turnFirstMonthRent(browser, true)
  await sign(tenant.request, offerId, tenant.person)
  await turnFirstMonthRent(browser, null)
  const { tenantBookings } = await graphql<{ tenantBookings: { nodes: { _id: string }[] } }>(
    tenant.request,
    '{ tenantBookings { nodes { _id } } }',
  )
  const { page } = tenant
  await page.goto(to('tenantBooking', { bookingId: tenantBookings.nodes[0]?._id ?? '' }))
  const what = t('dues.what.FIRST_MONTH_RENT')
  const due = page.getByRole('article', { name: what })
  await expect(due).toBeVisible()
  await expectNoFinding(page, 'rent that is due')

  await due.getByRole('link', { name: `${t('dues.pay')}: ${what}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(t('paying.goOn', { amount: '.*' })) }).click()
  await enterCard(page, language, '4000 0000 0000 9995')
  await expect(dialog.getByText(t('catalogue.paymentFailure.INSUFFICIENT_FUNDS'))).toBeVisible()
  await enterCard(page, language, '4242 4242 4242 4242')
  await expect(dialog.getByText(t('dues.paidText'))).toBeVisible()
  await dialog
    .getByRole('button', { name: t('paying.close') })
    .last()
    .click()
  await expect(due.getByText(t('dues.state.paid'), { exact: true })).toBeVisible()
  await expect(due.getByRole('link')).toHaveCount(0)
  await expectNoFinding(page, 'rent that is paid')

  await landlord.page.goto(to('payments'))
  const payouts = landlord.page.getByRole('region', { name: t('payouts.title') })
  await expect(payouts.getByRole('heading', { name: t('payouts.next') }).first()).toBeVisible()
  await payouts.getByText(t('payouts.parts')).first().click()
  // What other stays have left to the landlord goes first; the rent waits until the tenant has moved in.
  const rent = payouts.getByText(t('catalogue.payoutItemKind.RENT'))
  await expect(
    rent.or(payouts.getByText(new RegExp(t('payouts.later', { amount: '.*' })))).first(),
  ).toBeVisible()
  await expectNoFinding(landlord.page, 'the next payout')
})
