import { COUNTRY_TAGS, isPersonLabel, type Tag } from '../catalogue/flags.ts'
import { BOOKING_PREFERENCE_LABELS, isLandlordLabel, labelsSetBy } from './listing-labels.ts'

/**
 * What each flag and tag does (C3), each as a sentence; none: it is shown to the staff and does nothing, since the
 * specification names it alone (decision 113). docs/labels.md comes from it, and test/label-effects.test.ts fails for one
 * that doesn't do what stands here.
 */
export const LABEL_EFFECTS: Readonly<Record<Tag, readonly string[]>> = {
  FSU: ['No invoice of the fee is written: it is part of the service.'],
  KA: [
    'Invoices of the fee are due in 30 days instead of 14.',
    'Cards of the board of deals say it, and the board is narrowed to it.',
    'The API says it as isKA.',
  ],
  ALWAYS_SYNC_WITH_PROPERTY_PORTAL: [
    'The property portal gets the listing whatever its own filters say, and its days are read, without partner sync being on.',
  ],
  NEVER_SYNC_WITH_PARTNER_PORTAL_1: [
    'The property portal doesn’t get the listing, and its days aren’t read.',
  ],
  NEVER_SYNC_WITH_PARTNER_PORTAL_2: ['The second portal doesn’t get the listing, and its days aren’t read.'],
  NEVER_SYNC_WITH_PARTNER_PORTAL_3: ['The third portal doesn’t get the listing, and its days aren’t read.'],
  INCLUDE_IN_STUDENT_CHANNEL: [
    'The student channel gets the listing.',
    'It is in the public category of student housing, whatever its size.',
  ],
  SKIP_SYNC_WITH_PORTAL: ['The property portal is left out: it gets nothing, and its days aren’t read.'],
  SKIP_INVOICE_GENERATION: ['No invoice of the fee is written.'],
  NO_PARTNER_SYNC: ['No portal gets the listing, and no days are read from a partner, whatever else is set.'],
  OLD_DUE_DATE_LOGIC_IN_INVOICE: [
    'An invoice of the fee is due on the first day of the stay where that is later.',
  ],
  SERVICE_ACCOUNT: [],
  REFUGEE_USER: [],
  PARTNER_SYNC_ENABLED: ['Portals get the listing where their filters let it, and partners’ days are read.'],
  SKIP_SENDING_EXTENSION_EMAIL: ['Tenants whose stay ends soon get no mail that asks whether they stay on.'],
  COUNTRY_GERMANY: [],
  COUNTRY_AUSTRIA: [],
  COUNTRY_FRANCE: [],
  GERMAN_ENERGY_CERTIFICATE: ['The listing isn’t published without the data of a German energy certificate.'],
  SEVEN_PERCENT_TAX_DISCOUNT: ['The VAT of the fee is 7 percent where it would be the full rate.'],
  REGISTRATION_NUMBER: ['The listing isn’t published without a registration number, wherever it is.'],
  MIN_BOOKING_DURATION_PERMIT_ID: ['The listing isn’t published without the permit for shorter stays.'],
  REFUGEE_LISTING: ['The listing is in the public category of homes for people from Ukraine.'],
  AUTO_ACCEPT_STANDARD_REQUESTS: ['A request for a new stay whose dates fit is accepted at once.'],
  AUTO_ACCEPT_EXTENSION_REQUESTS: ['A request to stay on whose dates fit is accepted at once.'],
  SKIP_TENANT_DOCUMENT_VERIFICATION: ['Tenants of new stays are asked for no documents.'],
  PHOTOGRAPHY_SERVICE: [],
  PARTNER_LISTING: ['No portal gets the listing, which comes from a partner.'],
}

/** Who sets a label: somebody of the staff with a permission, the landlord, or the address alone. */
export type LabelSetter = 'sales' | 'FSU' | 'BOOKING_PREFERENCES' | 'landlord' | 'address'

/** Who sets a label, by the rules that the server checks. */
export function labelSettersOf(label: Tag): LabelSetter[] {
  if (isPersonLabel(label)) return ['sales']
  if (Object.values(COUNTRY_TAGS).some((tag) => tag === label)) return ['address']
  const staff = (['sales', 'FSU'] as const).filter((permission) => labelsSetBy([permission]).includes(label))
  return [
    ...staff,
    ...(isLandlordLabel(label) ? (['landlord'] as const) : []),
    ...(BOOKING_PREFERENCE_LABELS.includes(label) ? (['BOOKING_PREFERENCES'] as const) : []),
  ]
}
