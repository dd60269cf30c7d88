import {
  ENDED_DOCUMENT_MONTHS,
  GUARANTEE_DOCUMENT_MONTHS,
  IDENTITY_DOCUMENT_DAYS,
  REFUSED_DOCUMENT_DAYS,
  STAY_BEGUN_DOCUMENT_DAYS,
} from '../../rentals/document-clock.ts'
import { UNSENT_FILE_HOURS } from '../../rentals/messages/attachment.ts'
import { INBOUND_MAIL_DAYS_KEPT } from '../../rentals/messages/reply-mail.ts'
import { REPORT_DAYS_KEPT } from '../../rentals/messages/report.ts'
import { HANDOVER_MONTHS_KEPT } from '../../rentals/stays/key-handover.ts'
import { STAY_MESSAGE_MONTHS, UNBOOKED_MESSAGE_MONTHS } from '../../rentals/messages/thread.ts'
import { type RetainedDatum, VOUCHER, WHILE_ACCOUNT } from './datum.ts'

/** What is kept of requests and of what comes of them, up to the stay. */
export const RETENTION_OF_RENTALS: readonly RetainedDatum[] = [
  {
    key: 'requests',
    laws: ['contract'],
    clocks: [WHILE_ACCOUNT],
    end: { by: 'account' },
    tables: {
      booking_requests: {
        of: { tenant_id: 'blank' },
        columns: [
          'first_name',
          'last_name',
          'email',
          'phone',
          'gender',
          'adults_information',
          'children_information',
          'pets_description',
          'employment',
          'company_name',
          'job_title',
          'notes',
        ],
      },
      listing_requests: {
        of: { tenant_id: 'blank', landlord_id: 'blank' },
        columns: ['decline_explanation', 'suggestion_message'],
      },
      tenant_profiles: {
        of: { user_id: 'delete' },
        columns: [
          'adults_information',
          'children_information',
          'pets_description',
          'company_name',
          'job_title',
          'message',
        ],
      },
      booking_notes: {
        of: { 'booking_id>bookings.tenant_id': 'delete', landlord_id: 'delete' },
        columns: ['text'],
      },
      message_templates: { of: { landlord_id: 'delete' }, columns: ['name', 'text'] },
      shortlisted_groups: { of: { user_id: 'delete' } },
    },
  },
  {
    key: 'messages',
    laws: ['contract', 'interest'],
    clocks: [
      { count: UNBOOKED_MESSAGE_MONTHS, unit: 'months', after: 'requestEnded' },
      { count: STAY_MESSAGE_MONTHS, unit: 'months', after: 'stayEnded' },
      { count: UNSENT_FILE_HOURS, unit: 'hours', after: 'unsent' },
    ],
    end: { by: 'job', jobs: ['forgetMessages'], does: 'delete' },
    tables: {
      message_threads: { of: { tenant_id: 'delete', landlord_id: 'delete' }, columns: ['closed_why'] },
      messages: { of: { tenant_id: 'delete', landlord_id: 'delete' }, columns: ['content', 'whole'] },
      message_attachments: { of: { tenant_id: 'delete', landlord_id: 'delete' }, columns: ['file_name'] },
      message_translations: {
        of: { tenant_id: 'delete', landlord_id: 'delete' },
        columns: ['text', 'from_language'],
      },
    },
  },
  {
    key: 'messageReports',
    laws: ['duty', 'interest'],
    clocks: [{ count: REPORT_DAYS_KEPT, unit: 'days', after: 'ended' }],
    end: { by: 'job', jobs: ['forgetMessageReports'], does: 'delete' },
    tables: {
      message_reports: { of: { tenant_id: 'delete', landlord_id: 'delete' }, columns: ['words', 'answer'] },
    },
  },
  {
    key: 'keyHandovers',
    laws: ['contract', 'interest'],
    clocks: [{ count: HANDOVER_MONTHS_KEPT, unit: 'months', after: 'stayEnded' }],
    end: { by: 'job', jobs: ['forgetKeyHandovers'], does: 'delete' },
    tables: {
      key_handovers: {
        of: { tenant_id: 'delete', landlord_id: 'delete' },
        columns: ['content', 'remarks'],
      },
      key_handover_photos: {
        of: { tenant_id: 'delete', landlord_id: 'delete' },
        columns: ['file_name'],
      },
    },
  },
  {
    key: 'inboundMails',
    laws: ['contract', 'interest'],
    clocks: [{ count: INBOUND_MAIL_DAYS_KEPT, unit: 'days', after: 'came' }],
    end: { by: 'job', jobs: ['forgetInboundMails'], does: 'delete' },
    tables: {
      inbound_mails: { of: { person_id: 'delete', tenant_id: 'delete', landlord_id: 'delete' } },
    },
  },
  {
    key: 'tenantDocuments',
    laws: ['contract', 'discrimination', 'guarantees'],
    clocks: [
      { until: 'replaced' },
      { count: REFUSED_DOCUMENT_DAYS, unit: 'days', after: 'notAccepted' },
      { count: ENDED_DOCUMENT_MONTHS, unit: 'months', after: 'requestEnded' },
      { count: IDENTITY_DOCUMENT_DAYS, unit: 'days', after: 'identityDocument' },
      { count: STAY_BEGUN_DOCUMENT_DAYS, unit: 'days', after: 'stayBegun' },
      { count: GUARANTEE_DOCUMENT_MONTHS, unit: 'months', after: 'guaranteeEnded' },
    ],
    end: { by: 'job', jobs: ['forgetTenantDocuments', 'eraseDocumentContent'], does: 'delete' },
    tables: { tenant_documents: { of: { tenant_id: 'delete' }, columns: ['explanation'] } },
    files: ['TENANT_DOCUMENT', 'ID_DOCUMENT', 'REGISTRATION_DOCUMENT'],
  },
  {
    key: 'documentConsents',
    laws: ['consent', 'proofOfConsent'],
    clocks: [WHILE_ACCOUNT],
    end: { by: 'account' },
    tables: {
      tenant_document_consents: { of: { tenant_id: 'delete' } },
      tenant_document_uses: { of: { 'consent_id>tenant_document_consents.tenant_id': 'delete' } },
    },
  },
  {
    key: 'contracts',
    laws: ['contract', 'commercial', 'tax'],
    clocks: [VOUCHER],
    end: { by: 'law' },
    tables: {
      booking_offers: {
        of: { tenant_id: 'keep', landlord_id: 'keep' },
        columns: ['contract_data', 'house_rules', 'stop_comment'],
        since: 'to',
      },
      signature_procedures: {
        of: { 'offer_id>booking_offers.tenant_id': 'keep', landlord_id: 'keep' },
        columns: ['external_id'],
        since: 'offer_id>booking_offers.to',
      },
      signers: {
        of: { user_id: 'keep', landlord_id: 'keep' },
        columns: [
          'typed_name',
          'consent_text',
          'ip_address',
          'user_agent',
          'drawn_signature',
          'external_id',
          'signing_url',
        ],
        since: 'procedure_id>signature_procedures.offer_id>booking_offers.to',
      },
      signing_reminders: {
        of: { 'offer_id>booking_offers.tenant_id': 'keep', landlord_id: 'keep' },
        since: 'offer_id>booking_offers.to',
      },
    },
    files: ['CONTRACT', 'SIGNED_CONTRACT'],
  },
  {
    key: 'powersOfAttorney',
    laws: ['contract', 'commercial'],
    clocks: [VOUCHER],
    end: { by: 'law' },
    tables: {
      powers_of_attorney: {
        of: { agent_id: 'keep', landlord_id: 'keep' },
        columns: ['agent_name', 'landlord_name', 'withdrawal_reason'],
        since: 'to',
      },
    },
    files: ['POWER_OF_ATTORNEY'],
  },
  {
    key: 'bookings',
    laws: ['contract', 'tax'],
    clocks: [VOUCHER],
    end: { by: 'law' },
    tables: {
      bookings: {
        of: { tenant_id: 'keep', landlord_id: 'keep' },
        columns: ['landlord_cancellation_note'],
        since: 'to',
      },
      booking_months: {
        of: { 'booking_id>bookings.tenant_id': 'keep', landlord_id: 'keep' },
        since: 'booking_id>bookings.to',
      },
      occupancies: {
        of: { 'offer_id>booking_offers.tenant_id': 'keep', landlord_id: 'keep' },
        since: 'offer_id>booking_offers.to',
      },
      stay_proposals: {
        of: { tenant_id: 'keep', landlord_id: 'keep' },
        columns: ['message', 'answer'],
        since: 'booking_id>bookings.to',
      },
      rents: {
        of: { 'booking_id>bookings.tenant_id': 'keep', landlord_id: 'keep' },
        since: 'booking_id>bookings.to',
      },
      tenant_dues: {
        of: { 'booking_id>bookings.tenant_id': 'keep', landlord_id: 'keep' },
        since: 'booking_id>bookings.to',
      },
      deposits: {
        of: { 'booking_id>bookings.tenant_id': 'keep', landlord_id: 'keep' },
        since: 'booking_id>bookings.to',
      },
      deposit_deductions: {
        of: { 'booking_id>bookings.tenant_id': 'keep', 'booking_id>bookings.landlord_id': 'keep' },
        columns: ['explanation'],
        since: 'booking_id>bookings.to',
      },
    },
  },
]
