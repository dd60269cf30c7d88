import {
  createConnectedAccount,
  createAccountLink,
  createCustomer,
  deleteConnectedAccount,
  readConnectedAccount,
  updateAccount,
} from './accounts.ts'
import { lineToday, readBalance } from './balance.ts'
import { type Call, found, objectsPage } from './call.ts'
import { answerBank, decideDispute } from './disputes.ts'
import { createFile } from './files.ts'
import type { BalanceTransaction } from './money-objects.ts'
import { cancelIntent, confirmIntent, createIntent } from './payment-intents.ts'
import { createPayout } from './payouts.ts'
import { ProviderError } from './provider-error.ts'
import { createRefund } from './refunds.ts'
import type { Stored } from './store.ts'
import { createTransfer, reverseTransfer } from './transfers.ts'

/** Answers a call; a ProviderError that is given back is a refusal after something has happened. */
export type Handler = (call: Call) => Promise<object>

type Handle = (call: Call, id: string) => Promise<object>

const read =
  (kind: string): Handle =>
  (call, id) =>
    found<Stored>(call, kind, id)
const list =
  (kind: string, path: string, fields: readonly string[] = []): Handle =>
  (call) =>
    objectsPage(call, kind, `/v1/${path}`, fields)

/** What the local provider speaks, in the words of the provider's reference. */
const HANDLERS = (pages: string): Readonly<Record<string, Handle>> => ({
  'POST /v1/payment_intents': createIntent,
  'GET /v1/payment_intents': list('payment_intent', 'payment_intents', ['customer']),
  'GET /v1/payment_intents/:id': read('payment_intent'),
  'POST /v1/payment_intents/:id/confirm': confirmIntent,
  'POST /v1/payment_intents/:id/cancel': cancelIntent,
  'GET /v1/charges': list('charge', 'charges', ['payment_intent', 'transfer_group']),
  'GET /v1/charges/:id': read('charge'),
  'POST /v1/refunds': createRefund,
  'GET /v1/refunds': list('refund', 'refunds', ['charge', 'payment_intent']),
  'GET /v1/refunds/:id': read('refund'),
  'GET /v1/disputes': list('dispute', 'disputes', ['charge', 'payment_intent']),
  'GET /v1/disputes/:id': read('dispute'),
  'POST /v1/disputes/:id': answerBank,
  'POST /v1/disputes/:id/close': (call, id) => decideDispute(call, id, 'lost'),
  'POST /v1/files': createFile,
  'GET /v1/files/:id': read('file'),
  'GET /v1/balance': readBalance,
  'GET /v1/balance_transactions': listLines,
  'GET /v1/balance_transactions/:id': async (call, id) =>
    lineToday(await found<BalanceTransaction>(call, 'balance_transaction', id), call.now),
  'POST /v1/accounts': createConnectedAccount,
  'GET /v1/accounts': list('account', 'accounts'),
  'GET /v1/accounts/:id': readConnectedAccount,
  'DELETE /v1/accounts/:id': deleteConnectedAccount,
  'POST /v1/accounts/:id': updateAccount,
  'POST /v1/account_links': (call) => createAccountLink(call, pages),
  'POST /v1/transfers': createTransfer,
  'GET /v1/transfers': list('transfer', 'transfers', ['destination', 'transfer_group']),
  'GET /v1/transfers/:id': read('transfer'),
  'POST /v1/transfers/:id/reversals': reverseTransfer,
  'GET /v1/transfers/:id/reversals': (call, id) =>
    objectsPage(
      { ...call, form: { ...call.form, transfer: id } },
      'transfer_reversal',
      `/v1/transfers/${id}/reversals`,
      ['transfer'],
    ),
  'POST /v1/payouts': createPayout,
  'GET /v1/payouts': list('payout', 'payouts', ['status', 'destination']),
  'GET /v1/payouts/:id': read('payout'),
  'POST /v1/customers': createCustomer,
  'GET /v1/customers/:id': read('customer'),
  'GET /v1/events': list('event', 'events', ['type']),
  'GET /v1/events/:id': read('event'),
})

async function listLines(call: Call): Promise<object> {
  const page = await objectsPage(call, 'balance_transaction', '/v1/balance_transactions', [
    'type',
    'source',
    'currency',
  ])
  return { ...page, data: page.data.map((line) => lineToday(line as BalanceTransaction, call.now)) }
}

/** Finds who answers a call by its method and path; `pages` is where the provider's own pages are. */
export function handlerOf(pages: string): (method: string, path: string) => Handler {
  const handlers = HANDLERS(pages)
  return (method, path) => {
    const parts = path.split('/')
    const id = parts[3] ?? ''
    const pattern = id === '' ? path : [...parts.slice(0, 3), ':id', ...parts.slice(4)].join('/')
    const handle = handlers[`${method} ${pattern}`]
    if (!handle)
      throw new ProviderError(404, {
        type: 'invalid_request_error',
        message: `Unrecognized request URL (${method}: ${path}).`,
      })
    return (call) => handle(call, decodeURIComponent(id))
  }
}
