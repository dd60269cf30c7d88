import { BOOK_YEARS_KEPT } from '../../kernel/constants.ts'
import { BOOK, type RetainedDatum } from './datum.ts'

/** As long as somebody has an account, each year may be reported: the last of them is that of its end (§ 22 PStTG). */
const ACCOUNT_END = 'landlord_id>users.erased_at'

/** What is kept for the yearly report to the tax office (DAC7). */
export const RETENTION_OF_TAX: readonly RetainedDatum[] = [
  {
    key: 'taxData',
    laws: ['duty', 'platforms'],
    clocks: [{ count: BOOK_YEARS_KEPT, unit: 'years', after: 'endOfReportedYear' }],
    end: { by: 'law' },
    tables: {
      billing_details_items: {
        of: { landlord_id: 'keep' },
        columns: [
          'first_name',
          'last_name',
          'birth_date',
          'company_name',
          'registration_number',
          'vat_id',
          'tax_id',
          'address_line1',
          'address_line2',
          'zip_code',
          'city',
          'region',
          'country',
          'billing_address',
          'exemption_reason',
          'tax_country',
          'birth_city',
          'birth_country',
          'establishments',
        ],
        since: ACCOUNT_END,
      },
      groups: {
        of: { landlord_id: 'keep' },
        columns: ['street', 'street_number', 'zip_code', 'city', 'country', 'land_register_number'],
        since: ACCOUNT_END,
      },
      tax_data_requests: { of: { landlord_id: 'keep' }, since: ACCOUNT_END },
      handed_homes: { of: { landlord_id: 'keep' }, since: ACCOUNT_END },
      home_sellers: { of: { landlord_id: 'keep' }, since: ACCOUNT_END },
    },
  },
  {
    key: 'taxReports',
    laws: ['duty', 'platforms', 'tax'],
    clocks: [BOOK],
    end: { by: 'job', jobs: ['forgetTaxReports'], does: 'delete' },
    tables: {
      tax_report_runs: { of: {}, columns: ['failure'], since: 'started_at' },
      tax_report_findings: {
        of: { landlord_id: 'keep' },
        columns: ['content'],
        since: 'run_id>tax_report_runs.started_at',
      },
      tax_reports: { of: {}, columns: ['xml', 'answer', 'errors'], since: 'made_at' },
      tax_report_records: {
        of: { landlord_id: 'keep' },
        columns: ['content', 'errors'],
        since: 'report_id>tax_reports.made_at',
      },
      tax_statements: { of: { landlord_id: 'keep' }, since: 'made_at' },
    },
    files: ['TAX_STATEMENT'],
  },
]
