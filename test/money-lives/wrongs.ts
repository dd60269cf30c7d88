import { balanceOf } from '../../src/domain/money/ledger.ts'
import { listInvoiceFaults } from '../../src/server/money/books/check-sql.ts'
import { listPayoutFaults } from '../../src/server/money/books/check-payouts-sql.ts'
import { listLedgerFaults } from '../../src/server/money/ledger/sql.ts'
import { keptOf, landlordFee, type ModelPayment } from './model.ts'
import type { Stage } from './stage.ts'
import type { Lived } from './steps.ts'

/** What is not as it has to be once lives have ended, a line each. */
export async function wrongsOf(stage: Stage, lives: readonly Lived[]): Promise<string[]> {
  await knowSurplus(stage, lives)
  return [
    ...(await listLedgerFaults(stage.app.db)),
    ...(await listInvoiceFaults(stage.app.db)),
    ...(await listPayoutFaults(stage.app.db)),
    ...(await wrongDocuments(stage, lives)),
    ...(await wrongCharges(stage, lives)),
    ...(await wrongAccounts(stage, lives)),
    ...(await wrongPayouts(stage)),
    ...(await wrongAtProvider(stage)),
  ]
}

/** What came for something that was no longer owed goes back whole, less what the bank has taken. */
async function knowSurplus({ app }: Stage, lives: readonly Lived[]): Promise<void> {
  const rows = await app.db
    .selectFrom('payments')
    .select('id')
    .where('due_id', 'is not', null)
    .where('surplus', '>', 0)
    .execute()
  const surplus = new Set(rows.map(({ id }) => id))
  for (const payment of lives.flatMap(({ payments }) => payments)) {
    const lost = payment.dispute?.state === 'LOST' ? payment.dispute.amount : 0
    if (surplus.has(payment.paymentId)) payment.givenBack = payment.amount - lost
  }
}

/** Invoices less credit notes are the fee of what was lived, with the VAT of the terms. */
async function wrongDocuments({ app }: Stage, lives: readonly Lived[]): Promise<string[]> {
  const rows = await app.db
    .selectFrom('invoices')
    .select([
      'booking_id',
      'document_type',
      'number',
      'net',
      'amount',
      'paid_amount',
      'credits_invoice_id',
      'id',
    ])
    .execute()
  const documents = Map.groupBy(rows, (row) => row.booking_id)
  return lives.flatMap(({ bookings, home }) =>
    bookings.flatMap((booking) => {
      const own = documents.get(booking.id) ?? []
      const sign = (row: (typeof own)[number]) => (row.document_type === 'CREDIT_NOTE' ? -1 : 1)
      const net = sum(own.map((row) => sign(row) * row.net))
      const gross = sum(own.map((row) => sign(row) * row.amount))
      const fee = landlordFee(home.terms, booking)
      return [
        ...(net === fee.net && gross === fee.gross ? [] : [`The documents of a stay say ${net} and ${gross}, its fee is ${fee.net} and ${fee.gross}.`]), // prettier-ignore
        ...own.filter(({ number }) => number === null).map(() => 'A document has no number.'),
        ...own.filter((row) => row.paid_amount > row.amount).map((row) => `Of ${row.number} more is paid than it says.`), // prettier-ignore
      ]
    }),
  )
}

/** For each thing that is owed the provider has charged once, and once more for each time the bank took it back. */
async function wrongCharges({ app }: Stage, lives: readonly Lived[]): Promise<string[]> {
  const rows = await app.db.selectFrom('payments').select(['id', 'due_id', 'invoice_id', 'state', 'refunded_amount']).execute() // prettier-ignore
  const known = new Map(rows.map((row) => [row.id, row]))
  const paid = lives.flatMap(({ payments }) => payments)
  const charged = Map.groupBy(paid, ({ paymentId }) => {
    const row = known.get(paymentId)
    return row?.due_id ?? row?.invoice_id ?? 'nothing that is known'
  })
  return [
    ...[...charged].flatMap(([owed, payments]) => {
      const again = payments.filter(({ dispute }) => dispute?.state === 'LOST').length
      return payments.length <= 1 + again ? [] : [`${payments.length} payments were charged for ${owed}.`]
    }),
    ...paid.flatMap(({ paymentId, purpose, givenBack }) => {
      const row = known.get(paymentId)
      if (row?.state !== 'SUCCEEDED') return [`A payment that was charged is ${row?.state ?? 'not known'}.`]
      return row.refunded_amount === givenBack ? [] : [`Of a payment (${purpose}) ${row.refunded_amount} goes back instead of ${givenBack}.`] // prettier-ignore
    }),
    ...paid.filter((payment) => keptOf(payment) < 0).map((payment) => `More was lost of a payment (${payment.purpose}) than was paid: ${keptOf(payment)}.`), // prettier-ignore
  ]
}

/** Each account holds what follows from what was paid, given back, lost and paid out. */
async function wrongAccounts(
  { app, payments: provider, landlords }: Stage,
  lives: readonly Lived[],
): Promise<string[]> {
  const accounts = await app.db.selectFrom('ledger_accounts').selectAll().execute()
  const held = (kind: string, landlordId: string | null) =>
    sum(
      accounts
        .filter(
          (account) => account.kind === kind && (landlordId === null || account.landlord_id === landlordId),
        )
        .map((account) => balanceOf(account.kind, account)),
    )
  const wrongs: string[] = []
  const expect = (what: string, is: number, should: number) => {
    if (is !== should) wrongs.push(`${what} is ${is} instead of ${should}.`)
  }
  const fees = ({ home, bookings }: Lived) =>
    sum(bookings.map((booking) => landlordFee(home.terms, booking).gross))
  const kept = ({ payments }: Lived, purpose: ModelPayment['purpose']) =>
    sum(payments.filter((payment) => payment.purpose === purpose).map(keptOf))
  for (const landlord of landlords) {
    const own = lives.filter(({ home }) => home.landlordId === landlord.id)
    const sent = await provider.listPayouts(landlord.account)
    if (sent.kind !== 'KNOWN') throw new Error('The provider does not know the payouts.')
    const arrived = sum(sent.value.filter(({ state }) => state === 'PAID').map(({ amount }) => amount))
    const earned = sum(
      own.map((life) => kept(life, 'FIRST_MONTH_RENT') + kept(life, 'LANDLORD_FEE') + life.transferred + life.granted - fees(life)), // prettier-ignore
    )
    const books = held('LANDLORD_PAYABLE', landlord.id) - held('LANDLORD_RECEIVABLE', landlord.id) - held('UNCOLLECTIBLE', landlord.id) // prettier-ignore
    expect(`What a landlord has still to get, after ${arrived},`, books, earned - arrived)
  }
  const served = sum(lives.map((life) => fees(life) + kept(life, 'TENANT_SERVICE_FEE') - life.granted))
  expect('What is earned with VAT', held('FEE_REVENUE', null) + held('VAT', null), served)
  for (const kind of ['REFUND_PAYABLE', 'DISPUTE_HOLD', 'PAYOUT_IN_TRANSIT'])
    expect(kind, held(kind, null), 0)
  for (const account of accounts.filter(({ kind }) => kind === 'TENANT_RECEIVABLE'))
    expect('What a tenant owes', balanceOf(account.kind, account), 0)
  return wrongs
}

/** A payout is the sum of its items, and the provider has sent each once. */
async function wrongPayouts({ app, payments, landlords }: Stage): Promise<string[]> {
  const rows = await app.db.selectFrom('payouts').select(['id', 'landlord_id', 'amount', 'state']).execute()
  const items = Map.groupBy(
    await app.db.selectFrom('payout_items').select(['payout_id', 'amount', 'kind']).execute(),
    (item) => item.payout_id,
  )
  const wrongs = rows.flatMap(({ id, amount, state }) => {
    const explained = sum((items.get(id) ?? []).map((item) => item.amount))
    return [
      ...(explained === amount ? [] : [`A payout of ${amount} is made of ${explained}.`]),
      ...(state === 'PAID' || state === 'PENDING' ? [] : [`A payout is still ${state}.`]),
    ]
  })
  for (const { id, account } of landlords) {
    const sent = await payments.listPayouts(account)
    const arrived = sent.kind === 'KNOWN' ? sent.value.filter(({ state }) => state === 'PAID') : []
    const own = rows.filter((row) => row.landlord_id === id && row.state === 'PAID')
    const [there, here] = [arrived, own].map((some) => some.map(({ amount }) => amount).toSorted((a, b) => a - b).join(' ')) // prettier-ignore
    if (there !== here) wrongs.push(`The bank got ${there}; the payouts were ${here}.`)
  }
  const contested = await app.db
    .selectFrom('payout_items as i')
    .innerJoin('payouts as p', 'p.id', 'i.payout_id')
    .innerJoin('ledger_transfers as t', 't.id', 'i.transfer_id')
    .innerJoin('ledger_events as e', 'e.id', 't.event_id')
    .innerJoin('disputes as d', 'd.payment_id', 'e.subject_id')
    .select('i.amount')
    .where('e.kind', '=', 'TENANT_PAID')
    .where('d.amount', '>', 0)
    .where('d.state', 'in', ['NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST'])
    .whereRef('d.created_at', '<', 'p.created_at')
    .where((eb) => eb.or([eb('d.decided_at', 'is', null), eb('d.decided_at', '>', eb.ref('p.created_at'))]))
    .execute()
  wrongs.push(...contested.map(({ amount }) => `${amount} was paid out while a bank contested it.`))
  const strange = [...items.values()].flat().filter(({ kind }) => kind === 'OTHER')
  return [...wrongs, ...strange.map(({ amount }) => `Nobody can say what ${amount} in a payout is.`)]
}

/** Nothing lies between the provider's books and ours. */
async function wrongAtProvider({ app }: Stage): Promise<string[]> {
  const rows = await app.db
    .selectFrom('provider_differences as d')
    .leftJoin('provider_lines as l', 'l.id', 'd.line_id')
    .select(['d.kind', 'd.amount', 'l.category'])
    .where('d.state', '=', 'OPEN')
    .where('d.amount', '<>', 0)
    .execute()
  const failures = await app.db
    .selectFrom('provider_readings')
    .select('failure')
    .where('failure', '<>', '')
    .execute()
  return [
    ...rows.map(({ kind, amount, category }) => `Between the provider and the books is ${kind} ${category ?? ''} ${amount}.`), // prettier-ignore
    ...failures.map(({ failure }) => `The provider was not read: ${failure}.`),
  ]
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, amount) => all + amount, 0)
}
