import type { InvoiceTexts } from './invoice-text.ts'

/** Invoices in English. */
export const invoiceTextsEn: InvoiceTexts = {
  title: { INVOICE: 'Invoice', CREDIT_NOTE: 'Credit note' },
  takesBack: (number, issuedOn) => `takes back the invoice ${number} of ${issuedOn}`,
  testing: {
    stamp: 'TESTING',
    sentence: 'This document was written in test mode. It is not an invoice, and nothing has to be paid.',
  },
  facts: { issuedOn: 'Date', dueOn: 'Due by', stay: 'Period of the service', apartment: 'Apartment' },
  period: (from, to) => `${from}\nto ${to}`,
  parties: { seller: 'From', buyer: 'To' },
  ids: { vatId: 'VAT ID', taxNumber: 'Tax number' },
  table: { service: 'Service', vat: 'VAT', net: 'Net' },
  fee: ({ percent, rent }) => `Fee, ${percent} of the rent of ${rent}`,
  tenantFee: ({ percent, rent }) => `Tenant service fee, ${percent} of the rent of ${rent}`,
  calculation: {
    OWN_CALCULATION: 'Rent of the whole stay: full calendar months, other days by the days of their month',
    CALCULATION_PER_NIGHT: 'Rent of the whole stay, calculated per night',
    HALF_OR_FULL_MONTH: 'Rent of the whole stay in half and full months',
  },
  origin: {
    LISTING: (since) => `percentage of this apartment since ${since}`,
    AGREEMENT: (since) => `percentage by the agreement of ${since}`,
    LANDLORD: (since) => `your percentage since ${since}`,
  },
  untaxed: { AE: 'reverse charge', E: 'exempt', O: 'not taxable' },
  totals: {
    net: 'Net total',
    vat: (rate, net) => `VAT ${rate} on ${net}`,
    gross: 'Total',
    paid: 'Paid',
    due: 'To pay',
    dueBack: 'Credited',
  },
  payment: {
    title: 'Payment',
    transfer: ({ amount, dueOn }) =>
      `Please transfer ${amount} to this account by ${dueOn} and give the reference.`,
    account: { holder: 'Account holder', iban: 'IBAN', bic: 'BIC', reference: 'Reference' },
    keptFromPayout: ({ amount, dueOn }) =>
      `We will keep ${amount} from your next payout. You don’t have to transfer anything. If no payout has covered it by ${dueOn}, please pay it by card under “Payments”.`,
    paid: {
      CARD: ({ amount, paidOn }) => `${amount} was paid by card on ${paidOn}. Thank you.`,
      BANK_TRANSFER: ({ amount, paidOn }) => `${amount} was paid by bank transfer on ${paidOn}. Thank you.`,
      PAYOUT: ({ amount, paidOn }) => `${amount} was kept from your payout of ${paidOn}.`,
      CREDIT: ({ amount }) => `Your earlier payment settles ${amount}.`,
    },
    givenBack: ({ amount, number }) =>
      `${amount} is set off against the invoice ${number}. What you have already paid of it you get back.`,
    nothing: 'There is nothing to pay.',
  },
  notes: 'Notes',
  reverseCharge:
    'Reverse charge: VAT is to be paid by the recipient of the service (Art. 194 to 196 of Directive 2006/112/EC).',
  smallBusiness: (country) =>
    country === 'DE'
      ? 'Exempt from VAT as a small business (§ 19 UStG).'
      : 'Exempt from VAT under the special scheme for small enterprises (Art. 284 of Directive 2006/112/EC).',
  outsideTheUnion:
    'Not subject to VAT of the European Union: the apartment lies outside of it (Art. 47 of Directive 2006/112/EC).',
  page: (page, of) => `Page ${page} of ${of}`,
}
