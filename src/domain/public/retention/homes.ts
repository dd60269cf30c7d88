import { CALENDAR_FETCH_DAYS_KEPT } from '../../kernel/constants.ts'
import { GUEST_NAME_DAYS_KEPT } from '../../calendars/feed-forgetting.ts'
import { PORTAL_REMOVED_DAYS } from '../../calendars/portal-asked.ts'
import { GEOCODED_DAYS_KEPT } from '../../listings/point-source.ts'
import { HOME_MONTHS_KEPT } from '../performance-figures.ts'
import { type RetainedDatum, WHILE_ACCOUNT } from './datum.ts'

/** What is kept of the homes of landlords, and of the calendars of these. */
export const RETENTION_OF_HOMES: readonly RetainedDatum[] = [
  {
    key: 'listings',
    laws: ['contract'],
    clocks: [WHILE_ACCOUNT],
    end: { by: 'change' },
    tables: {
      groups: {
        of: { landlord_id: 'delete' },
        columns: [
          'name',
          'title',
          'description',
          'rooms',
          'house_rules',
          'registration_number',
          'min_booking_duration_permit_id',
          'additional_information',
          'floor_plan_url',
          'energy_certificate',
          'services',
          'amenities_availability',
          'keys_provided',
          'pet_conditions',
          'smoking_conditions',
          'lon',
          'lat',
          'map_x',
          'map_y',
          'point_source',
        ],
      },
      listings: {
        of: { landlord_id: 'delete' },
        columns: ['external_id', 'apartment_name', 'location_in_building', 'unpublish_explanation'],
      },
      pictures: {
        of: { landlord_id: 'delete' },
        columns: ['name', 'category', 'thumbnail_url', 'small_url', 'medium_url', 'large_url', 'placeholder'],
      },
      contact_persons: {
        of: { landlord_id: 'delete' },
        columns: ['first_name', 'last_name', 'email', 'phone'],
      },
      publish_events: { of: { landlord_id: 'delete' } },
      saved_views: { of: { user_id: 'delete' }, columns: ['name', 'search'] },
      contract_terms: { of: { landlord_id: 'delete' }, columns: ['house_rules'] },
      own_contracts: { of: { landlord_id: 'delete' } },
    },
    files: ['LISTING_IMAGE', 'FLOOR_PLAN', 'ENERGY_CERTIFICATE'],
  },
  {
    key: 'photoFolders',
    laws: ['contract'],
    clocks: [WHILE_ACCOUNT],
    // Of a home that is deleted, or goes to somebody else; its landlord disconnects one at any time.
    end: { by: 'job', jobs: ['forgetPhotoFolders'], does: 'delete' },
    tables: {
      photo_folders: { of: { landlord_id: 'delete' }, columns: ['link', 'name', 'cursor'] },
      photo_folder_files: {
        of: { landlord_id: 'delete' },
        columns: ['file_id', 'file_hash', 'name'],
      },
    },
  },
  {
    key: 'geocodedPlaces',
    laws: ['interest'],
    clocks: [{ count: GEOCODED_DAYS_KEPT, unit: 'days', after: 'answered' }],
    end: { by: 'job', jobs: ['forgetGeocodedPlaces'], does: 'delete' },
    tables: { geocoded_places: { of: {}, columns: ['key', 'lon', 'lat'] } },
  },
  {
    key: 'linkedCalendars',
    laws: ['interest'],
    clocks: [{ count: GUEST_NAME_DAYS_KEPT, unit: 'days', after: 'stayNames' }],
    end: { by: 'job', jobs: ['forgetCalendarGuests'], does: 'blank' },
    tables: {
      calendar_feeds: {
        of: { landlord_id: 'delete' },
        columns: ['label', 'url', 'file_name', 'events', 'error_detail'],
      },
      calendar_feed_changes: { of: { landlord_id: 'delete' }, columns: ['changes'] },
      blocks: { of: { landlord_id: 'delete' }, columns: ['note', 'kept_beside'] },
      partner_sources: { of: { landlord_id: 'delete' } },
      rent_changes: { of: { landlord_id: 'delete', made_by: 'blank' } },
      limit_changes: { of: { landlord_id: 'delete', made_by: 'blank' } },
      stay_imports: { of: { landlord_id: 'delete', made_by: 'blank' } },
      imported_stays: { of: { landlord_id: 'delete' }, columns: ['reference', 'ends_on'] },
      stay_import_steps: { of: { landlord_id: 'delete' }, columns: ['former_note'] },
      stay_file_formats: { of: { landlord_id: 'delete' } },
      stay_unit_names: { of: { landlord_id: 'delete' }, columns: ['name'] },
      partner_blocks: { of: { 'block_id>blocks.landlord_id': 'delete' }, columns: ['external_id'] },
    },
    files: ['CALENDAR'],
  },
  {
    key: 'exportedCalendars',
    laws: ['interest'],
    clocks: [{ count: CALENDAR_FETCH_DAYS_KEPT, unit: 'days', after: 'fetch' }],
    end: { by: 'job', jobs: ['forgetCalendarFetches'], does: 'delete' },
    tables: {
      calendar_exports: { of: { landlord_id: 'delete' }, columns: ['label', 'fetched_by'] },
      calendar_export_fetches: {
        of: { 'export_id>calendar_exports.landlord_id': 'delete' },
        columns: ['user_agent'],
      },
      calendar_export_events: {
        of: { 'export_id>calendar_exports.landlord_id': 'delete' },
        columns: ['uid'],
      },
    },
  },
  {
    key: 'portals',
    laws: ['interest'],
    clocks: [{ count: PORTAL_REMOVED_DAYS, unit: 'days', after: 'fetchOrEnd' }],
    end: { by: 'job', jobs: ['forgetPortalFeeds'], does: 'delete' },
    tables: {
      partner_portals: { of: {}, columns: ['name', 'provider_number'] },
      partner_portal_homes: { of: { landlord_id: 'delete' } },
      partner_portal_fetches: { of: {}, columns: ['user_agent'] },
    },
  },
  {
    key: 'homeMonths',
    laws: ['interest'],
    clocks: [{ count: HOME_MONTHS_KEPT, unit: 'months', after: 'endOfMonth' }],
    end: { by: 'job', jobs: ['countHomeMonths'], does: 'delete' },
    tables: { home_months: { of: { landlord_id: 'delete' }, columns: ['country', 'city'] } },
  },
]
