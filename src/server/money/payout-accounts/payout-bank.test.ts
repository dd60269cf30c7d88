import { expect, it } from 'vitest'
import { given } from '../../../../test/builders.ts'
import { ACCOUNTS_BEGIN, startPayoutAccounts } from '../../../../test/payout-account-stage.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { book } from '../ledger/actions.ts'
import { syncPayoutAccount } from './ask-actions.ts'

const t = startPayoutAccounts()

it.each([
  ['a first bank while nothing is to be paid', 'FIRST', false, null],
  ['a first bank while money is there', 'FIRST', true, ACCOUNTS_BEGIN],
  ['another bank', 'OTHER', false, ACCOUNTS_BEGIN],
  ['another bank after the former was taken away', 'TAKEN_AWAY', false, ACCOUNTS_BEGIN],
  ['another bank of the same four digits', 'ALIKE', false, ACCOUNTS_BEGIN],
] as const)(
  'a landlord is told of %s, and what is paid out waits where money could be led astray',
  async (_, how, hasMoney, waits) => {
    const { app, local } = t
    await t.open()
    if (hasMoney) await insertPayable()
    const id = await t.accountId()
    await local.onboard(id, 'COMPLETE')
    if (how !== 'FIRST') {
      await t.check()
      await app.db.deleteFrom('mails').execute()
      if (how === 'TAKEN_AWAY') await hearOfNoBank(id)
      await nameBank(id, how === 'ALIKE' ? 'DE00370400440000003000' : 'DE02120300000000202051')
    }
    await t.check()
    expect((await t.rows())[0]?.bank_changed_at).toEqual(waits)
    await t.check()
    const mails = app.db
      .selectFrom('mails')
      .select(['to', 'text'])
      .where('template', '=', 'payoutBankChanged')
    expect(await mails.execute()).toEqual([
      {
        to: 'jana@mezzo.example',
        text: expect.stringContaining(waits ? 'until 2 June 2029' : 'was entered at the payment provider'),
      },
    ])
    const log = app.db.selectFrom('audit_log').select('data').where('action', '=', 'payoutBankChanged')
    expect((await log.execute()).at(-1)?.data).toMatchObject({ change: how === 'FIRST' ? 'FIRST' : 'OTHER' })
  },
)

/** The provider says that the account has no bank any more. */
async function hearOfNoBank(externalId: string): Promise<void> {
  const { payments } = t.paying
  const findAccount: typeof payments.findAccount = async (id) => {
    const outcome = await payments.findAccount(id)
    return 'value' in outcome ? { ...outcome, value: { ...outcome.value, bank: null, bankIds: [] } } : outcome
  }
  const ctx = { ...(await t.app.ctxFor(null)), payments: { ...payments, findAccount } }
  await syncPayoutAccount(ctx, { eventId: 'evt', externalId })
}

async function nameBank(id: string, number: string): Promise<void> {
  const body = new URLSearchParams({
    'external_account[object]': 'bank_account',
    'external_account[account_number]': number,
  })
  await t.atProvider(`/v1/accounts/${id}`, { method: 'POST', body })
}

async function insertPayable(): Promise<void> {
  const ctx = await t.app.ctxFor(null)
  const landlordId = given((await t.rows())[0]).landlord_id
  const happening = {
    kind: 'INCENTIVE_GRANTED',
    subjectId: crypto.randomUUID(),
    mode: 'TESTING',
    currency: 'EUR',
    landlordId,
    bookingId: null,
    invoiceId: null,
    effectiveAt: ACCOUNTS_BEGIN,
  } as const
  const credit = { kind: 'LANDLORD_PAYABLE', landlordId } as const
  await inTransaction(ctx, (trx) =>
    book(trx, ctx, happening, [{ debit: { kind: 'FEE_REVENUE' }, credit, amount: 900 }]),
  )
}
