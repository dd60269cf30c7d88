import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Search } from '../shared/use-search.ts'
import { graphql } from '../gen/gql.ts'
import type { InvoiceDocumentType, InvoiceFilter, PaymentInvoiceFragment } from '../gen/graphql.ts'
import { request } from '../graphql.ts'

graphql(`
  fragment PaymentInvoice on BcInvoiceCacheItem {
    bcId
    documentType
    dueDate
    isPaid
    isPayable
    isCredited
    amount
    openAmount
    currency
    createdAt
    liveMode
    state
    issuedOn
    documentUrl
    canBePaid {
      ...Verdict
    }
    payment {
      _id
      state
      failure
      method
      surplus
    }
    bookingLink {
      _id
      apartmentName
      tenantNames
      from
      to
    }
  }
`)

const PaymentInvoices = graphql(`
  query PaymentInvoices(
    $page: Int!
    $pageSize: Int!
    $documentType: InvoiceDocumentType
    $only: InvoiceFilter
  ) {
    me {
      _id
      bcInvoiceCacheItemsLink(page: $page, pageSize: $pageSize, documentType: $documentType, only: $only) {
        totalCount
        nodes {
          ...PaymentInvoice
        }
      }
    }
  }
`)

const PaymentInvoicesOfBooking = graphql(`
  query PaymentInvoicesOfBooking($bookingId: ID!) {
    me {
      _id
      bcInvoiceCacheItemsLink(bookingId: $bookingId, documentType: INVOICE) {
        nodes {
          ...PaymentInvoice
        }
      }
    }
  }
`)

const StartPayment = graphql(`
  mutation StartPayment($bookingId: ID!, $amount: Float!) {
    createLandlordFeeStripePaymentIntent(bookingId: $bookingId, amount: $amount) {
      error {
        ...Refusal
      }
      clientSecret
    }
  }
`)

const CheckPayment = graphql(`
  mutation CheckPayment($bookingId: ID!) {
    checkLandlordFeePayment(bookingId: $bookingId) {
      error {
        ...Refusal
      }
      payment {
        state
        failure
        surplus
      }
    }
  }
`)

/** An invoice or a credit note as the page shows it; amounts in minor units. */
export type Invoice = PaymentInvoiceFragment

/** The filters of the page, as its address has them. */
export const SHOWN = ['all', 'open', 'overdue', 'paid', 'creditNotes'] as const

/** A filter of the page. */
export type Shown = (typeof SHOWN)[number]

const NARROWING: Record<Shown, { documentType?: InvoiceDocumentType; only?: InvoiceFilter }> = {
  all: {},
  open: { only: 'OPEN' },
  overdue: { only: 'OVERDUE' },
  paid: { only: 'PAID' },
  creditNotes: { documentType: 'CREDIT_NOTE' },
}

/** The filter that an address names, else all. */
export function readShown(search: Search): Shown {
  return SHOWN.find((shown) => shown === search.show) ?? 'all'
}

const WINDOW = 50

/** Invoices and credit notes, the newest first, in windows. */
export function invoiceListQuery(shown: Shown) {
  return infiniteQueryOptions({
    queryKey: ['invoices', shown],
    queryFn: async ({ pageParam }) => {
      const { me } = await request(PaymentInvoices, {
        page: pageParam,
        pageSize: WINDOW,
        ...NARROWING[shown],
      })
      return me?.bcInvoiceCacheItemsLink ?? { totalCount: 0, nodes: [] }
    },
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length * WINDOW < last.totalCount ? pages.length : undefined),
    // Invoices are stale after half a minute (D9).
    staleTime: 30_000,
  })
}

/** The invoice that stands for a booking, or the last one where all were taken back; null for none. */
export function standingInvoiceQuery(bookingId: string) {
  return queryOptions({
    queryKey: ['invoices', 'of', bookingId],
    queryFn: async () => {
      const { me } = await request(PaymentInvoicesOfBooking, { bookingId })
      const nodes = me?.bcInvoiceCacheItemsLink.nodes ?? []
      return nodes.find(({ isCredited }) => !isCredited) ?? nodes[0] ?? null
    },
    staleTime: 0,
  })
}

/** Starts to pay what was shown; answers the secret by which the browser goes on. */
export async function startPayment(bookingId: string, amount: number): Promise<string> {
  const { createLandlordFeeStripePaymentIntent: started } = await request(StartPayment, { bookingId, amount })
  return started.clientSecret ?? ''
}

/** What became of a payment, as the server has it from the provider. */
export async function checkPayment(bookingId: string) {
  return (await request(CheckPayment, { bookingId })).checkLandlordFeePayment.payment ?? null
}
