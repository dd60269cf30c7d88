import type { TextsOf } from '../template.ts'
import type { ListingMails } from './data.ts'

/** The mails about listings in English. */
export const listingMailsEn: TextsOf<ListingMails> = {
  calendarFailing: {
    subject: 'The calendar {calendarName} of {listingName} does not answer',
    lines: [
      'We have not been able to read the calendar {calendarName} of {listingName} since {failingSince}.',
      'Its days stay blocked as they were, and we keep asking. New stays from there are unknown to us meanwhile: please look whether the link is still right.',
    ],
    button: 'Open the calendar',
  },
  calendarQuarantine: {
    subject: 'The calendar {calendarName} of {listingName} suddenly has far fewer days',
    lines: [
      'The calendar {calendarName} of {listingName} no longer names most of the stays that it named before. That is often a fault at the other side.',
      'So we free none of these days for now: only if it still says so over at least 24 hours, or if you free them yourself.',
    ],
    button: 'See what is held back',
  },
  calendarWindow: {
    subject: '{listingName}: closed from {from}, or just not opened yet?',
    lines: [
      'The calendar {calendarName} takes no bookings of {listingName} from {from} to {to}. These nights are the end of its booking window, and they are less than 90 days ahead.',
      'We can’t tell whether the home is closed then or only not opened yet. Until you say so, the nights are blocked. We ask this once; what you say is kept and can be changed.',
    ],
    button: 'Say what it is',
  },
  calendarConflict: {
    subject: '{listingName} may be booked twice',
    lines: [
      'The calendar {calendarName} takes days of {listingName} from {from} to {to} that are booked or held here.',
      '{count, plural, one {Please say whether it is the same stay, or move one of both.} other {There are # such stays in all. Please say for each whether it is the same stay, or move one of both.}}',
    ],
    button: 'Settle it',
  },
  partnerConflict: {
    subject: '{listingName} may be booked twice',
    lines: [
      'A partner platform takes days of {listingName} from {from} to {to} that are booked or held here.',
      '{count, plural, one {Please move one of both stays, or say that both stay as they are.} other {There are # such stays in all. Please move one of both each time, or say that both stay as they are.}}',
    ],
    button: 'Settle it',
  },
  listingUnpublished: {
    subject: '{listingName} is no longer public',
    lines: [
      'We have taken {listingName} off the public pages. Bookings and contracts that exist stay as they are.',
      'Reason: {unpublishReason, select, SALES_SOLD_APARTMENT {you have sold the apartment} SALES_SCAM {we have doubts whether the offer is real} SALES_RENTED_OUT_AVAILABILITY_NOT_ADJUSTABLE {the apartment is rented out and we could not adjust when it is free again} SALES_PICTURES {there are not enough pictures, or their quality is too low} SALES_NEEDS_REVIEW {the listing needs a review} SALES_BELOW_STANDARDS {the apartment is below our standards} SALES_LANDLORD_NOT_RESPONDING {requests were not answered} SALES_LANDLORD_NOT_PAYING {the service fee was not paid} SALES_SECRET_CONTRACTS {contracts were made with tenants outside of Mezzo} SALES_RACISM {applicants were treated unfairly because of their origin} other {another one}}.{isExplained, select, true { We write to it: {explanation}} other {}}',
      'It can be published again after we have talked about it. Please answer this mail.',
    ],
    button: 'Open the listing',
  },
  bookingPreferencesChanged: {
    subject: 'We have changed the booking preferences of {listingName}',
    lines: [
      'We have changed for you what {listingName} accepts by itself or asks of tenants.',
      'Reason: {reason}',
      'You find what was changed in your log, and you can change it again in the listing at any time.',
    ],
    button: 'Open the listing',
  },
}
