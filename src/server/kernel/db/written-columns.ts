/**
 * What the server alone checks before it stores it, by column: lists of the catalogue without a check in the database,
 * and what lies in JSON. The types of the tables say it, so that a read needs no other word and a write nothing else.
 */
export const WRITTEN_COLUMNS: Readonly<Record<string, string>> = {
  'billing_details_items.billing_address': `{
    addressLine1: string
    addressLine2: string
    zipCode: string
    city: string
    region: string
    country: string
    companyName: string
  }`,
  'billing_details_items.missing': "CatalogueValue<'dac7Datum'>",
  'invoices.document': 'InvoiceDocument',
  'blocks.reason': "CatalogueValue<'blockReason'>",
  'booking_offers.cancellation_reason': "CatalogueValue<'offerCancellationReason'>",
  'booking_offers.contract_name': "CatalogueValue<'contractName'>",
  'booking_offers.method_of_booking': "CatalogueValue<'methodOfBooking'>",
  'bookings.selected_contract': "CatalogueValue<'contractName'>",
  'bookings.term_origins': 'TermOrigins',
  'contract_terms.contract_name': "CatalogueValue<'contractName'>",
  'deletion_requests.counts': 'Record<string, { deleted: number; emptied: number } | undefined>',
  'deletion_requests.destroyed': 'Record<string, { deleted: number; emptied: number } | undefined>',
  'deletion_requests.end_waits_for': "CatalogueValue<'deletionObstacle'>",
  'deletion_requests.waits_for': "CatalogueValue<'deletionObstacle'>",
  'groups.additional_information': 'Record<string, string>',
  'groups.amenities': "CatalogueValue<'amenity'>",
  'groups.amenities_availability':
    "Partial<Record<CatalogueValue<'amenity'>, CatalogueValue<'amenitiesAvailability'>>>",
  'groups.contract_name': "CatalogueValue<'contractName'>",
  'groups.description': 'Record<string, string>',
  'groups.house_rules': 'Record<string, string>',
  'groups.labels': "CatalogueValue<'tag'>",
  'groups.listing_languages': 'ListingLanguage',
  'groups.pet_conditions': 'Record<string, string>',
  'groups.smoking_conditions': 'Record<string, string>',
  'groups.stay_discounts': '{ months: number; percent: number }[]',
  'groups.seasons': '{ from: string; to: string; percent: number }[]',
  'groups.step_versions': 'Record<string, number>',
  'groups.title': 'Record<string, string>',
  'listing_requests.decline_reason': "CatalogueValue<'declineReason'>",
  'listing_requests.status_reason': "CatalogueValue<'requestStatusReason'>",
  'listing_requests.status_sub_reason': 'RequestStatusSubReason',
  'listing_requests.term_origins': 'TermOrigins',
  'listings.location_in_building': 'Record<string, string>',
  'notifications.event': 'NotificationEvent',
  'payments.failure': "CatalogueValue<'paymentFailure'>",
  'payments.methods': "CatalogueValue<'paymentMethod'>",
  'tax_report_findings.problems': "CatalogueValue<'taxReportProblem'>",
  'tax_report_records.errors': '{ code: string; text: string }[]',
  'tax_reports.errors': '{ code: string; text: string }[]',
  'users.permissions': "CatalogueValue<'permission'>",
}
