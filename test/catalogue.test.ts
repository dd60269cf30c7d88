import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  getNamedType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  GraphQLString,
  type GraphQLType,
  isInputObjectType,
  isObjectType,
} from 'graphql'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PORTAL_SCOPES } from '../src/domain/calendars/portal-asked.ts'
import { BLOCK_KINDS } from '../src/domain/calendars/calendar-answer.ts'
import { CATALOGUE, CATALOGUE_CONCEPTS } from '../src/domain/catalogue/catalogue.ts'
import { FALLBACK_SOLVENCY_CHECK_ERROR_TYPES } from '../src/domain/catalogue/checks.ts'
import { LANGUAGES, PROFILE_LANGUAGES } from '../src/domain/catalogue/language.ts'
import { PARTNER_SOURCES } from '../src/domain/catalogue/calendars.ts'
import { REQUEST_STATUS_TYPES } from '../src/domain/catalogue/requests.ts'
import { TENANT_NOTIFICATION_KINDS } from '../src/domain/notifications/notification.ts'
import { SIGNING_PARTIES } from '../src/domain/rentals/signing.ts'
import { buildTestApp, type TestApp } from './app.ts'
import { given } from './builders.ts'
import { MAIL_DIGESTS } from '../src/domain/notifications/mail-digest.ts'
import { PUSH_FAILURES } from '../src/domain/notifications/push-test.ts'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp()
})
afterAll(() => app.close())

/** Every check of the database that lists values of the catalogue, with those values. */
const columns: Record<string, readonly string[]> = {
  'listings.unpublish_reason': CATALOGUE.unpublishReason,
  'users.language': PROFILE_LANGUAGES,
  'sign_ups.language': PROFILE_LANGUAGES,
  'groups.home_type': CATALOGUE.homeType,
  'groups.furniture_standard': CATALOGUE.furnitureStandard,
  'groups.apartment_state': CATALOGUE.apartmentState,
  'groups.pet_rule': CATALOGUE.apartmentRule,
  'groups.smoking_rule': CATALOGUE.apartmentRule,
  'groups.method_of_booking': CATALOGUE.methodOfBooking,
  'groups.invoice_calculation_method': CATALOGUE.invoiceCalculationMethod,
  'booking_requests.gender': CATALOGUE.gender,
  'booking_requests.reason_for_stay': CATALOGUE.reasonForStay,
  'booking_requests.employment': CATALOGUE.employment,
  'booking_requests.paid_by': CATALOGUE.paidBy,
  'listing_requests.type': CATALOGUE.requestType,
  'listing_requests.method_of_booking': CATALOGUE.methodOfBooking,
  // Blocked requests are derived, not stored.
  'listing_requests.status_type': REQUEST_STATUS_TYPES,
  'listing_requests.skip_reason': CATALOGUE.skipReason,
  'listing_requests.landlord_status': CATALOGUE.landlordStatus,
  'booking_offers.status': CATALOGUE.offerStatus,
  'booking_offers.type': CATALOGUE.contractType,
  'booking_offers.stop_reason': CATALOGUE.stopOnlineSigningReason,
  'booking_offers.language': LANGUAGES,
  'booking_offers.time_of_payment': CATALOGUE.timeOfPayment,
  'booking_offers.cleaning_fee_frequency': CATALOGUE.cleaningFeeFrequency,
  'contract_terms.language': LANGUAGES,
  'contract_terms.time_of_payment': CATALOGUE.timeOfPayment,
  'contract_terms.cleaning_fee_frequency': CATALOGUE.cleaningFeeFrequency,
  'signature_procedures.status': CATALOGUE.signatureProcedureState,
  'signature_procedures.provider': CATALOGUE.signatureProvider,
  'signers.role': SIGNING_PARTIES,
  'signers.status': CATALOGUE.signerState,
  'signing_reminders.role': SIGNING_PARTIES,
  'signing_reminders.cancellation_reason': CATALOGUE.reminderCancellationReason,
  'bookings.type': CATALOGUE.requestType,
  'bookings.cancellation_reason': CATALOGUE.bookingCancellationReason,
  'bookings.invoice_calculation_method': CATALOGUE.invoiceCalculationMethod,
  // A block is a row of its own table.
  'occupancies.kind': CATALOGUE.occupancyKind.filter((kind) => kind !== 'BLOCK'),
  'blocks.source': CATALOGUE.blockSource,
  'calendar_feeds.kind': CATALOGUE.calendarFeedKind,
  'calendar_feeds.platform': CATALOGUE.calendarPlatform,
  'calendar_feeds.error': CATALOGUE.calendarSyncError,
  'calendar_feeds.window_meaning': CATALOGUE.windowMeaning,
  'blocks.kind': BLOCK_KINDS,
  'groups.max_vacancy_unit': CATALOGUE.maxVacancyUnit,
  'listing_requests.invoice_calculation_method': CATALOGUE.invoiceCalculationMethod,
  'invoices.document_type': CATALOGUE.invoiceDocumentType,
  'invoices.live_mode': CATALOGUE.invoiceLiveMode,
  'bank_lines.reason': CATALOGUE.bankLineReason,
  'bank_lines.state': CATALOGUE.bankLineState,
  'provider_lines.mode': CATALOGUE.invoiceLiveMode,
  'provider_lines.provider': CATALOGUE.paymentProvider,
  'notification_settings.mail_digest': MAIL_DIGESTS,
  'push_deliveries.failure': PUSH_FAILURES,
  'provider_readings.mode': CATALOGUE.invoiceLiveMode,
  'provider_readings.provider': CATALOGUE.paymentProvider,
  'provider_balances.mode': CATALOGUE.invoiceLiveMode,
  'provider_balances.provider': CATALOGUE.paymentProvider,
  'provider_differences.kind': CATALOGUE.providerDifference,
  'provider_differences.state': CATALOGUE.providerDifferenceState,
  'invoices.vat_category': CATALOGUE.vatCategory,
  'invoice_numbers.live_mode': CATALOGUE.invoiceLiveMode,
  'invoice_settlements.kind': CATALOGUE.invoiceSettlementKind,
  'ledger_accounts.kind': CATALOGUE.ledgerAccountKind,
  'ledger_accounts.mode': CATALOGUE.invoiceLiveMode,
  'ledger_events.kind': CATALOGUE.ledgerEventKind,
  'payments.purpose': CATALOGUE.paymentPurpose,
  'payments.mode': CATALOGUE.invoiceLiveMode,
  'payments.provider': CATALOGUE.paymentProvider,
  'payments.state': CATALOGUE.paymentState,
  'payments.method': CATALOGUE.paymentMethod,
  'fee_terms.scope': CATALOGUE.feeTermsScope,
  'fee_terms.calculation_method': CATALOGUE.invoiceCalculationMethod,
  'incentives.mode': CATALOGUE.invoiceLiveMode,
  'appointments.status': CATALOGUE.appointmentStatus,
  'bank_accounts.holder_match': CATALOGUE.holderMatch,
  'payout_changes.purpose': CATALOGUE.payoutPurpose,
  'payout_changes.state': CATALOGUE.payoutChangeState,
  'tenant_dues.purpose': CATALOGUE.paymentPurpose.filter((purpose) => purpose !== 'LANDLORD_FEE'),
  'tenant_dues.mode': CATALOGUE.invoiceLiveMode,
  'payout_accounts.provider': CATALOGUE.paymentProvider,
  'payout_accounts.mode': CATALOGUE.invoiceLiveMode,
  'payout_accounts.status': CATALOGUE.payoutAccountStatus,
  'payout_schedules.schedule': CATALOGUE.payoutSchedule,
  'payouts.provider': CATALOGUE.paymentProvider,
  'payouts.mode': CATALOGUE.invoiceLiveMode,
  'payouts.state': CATALOGUE.payoutState,
  'payouts.failure': CATALOGUE.payoutFailure,
  'payout_items.kind': CATALOGUE.payoutItemKind,
  'payout_transfers.leg': CATALOGUE.payoutLeg,
  'payout_transfers.state': CATALOGUE.payoutTransferState,
  'payout_transfers.failure': CATALOGUE.payoutFailure,
  'refunds.purpose': CATALOGUE.paymentPurpose.filter((one) => one !== 'LANDLORD_FEE'),
  'refunds.mode': CATALOGUE.invoiceLiveMode,
  'refunds.provider': CATALOGUE.paymentProvider,
  'refunds.reason': CATALOGUE.refundReason,
  'refunds.state': CATALOGUE.refundState,
  'refunds.way': CATALOGUE.refundWay,
  'refund_accounts.holder_match': CATALOGUE.holderMatch,
  'refunds.failure': CATALOGUE.refundFailure,
  'disputes.provider': CATALOGUE.paymentProvider,
  'disputes.mode': CATALOGUE.invoiceLiveMode,
  'disputes.reason': CATALOGUE.disputeReason,
  'disputes.state': CATALOGUE.disputeState,
  'disputes.answer': CATALOGUE.disputeAnswer,
  'dispute_files.shows': ['CONTRACT', 'INVOICE'],
  'deposits.holder': CATALOGUE.depositHolder,
  'deposit_deductions.reason': CATALOGUE.depositDeductionReason,
  'billing_details_items.exemption_status': CATALOGUE.dac7ExemptionStatus,
  'billing_details_items.state': CATALOGUE.billingDetailsItemState,
  'billing_details_items.type': CATALOGUE.commercialType,
  'feature_flags.name': CATALOGUE.featureFlag,
  'feature_flag_users.name': CATALOGUE.featureFlag,
  'id_verifications.action': CATALOGUE.idVerificationAction,
  'id_pictures.side': CATALOGUE.idPictureSide,
  'id_verifications.document': CATALOGUE.idDocument,
  'id_verifications.failure_reason': CATALOGUE.idVerificationFailureReason,
  'id_verifications.method': CATALOGUE.idVerificationMethod,
  'id_verifications.provider': CATALOGUE.idVerificationProvider,
  'id_verifications.status': CATALOGUE.idVerificationStatus,
  'review_claims.kind': CATALOGUE.reviewKind,
  'solvency_checks.error_type': CATALOGUE.solvencyCheckErrorType,
  'solvency_checks.fallback_error_type': FALLBACK_SOLVENCY_CHECK_ERROR_TYPES,
  'solvency_checks.provider': CATALOGUE.solvencyCheckProvider,
  'solvency_checks.status': CATALOGUE.solvencyCheckStatus,
  'tax_report_records.change': CATALOGUE.taxRecordChange,
  'tax_report_records.mode': CATALOGUE.invoiceLiveMode,
  'tax_report_runs.mode': CATALOGUE.invoiceLiveMode,
  'tax_report_runs.state': CATALOGUE.taxRunState,
  'tax_reports.kind': CATALOGUE.taxReportKind,
  'tax_reports.mode': CATALOGUE.invoiceLiveMode,
  'tax_reports.state': CATALOGUE.taxReportState,
  'tax_statements.mode': CATALOGUE.invoiceLiveMode,
  'tenant_documents.id_document': CATALOGUE.idDocument,
  'tenant_documents.student_id_type': CATALOGUE.studentIdType,
  'tenant_documents.type': CATALOGUE.tenantDocumentType,
  'tenant_documents.status': CATALOGUE.fileValidationStatus,
  'tenant_documents.failure_reason': CATALOGUE.fileValidationFailureReason,
  'listing_events.type': CATALOGUE.eventType,
  'page_events.type': CATALOGUE.trackerEvent,
  'page_events.language': LANGUAGES,
  'notifications.kind': CATALOGUE.notificationKind,
  'notification_preferences.kind': CATALOGUE.notificationKind,
  'tenant_notification_preferences.kind': TENANT_NOTIFICATION_KINDS,
  'personal_access_tokens.scopes': CATALOGUE.accessScope,
  'team_members.role': CATALOGUE.teamRole,
  'partner_portals.place': CATALOGUE.portalPlace,
  'partner_portals.format': CATALOGUE.portalFormat,
  'partner_portals.language': LANGUAGES,
  'partner_portals.state': CATALOGUE.portalState,
  'partner_portal_homes.state': CATALOGUE.portalHomeState,
  'partner_portal_fetches.scope': PORTAL_SCOPES,
  'calendar_exports.platform': CATALOGUE.calendarPlatform,
  'calendar_exports.language': LANGUAGES,
  'notifications.partner_source': PARTNER_SOURCES,
  'partner_sources.source': PARTNER_SOURCES,
  'partner_blocks.source': PARTNER_SOURCES,
  'tenant_profiles.gender': CATALOGUE.gender,
  'tenant_profiles.reason_for_stay': CATALOGUE.reasonForStay,
  'tenant_profiles.employment': CATALOGUE.employment,
  'tenant_profiles.paid_by': CATALOGUE.paidBy,
}

/** Checks that list words of the server alone. */
const serversOwn = [
  'audit_log.via',
  'bank_statements.format',
  'ledger_accounts.provider',
  'ledger_transfers.phase',
  'login_steps.kind',
  'passkeys.device_type',
  'saved_views.page',
  // When something happened, by how far the report is.
  'tax_reports.answered_at',
  'tax_reports.handed_in_at',
]

/** Enums of the API that are views of our own, not lists of the specification. */
const apisOwn = [
  'AnswerKind',
  'AroundBarKind',
  'AuditVia',
  'BadgeKind',
  'BadgeTone',
  'BillingDatum',
  'BlockKind',
  'BookingPhase',
  'CalendarChangeKind',
  'CalendarMissingRule',
  'CalendarNeed',
  'DaySegmentKind',
  'DocumentClockReason',
  'IdentityField',
  'IdentitySentence',
  'Language',
  'ListingLanguage',
  'ListingPurpose',
  'MailDigest',
  'MoneyEntryKind',
  'MoneyLineKind',
  'MoneyWaitingReason',
  'NextStepKind',
  'NotificationTarget',
  'TenantNotificationKind',
  'PartnerSource',
  'PushFailure',
  'PushHop',
  'PushTestState',
  'PasskeyDeviceType',
  'PayoutObstacleReason',
  'ProfileLanguage',
  'ProgressState',
  'ProgressStepName',
  'PublicationHistory',
  'QuestionTopic',
  'RequestClass',
  'RequestEventSide',
  'RequestFilter',
  'RequestReason',
  'RequestStatusSubReason',
  'SavedViewPage',
  'SearchResultKind',
  'SharedTrait',
  'SigningParty',
  'SolvencyMethod',
  'StepParty',
  'TeamMemberStatus',
  'TenantProof',
  'TenantProofState',
  'VerificationPart',
  'VerificationTurn',
  'VacancyReason',
]

/** Texts of the API that are called as a concept is, and what they are instead of one of its values. */
const texts = {
  'AuditEntry.action': 'a command; more are made with every feature',
  'AuditEntry.entityType': 'what the log is about, older things too',
  'AuditEntry.reason': "somebody's own words",
  'BankLine.decidedBy': 'the name of somebody',
  'Dac7Compliance.exemptionReason': "somebody's own words",
  'FeeTerms.madeBy': 'the name of somebody',
  'FeeTerms.reason': "somebody's own words",
  'ImpersonationRecord.reason': "somebody's own words",
  'BankAccount.accountHolder': 'the name of somebody',
  'CreateBankAccountInput.accountHolder': 'the name of somebody',
  'StaffDispute.answerFailure': 'in the words of the provider',
  'Incentive.grantedBy': 'the name of somebody',
  'Incentive.reason': "somebody's own words",
  'LandlordInvoice.creditedBy': 'the number of a document',
  'LedgerAccountSums.provider': 'where money is, of clearing accounts',
  'MinBookingDurationByRegion.source': 'an address',
  'Mutation.editIdentityVerificationField.reason': "somebody's own words",
  'Mutation.explainProviderDifference.reason': "somebody's own words",
  'Mutation.grantIncentive.reason': "somebody's own words",
  'Mutation.ignoreBankLine.reason': "somebody's own words",
  'Mutation.makeFeeTerms.reason': "somebody's own words",
  'Mutation.setDac7Exemption.exemptionReason': "somebody's own words",
  'Mutation.setListingLabels.reason': "somebody's own words",
  'Mutation.writeInvoiceOff.reason': "somebody's own words",
  'Notification.event': 'an event of ours; its kind is of the catalogue',
  'PayloadError.reason': 'reasons of conditions are more than those of verdicts',
  'PlannedWindow.problem': 'a text key',
  'PrepareContractInput.houseRules': "somebody's own words",
  'PreparedContract.houseRules': "somebody's own words",
  'ProviderAccount.failure': 'in the words of the provider',
  'ProviderDifferenceRow.explainedBy': 'the name of somebody',
  'ProviderLine.category': 'in the words of the provider',
  'PublicSearchFilter.place': 'the name of a city',
  'RefundAccount.accountHolder': 'the name of somebody',
  'RefundAccountInput.accountHolder': 'the name of somebody',
  'RequestEvent.action': 'a command; more are made with every feature',
  'StaffInvoice.writeOffReason': "somebody's own words",
  'StayCheck.rule': 'a rule of our own',
  'TaxDataItem.exemptionReason': "somebody's own words",
  'TaxReportRun.failure': 'the words of the rules, for whoever mends it',
  'TenantDocument.contentType': 'a media type',
  'TransferAccount.accountHolder': 'the name of somebody',
  'UndeletableUnit.reason': 'reasons of verdicts, and one more',
}

describe('the catalogue', () => {
  it('is what every list of values in the database equals, and none is without one', async () => {
    const { rows } = await sql<{ name: string; definition: string }>`
      select rel.relname || '.' || att.attname as name, pg_get_constraintdef(con.oid) as definition
      from pg_constraint con
      join pg_class rel on rel.oid = con.conrelid
      join pg_namespace ns on ns.oid = rel.relnamespace and ns.nspname = 'public'
      join pg_attribute att on att.attrelid = rel.oid and att.attnum = con.conkey[1]
      where con.contype = 'c' and pg_get_constraintdef(con.oid) like '%ARRAY[''%'`.execute(app.db)
    const listed = rows
      .filter(({ name }) => !serversOwn.includes(name))
      .map(({ name, definition }): [string, string[]] => [name, wordsOf(definition)])
      // Other checks of a column may name some of its values.
      .toSorted((a, b) => a[1].length - b[1].length)
    const wanted = Object.entries(columns).map(([name, values]) => [name, [...values].toSorted()])
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(wanted))
  })

  it('is what every enum of the API equals, but for our own views', () => {
    const enums = [...read('src/schema.graphql').matchAll(/^enum (\w+) \{\n([\s\S]*?)\n\}/gm)]
    const unlike = enums
      .map(([, name = '', body = '']) => ({ name, values: [...body.matchAll(/^ {2}(\w+)$/gm)] }))
      .filter(
        ({ name, values }) => !apisOwn.includes(name) && !isConcept(values.map(([, value]) => given(value))),
      )
    expect(unlike.map(({ name }) => name)).toEqual([])
    expect(apisOwn.filter((name) => !enums.some((found) => found[1] === name))).toEqual([])
  })

  it('is the type of each field and argument of the API that is called as a concept is', () => {
    // A name is no value: contractName has an enum, the names of people and things have none.
    const words = new Set([...CATALOGUE_CONCEPTS.map(lastWord), 'language'].filter((word) => word !== 'name'))
    const called = Object.values(buildSchema(read('src/schema.graphql')).getTypeMap())
      .filter((type) => !type.name.startsWith('__'))
      .flatMap((type) => (isObjectType(type) || isInputObjectType(type) ? placesOf(type) : []))
      .filter(({ type, name }) => getNamedType(type) === GraphQLString && words.has(lastWord(name)))
      .map(({ path }) => path)
    expect(called.toSorted()).toEqual(Object.keys(texts).toSorted())
  })

  it('is typed once: no other file lists all values of a concept', () => {
    const again = globSync('src/{server,web}/**/*.{ts,tsx}', { cwd: root })
      .filter((path) => !/^src\/web\/gen\/|[.]gen[.]|[.]test[.]/.test(path))
      .flatMap((path) =>
        [...read(path).matchAll(/\[\s*(?:'[^'\n]*',?\s*){3,}\]/g)]
          .filter(([list]) => isConcept(wordsOf(list)))
          .map(([list]) => `${path}: ${list}`),
      )
    expect(again).toEqual([])
  })
})

interface Place {
  path: string
  name: string
  type: GraphQLType
}

function placesOf(type: GraphQLObjectType | GraphQLInputObjectType): Place[] {
  return Object.values(type.getFields()).flatMap(
    (field: GraphQLField<unknown, unknown> | GraphQLInputField) => {
      const path = `${type.name}.${field.name}`
      const args = 'args' in field ? field.args : []
      return [
        { path, name: field.name, type: field.type },
        ...args.map((arg) => ({ path: `${path}.${arg.name}`, name: arg.name, type: arg.type })),
      ]
    },
  )
}

/** The last word of a camel-case name, in the singular: 'landlordStatus' -> 'status', 'labels' -> 'label'. */
function lastWord(name: string): string {
  const word = (name.match(/[A-Z]?[a-z0-9]+/g)?.at(-1) ?? name).toLowerCase()
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/(?<!u|s)s$/, '')
}

function wordsOf(text: string): string[] {
  return [...text.matchAll(/'([^']+)'/g)].map((match) => given(match[1])).toSorted()
}

function isConcept(values: string[]): boolean {
  const set = new Set(values)
  return Object.values(CATALOGUE).some(
    (concept: readonly string[]) =>
      concept.length === set.size && concept.every((value) => set.has(value) || set.has(enumWord(value))),
  )
}

// Enums of GraphQL know no colons: 'listings:read' is LISTINGS_READ there.
function enumWord(value: string): string {
  return value.replace(':', '_').toUpperCase()
}
