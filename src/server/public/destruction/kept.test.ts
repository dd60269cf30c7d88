import { expect, it } from 'vitest'
import { startErasureStage } from '../../../../test/erasure-stage.ts'
import { storeYearsAgo } from '../../../../test/years-ago.ts'

const stage = startErasureStage()

interface KeptAnswer {
  keptOfErased: { _id: string; laws: string[]; until: string | null; isOver: boolean; isShared: boolean }[]
}

const query = `query($invoices: [ID!], $payments: [ID!], $details: [ID!], $landlords: [ID!]) {
  keptOfErased(invoiceIds: $invoices, paymentIds: $payments, billingDetailsIds: $details, landlordIds: $landlords) {
    _id laws until isOver isShared } }`

async function ask(email: string, landlordId: string) {
  const { db } = stage.t
  const [invoices, payments, details] = await Promise.all(
    (['invoices', 'payments', 'billing_details_items'] as const).map(async (table) =>
      (await db.selectFrom(table).select('id').execute()).map(({ id }) => id),
    ),
  )
  const variables = { invoices, payments, details, landlords: [landlordId] }
  const answer = await stage.t.graphql<KeptAnswer>(query, variables, await stage.t.login(email))
  return { ...answer, asked: [invoices?.[0], payments?.[0], details?.[0], landlordId] }
}

it('says of what is of an erased account by which law and until when it is kept', async () => {
  const { landlordId, tenantId } = await stage.everything('landlord')
  const email = 'books@mezzo.example'
  await stage.t.createUser({ email, permissions: ['accounting'] })
  expect((await ask(email, landlordId)).data?.keptOfErased).toEqual([])
  await stage.erase(tenantId)
  // Of the payment one side is enough.
  const ofTenant = await ask(email, landlordId)
  expect(ofTenant.data?.keptOfErased.map(({ _id }) => _id)).toEqual([ofTenant.asked[1]])

  expect(ofTenant.data?.keptOfErased).toMatchObject([{ isOver: false, isShared: true }])
  await stage.erase(landlordId)
  const { data, asked } = await ask(email, landlordId)
  const kept = (laws: string[], until: string) => ({ laws, until, isOver: false, isShared: false })
  const ofInvoices = kept(['duty', 'invoices', 'tax', 'commercial'], '2028-12-31')
  expect(data?.keptOfErased).toEqual([
    { _id: asked[0], ...ofInvoices },
    { _id: asked[1], ...kept(['tax'], '2028-12-31') },
    {
      _id: asked[2],
      ...kept(
        ['duty', 'platforms'],
        `${stage.t.services.now().toZonedDateTimeISO('Europe/Berlin').year + 10}-12-31`,
      ),
    },
    { _id: landlordId, ...ofInvoices },
  ])
  // What is hindered is still there when its day is past.
  await storeYearsAgo(stage.t.db)
  const late = await ask(email, landlordId)
  expect(late.data?.keptOfErased[0]).toMatchObject({ until: '2018-12-31', isOver: true })
})

it('does not say that what a living person shares is going to be destroyed', async () => {
  const { landlordId, tenantId } = await stage.everything('landlord')
  const email = 'books@mezzo.example'
  await stage.t.createUser({ email, permissions: ['accounting'] })
  await stage.erase(tenantId)
  await storeYearsAgo(stage.t.db)
  const { data, asked } = await ask(email, landlordId)
  const payment = { _id: asked[1], until: '2018-12-31', isOver: false, isShared: true }
  expect(data?.keptOfErased).toEqual([{ laws: ['tax'], ...payment }])
})

it('is told to nobody who doesn’t keep the books', async () => {
  const { landlordId } = await stage.everything('landlord')
  await stage.erase(landlordId)
  await stage.t.createUser({ email: 'sales@mezzo.example', permissions: ['sales'] })
  const { data, errors } = await ask('sales@mezzo.example', landlordId)
  expect(data?.keptOfErased).toBeUndefined()
  expect(errors?.length).toBeGreaterThan(0)
})
