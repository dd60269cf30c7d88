import { queryOptions } from '@tanstack/react-query'
import { graphql } from '../gen/gql.ts'
import type {
  BankLineState,
  BankLinesQuery,
  BooksCheckQuery,
  InvoiceState,
  StaffInvoicesQuery,
} from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { rest } from '../http.ts'
import { PAGE_SIZE } from '../shared/pager.tsx'

graphql(`
  fragment StaffInvoiceFacts on StaffInvoice {
    _id
    number
    documentType
    mode
    landlordId
    landlordName
    buyerName
    state
    currency
    amount
    openAmount
    writtenOffAmount
    writeOffReason
    issuedOn
    dueDate
    reminders
    remindOn
    settlements {
      kind
      amount
      receivedOn
      reference
    }
    canRecordTransfer {
      ...Verdict
    }
    canWriteOff {
      ...Verdict
    }
    canTakeWriteOffBack {
      ...Verdict
    }
    canSetReminder {
      ...Verdict
    }
  }
`)

const invoicesQuery = graphql(`
  query StaffInvoices($search: String, $state: InvoiceState, $offset: Int!) {
    staffInvoices(search: $search, state: $state, offset: $offset, limit: 20) {
      totalCount
      nodes {
        ...StaffInvoiceFacts
      }
    }
  }
`)

const linesQuery = graphql(`
  query BankLines($state: BankLineState!, $offset: Int!) {
    bankLines(state: $state, offset: $offset, limit: 20) {
      counts {
        state
        count
      }
      nodes {
        _id
        account
        valueDay
        amount
        currency
        otherName
        otherIban
        remittance
        state
        reason
        explanation
        decidedBy
        decidedAt
        parts {
          amount
          isSettled
          invoice {
            _id
            number
            landlordName
            currency
            openAmount
          }
        }
        canSettle {
          ...Verdict
        }
        canIgnore {
          ...Verdict
        }
      }
    }
  }
`)

const statementQuery = graphql(`
  query BankStatementResult($statementId: ID!) {
    bankStatement(statementId: $statementId) {
      _id
      fileName
      newLines
      knownLines
      announcedLines
      bookedLines
      linesToDecide
      unknownLines
      ignoredLines
      linesBeingBooked
    }
  }
`)

const checkQuery = graphql(`
  query BooksCheck {
    ledgerAccounts {
      kind
      mode
      currency
      provider
      accounts
      balance
    }
    lastBooksCheck {
      _id
      finishedAt
      entries
      documents
      unwritten
      faultCount
      faults
    }
    booksCheckUnderWay {
      _id
      startedAt
    }
  }
`)

const transferMutation = graphql(`
  mutation RecordBankTransfer(
    $invoiceId: ID!
    $amount: Float!
    $receivedOn: Day!
    $reference: String!
    $idempotencyKey: ID!
  ) {
    recordBankTransfer(
      invoiceId: $invoiceId
      amount: $amount
      receivedOn: $receivedOn
      reference: $reference
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
    }
  }
`)

const writeOffMutation = graphql(`
  mutation WriteInvoiceOff($invoiceId: ID!, $reason: String!, $idempotencyKey: ID!) {
    writeInvoiceOff(invoiceId: $invoiceId, reason: $reason, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const expectMutation = graphql(`
  mutation ExpectInvoiceAgain($invoiceId: ID!, $idempotencyKey: ID!) {
    expectInvoiceAgain(invoiceId: $invoiceId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const reminderMutation = graphql(`
  mutation SetInvoiceReminder($invoiceId: ID!, $remindOn: Day, $idempotencyKey: ID!) {
    setInvoiceReminder(invoiceId: $invoiceId, remindOn: $remindOn, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const settleMutation = graphql(`
  mutation SettleBankLine($lineId: ID!, $parts: [BankLinePartInput!]!, $idempotencyKey: ID!) {
    settleBankLine(lineId: $lineId, parts: $parts, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const ignoreMutation = graphql(`
  mutation IgnoreBankLine($lineId: ID!, $reason: String!, $idempotencyKey: ID!) {
    ignoreBankLine(lineId: $lineId, reason: $reason, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

const orderCheckMutation = graphql(`
  mutation OrderBooksCheck($lastCheckId: ID, $idempotencyKey: ID!) {
    orderBooksCheck(lastCheckId: $lastCheckId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

/** An invoice or credit note of any landlord. */
export type StaffInvoice = StaffInvoicesQuery['staffInvoices']['nodes'][number]

/** A line of a bank statement. */
export type BankLine = BankLinesQuery['bankLines']['nodes'][number]

/** The accounts, and what the last check found. */
export type BooksState = BooksCheckQuery

/** Numbered documents of all landlords. */
export function invoicesOptions(search: string, state: InvoiceState | null, page: number) {
  return queryOptions({
    queryKey: ['books', 'invoices', search, state, page],
    queryFn: async () =>
      (await request(invoicesQuery, { search, state, offset: (page - 1) * PAGE_SIZE })).staffInvoices,
  })
}

/** Lines of bank statements in a state. */
export function linesOptions(state: BankLineState, page: number) {
  return queryOptions({
    queryKey: ['books', 'lines', state, page],
    queryFn: async () => (await request(linesQuery, { state, offset: (page - 1) * PAGE_SIZE })).bankLines,
  })
}

const stillGoesOn = 2_000

/** What became of a file; asked again as long as lines of it are being booked. */
export function statementOptions(statementId: string) {
  return queryOptions({
    queryKey: ['books', 'statement', statementId],
    queryFn: async () => (await request(statementQuery, { statementId })).bankStatement,
    refetchInterval: ({ state }) => (state.data?.linesBeingBooked ? stillGoesOn : false),
  })
}

/** The accounts and the checks; asked again as long as one is under way. */
export const checkOptions = queryOptions({
  queryKey: ['books', 'check'],
  queryFn: () => request(checkQuery),
  refetchInterval: ({ state }) => (state.data?.booksCheckUnderWay ? stillGoesOn : false),
})

/** Records money that came. */
export function recordTransfer(
  transfer: { invoiceId: string; amount: number; receivedOn: string; reference: string },
  idempotencyKey: string,
) {
  return request(transferMutation, { ...transfer, idempotencyKey })
}

/** Gives an invoice up. */
export function writeOff(order: { invoiceId: string; reason: string }, idempotencyKey: string) {
  return request(writeOffMutation, { ...order, idempotencyKey })
}

/** Expects an invoice again. */
export function expectAgain(invoiceId: string, idempotencyKey: string) {
  return request(expectMutation, { invoiceId, idempotencyKey })
}

/** Sets the day of the next reminder, or that none comes. */
export function setReminder(order: { invoiceId: string; remindOn: string | null }, idempotencyKey: string) {
  return request(reminderMutation, { ...order, idempotencyKey })
}

/** Books a line for invoices. */
export function settleLine(
  order: { lineId: string; parts: { invoiceId: string; amount: number }[] },
  idempotencyKey: string,
) {
  return request(settleMutation, { ...order, idempotencyKey })
}

/** Leaves a line out. */
export function ignoreLine(order: { lineId: string; reason: string }, idempotencyKey: string) {
  return request(ignoreMutation, { ...order, idempotencyKey })
}

/** Orders a check of the books after the one that is shown. */
export function orderCheck(lastCheckId: string | null, idempotencyKey: string) {
  return request(orderCheckMutation, { lastCheckId, idempotencyKey })
}

/** Hands in a file of bank statements; answers its id. */
export async function uploadStatement(file: File, idempotencyKey: string): Promise<string> {
  const body = new FormData()
  body.set('idempotencyKey', idempotencyKey)
  body.set('file', file)
  const { statementId } = await rest<{ statementId: string }>('/api/bank-statements', {
    method: 'POST',
    body,
    repeatable: true,
  })
  return statementId
}
