import type { StatementTexts } from './statement-text.ts'

/** Statements in English. */
export const statementTextsEn: StatementTexts = {
  title: (year) => `What is reported for ${year}`,
  lead: (operator) =>
    `${operator} reports these data to the German Federal Central Tax Office (Bundeszentralamt für Steuern), as sections 13, 14 and 22 of the Plattformen-Steuertransparenzgesetz (DAC7) demand.`,
  correction: 'Corrected: this statement takes the place of earlier ones.',
  testing: {
    stamp: 'TEST',
    sentence: 'This statement was made in test mode. Nothing of it is reported.',
  },
  seller: 'You let as',
  operator: 'Reported by',
  facts: {
    madeOn: 'Made on',
    taxId: 'Tax id',
    noTaxId: 'none',
    vatId: 'VAT id',
    birthDate: 'Date of birth',
    birthPlace: 'Place of birth',
    registration: 'Registration number',
    account: 'Account',
    establishments: 'Establishments in',
  },
  property: {
    type: { DPI904: 'House', DPI905: 'Apartment', DPI910: 'Other property' },
    landRegister: 'Land register',
    days: (count) => (count === 1 ? 'rented on 1 day' : `rented on ${count} days`),
  },
  table: {
    quarter: (quarter) => `Quarter ${quarter}`,
    stays: 'Stays',
    consideration: 'Received, less fees',
    fees: 'Fees',
    taxes: 'Taxes withheld',
    year: 'Year',
  },
  notes: [
    'Amounts are in whole units of the currency; a quarter is the difference of two rounded sums, so that the quarters are the year.',
    'Money counts on the day on which it was paid to you: rent through the product when its payout has arrived, other rent on the day on which it was marked as received. What went back to tenants is taken off on the day on which it went back.',
    'Fees are those that were invoiced in the quarter, with VAT, less what was credited. Homes at one address are one property. A day on which several of its apartments were let counts once.',
    'If something is wrong, tell our team. The report is then corrected, and you get a new statement.',
  ],
  page: (page, pages) => `Page ${page} of ${pages}`,
}
