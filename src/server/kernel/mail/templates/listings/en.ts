import type { TextsOf } from '../template.ts'
import type { ListingMails } from './data.ts'

/** The mails about listings in English. */
export const listingMailsEn: TextsOf<ListingMails> = {
  calendarFailing: {
    subject: 'The calendar {calendarName} for {listingName} isn’t responding',
    lines: [
      'We haven’t been able to read the calendar {calendarName} for {listingName} since {failingSince}.',
      'The days it blocked stay blocked, and we keep trying. Until it responds, we don’t know of any new stays there: please check that the link is still right.',
    ],
    button: 'Open the calendar',
  },
  calendarQuarantine: {
    subject: 'The calendar {calendarName} for {listingName} suddenly has far fewer days',
    lines: [
      'Most of the stays in the calendar {calendarName} for {listingName} are no longer there. That’s often a fault on the other side.',
      'So we’re keeping these days blocked for now. We’ll free them once the calendar has said the same for at least 24 hours, or you can free them yourself.',
    ],
    button: 'See which days',
  },
  calendarWindow: {
    subject: '{listingName}: closed from {from}, or just not open yet?',
    lines: [
      'The calendar {calendarName} takes no bookings for {listingName} from {from} to {to}. These nights are the end of its booking window, and they start less than 90 days from now.',
      'We can’t tell whether the apartment is closed then or just not open for booking yet. The nights stay blocked until you tell us. We only ask once; your answer is saved and you can change it.',
    ],
    button: 'Answer',
  },
  calendarConflict: {
    subject: '{listingName} may be booked twice',
    lines: [
      'The calendar {calendarName} blocks days at {listingName} from {from} to {to} that are booked or reserved here.',
      '{count, plural, one {Please tell us whether it’s the same stay, or move one of the two.} other {There are # such stays in total. For each, please tell us whether it’s the same stay, or move one of the two.}}',
    ],
    button: 'Sort it out',
  },
  partnerConflict: {
    subject: '{listingName} may be booked twice',
    lines: [
      'A partner platform blocks days at {listingName} from {from} to {to} that are booked or reserved here.',
      '{count, plural, one {Please move one of the two stays, or tell us that both remain as they are.} other {There are # such cases in total. For each, please move one of the two stays, or tell us that both remain as they are.}}',
    ],
    button: 'Sort it out',
  },
  listingUnpublished: {
    subject: '{listingName} is no longer public',
    lines: [
      'We’ve unpublished {listingName}. Existing bookings and contracts stay as they are.',
      'Reason: {unpublishReason, select, SALES_SOLD_APARTMENT {you have sold the apartment} SALES_SCAM {we doubt that the offer is genuine} SALES_RENTED_OUT_AVAILABILITY_NOT_ADJUSTABLE {the apartment is rented out and we couldn’t change when it’s available again} SALES_PICTURES {there aren’t enough photos, or their quality is too low} SALES_NEEDS_REVIEW {the listing needs to be reviewed} SALES_BELOW_STANDARDS {the apartment is below our standards} SALES_LANDLORD_NOT_RESPONDING {requests weren’t answered} SALES_LANDLORD_NOT_PAYING {the service fee wasn’t paid} SALES_SECRET_CONTRACTS {contracts were made with tenants outside Mezzo} SALES_RACISM {applicants were treated unfairly because of their origin} other {another one}}.{isExplained, select, true { Our explanation: {explanation}} other {}}',
      'It can be published again once we’ve talked about it. Please reply to this email.',
    ],
    button: 'Open the listing',
  },
  bookingPreferencesChanged: {
    subject: 'We’ve changed the booking preferences for {listingName}',
    lines: [
      'We’ve changed for you what {listingName} accepts automatically or asks of tenants.',
      'Reason: {reason}',
      'You can see what was changed under “Activity”, and change it again in the listing at any time.',
    ],
    button: 'Open the listing',
  },
  photoFolderStopped: {
    subject: 'Photos of {listingName}: your Dropbox folder can’t be read any more',
    lines: [
      'We’ve stopped reading the Dropbox folder {folderName}: {problem, select, DENIED {Dropbox doesn’t let us see it any more} NOT_A_FOLDER {its link doesn’t lead to a folder any more} TOO_MANY_FILES {it has more than 1,000 files} other {Dropbox doesn’t know its link any more}}.',
      'The photos of {listingName} stay as they are, but no new ones are added. Connect the folder again, or disconnect it.',
    ],
    button: 'Open the photos',
  },
}
