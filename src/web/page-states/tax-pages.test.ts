import { utcToday } from '../shared/today.ts'
import { tryStates } from './page-case.test-data.ts'
import { bea, jana } from './viewers.test-data.ts'

const year = Number(utcToday().slice(0, 4)) - 1
const run = {
  state: 'DONE',
  sellers: 12,
  keptBack: 3,
  findings: { totalCount: 3 },
} as const
const computed = {
  year,
  mode: 'TESTING',
  canRun: { value: true },
  run,
  reports: { totalCount: 1 },
  statements: { sellers: 1 },
} as const
const untouched = {
  StaffTaxYear: { taxReportYear: { year, mode: 'TESTING', canRun: { value: true } } },
} as const
const message = {
  _id: 'm1',
  year,
  mode: 'TESTING',
  kind: 'DPI401',
  state: 'HANDED_IN',
  messageRefId: 'DE2025DE-7',
  canAnswer: { value: true },
} as const
const property = { address: 'Torstraße 12, 10119 Berlin', currency: 'EUR' } as const

tryStates([
  {
    name: 'messages of the yearly tax report',
    path: '/en/staff/tax-reports',
    viewer: bea,
    answers: {
      StaffTaxYear: { taxReportYear: computed },
      StaffTaxMessages: { taxReportYear: { reports: { totalCount: 1, nodes: [message] } } },
    },
    says: 'DE2025DE-7',
    empty: {
      answers: { ...untouched, StaffTaxMessages: { taxReportYear: {} } },
      says: 'Compute the year. Its messages then appear here',
    },
  },
  {
    name: 'what is to be checked before the tax report',
    path: '/en/staff/tax-reports?view=check',
    viewer: bea,
    answers: {
      StaffTaxYear: { taxReportYear: computed },
      StaffTaxFindings: {
        taxReportYear: {
          run: {
            findings: {
              totalCount: 1,
              nodes: [{ name: 'Jana Keller', problems: ['BIRTH_DATE_MISSING'], isKeptBack: true }],
            },
          },
        },
      },
    },
    says: 'The date of birth is missing.',
    empty: {
      answers: { ...untouched, StaffTaxFindings: { taxReportYear: {} } },
      says: 'Computing the report also checks it.',
    },
  },
  {
    name: 'what sellers were told of a year',
    path: '/en/staff/tax-reports?view=statements',
    viewer: bea,
    answers: {
      StaffTaxYear: { taxReportYear: computed },
      StaffTaxStatements: {
        taxReportYear: {
          sentStatements: { totalCount: 1, nodes: [{ name: 'Jana Keller', mail: 'FAILED' }] },
        },
      },
    },
    says: 'Couldn’t be emailed yet',
    empty: {
      answers: { ...untouched, StaffTaxStatements: { taxReportYear: {} } },
      says: 'No statements sent yet',
    },
  },
  {
    name: 'a message to the tax office',
    path: '/en/staff/tax-reports/m1',
    viewer: bea,
    answers: {
      StaffTaxMessage: {
        taxReport: {
          ...message,
          state: 'PARTLY_ACCEPTED',
          records: {
            totalCount: 1,
            nodes: [
              {
                name: 'Jana Keller',
                change: 'NEW',
                isAccepted: false,
                errors: [{ code: '60001', text: 'Invalid TIN' }],
              },
            ],
          },
        },
      },
    },
    says: 'Invalid TIN',
    empty: {
      answers: { StaffTaxMessage: { taxReport: { ...message, kind: 'DPI403' } } },
      says: 'It contains nothing about any seller.',
    },
  },
  {
    name: 'the tax report of a landlord',
    path: '/en/dashboard/tax-report',
    viewer: jana,
    answers: {
      TaxReportToday: {
        taxReportToday: {
          year,
          sellers: [
            {
              name: 'Jana Keller',
              isReported: true,
              properties: [property],
            },
          ],
        },
      },
    },
    says: 'Torstraße 12, 10119 Berlin',
    empty: { answers: { TaxReportToday: { taxReportToday: { year } } }, says: 'Nothing to report' },
  },
])
