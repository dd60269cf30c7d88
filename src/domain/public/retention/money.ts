import { BOOK_YEARS_KEPT } from '../../kernel/constants.ts'
import { type RetainedDatum, VOUCHER, WHILE_ACCOUNT } from './datum.ts'

/** What is kept of money: what is owed, what was moved, and to where. */
export const RETENTION_OF_MONEY: readonly RetainedDatum[] = [
  {
    key: 'invoices',
    laws: ['duty', 'invoices', 'tax', 'commercial'],
    clocks: [VOUCHER],
    end: { by: 'law' },
    tables: {
      invoices: { of: { landlord_id: 'keep' }, columns: ['number', 'document'], since: 'issued_on' },
      invoice_settlements: { of: { landlord_id: 'keep' }, columns: ['reference'], since: 'created_at' },
      invoice_write_offs: { of: { landlord_id: 'keep' }, columns: ['reason'], since: 'written_off_at' },
      fee_terms: { of: { landlord_id: 'keep' }, columns: ['reason'], since: 'made_at' },
    },
    files: ['INVOICE', 'CREDIT_NOTE'],
  },
  {
    key: 'books',
    laws: ['duty', 'tax', 'commercial'],
    clocks: [{ count: BOOK_YEARS_KEPT, unit: 'years', after: 'lastEntry' }],
    end: { by: 'law' },
    endsTogether: true,
    // What was granted, and which entries were paid out with which payout, is part of them.
    tables: {
      ledger_accounts: { of: { landlord_id: 'keep' } },
      ledger_events: { of: { landlord_id: 'keep' }, since: 'booked_at' },
      ledger_transfers: { of: { 'event_id>ledger_events.landlord_id': 'keep' }, since: 'booked_at' },
      incentives: { of: { landlord_id: 'keep' }, columns: ['reason'], since: 'granted_at' },
      payouts: { of: { landlord_id: 'keep' }, since: 'created_at' },
      payout_items: { of: { landlord_id: 'keep' }, since: 'payout_id>payouts.created_at' },
      payout_transfers: {
        of: { landlord_id: 'keep' },
        columns: ['account', 'external_id', 'failure_code'],
        since: 'created_at',
      },
    },
  },
  {
    key: 'payments',
    laws: ['contract', 'tax'],
    clocks: [VOUCHER],
    end: { by: 'law' },
    tables: {
      payments: {
        of: { payer_id: 'keep', landlord_id: 'keep' },
        columns: ['description', 'external_id', 'charge_id'],
        since: 'created_at',
      },
      refunds: {
        of: { 'payment_id>payments.payer_id': 'keep', landlord_id: 'keep' },
        columns: ['explanation', 'external_id', 'transfer_id', 'transfer_reference'],
        since: 'created_at',
      },
      refund_settlements: {
        of: { 'refund_id>refunds.payment_id>payments.payer_id': 'keep', landlord_id: 'keep' },
        since: 'created_at',
      },
      disputes: {
        of: { 'payment_id>payments.payer_id': 'keep', landlord_id: 'keep' },
        columns: ['external_id', 'answer_text', 'answer_failure'],
        since: 'created_at',
      },
      dispute_files: {
        of: {
          'dispute_id>disputes.payment_id>payments.payer_id': 'keep',
          'dispute_id>disputes.landlord_id': 'keep',
        },
        columns: ['external_id'],
        since: 'dispute_id>disputes.created_at',
      },
      bank_statements: { of: {}, columns: ['file_name'], since: 'uploaded_at' },
      bank_lines: {
        of: {},
        columns: [
          'account',
          'reference',
          'other_name',
          'other_iban_country',
          'other_iban_last4',
          'remittance',
          'explanation',
        ],
        since: 'created_at',
      },
      bank_line_parts: {
        of: { 'invoice_id>invoices.landlord_id': 'keep' },
        since: 'line_id>bank_lines.created_at',
      },
      provider_lines: {
        of: { landlord_id: 'keep' },
        columns: ['external_id', 'category', 'source_ids'],
        since: 'read_at',
      },
      provider_differences: { of: {}, columns: ['explanation'], since: 'opened_at' },
      local_provider_objects: { of: {}, columns: ['account', 'body'], since: 'created_at' },
      local_provider_answers: { of: {}, columns: ['account', 'body'], since: 'created_at' },
    },
  },
  {
    key: 'accountsForMoney',
    laws: ['contract'],
    clocks: [WHILE_ACCOUNT],
    end: { by: 'change' },
    tables: {
      bank_accounts: {
        of: { landlord_id: 'delete' },
        columns: ['account_holder', 'iban', 'iban_country', 'iban_last4', 'bic', 'bank_name'],
      },
      refund_accounts: {
        of: { 'refund_id>refunds.payment_id>payments.payer_id': 'delete' },
        columns: ['account_holder', 'iban', 'iban_country', 'iban_last4', 'bic'],
      },
      billing_addresses: {
        of: { landlord_id: 'delete' },
        columns: ['name', 'address_line1', 'address_line2', 'zip_code', 'city', 'region', 'country'],
      },
      payout_accounts: {
        of: { landlord_id: 'delete' },
        columns: ['country', 'email', 'external_id', 'missing', 'disabled_reason', 'bank_last4', 'bank_ids'],
      },
      payout_changes: { of: { landlord_id: 'delete' } },
      payout_schedules: { of: { landlord_id: 'delete' } },
    },
  },
  {
    key: 'providerWebhooks',
    laws: ['interest'],
    clocks: [VOUCHER],
    end: { by: 'law' },
    tables: { webhook_events: { of: {}, columns: ['body'], since: 'received_at' } },
  },
]
