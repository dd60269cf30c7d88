import type { APIRequestContext } from '@playwright/test'
import { graphql, henrike, login, signUp, someone } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test } from './fixtures.ts'
import { bookWithRent } from './rent-stages.ts'
import { enterCard } from './test-card.ts'
import { TEST_PAGE_TEXTS } from '../src/server/kernel/adapters/payments/local-stripe/page-texts.ts'

test('a landlord opens the payout account, says what is missing at the provider, and is told so', async ({
  page,
  t,
  to,
  language,
}) => {
  const owner = someone()
  await signUp(page.request, owner, language, true)
  const words = TEST_PAGE_TEXTS[language]
  const account = page.getByRole('region', { name: t('payoutAccount.title') })
  await page.goto(to('payments'))
  await expect(account.getByText(t('payoutAccount.state.NONE'))).toBeVisible()
  await expectNoFinding(page, 'no payout account')
  await account.getByRole('button', { name: t('payoutAccount.open') }).click()
  const question = page.getByRole('dialog', { name: t('freshLogin.title') })
  await question.getByLabel(t('freshLogin.password')).fill(owner.password)
  await question.getByRole('button', { name: t('freshLogin.submit') }).click()

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

test('a tenant pays the first month’s rent on the page of the stay: refused first, then paid', async ({
  browser,
  landlord,
  tenant,
  t,
  to,
  language,
  askFor,
}) => {
  const bookingId = await bookWithRent(browser, landlord, tenant, await askFor('lindenhof'))
  const { page } = tenant
  await page.goto(to('tenantBooking', { bookingId }))
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

interface Paid {
  _id: string
  amount: number
  state: string
  failure: string | null
  createdAt: string
  items: { kind: string; amount: number; tenantNames: string | null; number: string | null }[]
}

async function payoutsOf(request: APIRequestContext): Promise<Paid[]> {
  const { landlordPayouts } = await graphql<{ landlordPayouts: { nodes: Paid[] } }>(
    request,
    `
      {
        landlordPayouts(pageSize: 100) {
          nodes {
            _id
            amount
            state
            failure
            createdAt
            items {
              kind
              amount
              tenantNames
              number
            }
          }
        }
      }
    `,
  )
  return landlordPayouts.nodes
}

test('a payout that arrived opens to the bookings in it, to the cent', async ({
  landlord,
  t,
  to,
  format,
}) => {
  const { page, request } = landlord
  const isWhole = ({ state, items }: Paid) =>
    state === 'PAID' && items.some(({ kind }) => kind === 'FEE_KEPT')
  await expect.poll(async () => (await payoutsOf(request)).some(isWhole)).toBe(true)
  const payout = (await payoutsOf(request)).find(isWhole)
  if (!payout) throw new Error('No payout has arrived.')
  const money = (amount: number) => format.money(amount, 'EUR', 'no')
  expect(payout.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(payout.amount)

  await page.goto(to('payments'))
  const row = page
    .getByRole('region', { name: t('payouts.title') })
    .getByRole('list', { name: t('payouts.list') })
    .getByRole('listitem')
    .filter({ hasText: money(payout.amount) })
    .filter({ hasText: t('payouts.count', { count: payout.items.length }) })
  await expect(row).toContainText(t('catalogue.payoutState.PAID'))
  await row.getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(money(payout.amount), { exact: true })).toBeVisible()
  const parts = dialog.getByRole('list', { name: t('payouts.parts') }).getByRole('listitem')
  await expect(parts).toHaveCount(payout.items.length)
  for (const [at, item] of payout.items.entries()) {
    await expect(parts.nth(at)).toContainText(t(`catalogue.payoutItemKind.${item.kind}`))
    await expect(parts.nth(at)).toContainText(money(item.amount))
    if (item.tenantNames) await expect(parts.nth(at).getByRole('link')).toContainText(item.tenantNames)
    if (item.number) await expect(parts.nth(at)).toContainText(item.number)
  }
  await expectNoFinding(page, 'a payout that arrived')
  await parts.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/bookings\//)
})

test('a payout that came back says why, what to do, and can be sent again', async ({ page, t, to }) => {
  await login(page.request, henrike)
  await expect.poll(async () => (await payoutsOf(page.request))[0]?.failure).toBe('ACCOUNT_CLOSED')
  await page.goto(to('payments'))
  const payouts = page.getByRole('region', { name: t('payouts.title') })
  const row = payouts.getByRole('listitem').filter({ hasText: t('catalogue.payoutFailure.ACCOUNT_CLOSED') })
  await expect(row).toContainText(t('catalogue.payoutState.FAILED'))
  await row.getByRole('link').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t('payouts.state.FAILED'))
  await expect(dialog).toContainText(t('payouts.failure.ACCOUNT_CLOSED'))
  await expectNoFinding(page, 'a payout that came back')
  await expect(dialog.getByRole('button', { name: t('payouts.retry') })).toBeEnabled()
})
