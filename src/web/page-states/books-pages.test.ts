import { tryStates } from './page-case.test-data.ts'
import { bea } from './viewers.test-data.ts'

const account = {
  _id: 'a1',
  landlordName: 'Jana Keller',
  currency: 'EUR',
  available: 100_000,
  booked: 95_000,
  openCount: 1,
} as const

/** What the server says of something of an erased account; the law by its name in the retention table. */
const kept = (_id: string, isOver: boolean, isShared = false) => ({
  KeptOfErased: { keptOfErased: [{ _id, laws: ['tax'], until: '2034-12-31', isOver, isShared }] },
})

tryStates([
  {
    name: 'an invoice of an erased account in the books',
    path: '/en/staff/books?q=2026',
    viewer: bea,
    answers: {
      StaffInvoices: {
        staffInvoices: { totalCount: 1, nodes: [{ _id: 'i1', number: '2026-0007', currency: 'EUR' }] },
      },
      ...kept('i1', false),
    },
    says: 'The law (§ 147 AO) requires us to keep it until 31 Dec 2034; after that it’s destroyed.',
    empty: { says: 'No invoice matches' },
  },
  {
    name: 'a payment of an erased account that should have been destroyed',
    path: '/en/staff/books?view=payments',
    viewer: bea,
    answers: {
      StaffPayments: { staffPayments: { totalCount: 1, nodes: [{ _id: 'p1' }] } },
      ...kept('p1', true),
    },
    says: 'The period for which the law (§ 147 AO) requires it to be kept ended on 31 Dec 2034',
    empty: { says: 'What tenants pay here appears in this list.' },
  },
  {
    name: 'a payment of an erased account to a landlord whose account goes on',
    path: '/en/staff/books?view=payments',
    viewer: bea,
    answers: {
      StaffPayments: { staffPayments: { totalCount: 1, nodes: [{ _id: 'p1' }] } },
      ...kept('p1', false, true),
    },
    says: 'until 31 Dec 2034; the row itself stays for the other side',
    empty: { says: 'What tenants pay here appears in this list.' },
  },
  {
    name: 'invoices in the books',
    path: '/en/staff/books',
    viewer: bea,
    answers: {
      StaffInvoices: { staffInvoices: { totalCount: 1, nodes: [{ number: '2026-0007', currency: 'EUR' }] } },
    },
    says: '2026-0007',
    empty: { says: 'Invoices appear here once the first one has its number' },
  },
  {
    name: 'lines of bank statements in the books',
    path: '/en/staff/books?view=bank',
    viewer: bea,
    answers: { BankLines: { bankLines: { nodes: [{ otherName: 'Amélie Fournier', currency: 'EUR' }] } } },
    says: 'Amélie Fournier',
    empty: { says: 'Nothing is waiting for you' },
  },
  {
    name: 'accounts in the books',
    path: '/en/staff/books?view=accounts',
    viewer: bea,
    answers: {
      BooksCheck: { ledgerAccounts: [{ kind: 'FEE_REVENUE', mode: 'LIVE', currency: 'EUR', provider: '' }] },
    },
    says: 'Fees earned',
    empty: { says: 'The books haven’t been checked yet' },
  },
  {
    name: 'accounts at the payment provider',
    path: '/en/staff/books?view=provider',
    viewer: bea,
    answers: { ProviderAccounts: { providerAccounts: { totalCount: 1, nodes: [account] } } },
    says: 'Jana Keller',
    empty: { says: 'Nothing has been compared yet' },
  },
  {
    name: 'differences of an account at the payment provider',
    path: '/en/staff/books?view=provider&account=a1',
    viewer: bea,
    answers: {
      ProviderDifferences: {
        providerDifferences: { account, nodes: [{ kind: 'NO_ENTRY', amount: 5_000, currency: 'EUR' }] },
      },
    },
    says: 'the books have no entry',
    empty: {
      answers: { ProviderDifferences: { providerDifferences: { account } } },
      says: 'figures to the cent',
    },
  },
])
