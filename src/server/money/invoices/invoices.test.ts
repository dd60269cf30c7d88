import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Browser, buildTestApp, type TestApp } from '../../../../test/app.ts'
import { fillDemo } from '../../demo/seed.ts'
import { henrike, jana } from '../../demo/people.ts'
import { given } from '../../../../test/builders.ts'

let t: TestApp
beforeAll(async () => {
  t = await buildTestApp()
  t.setNow('2026-11-21T09:13:00Z')
  await fillDemo(t.services)
})
afterAll(() => t.close())
let landlord: Browser
beforeEach(async () => {
  landlord = await t.login(jana.email)
})

const page = `query($page: Int, $pageSize: Int, $documentType: InvoiceDocumentType, $only: InvoiceFilter) {
  me { landlordNumberOfUnpaidInvoices bcInvoiceCacheItemsLink(page: $page, pageSize: $pageSize, documentType: $documentType, only: $only) {
    totalCount nodes { bcId bookingId documentType dueDate isPaid isPayable amount openAmount currency
      isCredited canBePaid { value reason } payment { state }
      bookingLink { _id groupId listingId apartmentName tenantNames from to } } } } }`

interface Invoice {
  bcId: string
  bookingId: string
  documentType: string
  dueDate: string
  isPaid: boolean
  isPayable: boolean
  amount: number
  openAmount: number
  bookingLink: { _id: string; groupId: string }
}
interface Page {
  me: {
    landlordNumberOfUnpaidInvoices: number
    bcInvoiceCacheItemsLink: { totalCount: number; nodes: Invoice[] }
  }
}

async function read(variables: object, as = landlord) {
  return given((await t.graphql<Page>(page, { ...variables }, as)).data).me
}

it('pages through the invoices, the newest first, none twice and none left out', async () => {
  const { bcInvoiceCacheItemsLink: first } = await read({ pageSize: 100 })
  const second = (await read({ pageSize: 100, page: 1 })).bcInvoiceCacheItemsLink
  const small = (await read({ pageSize: 7, page: 2 })).bcInvoiceCacheItemsLink
  expect(small.nodes).toEqual(first.nodes.slice(14, 21))
  const stored = await t.db
    .selectFrom('invoices')
    .select('number')
    .where('landlord_id', '=', jana.id)
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .execute()
  expect(first.totalCount).toBe(stored.length)
  const numbers = [...first.nodes, ...second.nodes].map((node) => node.bcId)
  expect(numbers).toEqual(stored.slice(0, 200).map((row) => row.number))
})

it('says of each what is open and what can be paid, with its booking', async () => {
  const { bcInvoiceCacheItemsLink: all, landlordNumberOfUnpaidInvoices } = await read({ pageSize: 100 })
  const takenBack = await t.db
    .selectFrom('invoices as note')
    .innerJoin('invoices as i', 'i.id', 'note.credits_invoice_id')
    .select('i.number')
    .execute()
  const credited = new Set(takenBack.map(({ number }) => number))
  for (const invoice of all.nodes) {
    const open = invoice.documentType === 'INVOICE' && !invoice.isPaid && !credited.has(invoice.bcId)
    expect(invoice).toMatchObject({ isPayable: open, openAmount: open ? invoice.amount : 0 })
    expect(invoice.bookingLink._id).toBe(invoice.bookingId)
  }
  const unpaid = await t.db
    .selectFrom('invoices')
    .select('id')
    .where('landlord_id', '=', jana.id)
    .where('is_paid', '=', false)
    .where('document_type', '=', 'INVOICE')
    .where('number', 'not in', [...credited])
    .execute()
  expect(landlordNumberOfUnpaidInvoices).toBe(unpaid.length)
  expect(unpaid.length).toBeGreaterThan(0)
})

it('can be narrowed to credit notes', async () => {
  const { bcInvoiceCacheItemsLink: notes } = await read({ documentType: 'CREDIT_NOTE', pageSize: 100 })
  expect(notes.totalCount).toBe(notes.nodes.length)
  expect(new Set(notes.nodes.map((node) => node.documentType))).toEqual(new Set(['CREDIT_NOTE']))
  expect(notes.nodes.some((node) => node.isPayable)).toBe(false)
})

it('counts for a manager what the list beside it shows', async () => {
  const email = 'manager-of-one-group@mezzo.example'
  const all = await read({ only: 'OPEN', pageSize: 100 })
  const groupId = given(all.bcInvoiceCacheItemsLink.nodes[0]).bookingLink.groupId
  const at = t.services.now()
  await t.db
    .insertInto('team_members')
    .values({
      landlord_id: jana.id,
      member_id: await t.createUser({ email }),
      email,
      role: 'MANAGER',
      group_ids: [groupId],
      invited_at: at,
      expires_at: at.add({ hours: 24 }),
      accepted_at: at,
    })
    .execute()
  const seen = await read({ only: 'OPEN' }, await t.login(email))
  expect(seen.landlordNumberOfUnpaidInvoices).toBe(seen.bcInvoiceCacheItemsLink.totalCount)
  expect(seen.landlordNumberOfUnpaidInvoices).toBeGreaterThan(0)
  expect(seen.landlordNumberOfUnpaidInvoices).toBeLessThan(all.landlordNumberOfUnpaidInvoices)
})

it("shows nobody another landlord's", async () => {
  const own = (await read({ pageSize: 100 })).bcInvoiceCacheItemsLink.nodes.map((node) => node.bcId)
  const others = (await read({ pageSize: 100 }, await t.login(henrike.email))).bcInvoiceCacheItemsLink.nodes
  expect(others.length).toBeGreaterThan(0)
  expect(others.filter((node) => own.includes(node.bcId))).toEqual([])
})

it('can be narrowed to what is open, overdue and paid', async () => {
  const all = (await read({ pageSize: 100 })).bcInvoiceCacheItemsLink.nodes
  const only = async (name: string) => (await read({ only: name, pageSize: 100 })).bcInvoiceCacheItemsLink
  const [open, overdue, paid] = [await only('OPEN'), await only('OVERDUE'), await only('PAID')]
  expect(open.nodes.length).toBe(open.totalCount)
  expect(open.nodes.every(({ isPayable }) => isPayable)).toBe(true)
  expect(overdue.nodes).toEqual(open.nodes.filter(({ dueDate }) => dueDate < '2026-11-21'))
  expect(paid.nodes.every((one) => one.documentType === 'INVOICE' && one.isPaid)).toBe(true)
  expect(paid.nodes.slice(0, 5)).toEqual(
    all.filter((one) => one.documentType === 'INVOICE' && one.isPaid).slice(0, 5),
  )
  expect([open.totalCount, overdue.totalCount, paid.totalCount].every((count) => count > 0)).toBe(true)
})

it('says that nobody can pay by card where there is no provider', async () => {
  const { bcInvoiceCacheItemsLink: open } = await read({ only: 'OPEN', pageSize: 1 })
  expect(open.nodes[0]).toMatchObject({ canBePaid: { value: false, reason: 'PAYMENTS_OFF' }, payment: null })
})
