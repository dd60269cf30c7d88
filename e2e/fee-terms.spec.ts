import type { APIRequestContext } from '@playwright/test'
import { addDays, utcDayOf } from '../src/domain/kernel/day.ts'
import { graphql, henrike, login, sam } from './api.ts'
import { expectNoFinding } from './axe-findings.ts'
import { typeDay } from './days.ts'
import { expect, test } from './fixtures.ts'

test('staff make an agreement, and the landlord reads what holds now, since when and why', async ({
  page,
  browser,
  t,
  to,
  format,
}) => {
  const text = (key: string, values?: Record<string, string | number>) => t(`staffTerms.${key}`, values)
  await login(page.request, sam)
  await page.goto(to('staffBooks', {}, { view: 'terms', q: henrike.firstName }))
  await page.getByRole('button', { name: text('changeFor', { name: henrike.name }) }).click()
  const dialog = page.getByRole('dialog')
  const fee = dialog.getByLabel(text('dialog.landlordFee'), { exact: true })
  await fee.fill('7,255')
  await dialog.getByLabel(text('dialog.reason')).fill('Framework agreement of this year')
  await dialog.getByRole('button', { name: text('dialog.submit') }).click()
  await expect(dialog.getByText(text('dialog.percentWrong'))).toBeVisible()
  await fee.fill('7,25')
  await dialog
    .getByLabel(text('dialog.method'))
    .selectOption(t('catalogue.invoiceCalculationMethod.CALCULATION_PER_NIGHT'))
  await expectNoFinding(page, 'terms that are made')
  await dialog.getByRole('button', { name: text('dialog.submit') }).click()
  await expect(dialog).toBeHidden()
  const holds = { percent: format.rate(725), day: format.day(utcDayOf(Date.now())) }
  await expect(page.getByText(t('feeTerms.percent.AGREEMENT', holds)).first()).toBeVisible()

  const theirs = await (await browser.newContext()).newPage()
  await login(theirs.request, henrike)
  await theirs.goto(to('payments'))
  await expect(theirs.getByRole('heading', { name: t('ownTerms.title') })).toBeVisible()
  await expect(theirs.getByText(t('feeTerms.percent.AGREEMENT', holds))).toBeVisible()
  const method = t('catalogue.invoiceCalculationMethod.CALCULATION_PER_NIGHT')
  await expect(theirs.getByText(t('feeTerms.method.AGREEMENT', { method, day: holds.day }))).toBeVisible()
  await expect(theirs.getByText('Framework agreement of this year').first()).toBeVisible()
  await theirs.context().close()
})

interface Document {
  documentType: string
  amount: number
  creditsNumber: string | null
}

interface Shown {
  creditNotes: { creditsNumber: string; net: number; vat: number; amount: number }[]
  invoice: { net: number; vat: number; amount: number } | null
}

async function documentsOf(request: APIRequestContext, id: string): Promise<Document[]> {
  const { landlordBooking } = await graphql<{ landlordBooking: { invoices: Document[] } }>(
    request,
    'query ($id: ID!) { landlordBooking(_id: $id) { invoices { documentType amount creditsNumber } } }',
    { id },
  )
  return landlordBooking.invoices
}

test('a stay that is shortened says what is credited and invoiced anew, and exactly that happens', async ({
  landlord,
  t,
  to,
  format,
}) => {
  const { page, request } = landlord
  const lastDay = addDays(utcDayOf(Date.now()), 3)
  const { bookings } = await graphql<{
    bookings: { nodes: { _id: string; to: string; canceled: boolean }[] }
  }>(request, 'query { bookings(filter: { phase: CURRENT }) { nodes { _id to canceled } } }')
  // The one that goes on for longest is another test's.
  const stay = bookings.nodes
    .filter((one) => !one.canceled && one.to > addDays(lastDay, 30))
    .toSorted((a, b) => a.to.localeCompare(b.to))[0]
  const id = stay?._id ?? ''
  const consequences = await graphql<{ cancellationConsequences: { ends: Shown[] } }>(
    request,
    `
      query ($id: ID!, $lastDay: Day) {
        cancellationConsequences(bookingId: $id, lastDay: $lastDay) {
          ends {
            creditNotes {
              creditsNumber
              net
              vat
              amount
            }
            invoice {
              net
              vat
              amount
            }
          }
        }
      }
    `,
    { id, lastDay },
  )
  const [end] = consequences.cancellationConsequences.ends
  const [credited] = end?.creditNotes ?? []
  const { invoice } = end ?? {}
  if (!credited || !invoice) throw new Error('Nothing is credited or invoiced anew.')
  const before = await documentsOf(request, id)
  const money = (amount: number) => format.money(amount, 'EUR', 'no')

  await page.goto(to('bookings', { bookingId: id }, { dialog: 'cancel' }))
  const dialog = page.getByRole('dialog')
  await typeDay(dialog, t('bookings.cancel.lastDay'), lastDay)
  await expect(dialog).toContainText(
    t('bookings.cancel.creditNote', {
      net: money(credited.net),
      vat: money(credited.vat),
      amount: money(credited.amount),
      number: credited.creditsNumber,
    }),
  )
  for (const amount of [invoice.net, invoice.vat, invoice.amount])
    await expect(dialog).toContainText(money(amount))
  await expectNoFinding(page, 'a stay that is shortened')
  const reason = t('catalogue.bookingCancellationReason.CHANGE_OF_PLANS')
  await dialog.getByLabel(t('bookings.cancel.reason')).selectOption(reason)
  const day = format.day(lastDay, 'long')
  await dialog.getByRole('button', { name: t('bookings.cancel.submitLastDay', { day }) }).click()
  await expect(dialog).toBeHidden()

  const made = (await documentsOf(request, id)).slice(before.length)
  expect(made).toEqual([
    { documentType: 'CREDIT_NOTE', amount: credited.amount, creditsNumber: credited.creditsNumber },
    { documentType: 'INVOICE', amount: invoice.amount, creditsNumber: null },
  ])
  const detail = page.getByRole('article', { name: t('bookings.detail') })
  await expect(detail).toContainText(money(invoice.amount))
})
