/**
 * The tables whose rows become rows of this installation, in an order in which a row comes after those that it must
 * name, with all columns that are read. A column that isn't here is refused: whoever adds one says whether it is trusted.
 */
export const LIVE_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  contact_persons: named('id landlord_id first_name last_name email phone created_at archived_at'),
  groups: named(
    'id landlord_id part_of_group name title description street street_number zip_code city country price ' +
      'currency deposit final_cleaning_fee area accommodates rooms amenities home_type furniture_standard ' +
      'pet_rule smoking_rule house_rules labels method_of_booking online_signing contract_name ' +
      'invoice_calculation_method landlord_fee_percent min_booking_duration min_booking_duration_permit_id ' +
      'min_booking_duration_exemption max_booking_duration created_at deleted_at listing_languages ' +
      'registration_number additional_information dropbox_images_synced_at floor_plan_url apartment_state ' +
      'energy_certificate services amenities_availability keys_provided pet_conditions smoking_conditions ' +
      'contact_person_id billing_address_id bank_account_id deposit_bank_account_id billing_details_item_id ' +
      'version step_versions archived_at first_month_rent max_vacancy max_vacancy_unit land_register_number ' +
      'lon lat point_source map_x map_y located_at locate_tries locate_after is_public stay_discounts seasons ' +
      'from_price to_price',
  ),
  listings: named(
    'id group_id landlord_id external_id apartment_name location_in_building floor available_from ' +
      'available_to published last_published_at created_at deleted_at available_from_known unpublish_reason ' +
      'unpublish_explanation unpublished_at hidden_by_freeze price',
  ),
  pictures: named(
    'id group_id landlord_id position name category content_hash thumbnail_url small_url medium_url ' +
      'large_url rotation width height placeholder created_at bytes',
  ),
  files: named(
    'id landlord_id tenant_id created_by type file_name content_type size sha256 is_public created_at',
  ),
  saved_views: named('id user_id page name search created_at'),
  calendar_feeds: named(
    'id listing_id group_id landlord_id kind platform label url file_name created_at removed_at etag ' +
      'last_modified checked_at answered_at next_check_at failures failing_since error leased_until lease ' +
      'failing_notified_at quarantine_notified_at content_hash events event_count recheck_at ' +
      'quarantine_since quarantine_answers window_days free_count missing_count window_meaning ' +
      'window_blocked window_asked_at error_detail',
  ),
  blocks: named(
    'id listing_id group_id landlord_id days source reason note created_at feed_id kept_beside ' +
      'conflict_notified_at kind changed_at',
  ),
  rent_changes: named(
    'id landlord_id group_id listing_id batch_id made_by made_at from_day before after currency in_force_at undone_at ' +
      'lapsed_at',
  ),
  limit_changes: named(
    'id landlord_id group_id order_id made_by made_at from_day kind before_value before_unit after_value after_unit ' +
      'in_force_at undone_at lapsed_at',
  ),
  stay_imports: named('id landlord_id made_by platform at added changed freed undone_at'),
  imported_stays: named('id group_id landlord_id platform reference block_id written_at ends_on'),
  stay_import_steps: named('import_id stay_id landlord_id kind former_listing_id former_days former_note'),
  stay_file_formats: named('landlord_id heads_hash fields day_order last_day changed_at'),
  stay_unit_names: named('landlord_id name listing_id changed_at'),
  booking_requests: named(
    'id tenant_id first_name last_name email phone from to adults adults_information children ' +
      'children_information pets pets_description reason_for_stay employment company_name job_title paid_by ' +
      'option_to_extend notes created_at gender',
  ),
  listing_requests: named(
    'id user_friendly_id booking_request_id group_id landlord_id tenant_id type extends_booking_id from ' +
      'to guests method_of_booking total_rent currency landlord_fee_percent status_type status_reason ' +
      'status_sub_reason suppressing_booking_request_id suppressing_listing_request_id ' +
      'suppressing_booking_id decline_reason decline_explanation verification_needed verification_done_at ' +
      'requested_at auto_decline_at tenant_answer_until needs_until viewed_by_landlord_at answered_at landlord_status ' +
      'sort_group skip_reason suggested_from suggested_to suggestion_message suggested_at paused ended_at ' +
      'documents_asked_at documents_reminded_at verified_contract_at price list_price deposit final_cleaning_fee ' +
      'pause_notified invoice_calculation_method tenant_fee_percent term_origins landlord_fee_rate ' +
      'tenant_fee_rate identity_needed solvency_needed solvency_waived_at deal_column deal_since ' +
      'second_chance_at',
  ),
  own_contracts: named('file_id listing_request_id landlord_id'),
  contract_terms: named(
    'listing_request_id landlord_id contract_name language time_of_payment cleaning_fee ' +
      'cleaning_fee_frequency deposit house_rules is_online_signing own_contract_file_id updated_at',
  ),
  booking_offers: named(
    'id listing_request_id listing_id group_id landlord_id tenant_id status generating type contract_name ' +
      'is_online_signing method_of_booking from to price deposit total_rent currency contract_data ' +
      'contract_file_id signed_contract_file_id landlord_signed_at tenant_signed_at tenant_accepted_at ' +
      'ended_at cancellation_reason created_at language time_of_payment cleaning_fee cleaning_fee_frequency ' +
      'house_rules own_contract_file_id replaces_offer_id stop_reason stop_comment signing_expires_at ' +
      'signing_power_id',
  ),
  bookings: named(
    'id offer_id listing_request_id listing_id group_id landlord_id tenant_id type selected_contract from ' +
      'to price total_cost currency canceled canceled_at landlord_cancellation_note skip_invoice_generation ' +
      'created_at extension_mail_at cancellation_reason stayed_until invoice_calculation_method actual_cost ' +
      'landlord_fee_percent tenant_fee_percent term_origins landlord_fee_rate tenant_fee_rate',
  ),
  occupancies: named('id listing_id group_id landlord_id kind days offer_id booking_id'),
  rents: named(
    'id booking_id landlord_id position from to amount currency due_on through_product received_amount ' +
      'received_on',
  ),
  deposits: named('booking_id landlord_id holder amount received_on settled_on reminded_at created_at'),
  deposit_deductions: named('id booking_id position reason amount explanation'),
}

function named(columns: string): string[] {
  return columns.split(' ')
}
