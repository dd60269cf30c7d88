import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INVOICE_SETTLEMENT_KINDS } from '../catalogue/invoices.ts'
import { LEDGER_ACCOUNT_KINDS } from '../catalogue/ledger.ts'
import {
  balanceOf,
  type Posting,
  postCarriedCredit,
  postInvoice,
  postSettlement,
  postWriteOff,
} from './ledger.ts'

const landlordId = 'jana'
const text = (postings: readonly Posting[]) =>
  postings.map(({ debit, credit, amount }) => `${name(debit)} to ${name(credit)}: ${amount}`)
const name = ({ kind, provider }: Posting['debit']) => [kind, provider].filter(Boolean).join(' ')

describe('what is booked', () => {
  it.each<[string, Posting[], string[]]>([
    [
      'an invoice with VAT',
      postInvoice({ landlordId, net: 90_000, vat: 17_100 }),
      ['LANDLORD_RECEIVABLE to FEE_REVENUE: 90000', 'LANDLORD_RECEIVABLE to VAT: 17100'],
    ],
    [
      'one without',
      postInvoice({ landlordId, net: 90_000, vat: 0 }),
      ['LANDLORD_RECEIVABLE to FEE_REVENUE: 90000'],
    ],
    ['one of nothing', postInvoice({ landlordId, net: 0, vat: 0 }), []],
    [
      'a card',
      postSettlement({ landlordId, kind: 'CARD', amount: 5 }),
      ['PROVIDER_CLEARING STRIPE to LANDLORD_RECEIVABLE: 5'],
    ],
    [
      'a transfer',
      postSettlement({ landlordId, kind: 'BANK_TRANSFER', amount: 5 }),
      ['PROVIDER_CLEARING BANK to LANDLORD_RECEIVABLE: 5'],
    ],
    [
      'what is kept of a payout',
      postSettlement({ landlordId, kind: 'PAYOUT', amount: 5 }),
      ['LANDLORD_PAYABLE to LANDLORD_RECEIVABLE: 5'],
    ],
    ['what a credit note gave back', postSettlement({ landlordId, kind: 'CREDIT', amount: 5 }), []],
    [
      'what was too much',
      postCarriedCredit({ landlordId, amount: 5 }),
      ['LANDLORD_RECEIVABLE to LANDLORD_PAYABLE: 5'],
    ],
    [
      'what nobody expects any more',
      postWriteOff({ landlordId, amount: 5 }),
      ['UNCOLLECTIBLE to LANDLORD_RECEIVABLE: 5'],
    ],
  ])('for %s', (_, postings, expected) => {
    expect(text(postings)).toEqual(expected)
  })

  it('is never negative, nor a fraction', () => {
    expect(() => postInvoice({ landlordId, net: -1, vat: 0 })).toThrow(RangeError)
    expect(() => postInvoice({ landlordId, net: 1.5, vat: 0 })).toThrow(RangeError)
  })

  it('moves a positive amount between two accounts, whatever happens', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.constantFrom(...INVOICE_SETTLEMENT_KINDS), (net, vat, kind) => {
        const all = [
          ...postInvoice({ landlordId, net, vat }),
          ...postSettlement({ landlordId, kind, amount: net }),
          ...postCarriedCredit({ landlordId, amount: vat }),
        ]
        for (const { debit, credit, amount } of all) {
          expect(amount).toBeGreaterThan(0)
          expect(debit).not.toEqual(credit)
        }
      }),
    )
  })
})

it('says what an account holds: what others owe grows by debits, what is owed to others by credits', () => {
  const sums = { debits: 30, credits: 10 }
  const held = LEDGER_ACCOUNT_KINDS.filter((kind) => balanceOf(kind, sums) > 0)
  expect(held).toEqual([
    'TENANT_RECEIVABLE',
    'LANDLORD_RECEIVABLE',
    'PROVIDER_CLEARING',
    'PROVIDER_COSTS',
    'DISPUTE_HOLD',
    'PAYOUT_IN_TRANSIT',
    'UNCOLLECTIBLE',
  ])
})
