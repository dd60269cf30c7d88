import type { Locator, Page } from '@playwright/test'
import { graphql } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { expect, test, type Visitor } from './fixtures.ts'
import { type Asked, bringToTenantSignature, sign } from './stages.ts'
import type { Translate } from './texts.ts'
import { enterCard } from './test-card.ts'
import { TEST_PAGE_TEXTS } from '../src/server/kernel/adapters/payments/local-stripe/page-texts.ts'

interface Owed {
  bcId: string
  isPaid: boolean
  bookingLink: { _id: string; tenantNames: string }
}

/** The newest invoices of the landlord. */
async function invoices(landlord: Visitor): Promise<Owed[]> {
  const { me } = await graphql<{ me: { link: { nodes: Owed[] } } }>(
    landlord.request,
    `
      query {
        me {
          link: bcInvoiceCacheItemsLink(pageSize: 50, documentType: INVOICE) {
            nodes {
              bcId
              isPaid
              bookingLink {
                _id
                tenantNames
              }
            }
          }
        }
      }
    `,
  )
  return me.link.nodes
}

// A job numbers it; the documents of the demo's past may have their turn before.
const untilNumbered = 90_000

/** A stay that is booked, with its invoice. */
async function owe(
  landlord: Visitor,
  tenant: Visitor,
  askFor: (key: string) => Promise<Asked>,
): Promise<Owed> {
  const asked = await askFor('lindenhof')
  const offerId = await bringToTenantSignature(landlord.request, tenant.request, asked)
  await sign(tenant.request, offerId, tenant.person)
  const numbered = async () =>
    (await invoices(landlord)).find(({ bookingLink }) => bookingLink.tenantNames === tenant.person.name)
  await expect.poll(numbered, { timeout: untilNumbered }).toBeDefined()
  const invoice = await numbered()
  if (!invoice) throw new Error('The booking has no invoice.')
  return invoice
}

/** Opens the dialog for an invoice and goes on to the card. */
async function openCard(page: Page, t: Translate, address: string, { bcId }: Owed): Promise<Locator> {
  await page.goto(address)
  const row = page.getByRole('article', { name: t('payments.documents.INVOICE', { number: bcId }) })
  await row.getByRole('link', { name: t('payments.payNumber', { number: bcId }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: new RegExp(t('paying.goOn', { amount: '.*' })) }).click()
  return dialog
}

async function expectPaid(landlord: Visitor, owed: Owed): Promise<void> {
  const found = (await invoices(landlord)).find(({ bcId }) => bcId === owed.bcId)
  expect(found?.isPaid).toBe(true)
}

test('a landlord pays an invoice by card: refused first, then paid, and the list says so at once', async ({
  landlord,
  tenant,
  t,
  to,
  language,
  askFor,
}) => {
  const owed = await owe(landlord, tenant, askFor)
  const { page } = landlord
  const dialog = await openCard(page, t, to('payments'), owed)
  await enterCard(page, language, '4000 0000 0000 9995')
  await expect(dialog.getByText(t('catalogue.paymentFailure.INSUFFICIENT_FUNDS'))).toBeVisible()
  await expectNoFinding(page, 'a refused card')
  await enterCard(page, language, '4242 4242 4242 4242')
  await expect(dialog.getByText(t('payments.paidText', { number: owed.bcId }))).toBeVisible()
  await dialog
    .getByRole('button', { name: t('paying.close') })
    .last()
    .click()
  const row = page.getByRole('article', { name: t('payments.documents.INVOICE', { number: owed.bcId }) })
  await expect(row.getByText(t('payments.state.paid'))).toBeVisible()
  await expect(row.getByRole('link', { name: t('payments.payNumber', { number: owed.bcId }) })).toHaveCount(0)
  await expectNoFinding(page, 'the list after a payment')
  await expectPaid(landlord, owed)
})

test('the bank asks with 3-D Secure: a no charges nothing, a yes pays', async ({
  landlord,
  tenant,
  t,
  to,
  language,
  askFor,
}) => {
  const owed = await owe(landlord, tenant, askFor)
  const { page } = landlord
  const dialog = await openCard(page, t, to('payments'), owed)
  const words = TEST_PAGE_TEXTS[language]
  await enterCard(page, language, '4000 0027 6000 3184')
  const bank = page.frameLocator('iframe')
  await expect(bank.getByRole('heading', { name: words.bankTitle })).toBeFocused()
  await expectNoFinding(page, 'the bank’s question')
  await bank.getByRole('button', { name: words.refuse }).click()
  await expect(dialog.getByText(t('catalogue.paymentFailure.AUTHENTICATION_FAILED'))).toBeVisible()
  await enterCard(page, language, '4000 0027 6000 3184')
  await bank.getByRole('button', { name: words.approve }).click()
  await expect(dialog.getByText(t('paying.paidTitle'), { exact: true })).toBeVisible()
  await expectPaid(landlord, owed)
})

test('two tabs pay the same invoice once', async ({ landlord, tenant, t, to, language, askFor }) => {
  const owed = await owe(landlord, tenant, askFor)
  const first = landlord.page
  const second = await first.context().newPage()
  const dialog = await openCard(first, t, to('payments'), owed)
  const other = await openCard(second, t, to('payments'), owed)
  await expect(second.frameLocator('iframe').getByLabel(TEST_PAGE_TEXTS[language].number)).toBeVisible()
  await enterCard(first, language, '4242424242424242')
  await expect(dialog.getByText(t('paying.paidTitle'), { exact: true })).toBeVisible()
  await enterCard(second, language, '4242424242424242')
  await expect(other.getByText(t('paying.paidTitle'), { exact: true })).toBeVisible()
  await second.goto(to('payments', {}, { pay: owed.bookingLink._id }))
  await expect(second.getByRole('dialog').getByText(t('errors.conditions.ALREADY_PAID'))).toBeVisible()
  await expectPaid(landlord, owed)
})

test('a card form that comes only after another tab has paid says so', async ({
  landlord,
  tenant,
  t,
  to,
  language,
  askFor,
}) => {
  const owed = await owe(landlord, tenant, askFor)
  const first = landlord.page
  const second = await first.context().newPage()
  const { promise: paid, resolve } = Promise.withResolvers<void>()
  await second.route('**/test-payments/intent', async (route) => {
    await paid
    await route.continue()
  })
  const dialog = await openCard(first, t, to('payments'), owed)
  const other = await openCard(second, t, to('payments'), owed)
  await enterCard(first, language, '4242424242424242')
  await expect(dialog.getByText(t('paying.paidTitle'), { exact: true })).toBeVisible()
  resolve()
  await expect(other.getByText(t('paying.paidTitle'), { exact: true })).toBeVisible()
})

test('wrong fields of a card are said before anything is tried, and what is open can be filtered', async ({
  landlord,
  tenant,
  t,
  to,
  language,
  askFor,
}) => {
  const owed = await owe(landlord, tenant, askFor)
  const { page } = landlord
  await openCard(page, t, to('payments', {}, { show: 'open' }), owed)
  await enterCard(page, language, '4242 4242 4242 4243')
  await expect(page.frameLocator('iframe').getByText(TEST_PAGE_TEXTS[language].refused)).toBeVisible()
  await page.goto(to('payments', {}, { show: 'creditNotes' }))
  const notes = page.getByRole('article').first()
  await expect(notes).toContainText(t('payments.state.creditNote'))
  await expect(page.getByRole('link', { name: t('payments.show.creditNotes') })).toHaveAttribute(
    'aria-current',
    'page',
  )
})
