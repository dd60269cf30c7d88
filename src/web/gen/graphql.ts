/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** What a personal access token is good for. */
export type AccessScope =
  | 'BOOKINGS_READ'
  | 'INVOICES_READ'
  | 'LISTINGS_READ'
  | 'LISTINGS_WRITE'
  | 'METRICS_READ'
  | 'PROFILE_READ'
  | 'REQUESTS_READ'
  | 'REQUESTS_WRITE';

export type AccountReplacementInput = {
  bankAccountId: string | number;
  /** The homes that were shown as those that it pays. */
  seenGroupIds: Array<string | number>;
};

export type AccountUseInput = {
  groupId: string | number;
  purpose: PayoutPurpose;
};

export type AddCalendarFeedInput = {
  label: string;
  listingId: string | number;
  /** Guessed from the link without it. */
  platform?: CalendarPlatform | null | undefined;
  url: string;
};

export type AmenitiesAvailability =
  | 'AVAILABLE'
  | 'AVAILABLE_IN_APARTMENT'
  | 'AVAILABLE_IN_BUILDING'
  | 'AVAILABLE_NEAR_BUILDING'
  | 'NOT_AVAILABLE';

export type Amenity =
  | 'airConditioning'
  | 'balcony'
  | 'basement'
  | 'bathtub'
  | 'bedLinen'
  | 'bikeStorage'
  | 'blackoutCurtains'
  | 'coffeeMachine'
  | 'concierge'
  | 'cot'
  | 'desk'
  | 'dishwasher'
  | 'dryer'
  | 'elevator'
  | 'fireplace'
  | 'floorHeating'
  | 'freezer'
  | 'fridge'
  | 'garage'
  | 'garden'
  | 'guestToilet'
  | 'gym'
  | 'hairDryer'
  | 'highChair'
  | 'iron'
  | 'kettle'
  | 'kitchenware'
  | 'microwave'
  | 'openKitchen'
  | 'oven'
  | 'parking'
  | 'playground'
  | 'pool'
  | 'privateEntrance'
  | 'safe'
  | 'sauna'
  | 'shower'
  | 'smokeDetector'
  | 'stepFree'
  | 'storageRoom'
  | 'stove'
  | 'terrace'
  | 'toaster'
  | 'towels'
  | 'tv'
  | 'vacuumCleaner'
  | 'washingMachine'
  | 'wifi';

export type AnswerKind =
  | 'BLOCK'
  | 'FREE'
  | 'HOLD'
  | 'HOME'
  | 'INVOICE'
  | 'NOBODY'
  | 'RENT'
  | 'REQUEST'
  | 'STAY';

export type ApartmentRule =
  | 'ALLOWED'
  | 'ALLOWED_WITH_CONDITIONS'
  | 'NOT_ALLOWED';

export type ApartmentState =
  | 'MODERNIZED'
  | 'REHABILITATED'
  | 'RENOVATED'
  | 'UNMODIFIED';

export type AppointmentStatus =
  | 'CANCELED'
  | 'NOT_SCHEDULED'
  | 'SCHEDULED';

export type AroundBarKind =
  | 'BLOCK'
  | 'BOOKING'
  | 'CANDIDATE'
  | 'HOLD';

export type AuditChoiceKind =
  | 'GROUP'
  | 'LINK'
  | 'OWNER'
  | 'STAFF'
  | 'TEAM'
  | 'UNIT';

/** What narrows the log; each part that is given must hold. */
export type AuditFilter = {
  from?: string | null | undefined;
  groupId?: string | number | null | undefined;
  kind?: AuditKind | null | undefined;
  listingId?: string | number | null | undefined;
  /** The id of a person or of an access link, or MEZZO for what nobody did. */
  person?: string | null | undefined;
  /** In which the days begin; without it in UTC. */
  timeZone?: string | null | undefined;
  /** The last day, with it. */
  to?: string | null | undefined;
};

export type AuditKind =
  | 'ACCESS'
  | 'ACCOUNT'
  | 'BOOKINGS'
  | 'CALENDAR'
  | 'CONTRACTS'
  | 'LISTINGS'
  | 'MONEY'
  | 'REQUESTS';

export type AuditVia =
  | 'ACCESS_LINK'
  | 'ACCESS_TOKEN'
  | 'IMPERSONATION'
  | 'SESSION'
  | 'SYSTEM';

export type BadgeKind =
  | 'ACCEPTED'
  | 'ALREADY_BOOKED'
  | 'CONTRACT_CREATED'
  | 'EXTENSION'
  | 'NEW'
  | 'PAUSED_UNTIL_FURTHER_NOTICE'
  | 'READY_TO_CONFIRM'
  | 'TENANT_VERIFICATION';

export type BadgeTone =
  | 'amber'
  | 'blue'
  | 'green'
  | 'stone'
  | 'violet';

export type BankLinePartInput = {
  amount: number;
  invoiceId: string | number;
};

export type BankLineReason =
  | 'BY_STAFF'
  | 'MONEY_OUT'
  | 'NOTHING_FITS'
  | 'NOTHING_OPEN'
  | 'NO_NUMBER'
  | 'NUMBER_AND_AMOUNT'
  | 'OTHER_AMOUNT'
  | 'OTHER_CURRENCY'
  | 'PROVIDER_PAYOUT'
  | 'RETURNED'
  | 'REVERSAL'
  | 'SEVERAL_INVOICES';

export type BankLineState =
  | 'IGNORED'
  | 'MATCHED'
  | 'NEW'
  | 'PARTIAL'
  | 'SETTLED';

/** What homes name of their landlord’s, beside accounts. */
export type BillingDatum =
  | 'BILLING_ADDRESS'
  | 'BILLING_DETAILS'
  | 'CONTACT_PERSON';

export type BillingDetailsBillingAddressInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  city?: string | null | undefined;
  companyName?: string | null | undefined;
  country?: string | null | undefined;
  region?: string | null | undefined;
  zipCode?: string | null | undefined;
};

export type BillingDetailsInput = {
  addressLine1?: string | null | undefined;
  addressLine2?: string | null | undefined;
  /** Left out: bills go to the address. */
  billingAddress?: BillingDetailsBillingAddressInput | null | undefined;
  birthCity?: string | null | undefined;
  /** ISO 3166-1. */
  birthCountry?: string | null | undefined;
  /** YYYY-MM-DD. */
  birthDate?: string | null | undefined;
  city?: string | null | undefined;
  companyName?: string | null | undefined;
  country?: string | null | undefined;
  establishments?: Array<string> | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  region?: string | null | undefined;
  registrationNumber?: string | null | undefined;
  /** ISO 3166-1; empty: the country of the address. */
  taxCountry?: string | null | undefined;
  /** Left out: it stays as it is. Empty: there is none. */
  taxId?: string | null | undefined;
  /** True takes a number that was given away. */
  taxIdNotIssued?: boolean | null | undefined;
  type: CommercialType;
  vatId?: string | null | undefined;
  zipCode?: string | null | undefined;
};

export type BillingReplacementInput = {
  id: string | number;
  /** The homes that were shown as those that name it. */
  seenGroupIds: Array<string | number>;
};

export type BlockChangeInput = {
  from: string;
  /** The unit that it moves to; without it it stays where it is. */
  listingId?: string | number | null | undefined;
  note?: string | null | undefined;
  reason: BlockReason;
  seen?: string | null | undefined;
  to: string;
};

export type BlockReason =
  | 'MAINTENANCE'
  | 'OTHER'
  | 'OWN_USE'
  | 'RENOVATION'
  | 'RENTED_ELSEWHERE';

export type BlockSource =
  | 'hns'
  | 'hnsavailabilities'
  | 'hnsrestrictions'
  | 'ics'
  | 'own';

/** Days to block in some units; both days belong to the block. */
export type BlocksInput = {
  from: string;
  listingIds: Array<string | number>;
  note?: string | null | undefined;
  /** One of the catalogue. */
  reason: BlockReason;
  /** The fingerprint of blocksDryRun; without it nobody may be declined by the block. */
  seen?: string | null | undefined;
  /** Leaves out units that a booking or hold takes, instead of refusing all. */
  skipTaken?: boolean | null | undefined;
  to: string;
};

export type BoardDatum =
  | 'ACCOUNT'
  | 'ADDRESS'
  | 'AREA'
  | 'AVAILABLE_FROM'
  | 'BILLING_DETAILS'
  | 'BIRTH_DATE'
  | 'BIRTH_PLACE'
  | 'CONTACT_PERSON'
  | 'CURRENCY'
  | 'ENERGY_CERTIFICATE'
  | 'IDENTITY'
  | 'LANDLORD_ADDRESS'
  | 'LAND_REGISTER'
  | 'MIN_BOOKING_DURATION_PERMIT_ID'
  | 'NAME'
  | 'PAYOUT_ACCOUNT'
  | 'PHOTO'
  | 'POSTAL_ADDRESS'
  | 'PRICE'
  | 'PRICE_PER_SQUARE_METRE'
  | 'REGISTRATION'
  | 'REGISTRATION_NUMBER'
  | 'ROOM'
  | 'TAX_ID'
  | 'TITLE'
  | 'VAT_ID';

export type BoardSection =
  | 'PAYOUT'
  | 'PUBLISH'
  | 'SIGN'
  | 'TAX';

export type BookingCancellationReason =
  | 'BOOKING_CANCELLED'
  | 'CHANGE_OF_PLANS'
  | 'CONTRACT_TERMS_CHANGED'
  | 'DENIED_BY_COMPANY'
  | 'FOUND_DIFFERENT_RESIDENCE_COMPETITOR'
  | 'FOUND_DIFFERENT_RESIDENCE_MEZZO'
  | 'LANDLORD_TOOK_TOO_LONG'
  | 'NOT_SATISFIED_WITH_RESIDENCE'
  | 'NO_VISA'
  | 'OTHER'
  | 'TENANT_TOOK_TOO_LONG';

export type BookingFilter = {
  cancellationReason?: BookingCancellationReason | null | undefined;
  /** Bookings with a day on this one or later. */
  from?: string | null | undefined;
  groupId?: string | number | null | undefined;
  listingId?: string | number | null | undefined;
  phase?: BookingPhase | null | undefined;
  /** In the tenant's, the company's and the listing's names. */
  search?: string | null | undefined;
  selectedContract?: ContractName | null | undefined;
  tenantId?: string | number | null | undefined;
  /** Bookings with a day on this one or earlier. */
  to?: string | null | undefined;
  /** STANDARD or EXTENSION. */
  type?: RequestType | null | undefined;
};

export type BookingPhase =
  | 'CANCELLED'
  | 'CURRENT'
  | 'PAST'
  | 'UPCOMING';

export type CalendarChangeKind =
  | 'BLOCKED'
  | 'FREED';

export type CalendarFeedChangeKind =
  | 'BLOCKED'
  | 'ECHO'
  | 'FREED'
  | 'HELD_BACK'
  | 'KEPT'
  | 'MOVED'
  | 'SAME_STAY'
  | 'UNSETTLED'
  | 'WINDOW_LIMIT';

export type CalendarFeedChangeReason =
  | 'ANSWERS_AGAIN'
  | 'BOOKING_GONE'
  | 'CONFIRMED_CLOSED'
  | 'CONFIRMED_NOT_OPENED'
  | 'EVENT_GONE'
  | 'EVENT_MOVED'
  | 'EVENT_NEW'
  | 'FEED_REMOVED'
  | 'HALF_MISSING'
  | 'LAST_MISSING'
  | 'NO_LONGER_OWN'
  | 'ONE_MISSING'
  | 'OWN_CALENDAR'
  | 'QUARANTINE'
  | 'RELEASED_BY_LANDLORD'
  | 'RELEASED_BY_TIME'
  | 'ROLLING'
  | 'SETTLED'
  | 'SEVERAL_MISSING'
  | 'STOPPED_ROLLING'
  | 'UNSETTLED'
  | 'WINDOW_NEAR'
  | 'WINDOW_OPENED';

export type CalendarFeedKind =
  | 'FILE'
  | 'LINK';

export type CalendarFeedState =
  | 'FAILING'
  | 'NEVER'
  | 'OK'
  | 'QUARANTINE';

/** ALONE: free with a second answer without it, half an hour later. Several together, the last, or half of all and more: after three answers over a day. */
export type CalendarMissingRule =
  | 'ALONE'
  | 'HALF'
  | 'LAST'
  | 'SEVERAL';

export type CalendarNeed =
  | 'CONFLICT'
  | 'FAILING'
  | 'QUARANTINE'
  | 'WINDOW';

export type CalendarPlatform =
  | 'AIRBNB'
  | 'APPLE'
  | 'BOOKING_COM'
  | 'EXPEDIA'
  | 'GOOGLE'
  | 'OTHER'
  | 'OUTLOOK'
  | 'VRBO';

export type CalendarSyncError =
  | 'INVALID_DATE_FORMAT'
  | 'INVALID_ICS_LINK'
  | 'INVALID_URL'
  | 'NO_EVENTS'
  | 'SYNCHRONIZATION_FAILED'
  | 'UNKNOWN_ERROR';

export type CalendarWindowMeaning =
  | 'CLOSED'
  | 'NOT_OPENED';

export type CategorizeImagesInput = {
  images: Array<CategorizedImageInput>;
};

export type CategorizedImageInput = {
  category: ImageCategory;
  imageId: string | number;
};

export type ChangeCalendarFeedInput = {
  label: string;
  platform?: CalendarPlatform | null | undefined;
  /** Without it the link stays. */
  url?: string | null | undefined;
};

export type ChangeRentsInput = {
  /** Of an amount; homes in others stay as they are. */
  currency: string;
  from: string;
  groupIds: Array<string | number>;
  /** To whole units of the currency. */
  isRounded: boolean;
  kind: RentChangeKind;
  /** Units whose own rents are changed. */
  listingIds?: Array<string | number> | null | undefined;
  /** The rents that come of it, of the homes that it changes: another outcome refuses it. */
  seen: Array<SeenRentInput>;
  /** Hundredths of a percent, an amount more or less, or the new rent; amounts in minor units. */
  value: number;
};

export type ChangeStayLimitsInput = {
  from: string;
  groupIds: Array<string | number>;
  kind: HomeLimitKind;
  length: LimitLengthInput;
  /** The limits before of the homes that it changes: other homes or limits refuse it. */
  seen: Array<SeenLimitInput>;
};

export type ChangeTeamMemberInput = {
  /** Null: all listings, also later ones. */
  groupIds?: Array<string | number> | null | undefined;
  /** Single units, at most 1000, of listings that are not among groupIds, which may be empty then, but not null. */
  listingIds?: Array<string | number> | null | undefined;
  role: TeamRole;
};

export type ChildType =
  | 'CHILD'
  | 'INFANT'
  | 'TEENAGER';

export type CleaningFeeFrequency =
  | 'HOURLY'
  | 'ONE_TIME';

export type CommercialType =
  | 'COMPANY'
  | 'PRIVATE';

export type ConflictSettlement =
  | 'KEEP'
  | 'SAME_STAY';

export type ContractGap =
  | 'COMPANY_NAME'
  | 'ENERGY_CERTIFICATE'
  | 'HOUSE_RULES_IN_LANGUAGE'
  | 'LANDLORD_ADDRESS'
  | 'OWN_CONTRACT'
  | 'REGISTRATION_NUMBER';

export type ContractName =
  | 'FRANCE_CIVIL_LAW'
  | 'FRANCE_FURNISHED'
  | 'FRANCE_MOBILITY_MAIN'
  | 'FRANCE_MOBILITY_SECONDARY'
  | 'FRANCE_SHORT_TERM_RENTAL'
  | 'GERMANY_COMMERCIAL'
  | 'GERMANY_COMMERCIAL_STUDENT'
  | 'GERMANY_DEFAULT'
  | 'GERMANY_PRIVATE'
  | 'GERMANY_PRIVATE_STUDENT'
  | 'REFUGEE_GERMANY'
  | 'TEST_CONTRACT_1';

export type ContractObstacle =
  | 'CONSUMERS_ONLY'
  | 'MOBILITY_REASON_NEEDED'
  | 'NOT_A_MAIN_HOME'
  | 'NO_TEXT_FOR_COUNTRY'
  | 'PROLONGED_ONCE_ALREADY'
  | 'REFUGEES_ONLY'
  | 'STAY_TOO_LONG'
  | 'STAY_TOO_SHORT'
  | 'STUDENTS_ONLY';

export type ContractType =
  | 'b2b'
  | 'b2c';

export type CreateAccessLinkInput = {
  groupId: string | number;
  /** For whom the link is: a name or an address. */
  recipient: string;
};

export type CreateBankAccountInput = {
  accountHolder: string;
  bankName?: string | null | undefined;
  /** Needed outside the European Economic Area. */
  bic?: string | null | undefined;
  /** One of EUR, CHF, GBP, USD, PLN, SEK, DKK, NOK, ISK, CZK, RON, TRY, UAH, JPY. */
  currency?: string | null | undefined;
  iban: string;
  /** That the account belongs to somebody whose name is not the landlord’s, and is meant to. */
  isOtherNameMeant?: boolean | null | undefined;
  /** The account in whose place it comes, which is archived once nothing is paid to it any more. */
  replaces?: string | number | null | undefined;
};

export type CreateBillingAddressInput = {
  addressLine1: string;
  addressLine2?: string | null | undefined;
  city: string;
  /** Two letters, ISO 3166. */
  country: string;
  name: string;
  region?: string | null | undefined;
  zipCode: string;
};

export type CreateCalendarExportInput = {
  groupId?: string | number | null | undefined;
  /** Who gets the link. */
  label: string;
  /** This, or groupId. */
  listingId?: string | number | null | undefined;
  /** One of the calendar platforms. */
  platform: CalendarPlatform;
  /** Contains tenants' names and notes of blocks; else only that days are taken. */
  withNames?: boolean | null | undefined;
};

export type CreateCleaningLinkInput = {
  /** All units of this home; or listingId, or neither: all homes. */
  groupId?: string | number | null | undefined;
  /** Where the keys are; the link tells it. */
  keys?: string | null | undefined;
  /** Who gets the link. */
  label: string;
  listingId?: string | number | null | undefined;
};

export type CreateContactPersonInput = {
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
};

export type CreateListingInput = {
  city: string;
  /** What an advert tells of it, as a payload of PUT /listings-v2 has it. */
  content?: unknown;
  /** Two letters, ISO 3166. */
  country: string;
  /** For whom it is begun, beyond everybody: sets the label that says so. */
  purpose?: ListingPurpose | null | undefined;
};

export type CreatePersonalAccessTokenInput = {
  /** The last day, at most a year ahead. */
  expiresOn: string;
  name: string;
  scopes: Array<AccessScope>;
};

export type CurrentStateType =
  | 'BLOCKED'
  | 'BOOKED'
  | 'MULTILISTING'
  | 'NOT_AVAILABLE'
  | 'OCCUPIED'
  | 'VACANT'
  | 'VACANT_SOON';

export type Dac7Datum =
  | 'addressLine1'
  | 'birthCity'
  | 'birthCountry'
  | 'birthDate'
  | 'city'
  | 'companyName'
  | 'country'
  | 'firstName'
  | 'lastName'
  | 'registrationNumber'
  | 'taxId'
  | 'vatId'
  | 'zipCode';

export type Dac7ExemptionStatus =
  | 'EXEMPT'
  | 'EXEMPT_UNTIL_DEADLINE'
  | 'FORCED_EXEMPTION'
  | 'NON_EXEMPT';

export type DataExportKind =
  | 'PERSON'
  | 'WORLD';

export type DataExportState =
  | 'CANCELED'
  | 'ENDED'
  | 'FAILED'
  | 'READY'
  | 'RUNNING'
  | 'WAITING';

export type DataImportKind =
  | 'BLOCKS'
  | 'BOOKINGS'
  | 'BOOKS'
  | 'CALENDARS'
  | 'CONTACT_PERSONS'
  | 'DEPOSITS'
  | 'DOCUMENTS'
  | 'GROUPS'
  | 'HOMES'
  | 'INVOICES'
  | 'LINKS'
  | 'LOG'
  | 'PHOTOS'
  | 'RENTS'
  | 'REQUESTS'
  | 'SAVED_VIEWS'
  | 'TEAM'
  | 'TENANTS';

/** Why an archive can’t be imported. */
export type DataImportProblem =
  | 'BROKEN_ROW'
  | 'CONFLICT'
  | 'DAMAGED'
  | 'FOREIGN_FORMAT'
  | 'FOREIGN_ROW'
  | 'NEWER'
  | 'NOT_EMPTY'
  | 'NO_ROOM'
  | 'TOO_LARGE';

/** PLANNED: it waits for the landlord’s word. REFUSED: the archive can’t be imported here. */
export type DataImportState =
  | 'CANCELED'
  | 'CHECKING'
  | 'DONE'
  | 'FAILED'
  | 'PLANNED'
  | 'REFUSED'
  | 'RUNNING'
  | 'UPLOADING';

/** How 03/04/2027 is meant: 3 April, or March 4. */
export type DayOrder =
  | 'DAY_FIRST'
  | 'MONTH_FIRST';

export type DaySegmentKind =
  | 'BLOCK'
  | 'BOOKING'
  | 'FREE'
  | 'HOLD'
  | 'NOT_AVAILABLE';

export type DealColumn =
  | 'B2B_VERIFICATION'
  | 'BOOKINGS_CONTRACT_SENT'
  | 'BOOKINGS_TODO'
  | 'LOST'
  | 'TENANT_CLOSED_INVOICE';

/** What the board of deals is narrowed to. */
export type DealFilter = {
  /** The first day on which it came to where it stands. */
  from?: string | null | undefined;
  /** Listings of key accounts. */
  keyAccounts?: boolean | null | undefined;
  landlordId?: string | number | null | undefined;
  /** Who of the sales staff looks after the landlord. */
  managerId?: string | number | null | undefined;
  /** A part of the tenant's, their company's, the landlord's or the listing's name, of an address, or of the reference. */
  search?: string | null | undefined;
  /** The last such day. */
  to?: string | null | undefined;
  /** Landlords whom nobody of the sales staff looks after. */
  unmanaged?: boolean | null | undefined;
};

export type DealStage =
  | 'B2B_VERIFICATION'
  | 'BOOKINGS_CONTRACT_SENT'
  | 'BOOKINGS_TODO'
  | 'TENANT_CLOSED_INVOICE';

export type DealStanding =
  | 'AGREED'
  | 'ANSWERING'
  | 'BEING_CHECKED'
  | 'BOOKED'
  | 'CHECKING'
  | 'CONFIRMING'
  | 'CONTRACT_COMING'
  | 'CONTRACT_OWED'
  | 'CONTRACT_OWED_AGAIN'
  | 'ENDED'
  | 'LANDLORD_SIGNING'
  | 'PAUSED'
  | 'RECORDING'
  | 'SUGGESTED'
  | 'SUGGESTED_PAUSED'
  | 'TENANT_ACCEPTING'
  | 'TENANT_SIGNING'
  | 'VERIFYING'
  | 'VERIFYING_UNCONFIRMED'
  | 'WRITING';

export type DealStatus =
  | 'LOST'
  | 'OPEN'
  | 'WON';

export type DeclineReasonValue =
  | 'LANDLORD_DECLINED_AFTER_TENANT_NON_RESPONSIVE'
  | 'LANDLORD_DID_NOT_RESPOND'
  | 'LANDLORD_SUGGESTED_NEW_DATES'
  | 'LISTING_OCCUPIED'
  | 'MULTI_LISTING_OCCUPIED'
  | 'NOT_SUITABLE_FOR_TENANT'
  | 'OTHER'
  | 'PETS_NOT_ALLOWED'
  | 'STAY_TOO_LONG'
  | 'STAY_TOO_SHORT'
  | 'TOO_MANY_PEOPLE';

/** Why somebody cannot ask for the deletion of an account yet. */
export type DeletionObstacle =
  | 'ACCOUNT_FROZEN'
  | 'BOOKING_AS_LANDLORD'
  | 'BOOKING_AS_TENANT'
  | 'CONTRACT_IN_SIGNING'
  | 'DEPOSIT_HELD'
  | 'LAST_DEVELOPER'
  | 'MONEY_TO_SETTLE'
  | 'OPEN_DISPUTE'
  | 'OPEN_REQUEST'
  | 'PAYOUT_UNDER_WAY'
  | 'PUBLISHED_LISTING'
  | 'REFUND_OWED'
  | 'TEAM_MEMBERS'
  | 'UNPAID_INVOICE';

export type DepositDeductionInput = {
  amount: number;
  explanation: string;
  reason: DepositDeductionReason;
};

export type DepositDeductionReason =
  | 'CLEANING'
  | 'DAMAGE'
  | 'KEYS'
  | 'OTHER'
  | 'UNPAID_RENT'
  | 'UTILITIES';

export type DepositHolder =
  | 'BANK_GUARANTEE'
  | 'ESCROW_ACCOUNT'
  | 'INSURANCE'
  | 'LANDLORD'
  | 'OTHER';

export type DepositState =
  | 'AWAITED'
  | 'HELD'
  | 'NONE'
  | 'OVERDUE'
  | 'SETTLED'
  | 'TO_ACCOUNT_FOR';

export type DisputeAnswer =
  | 'ACCEPTED'
  | 'EVIDENCE';

export type DisputeReason =
  | 'CREDIT_NOT_PROCESSED'
  | 'DUPLICATE'
  | 'FRAUDULENT'
  | 'NOT_AS_DESCRIBED'
  | 'NOT_RECEIVED'
  | 'OTHER'
  | 'UNRECOGNIZED';

export type DisputeState =
  | 'LOST'
  | 'NEEDS_RESPONSE'
  | 'UNDER_REVIEW'
  | 'WARNING_CLOSED'
  | 'WARNING_NEEDS_RESPONSE'
  | 'WARNING_UNDER_REVIEW'
  | 'WON';

/** Why a document is kept, and from what its clock runs. */
export type DocumentClockReason =
  | 'CONTRACT_CONCLUDED'
  | 'REFUSED'
  | 'REQUEST_ENDED'
  | 'REQUEST_GOING_ON'
  | 'STAY_BEGUN'
  | 'STAY_OVER';

export type Employment =
  | 'EMPLOYED'
  | 'SELF_EMPLOYED';

export type EnergyCertificateAvailability =
  | 'AVAILABLE'
  | 'AVAILABLE_FOR_VIEWING'
  | 'NOT_NEEDED';

export type EnergyCertificateType =
  | 'CONSUMPTION'
  | 'DEMAND';

export type EnergyEfficiencyClass =
  | 'A'
  | 'A_PLUS'
  | 'B'
  | 'C'
  | 'D'
  | 'E'
  | 'F'
  | 'G'
  | 'H';

export type FeatureFlagName =
  | 'DOCUMENT_VERIFICATION'
  | 'ENVIRONMENT_YOUSIGN_CONTRACTS'
  | 'FIRST_MONTH_RENT'
  | 'ID_VERIFICATION'
  | 'LANDLORD_NOTIFICATIONS'
  | 'ONLINE_SIGNING'
  | 'PAYMENTS_GATEWAY'
  | 'PAY_VIA_PAYPAL'
  | 'SOLVENCY_CHECK'
  | 'STUDENT_HOUSING';

export type FeeTermsScope =
  | 'AGREEMENT'
  | 'LANDLORD'
  | 'LISTING';

export type FileValidationFailureReason =
  | 'MISSING_CURRENT_BALANCE'
  | 'MISSING_DATE'
  | 'MISSING_NAME'
  | 'MISSING_NET_INCOME'
  | 'NAME_DOES_NOT_MATCH_ID'
  | 'OLDER_THAN_THREE_MONTHS'
  | 'OTHER'
  | 'POOR_QUALITY'
  | 'WRONG_TYPE';

export type FileValidationStatus =
  | 'FAILED'
  | 'NOT_VALIDATED'
  | 'SUCCESSFUL';

export type FirstMonthRentPaymentStatus =
  | 'DUE'
  | 'FAILED'
  | 'PAID';

export type FreezeReason =
  | 'ACCOUNT_TAKEN_OVER'
  | 'HOME_DOUBTED'
  | 'IDENTITY_DOUBTED'
  | 'MONEY_DOUBTED'
  | 'PAYMENT_OUTSIDE'
  | 'TERMS_BROKEN';

export type FurnitureStandard =
  | 'LUXURY'
  | 'MEDIUM'
  | 'STANDARD';

export type Gender =
  | 'MAN'
  | 'OTHER'
  | 'PREFER_NOT_TO_SAY'
  | 'WOMAN';

export type HandoverKeysInput = {
  count: number;
  kind: KeyKind;
};

export type HandoverKind =
  | 'ACCOUNTS'
  | 'BLOCKS'
  | 'BOOKS'
  | 'CALENDARS'
  | 'CONTACTS'
  | 'CONTRACTS'
  | 'DEPOSITS'
  | 'FIGURES'
  | 'FILES'
  | 'HOMES'
  | 'INVOICES'
  | 'LINKS'
  | 'LOG'
  | 'PAYMENTS'
  | 'PAYOUTS'
  | 'PICTURES'
  | 'POWERS'
  | 'PROGRAMS'
  | 'RENTS'
  | 'REQUESTS'
  | 'STAYS'
  | 'TAX'
  | 'TEAM'
  | 'UNITS';

export type HandoverMeterInput = {
  day: string;
  kind: MeterKind;
  number: string;
  reading: string;
  unit: string;
};

export type HandoverObstacle =
  | 'CONTRACT_IN_SIGNING'
  | 'DATA_UNDER_WAY'
  | 'DELETION_ASKED'
  | 'MONEY_TO_SETTLE'
  | 'NOTHING_TO_HAND_OVER'
  | 'ON_HOLD'
  | 'OPEN_DISPUTE'
  | 'PAID_AHEAD'
  | 'PAYMENT_UNDER_WAY'
  | 'PAYOUT_DATA_CHANGES'
  | 'PAYOUT_UNDER_WAY'
  | 'REFUND_UNDER_WAY'
  | 'TENANT_OWES'
  | 'UNPAID_FEE';

export type HandoverOwnPointInput = {
  isDone: boolean;
  text: string;
};

export type HandoverPoint =
  | 'CLEANING'
  | 'DAMAGES'
  | 'INVENTORY'
  | 'KEYS'
  | 'METERS';

export type HandoverReceiverObstacle =
  | 'RECEIVER_DATA_UNDER_WAY'
  | 'RECEIVER_DELETION_ASKED'
  | 'RECEIVER_IS_STAFF'
  | 'RECEIVER_IS_TENANT'
  | 'RECEIVER_ON_HOLD';

/** CONFIRMED: the other person has; the landlord says the last word. ENDED: its time was over. */
export type HandoverState =
  | 'CONFIRMED'
  | 'DECLINED'
  | 'DONE'
  | 'ENDED'
  | 'OFFERED'
  | 'WITHDRAWN';

export type HeatingMethod =
  | 'CENTRAL_HEATING'
  | 'COMBINED_HEAT_AND_POWER'
  | 'DISTRICT_HEATING'
  | 'ELECTRIC_HEATING'
  | 'GAS_HEATING'
  | 'HEAT_PUMP'
  | 'NIGHT_STORAGE_HEATER'
  | 'OIL_HEATING'
  | 'OTHER'
  | 'SELF_CONTAINED_CENTRAL_HEATING'
  | 'SOLAR_HEATING'
  | 'STOVE_HEATING'
  | 'UNDERFLOOR_HEATING'
  | 'WOOD_PELLET_HEATING';

export type HeldBackKind =
  | 'GONE'
  | 'MOVED'
  | 'SHORTENED';

export type HolderMatch =
  | 'CLOSE'
  | 'OTHER'
  | 'SAME';

/** What a column of a file of homes is. */
export type HomeField =
  | 'ACCOMMODATES'
  | 'AREA'
  | 'AVAILABLE_FROM'
  | 'CITY'
  | 'COUNTRY'
  | 'CURRENCY'
  | 'DEPOSIT'
  | 'DESCRIPTION'
  | 'EXTERNAL_ID'
  | 'FLOOR'
  | 'HOME_TYPE'
  | 'MAX_BOOKING_DURATION'
  | 'MIN_BOOKING_DURATION'
  | 'NAME'
  | 'PRICE'
  | 'STREET'
  | 'STREET_NUMBER'
  | 'TITLE'
  | 'ZIP_CODE';

export type HomeLimitKind =
  | 'MAXIMUM_STAY'
  | 'MINIMUM_STAY'
  | 'VACANCY';

/** What importing does with a line, or why it is left out. */
export type HomeOutcome =
  | 'ADD'
  | 'CITY_MISSING'
  | 'DOUBLE'
  | 'SAME'
  | 'WRONG';

export type HomeType =
  | 'ENTIRE_APARTMENT'
  | 'ENTIRE_HOUSE'
  | 'PRIVATE_ROOM'
  | 'SHARED_PLACE';

/** A file of homes; what is not said is read from the file. */
export type HomesFileInput = {
  /** Of lines that name none. Two letters, ISO 3166. */
  country: string;
  csv: string;
  dayOrder?: DayOrder | null | undefined;
  /** A field for each column; an empty text leaves it out. */
  fields?: Array<string> | null | undefined;
  separator?: string | null | undefined;
  /** Of titles and descriptions. */
  textLanguage?: ListingLanguage | null | undefined;
};

export type IdDocument =
  | 'DRIVERS_LICENSE'
  | 'ID_CARD'
  | 'OTHER'
  | 'PASSPORT'
  | 'RESIDENCE_PERMIT'
  | 'VISA';

export type IdPictureSide =
  | 'BACK'
  | 'FRONT'
  | 'SELFIE';

export type IdVerificationAction =
  | 'STARTED'
  | 'SUBMITTED';

export type IdVerificationFailureReason =
  | 'DOCUMENT_EXPIRED'
  | 'DOCUMENT_UNSUPPORTED'
  | 'FACE_DIFFERS'
  | 'NAME_DIFFERS'
  | 'NOT_GENUINE'
  | 'NO_DOCUMENT'
  | 'OTHER'
  | 'SIDE_MISSING'
  | 'UNREADABLE';

export type IdVerificationProvider =
  | 'MEZZO'
  | 'VERIFF';

export type IdVerificationStatus =
  | 'ABANDONED'
  | 'APPROVED'
  | 'DECLINED'
  | 'EXPIRED'
  | 'RESUBMISSION_REQUESTED';

/** What whoever decides has read on the document; of its number a digest is kept alone. */
export type IdentityDataInput = {
  birthDate: string;
  /** Two letters of the country that issued it. */
  country: string;
  documentNumber: string;
  /** Left out: it has no end. */
  expiresOn?: string | null | undefined;
  firstName: string;
  lastName: string;
};

export type IdentityField =
  | 'birthDate'
  | 'expiresOn'
  | 'firstName'
  | 'lastName';

export type IdentitySentence =
  | 'again'
  | 'ended'
  | 'failed'
  | 'lapsed'
  | 'pending'
  | 'started'
  | 'succeeded'
  | 'unverified';

export type ImageCategory =
  | 'BALCONY'
  | 'BATHROOM'
  | 'BEDROOM'
  | 'BUILDING'
  | 'DINING_AREA'
  | 'ENTRANCE'
  | 'FLOOR_PLAN'
  | 'GARDEN'
  | 'HALLWAY'
  | 'KITCHEN'
  | 'LAUNDRY'
  | 'LIVING_ROOM'
  | 'NEIGHBORHOOD'
  | 'OTHER'
  | 'PARKING'
  | 'TERRACE'
  | 'VIEW'
  | 'WORKSPACE';

export type InviteTeamMemberInput = {
  email: string;
  /** Null: all listings, also later ones. */
  groupIds?: Array<string | number> | null | undefined;
  /** Single units, at most 1000, of listings that are not among groupIds, which may be empty then, but not null. */
  listingIds?: Array<string | number> | null | undefined;
  role: TeamRole;
};

export type InvoiceCalculationMethod =
  | 'CALCULATION_PER_NIGHT'
  | 'HALF_OR_FULL_MONTH'
  | 'OWN_CALCULATION';

export type InvoiceDocumentType =
  | 'CREDIT_NOTE'
  | 'INVOICE';

export type InvoiceFilter =
  | 'OPEN'
  | 'OVERDUE'
  | 'PAID';

export type InvoiceLiveMode =
  | 'LIVE'
  | 'TESTING';

export type InvoiceSettlementKind =
  | 'BANK_TRANSFER'
  | 'CARD'
  | 'CHARGEBACK'
  | 'CREDIT'
  | 'PAYOUT';

export type InvoiceState =
  | 'CREDITED'
  | 'DRAFT'
  | 'DUE'
  | 'OPEN'
  | 'OVERDUE'
  | 'PAID'
  | 'UNCOLLECTIBLE';

export type JoinObstacle =
  | 'INVITATION_ENDED'
  | 'IN_THIS_TEAM';

export type KeyHandoverInput = {
  day?: string | null | undefined;
  keys: Array<HandoverKeysInput>;
  meters: Array<HandoverMeterInput>;
  note: string;
  ownPoints: Array<HandoverOwnPointInput>;
  points: Array<HandoverPoint>;
  /** As 14:30. */
  time?: string | null | undefined;
};

export type KeyHandoverKind =
  | 'ARRIVAL'
  | 'DEPARTURE';

export type KeyKind =
  | 'apartmentEntrance'
  | 'basement'
  | 'buildingEntrance'
  | 'generalKey'
  | 'keylessAccess'
  | 'mailbox'
  | 'otherKeys';

export type LandlordStatus =
  | 'ACCEPTED'
  | 'BLOCKED_BY_ANOTHER_TENANT'
  | 'BLOCKED_BY_CURRENT_TENANT'
  | 'CONTRACT_CREATED'
  | 'CONTRACT_WAITING_FOR_TENANT'
  | 'CREATING_CONTRACT'
  | 'MANUAL_CONTRACT_CREATED'
  | 'OPEN'
  | 'OPEN_V3'
  | 'OPEN_WITH_CONSEQUENCES'
  | 'OTHER'
  | 'TENANT_STARTED_OTHER_BOOKING_PROCESS'
  | 'TENANT_VERIFICATION'
  | 'WAITING_TO_CONFIRM_BOOKING';

export type LandlordUserType =
  | 'EXPLORER_LANDLORD'
  | 'POTENTIAL_LANDLORD';

export type Language =
  | 'de'
  | 'en'
  | 'fr';

export type LedgerAccountKind =
  | 'DISPUTE_HOLD'
  | 'FEE_REVENUE'
  | 'LANDLORD_PAYABLE'
  | 'LANDLORD_RECEIVABLE'
  | 'PAYOUT_IN_TRANSIT'
  | 'PROVIDER_CLEARING'
  | 'PROVIDER_COSTS'
  | 'REFUND_PAYABLE'
  | 'TENANT_RECEIVABLE'
  | 'UNCOLLECTIBLE'
  | 'VAT';

export type LedgerEventKind =
  | 'CREDIT_CARRIED'
  | 'CREDIT_NOTE_WRITTEN'
  | 'DISPUTE_LOST'
  | 'DISPUTE_OPENED'
  | 'DISPUTE_WON'
  | 'INCENTIVE_GRANTED'
  | 'INVOICE_PAID'
  | 'INVOICE_WRITTEN'
  | 'INVOICE_WRITTEN_OFF'
  | 'MONEY_TRANSFERRED'
  | 'PAYOUT_FAILED'
  | 'PAYOUT_PAID'
  | 'PAYOUT_STARTED'
  | 'PROVIDER_FEE_TAKEN'
  | 'REFUND_FAILED'
  | 'REFUND_OWED'
  | 'REFUND_PAID'
  | 'REFUND_SETTLED'
  | 'RENT_OWED'
  | 'RENT_WAIVED'
  | 'TENANT_PAID'
  | 'TRANSFER_REVERSED';

export type LimitLengthInput = {
  unit: MaxVacancyUnit;
  /** Null for no limit. */
  value?: number | null | undefined;
};

export type ListingGapName =
  | 'ADDRESS'
  | 'AREA'
  | 'AVAILABLE_FROM'
  | 'CONTACT_PERSON'
  | 'ENERGY_CERTIFICATE'
  | 'MIN_BOOKING_DURATION_PERMIT_ID'
  | 'PHOTO'
  | 'PRICE'
  | 'PRICE_PER_SQUARE_METRE'
  | 'REGISTRATION_NUMBER'
  | 'ROOM'
  | 'TITLE';

export type ListingLanguage =
  | 'de'
  | 'en'
  | 'es'
  | 'fr'
  | 'it'
  | 'nl'
  | 'pl'
  | 'pt'
  | 'ru';

export type ListingParkingOption =
  | 'AVAILABLE'
  | 'NEARBY'
  | 'NOT_AVAILABLE'
  | 'ON_PROPERTY_PRICE_INCLUDED'
  | 'ON_PROPERTY_PRICE_NOT_INCLUDED';

export type ListingPurpose =
  | 'UKRAINE';

/** How often the mails that may wait come: each by itself, daily, or weekly. */
export type MailDigest =
  | 'DAILY'
  | 'NONE'
  | 'WEEKLY';

export type MainEnergySource =
  | 'AMBIENT_HEAT'
  | 'BIOMASS'
  | 'COAL'
  | 'COMBINED_HEAT_AND_POWER_FOSSIL'
  | 'COMBINED_HEAT_AND_POWER_RENEWABLE'
  | 'DISTRICT_HEATING'
  | 'ELECTRICITY'
  | 'GAS'
  | 'GEOTHERMAL'
  | 'HYDRO'
  | 'LIQUEFIED_GAS'
  | 'NATURAL_GAS_HEAVY'
  | 'NATURAL_GAS_LIGHT'
  | 'OIL'
  | 'OTHER'
  | 'PELLETS'
  | 'SOLAR'
  | 'WIND'
  | 'WOOD'
  | 'WOOD_CHIPS';

/** In degrees (WGS 84); with an east that is west of its west it goes over the date line. */
export type MapBounds = {
  east: number;
  north: number;
  south: number;
  west: number;
};

export type MaxVacancyUnit =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

export type MessageChannel =
  | 'MAIL'
  | 'PAGE';

export type MessageReportOutcome =
  | 'CONVERSATION_CLOSED'
  | 'NO_ACTION'
  | 'WARNED';

export type MessageReportReason =
  | 'DISCRIMINATION'
  | 'FRAUD_OR_PHISHING'
  | 'INSULT_OR_THREAT'
  | 'OTHER'
  | 'PAYMENT_OUTSIDE'
  | 'SPAM';

export type MessageSide =
  | 'LANDLORD'
  | 'TENANT';

/** OPEN: both sides can write. CLOSED (by staff), BLOCKED, OVER, ON_HOLD: nobody can, and why. */
export type MessageThreadState =
  | 'BLOCKED'
  | 'CLOSED'
  | 'ON_HOLD'
  | 'OPEN'
  | 'OVER';

export type MeterKind =
  | 'ELECTRICITY'
  | 'GAS'
  | 'HEATING'
  | 'WATER_COLD'
  | 'WATER_HOT';

export type MethodOfBooking =
  | 'AFTER_LANDLORD_CONFIRMED_BOOKING'
  | 'AFTER_TENANT_SIGNED_CONTRACT';

export type MoneyEntryKind =
  | 'ADJUSTED'
  | 'CREDITED'
  | 'DISPUTED'
  | 'EARNED'
  | 'FEE'
  | 'INCENTIVE'
  | 'PAID_BY_LANDLORD'
  | 'PAID_OUT'
  | 'RECEIVED'
  | 'REFUNDED'
  | 'RENT'
  | 'VAT'
  | 'WRITTEN_OFF';

export type MoneyLineKind =
  | 'ADJUSTED'
  | 'CREDITED'
  | 'DISPUTED'
  | 'FEE'
  | 'INCENTIVE'
  | 'PAID_BY_LANDLORD'
  | 'PAID_OUT'
  | 'RECEIVED'
  | 'REFUNDED'
  | 'RENT'
  | 'VAT'
  | 'WRITTEN_OFF';

export type MoneyWaitingReason =
  | 'INVOICE_OVERDUE'
  | 'NOT_DUE_YET'
  | 'PAYOUT_ACCOUNT_IN_REVIEW'
  | 'PAYOUT_ACCOUNT_MISSING'
  | 'PAYOUT_ACCOUNT_REJECTED'
  | 'PAYOUT_ACCOUNT_RESTRICTED'
  | 'PAYOUT_BEHIND'
  | 'PAYOUT_CONTESTED'
  | 'PAYOUT_DATA_WAIT'
  | 'PAYOUT_FAILED'
  | 'PAYOUT_FROZEN'
  | 'PAYOUT_HELD'
  | 'PAYOUT_IN_TRANSIT'
  | 'PAYOUT_NETTED'
  | 'PAYOUT_SCHEDULED'
  | 'PAYOUT_TAX_DATA'
  | 'PAYOUT_UNKNOWN'
  | 'PAYOUT_WAITS'
  | 'RENT_NOT_MARKED'
  | 'TENANT_HAS_NOT_PAID';

/** What one document tells: so much net in so many months. */
export type NetIncomeInput = {
  /** In minor units of a euro; divided by the rent and forgotten. */
  amount: number;
  /** 1 for a payslip, 12 for the statement of a year. */
  months: number;
};

/** In a pattern a run of # stands for the number. */
export type NewUnitsInput = {
  apartmentName: string;
  externalId?: string | null | undefined;
  firstFloor?: number | null | undefined;
  firstNumber: number;
  quantity: number;
  unitsPerFloor?: number | null | undefined;
};

export type NextStepKind =
  | 'ACCEPT_PROPOSAL'
  | 'ANSWER'
  | 'ANSWER_SUGGESTION'
  | 'CONFIRM'
  | 'CONFIRM_INTEREST'
  | 'GO_ON_WITHOUT_INCOME'
  | 'HAND_IN_DOCUMENTS'
  | 'NONE'
  | 'OFFLINE_CONTRACT'
  | 'OTHER_CONTRACT'
  | 'OWN_CONTRACT'
  | 'SIGN'
  | 'WAIT';

/** What somebody is told about (C3, and calendars). */
export type NotificationKind =
  | 'BOOKING_CANCELED'
  | 'BOOKING_LOST'
  | 'CALENDAR_PROBLEM'
  | 'FINALIZING_THE_BOOKING'
  | 'INVOICE_CANCELED'
  | 'INVOICE_READY'
  | 'NEW_BOOKING_REQUEST'
  | 'NEW_MESSAGE'
  | 'RENTAL_AGREEMENT_READY'
  | 'STAY_EXTENSION_REQUEST';

/** The page that a notification leads to. */
export type NotificationTarget =
  | 'BOOKING'
  | 'CALENDAR'
  | 'CONTRACT'
  | 'DOCUMENTS'
  | 'REQUEST';

export type OccupancyKind =
  | 'BLOCK'
  | 'BOOKING'
  | 'HOLD';

export type OfferCancellationReason =
  | 'LANDLORD_CANCELED'
  | 'ONLINE_SIGNING_STOPPED'
  | 'REQUEST_DECLINED'
  | 'REQUEST_WITHDRAWN'
  | 'SIGNER_CHANGED'
  | 'SIGNING_EXPIRED'
  | 'TENANT_CANCELED'
  | 'TERMS_CHANGED';

export type OfferStatus =
  | 'ACCEPTED'
  | 'CANCELED'
  | 'LANDLORD_SIGNING'
  | 'PROPOSED'
  | 'REJECTED'
  | 'TENANT_SIGNING';

export type OutsideService =
  | 'ADDRESSES'
  | 'CALENDARS_OF_A_PARTNER'
  | 'IDENTITIES'
  | 'INCOMES'
  | 'MAIL'
  | 'PAYMENTS'
  | 'PHOTO_FOLDERS'
  | 'SIGNATURES'
  | 'TRANSLATIONS';

export type PaidBy =
  | 'COMPANY'
  | 'PARENTS'
  | 'SCHOLARSHIP'
  | 'SELF';

export type PartnerObstacle =
  | 'NEVER_SYNC_WITH_PARTNER_PORTAL'
  | 'NO_PARTNER'
  | 'NO_PARTNER_SYNC'
  | 'PARTNER_SYNC_NOT_ENABLED'
  | 'SKIP_SYNC_WITH_PORTAL';

export type PartnerPortalInput = {
  countries: Array<string>;
  format: PortalFormat;
  isPaused: boolean;
  language: Language;
  minPictures: number;
  name: string;
  place: PortalPlace;
  providerNumber: string;
};

export type PartnerSource =
  | 'hns'
  | 'hnsavailabilities'
  | 'hnsrestrictions';

/** Whether a passkey stays on one device or is shared by the devices of its owner. */
export type PasskeyDeviceType =
  | 'MULTI_DEVICE'
  | 'SINGLE_DEVICE';

export type PaymentFailure =
  | 'AUTHENTICATION_FAILED'
  | 'CARD_DECLINED'
  | 'CARD_NOT_SUPPORTED'
  | 'EXPIRED_CARD'
  | 'INCORRECT_CVC'
  | 'INCORRECT_NUMBER'
  | 'INSUFFICIENT_FUNDS'
  | 'LIMIT_EXCEEDED'
  | 'NOT_ACCEPTED'
  | 'PROCESSING_ERROR';

export type PaymentMethod =
  | 'APPLE_PAY'
  | 'CREDIT_CARD'
  | 'GOOGLE_PAY'
  | 'OTHERS'
  | 'PAYPAL';

export type PaymentProvider =
  | 'LOCAL'
  | 'STRIPE';

export type PaymentPurpose =
  | 'FIRST_MONTH_RENT'
  | 'LANDLORD_FEE'
  | 'TENANT_SERVICE_FEE';

export type PaymentState =
  | 'CANCELED'
  | 'CREATED'
  | 'FAILED'
  | 'PROCESSING'
  | 'REQUIRES_ACTION'
  | 'SUCCEEDED'
  | 'UNKNOWN';

export type PayoutAccountNeed =
  | 'ADDRESS'
  | 'BANK_ACCOUNT'
  | 'BIRTH_DATE'
  | 'BUSINESS_PROFILE'
  | 'BUSINESS_TYPE'
  | 'COMPANY_NUMBERS'
  | 'COMPANY_PEOPLE'
  | 'CONTACT'
  | 'IDENTITY_DOCUMENT'
  | 'IDENTITY_NUMBER'
  | 'NAME'
  | 'OTHER'
  | 'TERMS';

export type PayoutAccountStatus =
  | 'ACTIVE'
  | 'ACTIVE_IMPROVABLE'
  | 'CREATED'
  | 'PENDING'
  | 'RESTRICTED'
  | 'RESTRICTED_SOON';

export type PayoutFailure =
  | 'ACCOUNT_CLOSED'
  | 'ACCOUNT_RESTRICTED'
  | 'CURRENCY'
  | 'DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'NAME_MISMATCH'
  | 'NO_SUCH_ACCOUNT'
  | 'OTHER';

export type PayoutGap =
  | 'ACCOUNT'
  | 'BILLING_DETAILS'
  | 'CURRENCY'
  | 'PAYOUT_ACCOUNT'
  | 'TAX_DATA';

export type PayoutItemKind =
  | 'CREDIT'
  | 'DISPUTE'
  | 'FEE_KEPT'
  | 'INCENTIVE'
  | 'OTHER'
  | 'REFUND'
  | 'RENT';

export type PayoutObstacleReason =
  | 'ACCOUNT'
  | 'CURRENCY'
  | 'PAYOUT_ACCOUNT'
  | 'TAX_DATA_HELD'
  | 'TAX_DATA_SOON';

export type PayoutPurpose =
  | 'DEPOSIT'
  | 'RENT';

export type PayoutSchedule =
  | 'AT_ONCE'
  | 'MONTHLY';

export type PayoutState =
  | 'FAILED'
  | 'IN_TRANSIT'
  | 'PAID'
  | 'PENDING'
  | 'UNKNOWN';

export type Permission =
  | 'BOOKING_PREFERENCES'
  | 'CHANGE_SALES_REP'
  | 'DEVELOPER'
  | 'DOCUMENT_VERIFICATION'
  | 'EDIT_IDENTITY_VERIFICATION_FIELD'
  | 'FSU'
  | 'LOCALISATION'
  | 'TEST'
  | 'VERIFF'
  | 'accounting'
  | 'sales'
  | 'scam';

export type PhotoFileRefusal =
  | 'DAMAGED'
  | 'KIND'
  | 'LARGE'
  | 'QUOTA'
  | 'TOO_MANY'
  | 'UNREADABLE';

export type PhotoFolderProblem =
  | 'BUSY'
  | 'DENIED'
  | 'GONE'
  | 'NOT_A_FOLDER'
  | 'TOO_MANY_FILES'
  | 'UNREACHABLE';

export type PointSource =
  | 'CITY'
  | 'GEOCODED'
  | 'POSTAL_CODE'
  | 'SET';

export type PortalFormat =
  | 'JSON'
  | 'OPENIMMO';

export type PortalHomeState =
  | 'REMOVED'
  | 'SENT';

export type PortalObstacle =
  | 'ARCHIVED'
  | 'DELETED'
  | 'MISSING_DATA'
  | 'NEVER_SYNC_WITH_PARTNER_PORTAL'
  | 'NOT_IN_STUDENT_CHANNEL'
  | 'NOT_PUBLISHED'
  | 'NO_PARTNER_SYNC'
  | 'OTHER_COUNTRY'
  | 'PARTNER_LISTING'
  | 'PARTNER_SYNC_NOT_ENABLED'
  | 'PORTAL_PAUSED'
  | 'SKIP_SYNC_WITH_PORTAL'
  | 'TOO_FEW_PICTURES';

export type PortalPlace =
  | 'OTHER'
  | 'PORTAL_2'
  | 'PORTAL_3'
  | 'PROPERTY_PORTAL'
  | 'STUDENT_CHANNEL';

export type PortalState =
  | 'ACTIVE'
  | 'PAUSED'
  | 'REVOKED';

export type PowerState =
  | 'MEMBERSHIP_ENDED'
  | 'NOT_YET'
  | 'OVER'
  | 'RESTING'
  | 'VALID'
  | 'WITHDRAWN';

export type PrepareContractInput = {
  /** In minor units, as all amounts. */
  cleaningFee: number;
  cleaningFeeFrequency: CleaningFeeFrequency;
  contractName: ContractName;
  deposit: number;
  houseRules: string;
  isOnlineSigning: boolean;
  language: Language;
  /** One of ownContracts; it is signed on paper. */
  ownContractFileId?: string | number | null | undefined;
  timeOfPayment: TimeOfPayment;
};

export type ProfileLanguage =
  | 'de'
  | 'en'
  | 'fr'
  | 'ru'
  | 'uk';

export type ProgressState =
  | 'ahead'
  | 'current'
  | 'done'
  | 'paused'
  | 'stopped';

export type ProgressStepName =
  | 'answered'
  | 'booked'
  | 'confirmed'
  | 'contract'
  | 'sent';

export type ProviderDifference =
  | 'NOT_ARRIVED'
  | 'NOT_AVAILABLE'
  | 'NOT_IN_LINES'
  | 'NO_ENTRY'
  | 'NO_LINE'
  | 'OTHER_AMOUNT'
  | 'OTHER_CURRENCY';

export type ProviderDifferenceState =
  | 'ENDED'
  | 'EXPLAINED'
  | 'OPEN';

export type PublicCategory =
  | 'BUSINESS_STAYS'
  | 'FAMILY_HOMES'
  | 'GARDEN'
  | 'HOMES_FOR_UKRAINIANS'
  | 'LUXURY'
  | 'PETS'
  | 'SERVICED_APARTMENTS'
  | 'STUDENT_HOUSING'
  | 'TECH_STUDIO'
  | 'TERRACE';

export type PublicSearchFilter = {
  /** Only what the map shows there: homes of which no place is known are left out. */
  bounds?: MapBounds | null | undefined;
  category?: PublicCategory | null | undefined;
  /** Together with `to`: free on all these days. */
  from?: string | null | undefined;
  guests?: number | null | undefined;
  /** Per month, in minor units of the search's currency; listings in other currencies are left out then. */
  maxPrice?: number | null | undefined;
  /** The same as people write it: in euros, not in cents. The lower of both counts. */
  maxPriceInWholeUnits?: number | null | undefined;
  /** In square metres. */
  minArea?: number | null | undefined;
  /** True: only where pets are welcome or can be arranged. */
  pets?: boolean | null | undefined;
  /** A city's name, or that name as it stands in an address: 'munchen'. */
  place?: string | null | undefined;
  to?: string | null | undefined;
};

/** A group is what any of its members is (D4). */
export type PublicationHistory =
  | 'NEVER_PUBLISHED'
  | 'PREVIOUSLY_PUBLISHED'
  | 'PUBLISHED';

/** A part of the way of a push message, in the order of the way. */
export type PushHop =
  | 'BROWSER'
  | 'PERMISSION'
  | 'PUSH_SERVICE'
  | 'RECEIPT'
  | 'SERVER_KEYS'
  | 'SERVICE_WORKER'
  | 'SUBSCRIPTION';

export type PushTestState =
  | 'DONE'
  | 'FAILED'
  | 'WAITING';

export type QuestionTopic =
  | 'ARRIVALS'
  | 'DEPARTURES'
  | 'FREE'
  | 'HOMES'
  | 'REQUESTS'
  | 'STATE'
  | 'TENANT'
  | 'UNPAID';

export type ReasonForStay =
  | 'APPRENTICESHIP'
  | 'INTERIM'
  | 'INTERNSHIP'
  | 'OTHER'
  | 'REFUGEE'
  | 'STUDYING'
  | 'TEMPORARY_HOUSING_NEED'
  | 'WORK';

export type RecoveryStatus =
  | 'ASKED'
  | 'CALLED_OFF'
  | 'COMPLETED'
  | 'EXPIRED'
  | 'READY'
  | 'STOPPED'
  | 'WAITING';

export type RecoveryWay =
  | 'MAIL'
  | 'PASSWORD'
  | 'STAFF';

export type RefundAccountInput = {
  accountHolder: string;
  /** Needed outside the European Economic Area. */
  bic?: string | null | undefined;
  iban: string;
  /** That the account belongs to somebody whose name is not the tenant’s, and is meant to. */
  isOtherNameMeant?: boolean | null | undefined;
};

export type RefundFailure =
  | 'ACCOUNT_CLOSED'
  | 'CARD_EXPIRED'
  | 'DECLINED'
  | 'INSUFFICIENT_BALANCE'
  | 'OTHER'
  | 'PAYMENT_DISPUTED';

export type RefundReason =
  | 'GOODWILL'
  | 'NOT_AS_DESCRIBED'
  | 'NO_LONGER_OWED'
  | 'OTHER'
  | 'PAID_TWICE'
  | 'STAY_CANCELLED'
  | 'STAY_SHORTENED';

export type RefundState =
  | 'CANCELED'
  | 'CREATED'
  | 'FAILED'
  | 'PENDING'
  | 'SETTLED'
  | 'SUCCEEDED'
  | 'UNKNOWN';

export type RefundWay =
  | 'BANK_TRANSFER'
  | 'CARD';

export type RejectListingRequestInput = {
  blockFrom?: string | null | undefined;
  blockTo?: string | null | undefined;
  explanation?: string | null | undefined;
  reason: DeclineReasonValue;
};

export type Relationship =
  | 'COLLEAGUE'
  | 'CO_TENANT'
  | 'FAMILY'
  | 'FRIEND'
  | 'MAIN_TENANT'
  | 'PARTNER';

export type RentChangeKind =
  | 'AMOUNT'
  | 'FIXED'
  | 'PERCENT';

export type RentChangeState =
  | 'IN_FORCE'
  | 'LAPSED'
  | 'PLANNED'
  | 'UNDONE';

export type RentState =
  | 'DUE'
  | 'OVERDUE'
  | 'RECEIVED'
  | 'UPCOMING';

/** Who did something to a request. */
export type RequestEventSide =
  | 'LANDLORD'
  | 'STAFF'
  | 'SYSTEM'
  | 'TENANT';

/** NEEDS_YOU: answer, sign, confirm; OPEN: classified open; WAITING: for somebody else; ALL: every active one; ENDED: those that are not active any more. */
export type RequestFilter =
  | 'ALL'
  | 'ENDED'
  | 'NEEDS_YOU'
  | 'OPEN'
  | 'WAITING';

/** SPECIFIED: as D4 says, below what runs out within 12 hours; URGENT: what runs out first. */
export type RequestOrder =
  | 'SPECIFIED'
  | 'URGENT';

export type RequestReason =
  | 'BOOKING_REQUEST_HAS_RESERVED_LISTING'
  | 'DECLINED_BY_BOOKING_OTHER_REQUEST'
  | 'DECLINED_BY_CONFLICT'
  | 'DECLINED_BY_LANDLORD'
  | 'EXTENSION'
  | 'LANDLORD_DECLINED_AFTER_TENANT_NON_RESPONSIVE'
  | 'LANDLORD_DID_NOT_RESPOND'
  | 'LANDLORD_NOT_IN_FEATURE_GROUP'
  | 'LANDLORD_SUGGESTED_NEW_DATES'
  | 'LISTING_OCCUPIED'
  | 'LISTING_RESERVED_IN_SUPPRESSING_BOOKING_REQUEST'
  | 'MULTI_LISTING_OCCUPIED'
  | 'NOT_SUITABLE_FOR_TENANT'
  | 'NO_RESPONSE_FROM_TENANT'
  | 'OTHER'
  | 'PETS_NOT_ALLOWED'
  | 'QUALITY_TOO_LOW'
  | 'REASON_FOR_STAY_IS_OTHER'
  | 'SINGLE_REQUEST_NO_RESPONSE'
  | 'STAY_TOO_LONG'
  | 'STAY_TOO_SHORT'
  | 'TOO_MANY_PEOPLE'
  | 'WITHDRAWN_BY_TENANT';

export type RequestStatusType =
  | 'AVAILABLE'
  | 'AV_CHECK'
  | 'BLOCKED_BY_ANOTHER_TENANT'
  | 'BLOCKED_BY_CURRENT_TENANT'
  | 'NOT_AVAILABLE'
  | 'NO_AV_CHECK'
  | 'SECOND_CHANCE'
  | 'START'
  | 'TENANT_APPROVED'
  | 'TENANT_WITHDREW';

export type RequestType =
  | 'EXTENSION'
  | 'STANDARD';

export type RestoredBlockInput = {
  from: string;
  listingId: string | number;
  note?: string | null | undefined;
  reason: BlockReason;
  to: string;
};

export type ReviewKind =
  | 'DOCUMENT'
  | 'IDENTITY'
  | 'SOLVENCY';

export type RoomType =
  | 'BEDROOM'
  | 'LIVING_DINING_ROOM'
  | 'OTHER';

export type SaveViewInput = {
  name: string;
  page: SavedViewPage;
  search: unknown;
};

/** The page whose filters a view keeps. */
export type SavedViewPage =
  | 'BOOKINGS'
  | 'INBOX'
  | 'LISTINGS';

export type SearchResultKind =
  | 'BOOKING'
  | 'GROUP'
  | 'INVOICE'
  | 'LISTING'
  | 'REQUEST';

/** Suggested dates with their rent, as they were shown. */
export type SeenDatesInput = {
  from: string;
  to: string;
  totalRent: number;
};

export type SeenLimitInput = {
  before: LimitLengthInput;
  groupId: string | number;
};

export type SeenRentInput = {
  after: number;
  groupId: string | number;
  listingId?: string | number | null | undefined;
};

export type SendBookingRequestInput = {
  adults: number;
  adultsInformation?: Array<Relationship> | null | undefined;
  children: number;
  childrenInformation?: Array<ChildType> | null | undefined;
  companyName?: string | null | undefined;
  employment?: Employment | null | undefined;
  firstName: string;
  from: string;
  /** MAN, WOMAN, OTHER, PREFER_NOT_TO_SAY (C3); null for no answer. */
  gender?: Gender | null | undefined;
  /** Each of the groups becomes a listing request. */
  groupIds: Array<string | number>;
  jobTitle?: string | null | undefined;
  lastName: string;
  notes?: string | null | undefined;
  optionToExtend: boolean;
  paidBy: PaidBy;
  pets: boolean;
  petsDescription?: string | null | undefined;
  phone?: string | null | undefined;
  reasonForStay: ReasonForStay;
  to: string;
};

export type ServiceState =
  | 'REAL'
  | 'TEST'
  | 'WITHOUT';

export type ServicesAvailability =
  | 'AVAILABLE'
  | 'INCLUDED_CHARGED_EXTRA'
  | 'INCLUDED_IN_RENT'
  | 'NOT_AVAILABLE';

export type SharedTrait =
  | 'BANK_ACCOUNT'
  | 'PHONE'
  | 'TAX_ID';

export type SignContractInput = {
  consent: boolean;
  documentSha256: string;
  /** Strokes of points on 1000 x 300: 'x,y x,y;x,y x,y'; null with a typed name. */
  drawnSignature?: string | null | undefined;
  /** The name as typed, or null with a drawn signature. */
  typedName?: string | null | undefined;
};

export type SignatureProvider =
  | 'MEZZO'
  | 'YOUSIGN';

export type SignerState =
  | 'DONE'
  | 'INITIATED'
  | 'NOTIFIED'
  | 'SIGNED';

export type SigningParty =
  | 'LANDLORD'
  | 'TENANT';

export type SkipReason =
  | 'BOOKING_REQUEST_HAS_RESERVED_LISTING'
  | 'EXTENSION'
  | 'LANDLORD_NOT_IN_FEATURE_GROUP'
  | 'LISTING_RESERVED_IN_SUPPRESSING_BOOKING_REQUEST'
  | 'QUALITY_TOO_LOW'
  | 'REASON_FOR_STAY_IS_OTHER';

export type SolvencyCheckErrorType =
  | 'CURRENCY_NOT_EURO'
  | 'DOCUMENT_TOO_OLD'
  | 'INCOMPLETE_DATA'
  | 'KLIPPA_ERROR'
  | 'NAME_MISMATCH'
  | 'VERIFF_MISSING';

export type SolvencyCheckProvider =
  | 'KLIPPA'
  | 'MEZZO';

export type SolvencyCheckStatus =
  | 'FAILED'
  | 'IN_PROGRESS'
  | 'NOT_STARTED'
  | 'SUCCESSFUL';

/** Who reads the documents of income: the external provider, or somebody of the staff. */
export type SolvencyMethod =
  | 'AUTOMATIC'
  | 'BY_HAND';

export type StaffTaskKind =
  | 'CALL'
  | 'DELETION'
  | 'DOCUMENT'
  | 'IDENTITY'
  | 'MESSAGE_REPORT'
  | 'PERMISSION'
  | 'RECOVERY'
  | 'SECOND_CHANCE'
  | 'SOLVENCY';

/** What a column of a file of stays is. */
export type StayField =
  | 'FROM'
  | 'GUEST'
  | 'NOTE'
  | 'PRICE'
  | 'REFERENCE'
  | 'STATUS'
  | 'TO'
  | 'UNIT';

/** DEPARTURE: the next guest can have the last day of the file. TAKEN: it belongs to the stay. */
export type StayLastDay =
  | 'DEPARTURE'
  | 'TAKEN';

/** What importing does with a line, or why it is left out. */
export type StayOutcome =
  | 'ADD'
  | 'BY_CALENDAR'
  | 'BY_HAND'
  | 'CANCELLED'
  | 'CHANGE'
  | 'DOUBLE'
  | 'FREE'
  | 'LONG'
  | 'NO_DAYS'
  | 'PAST'
  | 'SAME'
  | 'TAKEN'
  | 'TURNED'
  | 'UNIT_LEFT_OUT'
  | 'UNIT_OPEN';

export type StayProposalKind =
  | 'LONGER'
  | 'MOVE'
  | 'SHORTER';

export type StayProposalSide =
  | 'LANDLORD'
  | 'TENANT';

export type StayProposalState =
  | 'DECLINED'
  | 'EXPIRED'
  | 'OPEN'
  | 'TAKEN'
  | 'WITHDRAWN';

/** A file of stays; what is not said is read from the file, or is as in the last one with these heads. */
export type StaysFileInput = {
  csv: string;
  dayOrder?: DayOrder | null | undefined;
  /** A field for each column; an empty text leaves it out. */
  fields?: Array<string> | null | undefined;
  lastDay?: StayLastDay | null | undefined;
  separator?: string | null | undefined;
  units?: Array<StaysUnitNameInput> | null | undefined;
};

export type StaysUnitNameInput = {
  /** Null: its lines are left out. */
  listingId?: string | number | null | undefined;
  name: string;
};

export type StepParty =
  | 'LANDLORD'
  | 'TENANT';

export type StopOnlineSigningReason =
  | 'CONTRACT_HAD_TO_BE_ADJUSTED'
  | 'LANDLORD_NOT_COMFORTABLE_WITH_ONLINE_SIGNING'
  | 'LANDLORD_USES_EXTERNAL_CONTRACT'
  | 'TENANT_NOT_COMFORTABLE_WITH_ONLINE_SIGNING';

export type StudentIdType =
  | 'ACCEPTANCE_LETTER'
  | 'ENROLLMENT_CERTIFICATE'
  | 'VALID_ID';

/** Why a table that somebody sends can not be read, or not be understood. */
export type TableProblem =
  | 'BROKEN'
  | 'COLUMNS_MISSING'
  | 'EMPTY'
  | 'TOO_LONG'
  | 'TOO_MANY';

export type Tag =
  | 'ALWAYS_SYNC_WITH_PROPERTY_PORTAL'
  | 'AUTO_ACCEPT_EXTENSION_REQUESTS'
  | 'AUTO_ACCEPT_STANDARD_REQUESTS'
  | 'COUNTRY_AUSTRIA'
  | 'COUNTRY_FRANCE'
  | 'COUNTRY_GERMANY'
  | 'FSU'
  | 'GERMAN_ENERGY_CERTIFICATE'
  | 'INCLUDE_IN_STUDENT_CHANNEL'
  | 'KA'
  | 'MIN_BOOKING_DURATION_PERMIT_ID'
  | 'NEVER_SYNC_WITH_PARTNER_PORTAL_1'
  | 'NEVER_SYNC_WITH_PARTNER_PORTAL_2'
  | 'NEVER_SYNC_WITH_PARTNER_PORTAL_3'
  | 'NO_PARTNER_SYNC'
  | 'OLD_DUE_DATE_LOGIC_IN_INVOICE'
  | 'PARTNER_LISTING'
  | 'PARTNER_SYNC_ENABLED'
  | 'PHOTOGRAPHY_SERVICE'
  | 'REFUGEE_LISTING'
  | 'REFUGEE_USER'
  | 'REGISTRATION_NUMBER'
  | 'SERVICE_ACCOUNT'
  | 'SEVEN_PERCENT_TAX_DISCOUNT'
  | 'SKIP_INVOICE_GENERATION'
  | 'SKIP_SENDING_EXTENSION_EMAIL'
  | 'SKIP_SYNC_WITH_PORTAL'
  | 'SKIP_TENANT_DOCUMENT_VERIFICATION';

export type TaxDataState =
  | 'ALL'
  | 'EXEMPT'
  | 'HELD'
  | 'MISSING';

export type TaxEntryKind =
  | 'BONUS'
  | 'CORRECTION'
  | 'DISPUTE'
  | 'FEE'
  | 'FEE_CREDITED'
  | 'REFUND'
  | 'RENT_PAID_OUT'
  | 'RENT_RECEIVED';

export type TaxRecordChange =
  | 'CORRECTED'
  | 'DELETED'
  | 'NEW';

export type TaxReportKind =
  | 'DPI401'
  | 'DPI402'
  | 'DPI403';

export type TaxReportProblem =
  | 'ACCOUNT_UNKNOWN'
  | 'ADDRESS_INCOMPLETE'
  | 'BIRTH_DATE_MISSING'
  | 'BIRTH_PLACE_MISSING'
  | 'CITY_MISSING'
  | 'COUNTRY_MISSING'
  | 'EXCLUDED_PROPERTY'
  | 'NAME_MISSING'
  | 'NO_SELLER'
  | 'QUARTER_NEGATIVE'
  | 'REGISTRATION_MISSING'
  | 'TAX_ID_INVALID'
  | 'TAX_ID_MISSING'
  | 'VAT_ID_INVALID';

export type TaxReportState =
  | 'ACCEPTED'
  | 'DRAFT'
  | 'HANDED_IN'
  | 'PARTLY_ACCEPTED'
  | 'READY'
  | 'REFUSED'
  | 'REPLACED';

export type TaxRunState =
  | 'DONE'
  | 'FAILED'
  | 'RUNNING';

export type TaxStatementMailState =
  | 'FAILED'
  | 'FORGOTTEN'
  | 'SENT'
  | 'WAITING';

export type TeamMemberStatus =
  | 'ACTIVE'
  | 'ENDED'
  | 'INVITED';

export type TeamRole =
  | 'LIMITED'
  | 'MANAGER';

export type TenantDocumentType =
  | 'BANK_STATEMENT'
  | 'CERTIFICATE_OF_MATRICULATION'
  | 'CERTIFICATE_OF_SCHOLARSHIP'
  | 'COMPANY_SELF_DISCLOSURE_FORM'
  | 'FINANCIAL_STATEMENT'
  | 'FRENCH_GUARANTOR'
  | 'GUARANTEE_FROM_PARENTS'
  | 'GUARANTEE_LETTER'
  | 'GUARANTOR_BANK_STATEMENT'
  | 'GUARANTOR_FINANCIAL_STATEMENT'
  | 'GUARANTOR_PAYSLIP'
  | 'LETTER_FROM_EMPLOYER'
  | 'PAYSLIP'
  | 'PROOF_OF_APPRENTICESHIP'
  | 'PROOF_OF_EMPLOYMENT'
  | 'PROOF_OF_INTERNSHIP'
  | 'VALID_IDENTITY_DOCUMENT';

/** What a tenant is told about. */
export type TenantNotificationKind =
  | 'BOOKING_CANCELED'
  | 'BOOKING_LOST'
  | 'FINALIZING_THE_BOOKING'
  | 'NEW_BOOKING_REQUEST'
  | 'NEW_MESSAGE'
  | 'RENTAL_AGREEMENT_READY'
  | 'STAY_EXTENSION_REQUEST';

export type TenantProfileInput = {
  adultsInformation: Array<Relationship>;
  childrenInformation: Array<ChildType>;
  companyName?: string | null | undefined;
  employment?: Employment | null | undefined;
  firstName: string;
  gender?: Gender | null | undefined;
  jobTitle?: string | null | undefined;
  lastName: string;
  message?: string | null | undefined;
  paidBy?: PaidBy | null | undefined;
  pets: boolean;
  petsDescription?: string | null | undefined;
  phone?: string | null | undefined;
  reasonForStay?: ReasonForStay | null | undefined;
};

/** What a tenant has to show before there is a contract. */
export type TenantProof =
  | 'COMPANY'
  | 'GUARANTEE'
  | 'GUARANTOR_INCOME'
  | 'IDENTITY'
  | 'INCOME'
  | 'OCCUPATION';

export type TenantProofState =
  | 'FAILED'
  | 'MISSING'
  | 'NOT_VALIDATED'
  | 'SUCCESSFUL';

export type TenantServiceFeePaymentStatus =
  | 'DUE'
  | 'NOT_DUE'
  | 'PAID'
  | 'PENDING'
  | 'REFUNDED'
  | 'REFUND_REQUESTED';

export type TenantStatus =
  | 'BLOCKED_BY_ANOTHER_TENANT'
  | 'BLOCKED_BY_CURRENT_TENANT'
  | 'BOOKED'
  | 'CONFIRMING_AVAILABILITY'
  | 'CONFIRM_TENANT_INTEREST'
  | 'CONTRACT_GENERATION'
  | 'CONTRACT_SIGNING_LANDLORD'
  | 'CONTRACT_SIGNING_OFFLINE'
  | 'CONTRACT_SIGNING_TENANT'
  | 'NOT_AVAILABLE'
  | 'TENANT_VERIFICATION'
  | 'TENANT_WITHDREW';

export type TermSource =
  | 'AGREEMENT'
  | 'DEFAULT'
  | 'LANDLORD'
  | 'LISTING';

export type TimeOfPayment =
  | 'AFTER_CONTRACT'
  | 'ONE_MONTH_BEFORE'
  | 'RENTAL_BEGIN'
  | 'SIXTY_DAYS_BEFORE'
  | 'TWO_WEEKS_BEFORE';

export type UnitChangeInput = {
  /** What they are now; another value refuses the change. */
  expected?: unknown;
  listingId: string | number;
  /** The fields to change, by name. */
  values: unknown;
};

/** Both days belong to the block. */
export type UnpublishBlockInput = {
  from: string;
  to: string;
};

export type UnpublishListingInput = {
  /** Days to block at once, where the reason suggests that, as far as they are free; requests that this leaves no unit are declined. */
  block?: UnpublishBlockInput | null | undefined;
  /** Declines also the requests that have the yes of the landlord, which otherwise still holds. */
  declineAccepted?: boolean | null | undefined;
  /** Declines also the requests that could wait for the listing to come back. */
  declineRequests?: boolean | null | undefined;
  explanation?: string | null | undefined;
  /** The key of one of listingUnpublishReasons. */
  reasonKey: string;
};

export type UnpublishReasonValue =
  | 'BAD_BOOKING_PROCESS'
  | 'BAD_SUPPORT'
  | 'BAD_WEBSITE_EXPERIENCE'
  | 'BEING_RENOVATED'
  | 'DID_NOT_FIND_THE_RIGHT_TENANT'
  | 'FEE_TOO_HIGH'
  | 'MANY_REQUESTS_BUT_NO_BOOKING'
  | 'NOT_ENOUGH_REQUESTS'
  | 'ONLY_AVAILABLE_FOR_A_LIMITED_TIME'
  | 'ONLY_AVAILABLE_ONCE'
  | 'OTHER'
  | 'RENTED_OUT'
  | 'RENTED_OUT_DEFINITE_PERIOD'
  | 'RENTED_OUT_INDEFINITE_PERIOD'
  | 'SALES_BELOW_STANDARDS'
  | 'SALES_LANDLORD_NOT_PAYING'
  | 'SALES_LANDLORD_NOT_RESPONDING'
  | 'SALES_NEEDS_REVIEW'
  | 'SALES_OTHER'
  | 'SALES_PICTURES'
  | 'SALES_RACISM'
  | 'SALES_RENTED_OUT_AVAILABILITY_NOT_ADJUSTABLE'
  | 'SALES_SCAM'
  | 'SALES_SECRET_CONTRACTS'
  | 'SALES_SOLD_APARTMENT'
  | 'SOLD'
  | 'SOLD_APARTMENT'
  | 'UNSATISFIED';

/** What is left out stays as it is; an empty phone number is none. */
export type UpdateProfileInput = {
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
};

export type UserType =
  | 'ACCOUNTING'
  | 'DEVELOPER'
  | 'FSU'
  | 'SALES'
  | 'SCAM'
  | 'TEST';

export type VacancyReason =
  | 'DECLINED'
  | 'NOBODY_ASKED'
  | 'NOT_BOOKED'
  | 'PRICE_ABOVE'
  | 'TOO_SHORT'
  | 'UNANSWERED';

export type VerdictReason =
  | 'ABOVE_MAXIMUM'
  | 'ACCOUNT_ARCHIVED'
  | 'ACCOUNT_FROZEN'
  | 'ACCOUNT_NEEDED'
  | 'ALL_REFUNDED'
  | 'ALL_REMINDERS_SENT'
  | 'ALREADY_ANSWERED'
  | 'ALREADY_CANCELED'
  | 'ALREADY_OBJECTED'
  | 'ALREADY_PAID'
  | 'ALREADY_PUBLISHED'
  | 'ALREADY_RECEIVED'
  | 'ALREADY_REPORTED'
  | 'ALREADY_REQUESTED'
  | 'ALREADY_SIGNED'
  | 'ALREADY_VERIFIED'
  | 'ALREADY_WRITTEN_OFF'
  | 'AMOUNT_CHANGED'
  | 'APPOINTMENT_NOT_AHEAD'
  | 'ARCHIVED'
  | 'AUTOMATIC_CHECK_OFF'
  | 'BELOW_MINIMUM'
  | 'BLOCKED'
  | 'BOOKED'
  | 'CLAIMED_BY_ANOTHER'
  | 'CLAIM_NEEDED'
  | 'CLAIM_OVER'
  | 'CONSEQUENCES_CHANGED'
  | 'CREATING_CONTRACT'
  | 'CREDITED'
  | 'CREDIT_NOTE'
  | 'CURRENCY_UNSUPPORTED'
  | 'DECIDED_BEFORE'
  | 'DECIDED_BY_PROVIDER'
  | 'DEPOSIT_NOT_RECEIVED'
  | 'DEPOSIT_SETTLED'
  | 'DIFFERENCE_ENDED'
  | 'DIFFERENCE_EXPLAINED'
  | 'DISPUTE_ANSWERED'
  | 'DISPUTE_OVER'
  | 'DISPUTE_TOO_LATE'
  | 'DOCUMENT_CHANGED'
  | 'DUE_PAID'
  | 'DUE_WAIVED'
  | 'ENDED'
  | 'ENDS_BY_ITSELF'
  | 'GROUP_TOO_LARGE'
  | 'IDENTITY_BEING_CHECKED'
  | 'IDENTITY_NOT_ASKED'
  | 'IDENTITY_NOT_VERIFIED'
  | 'IDENTITY_VERIFIED'
  | 'IMPORTED_BLOCK'
  | 'INCOMPLETE'
  | 'IN_USE'
  | 'LANDLORD_HAS_NOT_SIGNED'
  | 'LINE_IGNORED'
  | 'LINE_SETTLED'
  | 'LISTING_UNPUBLISHED'
  | 'MONEY_OUT'
  | 'MORE_THAN_PAID'
  | 'NOBODY_MOVED_IN'
  | 'NOTHING_OPEN'
  | 'NOTHING_PAID'
  | 'NOTHING_RECEIVED'
  | 'NOTHING_TO_REPORT'
  | 'NOT_ADJOINING'
  | 'NOT_AN_EXTENSION'
  | 'NOT_ARCHIVED'
  | 'NOT_A_GROUP'
  | 'NOT_DECLINED_BY_SILENCE'
  | 'NOT_HELD_BY_SALES'
  | 'NOT_NUMBERED'
  | 'NOT_OFFLINE'
  | 'NOT_ONLINE'
  | 'NOT_PUBLISHED'
  | 'NOT_REFUNDABLE'
  | 'NOT_SCHEDULED'
  | 'NOT_WRITTEN_OFF'
  | 'NOT_YET_ACCEPTED'
  | 'NOT_YET_CHECKED'
  | 'NO_ACCOUNT_MANAGER'
  | 'NO_CONFIRMATION_NEEDED'
  | 'NO_DOCUMENTS_NEEDED'
  | 'NO_FREE_UNIT'
  | 'NO_OFFER'
  | 'NO_PERMISSION'
  | 'NO_SUGGESTION'
  | 'OFFER_EXISTS'
  | 'OTHER_CURRENCY'
  | 'OVER_30_DAYS'
  | 'OWN_IDENTITY'
  | 'OWN_PERMISSION'
  | 'OWN_REVIEW'
  | 'PAID_THROUGH_PRODUCT'
  | 'PAYMENTS_OFF'
  | 'PAYMENT_DISPUTED'
  | 'PAYMENT_NOT_ACCEPTED'
  | 'PAYMENT_RUNNING'
  | 'PAYMENT_UNKNOWN'
  | 'PAYOUTS_OFF'
  | 'PAYOUT_ACCOUNT_INCOMPLETE'
  | 'PAYOUT_ACCOUNT_NOT_ACCEPTED'
  | 'PAYOUT_ACCOUNT_REJECTED'
  | 'PAYOUT_ACCOUNT_UNKNOWN'
  | 'PAYOUT_CHANGE_COUNTS'
  | 'PAYOUT_DATA_CHANGING'
  | 'PAYOUT_IN_PERSON'
  | 'PAYOUT_NOT_FAILED'
  | 'PERMISSION_HELD'
  | 'PERMISSION_NOT_HELD'
  | 'PERMISSION_REQUESTED'
  | 'PICTURES_MISSING'
  | 'REFUNDED_BY_STAFF'
  | 'REFUND_ARRIVED'
  | 'REFUND_SETTLED'
  | 'REFUND_UNDER_WAY'
  | 'REMINDED_RECENTLY'
  | 'REQUESTS_WAITING'
  | 'SAME_UNIT'
  | 'SECOND_CHANCE'
  | 'SECOND_PERSON_NEEDED'
  | 'SIGN_AT_PROVIDER'
  | 'STAY_OVER'
  | 'STAY_STARTED'
  | 'STILL_PUBLISHED'
  | 'TAX_REPORT_ANSWERED'
  | 'TAX_REPORT_AWAITED'
  | 'TAX_REPORT_HANDED_IN'
  | 'TAX_REPORT_NOT_HANDED_IN'
  | 'TAX_REPORT_NO_OPERATOR'
  | 'TAX_REPORT_NO_YEAR'
  | 'TAX_REPORT_ORDER'
  | 'TAX_REPORT_PREVIEW'
  | 'TAX_REPORT_REPLACED'
  | 'TAX_REPORT_RUNNING'
  | 'TAX_REPORT_TEST_ONLY'
  | 'TENANT_CONFIRMED'
  | 'TENANT_HAS_NOT_SIGNED'
  | 'TENANT_PAYMENTS_OFF'
  | 'TEST_DOCUMENT'
  | 'TIME_OVER'
  | 'TOO_MANY_LISTINGS'
  | 'TOO_MANY_VERIFICATIONS'
  | 'UNAVAILABLE'
  | 'UNCHANGED'
  | 'UNPUBLISHED_BY_SALES'
  | 'VERIFICATION_MISSING'
  | 'VERIFY_AT_PROVIDER'
  | 'YOUR_TURN';

export type VerificationPart =
  | 'DOCUMENTS'
  | 'IDENTITY'
  | 'SOLVENCY';

/** Who has to do something; LATER: it begins when the parts before it are done. */
export type VerificationTurn =
  | 'LANDLORD'
  | 'LATER'
  | 'PROVIDER'
  | 'STAFF'
  | 'TENANT';

export type WebhookDeliveryState =
  | 'DELIVERED'
  | 'FAILED'
  | 'WAITING';

export type WebhookEvent =
  | 'BOOKING_CANCELED'
  | 'BOOKING_CHANGED'
  | 'BOOKING_MADE'
  | 'CALENDAR_PROBLEM'
  | 'CONTRACT_ENDED'
  | 'CONTRACT_READY'
  | 'CONTRACT_SIGNED'
  | 'INVOICE_CANCELED'
  | 'INVOICE_MADE'
  | 'PAYMENT_RECEIVED'
  | 'REQUEST_ACCEPTED'
  | 'REQUEST_CHANGED'
  | 'REQUEST_DECLINED'
  | 'REQUEST_RECEIVED'
  | 'REQUEST_WITHDRAWN'
  | 'WEBHOOK_TEST';

export type WebhookFailure =
  | 'NOT_ALLOWED'
  | 'NO_ADDRESS'
  | 'REDIRECTED'
  | 'STATUS'
  | 'TIMED_OUT'
  | 'UNREACHABLE';

export type WebhookInput = {
  events: Array<WebhookEvent>;
  /** An https address that answers POST. */
  url: string;
};

export type WebhookState =
  | 'ACTIVE'
  | 'DISABLED'
  | 'PAUSED';

/** New availability windows of some units; what is left out stays. */
export type WindowsInput = {
  availableFrom?: string | null | undefined;
  availableTo?: string | null | undefined;
  listingIds: Array<string | number>;
  /** The windows have no end any more. */
  openEnded?: boolean | null | undefined;
  /** The fingerprint of windowsDryRun; without it nobody may be declined by the change. */
  seen?: string | null | undefined;
};

export type WorldRole =
  | 'LIMITED'
  | 'LINK'
  | 'MANAGER'
  | 'OWNER';

export type OwnHoldQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnHoldQuery = { ownFreeze: { _id: string, reason: FreezeReason, facts: string, frozenAt: string, objection: string | null, objectedAt: string | null, answer: string | null, answeredAt: string | null, canObject: boolean } | null };

export type ObjectToHoldMutationVariables = Exact<{
  objection: string;
  idempotencyKey: string | number;
}>;


export type ObjectToHoldMutation = { objectToFreeze: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AppointmentQueryVariables = Exact<{ [key: string]: never; }>;


export type AppointmentQuery = { appointment: { status: AppointmentStatus, startsAt: string | null, staffName: string | null, managerName: string | null, link: string | null, canSchedule: boolean, canCancel: boolean } };

export type AppointmentPartsFragment = { status: AppointmentStatus, startsAt: string | null, staffName: string | null, managerName: string | null, link: string | null, canSchedule: boolean, canCancel: boolean };

export type ScheduleAppointmentMutationVariables = Exact<{
  startsAt?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type ScheduleAppointmentMutation = { scheduleAppointment: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, appointment: { status: AppointmentStatus, startsAt: string | null, staffName: string | null, managerName: string | null, link: string | null, canSchedule: boolean, canCancel: boolean } | null } };

export type CancelAppointmentMutationVariables = Exact<{
  startsAt?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type CancelAppointmentMutation = { cancelAppointment: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, appointment: { status: AppointmentStatus, startsAt: string | null, staffName: string | null, managerName: string | null, link: string | null, canSchedule: boolean, canCancel: boolean } | null } };

export type AuditImpersonationsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditImpersonationsQuery = { impersonations: Array<{ _id: string, actorName: string, reason: string, startedAt: string, endsAt: string, endedAt: string | null, isRunning: boolean, actions: number }> };

export type AuditCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditCheckQuery = { auditCheck: { intact: boolean, checkedEntries: number, brokenAt: string | null } };

export type AuditPageQueryVariables = Exact<{
  before?: string | number | null | undefined;
  filter?: AuditFilter | null | undefined;
}>;


export type AuditPageQuery = { auditLog: { hasMore: boolean, nodes: Array<{ kind: AuditKind | null, personId: string | null, entityType: string, groupId: string | null, listingId: string | null, partOfGroup: boolean | null, isThere: boolean, bookingRequestId: string | null, bookingId: string | null, _id: string, at: string, action: string, actorName: string | null, subjectName: string | null, via: AuditVia, reason: string | null, unitName: string | null }> } };

export type AuditChoicesQueryVariables = Exact<{
  groupId?: string | number | null | undefined;
}>;


export type AuditChoicesQuery = { auditChoices: Array<{ kind: AuditChoiceKind, id: string, name: string }> };

export type BookingConsequencesQueryVariables = Exact<{
  bookingId: string | number;
  lastDay?: string | null | undefined;
}>;


export type BookingConsequencesQuery = { cancellationConsequences: { tenantName: string, fingerprint: string | null, canBeCanceled: { value: boolean, reason: VerdictReason | null }, possibleLastDays: { from: string, to: string } | null, ends: Array<{ _id: string, type: RequestType, from: string, to: string, lastDay: string | null, currency: string, rentBefore: number, rent: number, feeBefore: number, fee: number, givenBack: number, freed: { from: string, to: string }, creditNotes: Array<{ creditsNumber: string, net: number, vat: number, amount: number }>, invoice: { isPaid: boolean, rent: number, feeRate: number, net: number, vat: number, vatRate: number, amount: number, feeOrigin: { source: TermSource, since: string | null } | null } | null, refunds: Array<{ purpose: PaymentPurpose, kept: number, amount: number }> }>, endedRequests: Array<{ listingRequestId: string, firstName: string, lastName: string, from: string, to: string }>, reopenedRequests: Array<{ listingRequestId: string, bookingRequestId: string, firstName: string, lastName: string, from: string, to: string }>, notified: Array<{ name: string, isLandlord: boolean, inApp: boolean, byEmail: boolean }> } | null };

export type CancelBookingMutationVariables = Exact<{
  bookingId: string | number;
  cancellationReason: BookingCancellationReason;
  note?: string | null | undefined;
  lastDay?: string | null | undefined;
  refund?: number | null | undefined;
  seen?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type CancelBookingMutation = { cancelBookingAsLandlord: { canceled: boolean | null, canceledAt: string | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type BookingNoteQueryVariables = Exact<{
  bookingId: string | number;
}>;


export type BookingNoteQuery = { bookingNote: { text: string, version: number, changedAt: string | null } | null };

export type SaveBookingNoteMutationVariables = Exact<{
  bookingId: string | number;
  text: string;
  version: number;
  idempotencyKey: string | number;
}>;


export type SaveBookingNoteMutation = { saveBookingNote: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type PayoutsOfBookingQueryVariables = Exact<{
  bookingId: string | number;
}>;


export type PayoutsOfBookingQuery = { landlordPayouts: { nodes: Array<{ _id: string, createdAt: string, state: PayoutState }> } };

export type BookingListQueryVariables = Exact<{
  filter: BookingFilter;
  offset: number;
  limit: number;
}>;


export type BookingListQuery = { bookings: { totalCount: number, counts: { upcoming: number, current: number, past: number, cancelled: number }, nodes: Array<{ _id: string, phase: BookingPhase, type: RequestType, from: string, to: string, stayedUntil: string | null, asksToLeaveOn: string | null, tenantNames: string, listing: { _id: string, partOfGroup: boolean, name: string, apartmentName: string } }> } };

export type BookingFilterChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type BookingFilterChoicesQuery = { bookingFilterChoices: { contracts: Array<ContractName>, groups: Array<{ groupId: string, name: string }> } };

export type BookingDetailQueryVariables = Exact<{
  id: string | number;
}>;


export type BookingDetailQuery = { landlordBooking: { _id: string, phase: BookingPhase, selectedContract: ContractName, canceled: boolean, canceledAt: string | null, cancellationReason: BookingCancellationReason | null, landlordCancellationNote: string, from: string, to: string, stayedUntil: string | null, isEndAgreed: boolean, actualCost: number, actualFee: number, type: RequestType, price: number, deposit: number, currency: string, landlordFee: number, landlordFeeRate: number, calculationMethod: InvoiceCalculationMethod, tenantNames: string, reasonForStay: ReasonForStay, signedContractUrl: string | null, createdAt: string, feeVat: number, skipInvoiceGeneration: boolean, cost: { totalCost: number }, canBeCanceled: { value: boolean, reason: VerdictReason | null }, actualStay: { from: string, to: string } | null, depositRecord: { bookingId: string, state: DepositState, agreed: number, currency: string, holder: DepositHolder | null, amount: number | null, receivedOn: string | null, settledOn: string | null, accountUntil: string | null, paidBack: number | null, deductions: Array<{ reason: DepositDeductionReason, amount: number, explanation: string }>, canBeRecorded: { value: boolean, reason: VerdictReason | null }, canBeSettled: { value: boolean, reason: VerdictReason | null } }, landlordFeeOrigin: { source: TermSource, since: string | null } | null, calculationOrigin: { source: TermSource, since: string | null } | null, tenant: { _id: string, firstName: string, lastName: string, companyName: string, jobTitle: string, email: string | null, phone: string | null }, duration: { months: number, days: number }, listingRequest: { id: string, bookingRequestId: string, userFriendlyId: string, adults: number, children: number, pets: boolean }, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string, apartmentName: string, externalId: string | null, address: { country: string, street: string, streetNumber: string, zipCode: string, city: string }, coverImage: { urls: { medium: string } } }, units: Array<{ listingId: string, name: string, from: string, to: string }>, contractUnit: { name: string } | null, landlordInvoice: { number: string | null } | null, invoices: Array<{ _id: string, number: string | null, documentType: InvoiceDocumentType, amount: number, currency: string, dueDate: string, isPaid: boolean, creditsNumber: string | null, creditedBy: string | null, isCredited: boolean, documentUrl: string | null }>, rents: Array<{ _id: string, from: string, to: string, amount: number, currency: string, dueOn: string, throughProduct: boolean, state: RentState, receivedOn: string | null, canBeMarked: { value: boolean, reason: VerdictReason | null }, canBeUnmarked: { value: boolean, reason: VerdictReason | null } }>, chain: Array<{ _id: string, type: RequestType, from: string, to: string, canceled: boolean, stayedUntil: string | null }> } | null };

export type BookingsOfListingQueryVariables = Exact<{
  listingId: string | number;
}>;


export type BookingsOfListingQuery = { landlordListingById: { name: string } | null };

export type BookingsOfGroupQueryVariables = Exact<{
  groupId: string | number;
}>;


export type BookingsOfGroupQuery = { landlordListingByGroupId: { name: string } | null };

export type MarkRentMutationVariables = Exact<{
  rentId: string | number;
  receivedOn: string;
  idempotencyKey: string | number;
}>;


export type MarkRentMutation = { markRentReceived: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type UnmarkRentMutationVariables = Exact<{
  rentId: string | number;
  idempotencyKey: string | number;
}>;


export type UnmarkRentMutation = { unmarkRentReceived: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type RecordDepositMutationVariables = Exact<{
  bookingId: string | number;
  holder: DepositHolder;
  amount: number;
  receivedOn: string;
  idempotencyKey: string | number;
}>;


export type RecordDepositMutation = { recordDeposit: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type SettleDepositMutationVariables = Exact<{
  bookingId: string | number;
  deductions: Array<DepositDeductionInput> | DepositDeductionInput;
  settledOn: string;
  idempotencyKey: string | number;
}>;


export type SettleDepositMutation = { settleDeposit: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StayProposalsQueryVariables = Exact<{
  bookingId: string | number;
  inGroup: boolean;
}>;


export type StayProposalsQuery = { stayProposals: Array<{ _id: string, bookingId: string, kind: StayProposalKind, proposedBy: StayProposalSide, state: StayProposalState, from: string, to: string, rent: number, currency: string, message: string, answerMessage: string, unitName: string | null, unitBefore: string | null, monthlyRent: number, answerUntil: string, endedAt: string | null, listingRequestId: string | null, bookingRequestId: string | null, duration: { months: number, days: number }, canBeTaken: { value: boolean, reason: VerdictReason | null } }>, longerStay: { from: string, earliestTo: string | null, latestTo: string | null, rentPerMonth: number, currency: string, canOffer: { value: boolean, reason: VerdictReason | null } } | null, runningMove?: { canOffer: { value: boolean, reason: VerdictReason | null } } | null, shorterStay: { canOffer: { value: boolean, reason: VerdictReason | null }, lastDays: { from: string, to: string } | null } | null };

export type LongerStayUntilQueryVariables = Exact<{
  bookingId: string | number;
  to: string;
}>;


export type LongerStayUntilQuery = { longerStay: { until: { rent: number, declined: number, verdict: { value: boolean, reason: VerdictReason | null }, duration: { months: number, days: number }, invoice: { rent: number, feeRate: number, net: number, vat: number, vatRate: number, amount: number, feeOrigin: { source: TermSource, since: string | null } | null } | null } | null } | null };

export type OfferLongerStayMutationVariables = Exact<{
  bookingId: string | number;
  to: string;
  message?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type OfferLongerStayMutation = { offerLongerStay: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type OfferShorterStayMutationVariables = Exact<{
  bookingId: string | number;
  lastDay: string;
  message?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type OfferShorterStayMutation = { offerShorterStay: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type WithdrawStayProposalMutationVariables = Exact<{
  proposalId: string | number;
  idempotencyKey: string | number;
}>;


export type WithdrawStayProposalMutation = { withdrawStayProposal: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AcceptShorterStayMutationVariables = Exact<{
  proposalId: string | number;
  message?: string | null | undefined;
  seen: string;
  idempotencyKey: string | number;
}>;


export type AcceptShorterStayMutation = { acceptShorterStay: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type DeclineShorterStayMutationVariables = Exact<{
  proposalId: string | number;
  message?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type DeclineShorterStayMutation = { declineShorterStay: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffInvoiceFactsFragment = { _id: string, number: string, documentType: InvoiceDocumentType, mode: InvoiceLiveMode, landlordId: string, landlordName: string, buyerName: string | null, state: InvoiceState, currency: string, amount: number, openAmount: number, writtenOffAmount: number, writeOffReason: string | null, issuedOn: string, dueDate: string, reminders: number, remindOn: string | null, settlements: Array<{ kind: InvoiceSettlementKind, amount: number, receivedOn: string, reference: string }>, canRecordTransfer: { value: boolean, reason: VerdictReason | null }, canWriteOff: { value: boolean, reason: VerdictReason | null }, canTakeWriteOffBack: { value: boolean, reason: VerdictReason | null }, canSetReminder: { value: boolean, reason: VerdictReason | null } };

export type StaffInvoicesQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: InvoiceState | null | undefined;
  offset: number;
}>;


export type StaffInvoicesQuery = { staffInvoices: { totalCount: number, nodes: Array<{ _id: string, number: string, documentType: InvoiceDocumentType, mode: InvoiceLiveMode, landlordId: string, landlordName: string, buyerName: string | null, state: InvoiceState, currency: string, amount: number, openAmount: number, writtenOffAmount: number, writeOffReason: string | null, issuedOn: string, dueDate: string, reminders: number, remindOn: string | null, settlements: Array<{ kind: InvoiceSettlementKind, amount: number, receivedOn: string, reference: string }>, canRecordTransfer: { value: boolean, reason: VerdictReason | null }, canWriteOff: { value: boolean, reason: VerdictReason | null }, canTakeWriteOffBack: { value: boolean, reason: VerdictReason | null }, canSetReminder: { value: boolean, reason: VerdictReason | null } }> } };

export type BankLinesQueryVariables = Exact<{
  state: BankLineState;
  offset: number;
}>;


export type BankLinesQuery = { bankLines: { counts: Array<{ state: BankLineState, count: number }>, nodes: Array<{ _id: string, account: string, valueDay: string, amount: number, currency: string, otherName: string, otherIban: string, remittance: string, state: BankLineState, reason: BankLineReason, explanation: string, decidedBy: string | null, decidedAt: string | null, parts: Array<{ amount: number, isSettled: boolean, invoice: { _id: string, number: string, landlordName: string, currency: string, openAmount: number } | null }>, canSettle: { value: boolean, reason: VerdictReason | null }, canIgnore: { value: boolean, reason: VerdictReason | null } }> } };

export type BankStatementResultQueryVariables = Exact<{
  statementId: string | number;
}>;


export type BankStatementResultQuery = { bankStatement: { _id: string, fileName: string, newLines: number, knownLines: number, announcedLines: number, bookedLines: number, linesToDecide: number, unknownLines: number, ignoredLines: number, linesBeingBooked: number } | null };

export type BooksCheckQueryVariables = Exact<{ [key: string]: never; }>;


export type BooksCheckQuery = { ledgerAccounts: Array<{ kind: LedgerAccountKind, mode: InvoiceLiveMode, currency: string, provider: string, accounts: number, balance: number }>, lastBooksCheck: { _id: string, finishedAt: string | null, entries: number, documents: number, unwritten: number, faultCount: number, faults: Array<string> } | null, booksCheckUnderWay: { _id: string, startedAt: string } | null };

export type RecordBankTransferMutationVariables = Exact<{
  invoiceId: string | number;
  amount: number;
  receivedOn: string;
  reference: string;
  idempotencyKey: string | number;
}>;


export type RecordBankTransferMutation = { recordBankTransfer: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type WriteInvoiceOffMutationVariables = Exact<{
  invoiceId: string | number;
  reason: string;
  idempotencyKey: string | number;
}>;


export type WriteInvoiceOffMutation = { writeInvoiceOff: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ExpectInvoiceAgainMutationVariables = Exact<{
  invoiceId: string | number;
  idempotencyKey: string | number;
}>;


export type ExpectInvoiceAgainMutation = { expectInvoiceAgain: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type SetInvoiceReminderMutationVariables = Exact<{
  invoiceId: string | number;
  remindOn?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type SetInvoiceReminderMutation = { setInvoiceReminder: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type SettleBankLineMutationVariables = Exact<{
  lineId: string | number;
  parts: Array<BankLinePartInput> | BankLinePartInput;
  idempotencyKey: string | number;
}>;


export type SettleBankLineMutation = { settleBankLine: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type IgnoreBankLineMutationVariables = Exact<{
  lineId: string | number;
  reason: string;
  idempotencyKey: string | number;
}>;


export type IgnoreBankLineMutation = { ignoreBankLine: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type OrderBooksCheckMutationVariables = Exact<{
  lastCheckId?: string | number | null | undefined;
  idempotencyKey: string | number;
}>;


export type OrderBooksCheckMutation = { orderBooksCheck: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type KeptOfErasedQueryVariables = Exact<{
  invoiceIds?: Array<string | number> | string | number | null | undefined;
  paymentIds?: Array<string | number> | string | number | null | undefined;
  billingDetailsIds?: Array<string | number> | string | number | null | undefined;
  landlordIds?: Array<string | number> | string | number | null | undefined;
}>;


export type KeptOfErasedQuery = { keptOfErased: Array<{ _id: string, laws: Array<string>, until: string | null, isOver: boolean, isShared: boolean }> };

export type StaffPaymentsQueryVariables = Exact<{
  search?: string | null | undefined;
  needsWork?: boolean | null | undefined;
  offset: number;
}>;


export type StaffPaymentsQuery = { staffPayments: { totalCount: number, nodes: Array<{ _id: string, landlordName: string, hasContract: boolean, hasInvoice: boolean, payment: { _id: string, bookingId: string, purpose: PaymentPurpose, amount: number, currency: string, paidAt: string | null, surplus: number, tenantNames: string, listingName: string, refundableAmount: number, canBeRefunded: { value: boolean, reason: VerdictReason | null }, refunds: Array<{ _id: string, purpose: PaymentPurpose, amount: number, settledAmount: number, currency: string, reason: RefundReason, explanation: string, state: RefundState, way: RefundWay, failure: RefundFailure | null, createdAt: string, arrivedAt: string | null, transferredOn: string | null, canBeTransferred: { value: boolean, reason: VerdictReason | null }, account: { accountHolder: string, iban: string, holderMatch: HolderMatch, givenAt: string } | null }>, disputes: Array<{ _id: string, amount: number, currency: string, reason: DisputeReason, state: DisputeState, isHeld: boolean, answerUntil: string | null, decidedAt: string | null, isAnswered: boolean, hasReopenedInvoice: boolean }> }, canBeRefunded: { value: boolean, reason: VerdictReason | null }, disputes: Array<{ _id: string, answer: DisputeAnswer | null, answerText: string, answeredAt: string | null, answerFailure: string | null, dispute: { _id: string, amount: number, currency: string, reason: DisputeReason, state: DisputeState, isHeld: boolean, answerUntil: string | null, decidedAt: string | null, isAnswered: boolean, hasReopenedInvoice: boolean }, canBeAnswered: { value: boolean, reason: VerdictReason | null } }> }> } };

export type RefundAccountQueryVariables = Exact<{
  paymentId: string;
}>;


export type RefundAccountQuery = { staffPayments: { nodes: Array<{ payment: { refunds: Array<{ _id: string, account: { accountHolder: string, wholeIban: string | null, bic: string, holderMatch: HolderMatch } | null }> } }> } };

export type RefundTenantForStaffMutationVariables = Exact<{
  paymentId: string | number;
  amount: number;
  reason: RefundReason;
  explanation: string;
  idempotencyKey: string | number;
}>;


export type RefundTenantForStaffMutation = { refundTenantForStaff: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type RecordRefundTransferMutationVariables = Exact<{
  refundId: string | number;
  transferredOn: string;
  reference: string;
  idempotencyKey: string | number;
}>;


export type RecordRefundTransferMutation = { recordRefundTransfer: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AnswerDisputeMutationVariables = Exact<{
  disputeId: string | number;
  text: string;
  withContract: boolean;
  withInvoice: boolean;
  idempotencyKey: string | number;
}>;


export type AnswerDisputeMutation = { answerDispute: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AcceptDisputeMutationVariables = Exact<{
  disputeId: string | number;
  idempotencyKey: string | number;
}>;


export type AcceptDisputeMutation = { acceptDispute: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ProviderAccountFactsFragment = { _id: string, provider: PaymentProvider, mode: InvoiceLiveMode, currency: string, landlordId: string | null, landlordName: string | null, available: number, pending: number, booked: number, openCount: number, openAmount: number, explainedAmount: number, comparedAt: string, failure: string, failedAt: string | null };

export type ProviderAccountsQueryVariables = Exact<{
  offset: number;
}>;


export type ProviderAccountsQuery = { providerAccounts: { totalCount: number, nodes: Array<{ _id: string, provider: PaymentProvider, mode: InvoiceLiveMode, currency: string, landlordId: string | null, landlordName: string | null, available: number, pending: number, booked: number, openCount: number, openAmount: number, explainedAmount: number, comparedAt: string, failure: string, failedAt: string | null }> }, lastProviderRun: { _id: string, finishedAt: string | null, accounts: number, failures: number, lines: number, differences: number } | null, providerRunUnderWay: { _id: string, startedAt: string } | null };

export type ProviderDifferencesQueryVariables = Exact<{
  accountId: string | number;
  state: ProviderDifferenceState;
  offset: number;
}>;


export type ProviderDifferencesQuery = { providerDifferences: { account: { _id: string, provider: PaymentProvider, mode: InvoiceLiveMode, currency: string, landlordId: string | null, landlordName: string | null, available: number, pending: number, booked: number, openCount: number, openAmount: number, explainedAmount: number, comparedAt: string, failure: string, failedAt: string | null }, counts: Array<{ state: ProviderDifferenceState, count: number }>, nodes: Array<{ _id: string, kind: ProviderDifference, state: ProviderDifferenceState, amount: number, currency: string, openedAt: string, endedAt: string | null, explanation: string, explainedBy: string | null, explainedAt: string | null, entryKind: LedgerEventKind | null, entryAt: string | null, invoiceNumber: string | null, landlordId: string | null, landlordName: string | null, line: { externalId: string, category: string, amount: number, fee: number, currency: string, sourceIds: Array<string>, at: string, availableAt: string } | null, canExplain: { value: boolean, reason: VerdictReason | null } }> } };

export type OrderProviderRunMutationVariables = Exact<{
  lastRunId?: string | number | null | undefined;
  idempotencyKey: string | number;
}>;


export type OrderProviderRunMutation = { orderProviderRun: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ExplainProviderDifferenceMutationVariables = Exact<{
  differenceId: string | number;
  reason: string;
  idempotencyKey: string | number;
}>;


export type ExplainProviderDifferenceMutation = { explainProviderDifference: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TaxDataItemsQueryVariables = Exact<{
  state: TaxDataState;
  search: string;
  offset: number;
  limit: number;
}>;


export type TaxDataItemsQuery = { taxDataItems: { totalCount: number, nodes: Array<{ _id: string, landlordId: string, landlordName: string, landlordEmail: string, name: string, missing: Array<Dac7Datum>, isExempt: boolean | null, exemptionStatus: Dac7ExemptionStatus, exemptionDeadline: string | null, exemptionReason: string, homes: number, askedAt: string | null, heldAt: string | null }> } };

export type SetDac7ExemptionMutationVariables = Exact<{
  billingDetailsId: string | number;
  exemptionStatus: Dac7ExemptionStatus;
  exemptionDeadline?: string | null | undefined;
  exemptionReason: string;
  idempotencyKey: string | number;
}>;


export type SetDac7ExemptionMutation = { setDac7Exemption: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type LandlordsWithTermsQueryVariables = Exact<{
  search: string;
}>;


export type LandlordsWithTermsQuery = { landlordsWithTerms: Array<{ _id: string, name: string, email: string, now: { landlordFeeRate: number, tenantFeeRate: number, calculationMethod: InvoiceCalculationMethod, landlordFeeOrigin: { source: TermSource, since: string | null }, tenantFeeOrigin: { source: TermSource, since: string | null }, calculationOrigin: { source: TermSource, since: string | null } }, terms: Array<{ _id: string, scope: FeeTermsScope, groupName: string | null, landlordFeeRate: number | null, tenantFeeRate: number | null, calculationMethod: InvoiceCalculationMethod | null, validFrom: string, validUntil: string | null, reason: string, madeBy: string | null }>, incentives: Array<{ _id: string, amount: number, currency: string, reason: string, grantedAt: string, grantedBy: string }>, listings: Array<{ groupId: string, name: string }> }> };

export type MakeFeeTermsMutationVariables = Exact<{
  landlordId: string | number;
  scope: FeeTermsScope;
  groupId?: string | number | null | undefined;
  landlordFeeRate?: number | null | undefined;
  tenantFeeRate?: number | null | undefined;
  calculationMethod?: InvoiceCalculationMethod | null | undefined;
  validFrom: string;
  validUntil?: string | null | undefined;
  reason: string;
  idempotencyKey: string | number;
}>;


export type MakeFeeTermsMutation = { makeFeeTerms: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type GrantIncentiveMutationVariables = Exact<{
  landlordId: string | number;
  amount: number;
  currency: string;
  reason: string;
  referredId?: string | number | null | undefined;
  idempotencyKey: string | number;
}>;


export type GrantIncentiveMutation = { grantIncentive: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type PaidReferralsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaidReferralsQuery = { paidReferrals: Array<{ referrerId: string, referrerName: string, referredId: string, referredName: string, signedUpAt: string, feePaidOn: string | null, shared: Array<SharedTrait>, isEarned: boolean }> };

export type CalendarWindowsDryRunQueryVariables = Exact<{
  input: WindowsInput;
}>;


export type CalendarWindowsDryRunQuery = { windowsDryRun: { seen: string, units: Array<{ listingId: string, name: string, problem: string | null }>, declined: Array<{ listingRequestId: string, firstName: string, lastName: string, from: string, to: string }> } };

export type CalendarWindowsMutationVariables = Exact<{
  input: WindowsInput;
  idempotencyKey: string | number;
}>;


export type CalendarWindowsMutation = { changeWindows: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { listingIds: Array<string> } | null } };

export type CleaningPlanQueryVariables = Exact<{
  token: string;
}>;


export type CleaningPlanQuery = { cleaningPlan: { keys: string, turnovers: Array<{ listingId: string, day: string, unitName: string, address: string, departure: string | null, arrival: string | null, canBeDone: boolean, doneAt: string | null, photos: Array<{ id: string, addedAt: string, isOwn: boolean }> }> } };

export type CleaningPlanPartsFragment = { keys: string, turnovers: Array<{ listingId: string, day: string, unitName: string, address: string, departure: string | null, arrival: string | null, canBeDone: boolean, doneAt: string | null, photos: Array<{ id: string, addedAt: string, isOwn: boolean }> }> };

export type MarkCleanedMutationVariables = Exact<{
  token: string;
  listingId: string | number;
  day: string;
  done: boolean;
}>;


export type MarkCleanedMutation = { markCleaned: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type RemoveCleaningPhotoMutationVariables = Exact<{
  token: string;
  cleaningPhotoId: string | number;
}>;


export type RemoveCleaningPhotoMutation = { removeCleaningPhoto: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type CleaningPageQueryVariables = Exact<{ [key: string]: never; }>;


export type CleaningPageQuery = { coversAllHomes: boolean, cleaningLinks: Array<{ id: string, place: string | null, label: string, keys: string, url: string | null, createdAt: string, lastUsedAt: string | null, revokedAt: string | null }>, cleaningPlaces: Array<{ groupId: string, listingId: string | null, name: string }>, cleaningTurnovers: Array<{ listingId: string, day: string, unitName: string, address: string, departure: string | null, arrival: string | null, doneAt: string | null, doneBy: string | null, photos: Array<{ id: string, addedAt: string, addedBy: string | null, isOwn: boolean }> }> };

export type CleaningLinkPartsFragment = { id: string, place: string | null, label: string, keys: string, url: string | null, createdAt: string, lastUsedAt: string | null, revokedAt: string | null };

export type CreateCleaningLinkMutationVariables = Exact<{
  input: CreateCleaningLinkInput;
  idempotencyKey: string | number;
}>;


export type CreateCleaningLinkMutation = { createCleaningLink: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, link: { id: string, place: string | null, label: string, keys: string, url: string | null, createdAt: string, lastUsedAt: string | null, revokedAt: string | null } | null } };

export type RevokeCleaningLinkMutationVariables = Exact<{
  linkId: string | number;
  idempotencyKey: string | number;
}>;


export type RevokeCleaningLinkMutation = { revokeCleaningLink: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ContractTermsOptionsQueryVariables = Exact<{
  listingRequestId: string | number;
}>;


export type ContractTermsOptionsQuery = { contractOptions: { listingRequestId: string, bookingRequestId: string, landlordStatus: LandlordStatus, requestType: RequestType, tenantName: string, companyName: string, from: string, to: string, isSaved: boolean, type: ContractType, country: string, price: number, totalRent: number, calculationMethod: InvoiceCalculationMethod, currency: string, hasOnlineSigning: boolean, willReplace: boolean, willMake: boolean, offerId: string | null, previewUrl: string, listing: { groupId: string, name: string, partOfGroup: boolean }, duration: { months: number, days: number }, contracts: Array<{ name: ContractName, isTemplateSupported: boolean, obstacle: ContractObstacle | null, languages: Array<Language>, maximumDeposit: number | null, missing: Array<{ gap: ContractGap, required: boolean }> }>, terms: { contractName: ContractName, language: Language, timeOfPayment: TimeOfPayment, cleaningFee: number, cleaningFeeFrequency: CleaningFeeFrequency, deposit: number, houseRules: string, isOnlineSigning: boolean, ownContractFileId: string | null }, ownContracts: Array<{ fileId: string, fileName: string, createdAt: string, url: string }>, houseRules: Array<{ language: Language, text: string }>, annexTo: { reference: string, madeOn: string, from: string, to: string } | null, canPrepare: { value: boolean, reason: VerdictReason | null } } };

export type ContractTermsPrepareMutationVariables = Exact<{
  listingRequestId: string | number;
  input: PrepareContractInput;
  idempotencyKey: string | number;
}>;


export type ContractTermsPrepareMutation = { prepareContract: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ContractOfferQueryVariables = Exact<{
  offerId: string | number;
}>;


export type ContractOfferQuery = { bookingOffer: { _id: string, status: OfferStatus, generating: boolean, isOnlineSigning: boolean, ownContract: boolean, methodOfBooking: MethodOfBooking, contractName: ContractName, type: ContractType, from: string, to: string, price: number, deposit: number, totalRent: number, calculationMethod: InvoiceCalculationMethod, currency: string, unitName: string, bookingRequestId: string, listingRequestId: string, landlordName: string, tenantName: string, viewerRole: SigningParty, consentText: string, turn: SigningParty | null, signingExpiresAt: string | null, signingUrl: string | null, cancellationReason: OfferCancellationReason | null, stopReason: StopOnlineSigningReason | null, stopComment: string, replacedByOfferId: string | null, contractUrl: string | null, documentSha256: string | null, signedContractUrl: string | null, duration: { months: number, days: number }, listing: { name: string, address: { country: string, street: string, streetNumber: string, zipCode: string, city: string } }, ownPower: { state: PowerState, givenOn: string, from: string, to: string } | null, signers: Array<{ role: SigningParty, name: string, status: SignerState, signedAt: string | null, openedAt: string | null, powerId: string | null, power: { agentName: string, givenOn: string | null, documentUrl: string | null } | null }>, possibleSigners: Array<{ powerId: string | null, name: string }>, procedure: { provider: SignatureProvider, isTest: boolean } | null, reminders: Array<{ role: SigningParty, sentAt: string | null }>, canSign: { value: boolean }, canRefuse: { value: boolean, reason: VerdictReason | null }, canCancel: { value: boolean, reason: VerdictReason | null }, canStopOnlineSigning: { value: boolean, reason: VerdictReason | null }, canRemind: { value: boolean, reason: VerdictReason | null }, canUploadSigned: { value: boolean }, canConfirm: { value: boolean }, canAcceptProposal: { value: boolean }, canRecordOfflineSignatures: { value: boolean, reason: VerdictReason | null }, booking: { _id: string, from: string, to: string } | null, bookingFee: { rent: number, feeRate: number, net: number, vat: number, vatRate: number, amount: number, feeOrigin: { source: TermSource, since: string | null } | null } | null, tenantFee: { rate: number, amount: number, vat: number } } | null };

export type ContractMarkOpenedMutationVariables = Exact<{
  offerId: string | number;
}>;


export type ContractMarkOpenedMutation = { markContractOpened: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ContractSignMutationVariables = Exact<{
  offerId: string | number;
  input: SignContractInput;
  idempotencyKey: string | number;
}>;


export type ContractSignMutation = { signContract: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ContractAcceptMutationVariables = Exact<{
  offerId: string | number;
  idempotencyKey: string | number;
}>;


export type ContractAcceptMutation = { acceptProposedContract: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ContractRecordSignaturesMutationVariables = Exact<{
  offerId: string | number;
  feeShown: number;
  idempotencyKey: string | number;
}>;


export type ContractRecordSignaturesMutation = { recordOfflineSignatures: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ContractConfirmBookingMutationVariables = Exact<{
  offerId: string | number;
  feeShown: number;
  idempotencyKey: string | number;
}>;


export type ContractConfirmBookingMutation = { confirmBooking: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ContractStopOnlineSigningMutationVariables = Exact<{
  offerId: string | number;
  reason: StopOnlineSigningReason;
  comment?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type ContractStopOnlineSigningMutation = { stopOnlineSigning: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, offer: { _id: string } | null } };

export type ContractChangeSignerMutationVariables = Exact<{
  offerId: string | number;
  powerId?: string | number | null | undefined;
  idempotencyKey: string | number;
}>;


export type ContractChangeSignerMutation = { changeExternalSigner: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, offer: { _id: string } | null } };

export type ContractRefuseMutationVariables = Exact<{
  offerId: string | number;
  idempotencyKey: string | number;
}>;


export type ContractRefuseMutation = { refuseContract: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ContractCancelMutationVariables = Exact<{
  offerId: string | number;
  idempotencyKey: string | number;
}>;


export type ContractCancelMutation = { cancelContract: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ContractRemindMutationVariables = Exact<{
  offerId: string | number;
  idempotencyKey: string | number;
}>;


export type ContractRemindMutation = { sendSigningReminder: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ExploreCitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type ExploreCitiesQuery = { publicSearch: { places: Array<{ city: string }> } };

export type ExploreRentQueryVariables = Exact<{
  city: string;
  area: number;
  standard: FurnitureStandard;
}>;


export type ExploreRentQuery = { expectedRent: { homes: number, lowest: number | null, highest: number | null } };

export type ExploreExamplesQueryVariables = Exact<{
  city?: string | null | undefined;
}>;


export type ExploreExamplesQuery = { publicListings: { nodes: Array<{ _id: string, groupId: string, partOfGroup: boolean, title: unknown, name: string, city: string, price: number, hasSeveralRents: boolean, currency: string, area: number, images: Array<{ urls: { medium: string } }> }> } };

export type EntryMyReferralQueryVariables = Exact<{ [key: string]: never; }>;


export type EntryMyReferralQuery = { myReferral: { code: string, signUps: number, landlords: number, published: number, booked: number, rewarded: number } | null };

export type EntryReferrerQueryVariables = Exact<{
  code: string;
}>;


export type EntryReferrerQuery = { referrer: { firstName: string } | null };

export type RefusalFragment = { name: string, message: string, reason: string | null, fields: unknown };

export type HomeImportDryRunQueryVariables = Exact<{
  file: HomesFileInput;
}>;


export type HomeImportDryRunQuery = { homesFileDryRun: { problem: TableProblem | null, missing: Array<HomeField>, separator: string, dayOrder: DayOrder, isDayOrderSure: boolean, textLanguage: ListingLanguage, seen: string, columns: Array<{ head: string, samples: Array<string>, field: HomeField | null }>, counts: Array<{ outcome: HomeOutcome, lines: number }>, lines: Array<{ line: number, outcome: HomeOutcome, name: string, city: string, wrong: Array<HomeField> }> } };

export type HomeImportMutationVariables = Exact<{
  file: HomesFileInput;
  seen: string;
  idempotencyKey: string | number;
}>;


export type HomeImportMutation = { importHomes: { added: number | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type HomeNeedsYouQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeNeedsYouQuery = { needsYou: { totalCount: number, nodes: Array<{ id: string, bookingRequestId: string, type: RequestType, from: string, to: string, currency: string, freeUnits: number, nextStep: { kind: NextStepKind, deadline: string | null, deadlineFor: StepParty | null }, tenantInformation: { firstName: string, lastName: string }, tenantPayments: { totalRent: number, rentPerDay: number }, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string }, latestBookingOffer: { _id: string } | null, overlappingListingRequests: Array<{ wouldBeDeclined: boolean }> }> }, needsYouWishes: { totalCount: number, nodes: Array<{ bookingId: string, lastDay: string, deadline: string, rent: number, currency: string, tenantNames: string, unitName: string }> } };

export type HomeNeedsYouCalendarsQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeNeedsYouCalendarsQuery = { needsYouCalendars: { totalCount: number, nodes: Array<{ kind: CalendarNeed, since: string, conflicts: number, feedId: string | null, source: BlockSource, label: string | null, listingId: string, groupId: string, partOfGroup: boolean, unitName: string }> } };

export type HomePayoutObstacleQueryVariables = Exact<{ [key: string]: never; }>;


export type HomePayoutObstacleQuery = { payoutObstacle: { reason: PayoutObstacleReason, homes: number, day: string | null } | null };

export type HomeFiguresQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeFiguresQuery = { landlordFigures: { apartments: number, occupancyNext30Days: number, becomeFreeWithin60Days: number, medianAnswerMinutes: number | null, earnedThisMonth: Array<{ amount: number, currency: string }>, earnedLastMonth: Array<{ amount: number, currency: string }> } };

export type HomeListingsQueryVariables = Exact<{
  offset: number;
  limit: number;
  search?: string | null | undefined;
  city?: string | null | undefined;
  state?: CurrentStateType | null | undefined;
  publication?: PublicationHistory | null | undefined;
  archived?: boolean | null | undefined;
  incomplete?: boolean | null | undefined;
}>;


export type HomeListingsQuery = { landlordListings: { totalCount: number, cities: Array<string>, nodes: Array<{ _id: string, groupId: string, partOfGroup: boolean, name: string, externalId: string | null, published: boolean, price: number, fromPrice: number, hasSeveralRents: boolean, currency: string, unitCount: number, freeFrom: string | null, address: { street: string, streetNumber: string, zipCode: string, city: string }, coverImage: { urls: { small: string } }, currentState: { type: CurrentStateType, vacantFrom: string | null, occupiedUntil: string | null, blockedUntil: string | null, bookedSince: string | null, vacantSince: string | null, notAvailableSince: string | null, notAvailableUntil: string | null, apartments: number | null }, next90Days: Array<{ kind: DaySegmentKind, from: string, to: string, share: number }>, counts: { numOpenRequests: number, numInProgressRequests: number, numBlockedRequests: number } }> } };

export type HomeUnitsQueryVariables = Exact<{
  groupId: string | number;
}>;


export type HomeUnitsQuery = { landlordListingByGroupId: { groupId: string, group: Array<{ _id: string, externalId: string | null, apartmentName: string, floor: number | null, price: number | null, published: boolean, freeFrom: string | null, currentState: { type: CurrentStateType, vacantFrom: string | null, occupiedUntil: string | null, blockedUntil: string | null, bookedSince: string | null, vacantSince: string | null, notAvailableSince: string | null, notAvailableUntil: string | null, apartments: number | null }, next90Days: Array<{ kind: DaySegmentKind, from: string, to: string, share: number }> }> } | null };

export type InboxGoOnWithoutIncomeMutationVariables = Exact<{
  listingRequestId: string | number;
  idempotencyKey: string | number;
}>;


export type InboxGoOnWithoutIncomeMutation = { goOnWithoutIncome: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, listingRequest: { requestedAt: string, selectedContract: ContractName | null, adults: number, children: number, optionToExtend: boolean, pets: boolean, reasonForStay: ReasonForStay, paidBy: PaidBy, employment: Employment | null, notes: string, price: number, listPrice: number | null, landlordFeeCharge: number, landlordFeeRate: number, calculationMethod: InvoiceCalculationMethod, isWithinAllowedVacancy: boolean, extendsBookingId: string | null, skipReason: SkipReason | null, firstMonthRent: number, freeUnits: number, id: string, userFriendlyId: string, bookingRequestId: string, type: RequestType, landlordStatus: LandlordStatus, methodOfBooking: MethodOfBooking, autoDeclineAt: string | null, viewedByLandlord: boolean, unreadMessages: number, from: string, to: string, currency: string, youReceive: number, tenantInformation: { email: string | null, phone: string | null, memberSince: string, stays: number, firstName: string, lastName: string }, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string, unitName: string | null, address: { country: string, street: string, streetNumber: string, zipCode: string, city: string } }, work: { companyName: string, jobTitle: string }, duration: { months: number, days: number }, adultsInformation: Array<{ relationship: Relationship }>, childrenInformation: Array<{ type: ChildType }>, petsInformation: { description: string }, tenantPayments: { totalRent: number }, unitOfOtherRent: { unitName: string, rent: number, asked: number } | null, landlordFeeOrigin: { source: TermSource, since: string | null } | null, calculationOrigin: { source: TermSource, since: string | null } | null, bookingFee: { rent: number, feeRate: number, net: number, vat: number, vatRate: number, amount: number, feeOrigin: { source: TermSource, since: string | null } | null } | null, vacancyBefore: { from: string, days: number, maxVacancy: number | null, maxVacancyUnit: MaxVacancyUnit } | null, status: { type: RequestStatusType, data: { reason: RequestReason | null, explanation: string | null, suppressingBookingRequestId: string | null, suppressingListingRequestId: string | null }, canBeAccepted: { value: boolean, reason: VerdictReason | null }, canBeRejected: { value: boolean, reason: VerdictReason | null }, canTakeAcceptBack: { value: boolean, reason: VerdictReason | null } }, nextStep: { canChangeTerms: boolean, kind: NextStepKind, deadline: string | null, deadlineFor: StepParty | null, verdict: { value: boolean, reason: VerdictReason | null } }, latestBookingOffer: { status: OfferStatus, unitName: string, _id: string } | null, booking: { _id: string } | null, overlappingListingRequests: Array<{ listingRequestId: string, bookingRequestId: string, type: RequestType, wouldBeDeclined: boolean, firstName: string, lastName: string, from: string, to: string, landlordStatus: LandlordStatus }>, canSuggestDates: { value: boolean, reason: VerdictReason | null }, suggestion: { message: string, from: string, to: string } | null, deal: { status: DealStatus, stage: DealStage | null }, firstMonthRentPayment: { status: FirstMonthRentPaymentStatus | null, amount: number, dueDate: string } | null, tenantServiceFee: { status: TenantServiceFeePaymentStatus, amount: number }, verification: { asked: number, handedIn: number, accepted: number, failed: number, done: boolean, doneAt: string | null, open: Array<{ part: VerificationPart, turn: VerificationTurn }>, rentCover: { status: SolvencyCheckStatus, times: number | null } | null } | null, checks: Array<{ rule: string, months: number | null, origin: string | null, region: string | null, validFrom: string | null, lifted: string | null, count: number | null, verdict: { value: boolean, reason: VerdictReason | null }, source: { text: string, url: string, basis: string } | null, chain: { from: string, to: string } | null }>, around: { from: string, to: string, units: Array<{ _id: string, name: string, fits: boolean, bars: Array<{ kind: AroundBarKind, from: string, to: string, label: string, listingRequestId: string | null }> }> }, events: Array<{ id: string, at: string, action: string, by: RequestEventSide, isMine: boolean, actorName: string | null, data: unknown }>, declineReasons: Array<{ value: DeclineReasonValue, explanationRequired: boolean, blocksRequired: boolean }>, badge: { kind: BadgeKind, tone: BadgeTone } | null } | null } };

export type InboxRowFragment = { id: string, userFriendlyId: string, bookingRequestId: string, type: RequestType, landlordStatus: LandlordStatus, methodOfBooking: MethodOfBooking, autoDeclineAt: string | null, viewedByLandlord: boolean, unreadMessages: number, from: string, to: string, currency: string, youReceive: number, badge: { kind: BadgeKind, tone: BadgeTone } | null, nextStep: { kind: NextStepKind, deadline: string | null, deadlineFor: StepParty | null }, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string, unitName: string | null }, tenantInformation: { firstName: string, lastName: string }, latestBookingOffer: { _id: string } | null, suggestion: { from: string, to: string } | null };

export type InboxPageQueryVariables = Exact<{
  listingId?: string | number | null | undefined;
  groupId?: string | number | null | undefined;
  filter?: RequestFilter | null | undefined;
  order?: RequestOrder | null | undefined;
  type?: RequestType | null | undefined;
  statuses?: Array<LandlordStatus> | LandlordStatus | null | undefined;
  search?: string | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type InboxPageQuery = { landlordListingRequests: { totalCount: number, filterCounts: { needsYou: number, open: number, waiting: number, all: number }, nodes: Array<{ id: string, userFriendlyId: string, bookingRequestId: string, type: RequestType, landlordStatus: LandlordStatus, methodOfBooking: MethodOfBooking, autoDeclineAt: string | null, viewedByLandlord: boolean, unreadMessages: number, from: string, to: string, currency: string, youReceive: number, badge: { kind: BadgeKind, tone: BadgeTone } | null, nextStep: { kind: NextStepKind, deadline: string | null, deadlineFor: StepParty | null }, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string, unitName: string | null }, tenantInformation: { firstName: string, lastName: string }, latestBookingOffer: { _id: string } | null, suggestion: { from: string, to: string } | null }> } };

export type InboxListingsQueryVariables = Exact<{ [key: string]: never; }>;


export type InboxListingsQuery = { landlordListings: { nodes: Array<{ _id: string, groupId: string, partOfGroup: boolean, name: string }> } };

export type InboxScopeOfGroupQueryVariables = Exact<{
  groupId: string | number;
}>;


export type InboxScopeOfGroupQuery = { landlordListingByGroupId: { name: string, groupId: string } | null };

export type InboxScopeOfListingQueryVariables = Exact<{
  listingId: string | number;
}>;


export type InboxScopeOfListingQuery = { landlordListingById: { name: string, groupId: string } | null };

export type InboxRequestFragment = { requestedAt: string, selectedContract: ContractName | null, adults: number, children: number, optionToExtend: boolean, pets: boolean, reasonForStay: ReasonForStay, paidBy: PaidBy, employment: Employment | null, notes: string, price: number, listPrice: number | null, landlordFeeCharge: number, landlordFeeRate: number, calculationMethod: InvoiceCalculationMethod, isWithinAllowedVacancy: boolean, extendsBookingId: string | null, skipReason: SkipReason | null, firstMonthRent: number, freeUnits: number, id: string, userFriendlyId: string, bookingRequestId: string, type: RequestType, landlordStatus: LandlordStatus, methodOfBooking: MethodOfBooking, autoDeclineAt: string | null, viewedByLandlord: boolean, unreadMessages: number, from: string, to: string, currency: string, youReceive: number, tenantInformation: { email: string | null, phone: string | null, memberSince: string, stays: number, firstName: string, lastName: string }, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string, unitName: string | null, address: { country: string, street: string, streetNumber: string, zipCode: string, city: string } }, work: { companyName: string, jobTitle: string }, duration: { months: number, days: number }, adultsInformation: Array<{ relationship: Relationship }>, childrenInformation: Array<{ type: ChildType }>, petsInformation: { description: string }, tenantPayments: { totalRent: number }, unitOfOtherRent: { unitName: string, rent: number, asked: number } | null, landlordFeeOrigin: { source: TermSource, since: string | null } | null, calculationOrigin: { source: TermSource, since: string | null } | null, bookingFee: { rent: number, feeRate: number, net: number, vat: number, vatRate: number, amount: number, feeOrigin: { source: TermSource, since: string | null } | null } | null, vacancyBefore: { from: string, days: number, maxVacancy: number | null, maxVacancyUnit: MaxVacancyUnit } | null, status: { type: RequestStatusType, data: { reason: RequestReason | null, explanation: string | null, suppressingBookingRequestId: string | null, suppressingListingRequestId: string | null }, canBeAccepted: { value: boolean, reason: VerdictReason | null }, canBeRejected: { value: boolean, reason: VerdictReason | null }, canTakeAcceptBack: { value: boolean, reason: VerdictReason | null } }, nextStep: { canChangeTerms: boolean, kind: NextStepKind, deadline: string | null, deadlineFor: StepParty | null, verdict: { value: boolean, reason: VerdictReason | null } }, latestBookingOffer: { status: OfferStatus, unitName: string, _id: string } | null, booking: { _id: string } | null, overlappingListingRequests: Array<{ listingRequestId: string, bookingRequestId: string, type: RequestType, wouldBeDeclined: boolean, firstName: string, lastName: string, from: string, to: string, landlordStatus: LandlordStatus }>, canSuggestDates: { value: boolean, reason: VerdictReason | null }, suggestion: { message: string, from: string, to: string } | null, deal: { status: DealStatus, stage: DealStage | null }, firstMonthRentPayment: { status: FirstMonthRentPaymentStatus | null, amount: number, dueDate: string } | null, tenantServiceFee: { status: TenantServiceFeePaymentStatus, amount: number }, verification: { asked: number, handedIn: number, accepted: number, failed: number, done: boolean, doneAt: string | null, open: Array<{ part: VerificationPart, turn: VerificationTurn }>, rentCover: { status: SolvencyCheckStatus, times: number | null } | null } | null, checks: Array<{ rule: string, months: number | null, origin: string | null, region: string | null, validFrom: string | null, lifted: string | null, count: number | null, verdict: { value: boolean, reason: VerdictReason | null }, source: { text: string, url: string, basis: string } | null, chain: { from: string, to: string } | null }>, around: { from: string, to: string, units: Array<{ _id: string, name: string, fits: boolean, bars: Array<{ kind: AroundBarKind, from: string, to: string, label: string, listingRequestId: string | null }> }> }, events: Array<{ id: string, at: string, action: string, by: RequestEventSide, isMine: boolean, actorName: string | null, data: unknown }>, declineReasons: Array<{ value: DeclineReasonValue, explanationRequired: boolean, blocksRequired: boolean }>, badge: { kind: BadgeKind, tone: BadgeTone } | null };

export type InboxRequestQueryVariables = Exact<{
  bookingRequestId: string | number;
  listingRequestId?: string | number | null | undefined;
}>;


export type InboxRequestQuery = { landlordListingRequest: { requestedAt: string, selectedContract: ContractName | null, adults: number, children: number, optionToExtend: boolean, pets: boolean, reasonForStay: ReasonForStay, paidBy: PaidBy, employment: Employment | null, notes: string, price: number, listPrice: number | null, landlordFeeCharge: number, landlordFeeRate: number, calculationMethod: InvoiceCalculationMethod, isWithinAllowedVacancy: boolean, extendsBookingId: string | null, skipReason: SkipReason | null, firstMonthRent: number, freeUnits: number, id: string, userFriendlyId: string, bookingRequestId: string, type: RequestType, landlordStatus: LandlordStatus, methodOfBooking: MethodOfBooking, autoDeclineAt: string | null, viewedByLandlord: boolean, unreadMessages: number, from: string, to: string, currency: string, youReceive: number, tenantInformation: { email: string | null, phone: string | null, memberSince: string, stays: number, firstName: string, lastName: string }, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string, unitName: string | null, address: { country: string, street: string, streetNumber: string, zipCode: string, city: string } }, work: { companyName: string, jobTitle: string }, duration: { months: number, days: number }, adultsInformation: Array<{ relationship: Relationship }>, childrenInformation: Array<{ type: ChildType }>, petsInformation: { description: string }, tenantPayments: { totalRent: number }, unitOfOtherRent: { unitName: string, rent: number, asked: number } | null, landlordFeeOrigin: { source: TermSource, since: string | null } | null, calculationOrigin: { source: TermSource, since: string | null } | null, bookingFee: { rent: number, feeRate: number, net: number, vat: number, vatRate: number, amount: number, feeOrigin: { source: TermSource, since: string | null } | null } | null, vacancyBefore: { from: string, days: number, maxVacancy: number | null, maxVacancyUnit: MaxVacancyUnit } | null, status: { type: RequestStatusType, data: { reason: RequestReason | null, explanation: string | null, suppressingBookingRequestId: string | null, suppressingListingRequestId: string | null }, canBeAccepted: { value: boolean, reason: VerdictReason | null }, canBeRejected: { value: boolean, reason: VerdictReason | null }, canTakeAcceptBack: { value: boolean, reason: VerdictReason | null } }, nextStep: { canChangeTerms: boolean, kind: NextStepKind, deadline: string | null, deadlineFor: StepParty | null, verdict: { value: boolean, reason: VerdictReason | null } }, latestBookingOffer: { status: OfferStatus, unitName: string, _id: string } | null, booking: { _id: string } | null, overlappingListingRequests: Array<{ listingRequestId: string, bookingRequestId: string, type: RequestType, wouldBeDeclined: boolean, firstName: string, lastName: string, from: string, to: string, landlordStatus: LandlordStatus }>, canSuggestDates: { value: boolean, reason: VerdictReason | null }, suggestion: { message: string, from: string, to: string } | null, deal: { status: DealStatus, stage: DealStage | null }, firstMonthRentPayment: { status: FirstMonthRentPaymentStatus | null, amount: number, dueDate: string } | null, tenantServiceFee: { status: TenantServiceFeePaymentStatus, amount: number }, verification: { asked: number, handedIn: number, accepted: number, failed: number, done: boolean, doneAt: string | null, open: Array<{ part: VerificationPart, turn: VerificationTurn }>, rentCover: { status: SolvencyCheckStatus, times: number | null } | null } | null, checks: Array<{ rule: string, months: number | null, origin: string | null, region: string | null, validFrom: string | null, lifted: string | null, count: number | null, verdict: { value: boolean, reason: VerdictReason | null }, source: { text: string, url: string, basis: string } | null, chain: { from: string, to: string } | null }>, around: { from: string, to: string, units: Array<{ _id: string, name: string, fits: boolean, bars: Array<{ kind: AroundBarKind, from: string, to: string, label: string, listingRequestId: string | null }> }> }, events: Array<{ id: string, at: string, action: string, by: RequestEventSide, isMine: boolean, actorName: string | null, data: unknown }>, declineReasons: Array<{ value: DeclineReasonValue, explanationRequired: boolean, blocksRequired: boolean }>, badge: { kind: BadgeKind, tone: BadgeTone } | null } | null };

export type InboxExtensionPossibleQueryVariables = Exact<{
  listingRequestId: string | number;
}>;


export type InboxExtensionPossibleQuery = { possibleToCreateContractForExtensionRequest: { value: boolean, reason: VerdictReason | null } };

export type InboxMarkViewedMutationVariables = Exact<{
  listingRequestId: string | number;
}>;


export type InboxMarkViewedMutation = { markListingRequestViewed: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, listingRequest: { id: string, viewedByLandlord: boolean, badge: { kind: BadgeKind, tone: BadgeTone } | null } | null } };

export type InboxAcceptMutationVariables = Exact<{
  listingRequestId: string | number;
  seen?: Array<string | number> | string | number | null | undefined;
  idempotencyKey: string | number;
}>;


export type InboxAcceptMutation = { acceptListingRequest: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, listingRequest: { requestedAt: string, selectedContract: ContractName | null, adults: number, children: number, optionToExtend: boolean, pets: boolean, reasonForStay: ReasonForStay, paidBy: PaidBy, employment: Employment | null, notes: string, price: number, listPrice: number | null, landlordFeeCharge: number, landlordFeeRate: number, calculationMethod: InvoiceCalculationMethod, isWithinAllowedVacancy: boolean, extendsBookingId: string | null, skipReason: SkipReason | null, firstMonthRent: number, freeUnits: number, id: string, userFriendlyId: string, bookingRequestId: string, type: RequestType, landlordStatus: LandlordStatus, methodOfBooking: MethodOfBooking, autoDeclineAt: string | null, viewedByLandlord: boolean, unreadMessages: number, from: string, to: string, currency: string, youReceive: number, tenantInformation: { email: string | null, phone: string | null, memberSince: string, stays: number, firstName: string, lastName: string }, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string, unitName: string | null, address: { country: string, street: string, streetNumber: string, zipCode: string, city: string } }, work: { companyName: string, jobTitle: string }, duration: { months: number, days: number }, adultsInformation: Array<{ relationship: Relationship }>, childrenInformation: Array<{ type: ChildType }>, petsInformation: { description: string }, tenantPayments: { totalRent: number }, unitOfOtherRent: { unitName: string, rent: number, asked: number } | null, landlordFeeOrigin: { source: TermSource, since: string | null } | null, calculationOrigin: { source: TermSource, since: string | null } | null, bookingFee: { rent: number, feeRate: number, net: number, vat: number, vatRate: number, amount: number, feeOrigin: { source: TermSource, since: string | null } | null } | null, vacancyBefore: { from: string, days: number, maxVacancy: number | null, maxVacancyUnit: MaxVacancyUnit } | null, status: { type: RequestStatusType, data: { reason: RequestReason | null, explanation: string | null, suppressingBookingRequestId: string | null, suppressingListingRequestId: string | null }, canBeAccepted: { value: boolean, reason: VerdictReason | null }, canBeRejected: { value: boolean, reason: VerdictReason | null }, canTakeAcceptBack: { value: boolean, reason: VerdictReason | null } }, nextStep: { canChangeTerms: boolean, kind: NextStepKind, deadline: string | null, deadlineFor: StepParty | null, verdict: { value: boolean, reason: VerdictReason | null } }, latestBookingOffer: { status: OfferStatus, unitName: string, _id: string } | null, booking: { _id: string } | null, overlappingListingRequests: Array<{ listingRequestId: string, bookingRequestId: string, type: RequestType, wouldBeDeclined: boolean, firstName: string, lastName: string, from: string, to: string, landlordStatus: LandlordStatus }>, canSuggestDates: { value: boolean, reason: VerdictReason | null }, suggestion: { message: string, from: string, to: string } | null, deal: { status: DealStatus, stage: DealStage | null }, firstMonthRentPayment: { status: FirstMonthRentPaymentStatus | null, amount: number, dueDate: string } | null, tenantServiceFee: { status: TenantServiceFeePaymentStatus, amount: number }, verification: { asked: number, handedIn: number, accepted: number, failed: number, done: boolean, doneAt: string | null, open: Array<{ part: VerificationPart, turn: VerificationTurn }>, rentCover: { status: SolvencyCheckStatus, times: number | null } | null } | null, checks: Array<{ rule: string, months: number | null, origin: string | null, region: string | null, validFrom: string | null, lifted: string | null, count: number | null, verdict: { value: boolean, reason: VerdictReason | null }, source: { text: string, url: string, basis: string } | null, chain: { from: string, to: string } | null }>, around: { from: string, to: string, units: Array<{ _id: string, name: string, fits: boolean, bars: Array<{ kind: AroundBarKind, from: string, to: string, label: string, listingRequestId: string | null }> }> }, events: Array<{ id: string, at: string, action: string, by: RequestEventSide, isMine: boolean, actorName: string | null, data: unknown }>, declineReasons: Array<{ value: DeclineReasonValue, explanationRequired: boolean, blocksRequired: boolean }>, badge: { kind: BadgeKind, tone: BadgeTone } | null } | null } };

export type InboxAnsweredFragment = { error: { name: string, message: string, reason: string | null, fields: unknown } | null, listingRequest: { requestedAt: string, selectedContract: ContractName | null, adults: number, children: number, optionToExtend: boolean, pets: boolean, reasonForStay: ReasonForStay, paidBy: PaidBy, employment: Employment | null, notes: string, price: number, listPrice: number | null, landlordFeeCharge: number, landlordFeeRate: number, calculationMethod: InvoiceCalculationMethod, isWithinAllowedVacancy: boolean, extendsBookingId: string | null, skipReason: SkipReason | null, firstMonthRent: number, freeUnits: number, id: string, userFriendlyId: string, bookingRequestId: string, type: RequestType, landlordStatus: LandlordStatus, methodOfBooking: MethodOfBooking, autoDeclineAt: string | null, viewedByLandlord: boolean, unreadMessages: number, from: string, to: string, currency: string, youReceive: number, tenantInformation: { email: string | null, phone: string | null, memberSince: string, stays: number, firstName: string, lastName: string }, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string, unitName: string | null, address: { country: string, street: string, streetNumber: string, zipCode: string, city: string } }, work: { companyName: string, jobTitle: string }, duration: { months: number, days: number }, adultsInformation: Array<{ relationship: Relationship }>, childrenInformation: Array<{ type: ChildType }>, petsInformation: { description: string }, tenantPayments: { totalRent: number }, unitOfOtherRent: { unitName: string, rent: number, asked: number } | null, landlordFeeOrigin: { source: TermSource, since: string | null } | null, calculationOrigin: { source: TermSource, since: string | null } | null, bookingFee: { rent: number, feeRate: number, net: number, vat: number, vatRate: number, amount: number, feeOrigin: { source: TermSource, since: string | null } | null } | null, vacancyBefore: { from: string, days: number, maxVacancy: number | null, maxVacancyUnit: MaxVacancyUnit } | null, status: { type: RequestStatusType, data: { reason: RequestReason | null, explanation: string | null, suppressingBookingRequestId: string | null, suppressingListingRequestId: string | null }, canBeAccepted: { value: boolean, reason: VerdictReason | null }, canBeRejected: { value: boolean, reason: VerdictReason | null }, canTakeAcceptBack: { value: boolean, reason: VerdictReason | null } }, nextStep: { canChangeTerms: boolean, kind: NextStepKind, deadline: string | null, deadlineFor: StepParty | null, verdict: { value: boolean, reason: VerdictReason | null } }, latestBookingOffer: { status: OfferStatus, unitName: string, _id: string } | null, booking: { _id: string } | null, overlappingListingRequests: Array<{ listingRequestId: string, bookingRequestId: string, type: RequestType, wouldBeDeclined: boolean, firstName: string, lastName: string, from: string, to: string, landlordStatus: LandlordStatus }>, canSuggestDates: { value: boolean, reason: VerdictReason | null }, suggestion: { message: string, from: string, to: string } | null, deal: { status: DealStatus, stage: DealStage | null }, firstMonthRentPayment: { status: FirstMonthRentPaymentStatus | null, amount: number, dueDate: string } | null, tenantServiceFee: { status: TenantServiceFeePaymentStatus, amount: number }, verification: { asked: number, handedIn: number, accepted: number, failed: number, done: boolean, doneAt: string | null, open: Array<{ part: VerificationPart, turn: VerificationTurn }>, rentCover: { status: SolvencyCheckStatus, times: number | null } | null } | null, checks: Array<{ rule: string, months: number | null, origin: string | null, region: string | null, validFrom: string | null, lifted: string | null, count: number | null, verdict: { value: boolean, reason: VerdictReason | null }, source: { text: string, url: string, basis: string } | null, chain: { from: string, to: string } | null }>, around: { from: string, to: string, units: Array<{ _id: string, name: string, fits: boolean, bars: Array<{ kind: AroundBarKind, from: string, to: string, label: string, listingRequestId: string | null }> }> }, events: Array<{ id: string, at: string, action: string, by: RequestEventSide, isMine: boolean, actorName: string | null, data: unknown }>, declineReasons: Array<{ value: DeclineReasonValue, explanationRequired: boolean, blocksRequired: boolean }>, badge: { kind: BadgeKind, tone: BadgeTone } | null } | null };

export type InboxRejectMutationVariables = Exact<{
  listingRequestId: string | number;
  input: RejectListingRequestInput;
  seen?: Array<string | number> | string | number | null | undefined;
  idempotencyKey: string | number;
}>;


export type InboxRejectMutation = { rejectListingRequest: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, listingRequest: { requestedAt: string, selectedContract: ContractName | null, adults: number, children: number, optionToExtend: boolean, pets: boolean, reasonForStay: ReasonForStay, paidBy: PaidBy, employment: Employment | null, notes: string, price: number, listPrice: number | null, landlordFeeCharge: number, landlordFeeRate: number, calculationMethod: InvoiceCalculationMethod, isWithinAllowedVacancy: boolean, extendsBookingId: string | null, skipReason: SkipReason | null, firstMonthRent: number, freeUnits: number, id: string, userFriendlyId: string, bookingRequestId: string, type: RequestType, landlordStatus: LandlordStatus, methodOfBooking: MethodOfBooking, autoDeclineAt: string | null, viewedByLandlord: boolean, unreadMessages: number, from: string, to: string, currency: string, youReceive: number, tenantInformation: { email: string | null, phone: string | null, memberSince: string, stays: number, firstName: string, lastName: string }, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string, unitName: string | null, address: { country: string, street: string, streetNumber: string, zipCode: string, city: string } }, work: { companyName: string, jobTitle: string }, duration: { months: number, days: number }, adultsInformation: Array<{ relationship: Relationship }>, childrenInformation: Array<{ type: ChildType }>, petsInformation: { description: string }, tenantPayments: { totalRent: number }, unitOfOtherRent: { unitName: string, rent: number, asked: number } | null, landlordFeeOrigin: { source: TermSource, since: string | null } | null, calculationOrigin: { source: TermSource, since: string | null } | null, bookingFee: { rent: number, feeRate: number, net: number, vat: number, vatRate: number, amount: number, feeOrigin: { source: TermSource, since: string | null } | null } | null, vacancyBefore: { from: string, days: number, maxVacancy: number | null, maxVacancyUnit: MaxVacancyUnit } | null, status: { type: RequestStatusType, data: { reason: RequestReason | null, explanation: string | null, suppressingBookingRequestId: string | null, suppressingListingRequestId: string | null }, canBeAccepted: { value: boolean, reason: VerdictReason | null }, canBeRejected: { value: boolean, reason: VerdictReason | null }, canTakeAcceptBack: { value: boolean, reason: VerdictReason | null } }, nextStep: { canChangeTerms: boolean, kind: NextStepKind, deadline: string | null, deadlineFor: StepParty | null, verdict: { value: boolean, reason: VerdictReason | null } }, latestBookingOffer: { status: OfferStatus, unitName: string, _id: string } | null, booking: { _id: string } | null, overlappingListingRequests: Array<{ listingRequestId: string, bookingRequestId: string, type: RequestType, wouldBeDeclined: boolean, firstName: string, lastName: string, from: string, to: string, landlordStatus: LandlordStatus }>, canSuggestDates: { value: boolean, reason: VerdictReason | null }, suggestion: { message: string, from: string, to: string } | null, deal: { status: DealStatus, stage: DealStage | null }, firstMonthRentPayment: { status: FirstMonthRentPaymentStatus | null, amount: number, dueDate: string } | null, tenantServiceFee: { status: TenantServiceFeePaymentStatus, amount: number }, verification: { asked: number, handedIn: number, accepted: number, failed: number, done: boolean, doneAt: string | null, open: Array<{ part: VerificationPart, turn: VerificationTurn }>, rentCover: { status: SolvencyCheckStatus, times: number | null } | null } | null, checks: Array<{ rule: string, months: number | null, origin: string | null, region: string | null, validFrom: string | null, lifted: string | null, count: number | null, verdict: { value: boolean, reason: VerdictReason | null }, source: { text: string, url: string, basis: string } | null, chain: { from: string, to: string } | null }>, around: { from: string, to: string, units: Array<{ _id: string, name: string, fits: boolean, bars: Array<{ kind: AroundBarKind, from: string, to: string, label: string, listingRequestId: string | null }> }> }, events: Array<{ id: string, at: string, action: string, by: RequestEventSide, isMine: boolean, actorName: string | null, data: unknown }>, declineReasons: Array<{ value: DeclineReasonValue, explanationRequired: boolean, blocksRequired: boolean }>, badge: { kind: BadgeKind, tone: BadgeTone } | null } | null } };

export type InboxTakeAcceptBackMutationVariables = Exact<{
  listingRequestId: string | number;
  explanation?: string | null | undefined;
  decline?: RejectListingRequestInput | null | undefined;
  seen?: Array<string | number> | string | number | null | undefined;
  idempotencyKey: string | number;
}>;


export type InboxTakeAcceptBackMutation = { takeAcceptBack: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, listingRequest: { requestedAt: string, selectedContract: ContractName | null, adults: number, children: number, optionToExtend: boolean, pets: boolean, reasonForStay: ReasonForStay, paidBy: PaidBy, employment: Employment | null, notes: string, price: number, listPrice: number | null, landlordFeeCharge: number, landlordFeeRate: number, calculationMethod: InvoiceCalculationMethod, isWithinAllowedVacancy: boolean, extendsBookingId: string | null, skipReason: SkipReason | null, firstMonthRent: number, freeUnits: number, id: string, userFriendlyId: string, bookingRequestId: string, type: RequestType, landlordStatus: LandlordStatus, methodOfBooking: MethodOfBooking, autoDeclineAt: string | null, viewedByLandlord: boolean, unreadMessages: number, from: string, to: string, currency: string, youReceive: number, tenantInformation: { email: string | null, phone: string | null, memberSince: string, stays: number, firstName: string, lastName: string }, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string, unitName: string | null, address: { country: string, street: string, streetNumber: string, zipCode: string, city: string } }, work: { companyName: string, jobTitle: string }, duration: { months: number, days: number }, adultsInformation: Array<{ relationship: Relationship }>, childrenInformation: Array<{ type: ChildType }>, petsInformation: { description: string }, tenantPayments: { totalRent: number }, unitOfOtherRent: { unitName: string, rent: number, asked: number } | null, landlordFeeOrigin: { source: TermSource, since: string | null } | null, calculationOrigin: { source: TermSource, since: string | null } | null, bookingFee: { rent: number, feeRate: number, net: number, vat: number, vatRate: number, amount: number, feeOrigin: { source: TermSource, since: string | null } | null } | null, vacancyBefore: { from: string, days: number, maxVacancy: number | null, maxVacancyUnit: MaxVacancyUnit } | null, status: { type: RequestStatusType, data: { reason: RequestReason | null, explanation: string | null, suppressingBookingRequestId: string | null, suppressingListingRequestId: string | null }, canBeAccepted: { value: boolean, reason: VerdictReason | null }, canBeRejected: { value: boolean, reason: VerdictReason | null }, canTakeAcceptBack: { value: boolean, reason: VerdictReason | null } }, nextStep: { canChangeTerms: boolean, kind: NextStepKind, deadline: string | null, deadlineFor: StepParty | null, verdict: { value: boolean, reason: VerdictReason | null } }, latestBookingOffer: { status: OfferStatus, unitName: string, _id: string } | null, booking: { _id: string } | null, overlappingListingRequests: Array<{ listingRequestId: string, bookingRequestId: string, type: RequestType, wouldBeDeclined: boolean, firstName: string, lastName: string, from: string, to: string, landlordStatus: LandlordStatus }>, canSuggestDates: { value: boolean, reason: VerdictReason | null }, suggestion: { message: string, from: string, to: string } | null, deal: { status: DealStatus, stage: DealStage | null }, firstMonthRentPayment: { status: FirstMonthRentPaymentStatus | null, amount: number, dueDate: string } | null, tenantServiceFee: { status: TenantServiceFeePaymentStatus, amount: number }, verification: { asked: number, handedIn: number, accepted: number, failed: number, done: boolean, doneAt: string | null, open: Array<{ part: VerificationPart, turn: VerificationTurn }>, rentCover: { status: SolvencyCheckStatus, times: number | null } | null } | null, checks: Array<{ rule: string, months: number | null, origin: string | null, region: string | null, validFrom: string | null, lifted: string | null, count: number | null, verdict: { value: boolean, reason: VerdictReason | null }, source: { text: string, url: string, basis: string } | null, chain: { from: string, to: string } | null }>, around: { from: string, to: string, units: Array<{ _id: string, name: string, fits: boolean, bars: Array<{ kind: AroundBarKind, from: string, to: string, label: string, listingRequestId: string | null }> }> }, events: Array<{ id: string, at: string, action: string, by: RequestEventSide, isMine: boolean, actorName: string | null, data: unknown }>, declineReasons: Array<{ value: DeclineReasonValue, explanationRequired: boolean, blocksRequired: boolean }>, badge: { kind: BadgeKind, tone: BadgeTone } | null } | null } };

export type InboxSuggestDatesMutationVariables = Exact<{
  listingRequestId: string | number;
  from: string;
  to: string;
  message?: string | null | undefined;
  seen?: Array<string | number> | string | number | null | undefined;
  idempotencyKey: string | number;
}>;


export type InboxSuggestDatesMutation = { suggestDates: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, listingRequest: { requestedAt: string, selectedContract: ContractName | null, adults: number, children: number, optionToExtend: boolean, pets: boolean, reasonForStay: ReasonForStay, paidBy: PaidBy, employment: Employment | null, notes: string, price: number, listPrice: number | null, landlordFeeCharge: number, landlordFeeRate: number, calculationMethod: InvoiceCalculationMethod, isWithinAllowedVacancy: boolean, extendsBookingId: string | null, skipReason: SkipReason | null, firstMonthRent: number, freeUnits: number, id: string, userFriendlyId: string, bookingRequestId: string, type: RequestType, landlordStatus: LandlordStatus, methodOfBooking: MethodOfBooking, autoDeclineAt: string | null, viewedByLandlord: boolean, unreadMessages: number, from: string, to: string, currency: string, youReceive: number, tenantInformation: { email: string | null, phone: string | null, memberSince: string, stays: number, firstName: string, lastName: string }, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string, unitName: string | null, address: { country: string, street: string, streetNumber: string, zipCode: string, city: string } }, work: { companyName: string, jobTitle: string }, duration: { months: number, days: number }, adultsInformation: Array<{ relationship: Relationship }>, childrenInformation: Array<{ type: ChildType }>, petsInformation: { description: string }, tenantPayments: { totalRent: number }, unitOfOtherRent: { unitName: string, rent: number, asked: number } | null, landlordFeeOrigin: { source: TermSource, since: string | null } | null, calculationOrigin: { source: TermSource, since: string | null } | null, bookingFee: { rent: number, feeRate: number, net: number, vat: number, vatRate: number, amount: number, feeOrigin: { source: TermSource, since: string | null } | null } | null, vacancyBefore: { from: string, days: number, maxVacancy: number | null, maxVacancyUnit: MaxVacancyUnit } | null, status: { type: RequestStatusType, data: { reason: RequestReason | null, explanation: string | null, suppressingBookingRequestId: string | null, suppressingListingRequestId: string | null }, canBeAccepted: { value: boolean, reason: VerdictReason | null }, canBeRejected: { value: boolean, reason: VerdictReason | null }, canTakeAcceptBack: { value: boolean, reason: VerdictReason | null } }, nextStep: { canChangeTerms: boolean, kind: NextStepKind, deadline: string | null, deadlineFor: StepParty | null, verdict: { value: boolean, reason: VerdictReason | null } }, latestBookingOffer: { status: OfferStatus, unitName: string, _id: string } | null, booking: { _id: string } | null, overlappingListingRequests: Array<{ listingRequestId: string, bookingRequestId: string, type: RequestType, wouldBeDeclined: boolean, firstName: string, lastName: string, from: string, to: string, landlordStatus: LandlordStatus }>, canSuggestDates: { value: boolean, reason: VerdictReason | null }, suggestion: { message: string, from: string, to: string } | null, deal: { status: DealStatus, stage: DealStage | null }, firstMonthRentPayment: { status: FirstMonthRentPaymentStatus | null, amount: number, dueDate: string } | null, tenantServiceFee: { status: TenantServiceFeePaymentStatus, amount: number }, verification: { asked: number, handedIn: number, accepted: number, failed: number, done: boolean, doneAt: string | null, open: Array<{ part: VerificationPart, turn: VerificationTurn }>, rentCover: { status: SolvencyCheckStatus, times: number | null } | null } | null, checks: Array<{ rule: string, months: number | null, origin: string | null, region: string | null, validFrom: string | null, lifted: string | null, count: number | null, verdict: { value: boolean, reason: VerdictReason | null }, source: { text: string, url: string, basis: string } | null, chain: { from: string, to: string } | null }>, around: { from: string, to: string, units: Array<{ _id: string, name: string, fits: boolean, bars: Array<{ kind: AroundBarKind, from: string, to: string, label: string, listingRequestId: string | null }> }> }, events: Array<{ id: string, at: string, action: string, by: RequestEventSide, isMine: boolean, actorName: string | null, data: unknown }>, declineReasons: Array<{ value: DeclineReasonValue, explanationRequired: boolean, blocksRequired: boolean }>, badge: { kind: BadgeKind, tone: BadgeTone } | null } | null } };

export type InboxConfirmBookingMutationVariables = Exact<{
  offerId: string | number;
  feeShown: number;
  idempotencyKey: string | number;
}>;


export type InboxConfirmBookingMutation = { confirmBooking: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, offer: { _id: string, status: OfferStatus, booking: { _id: string } | null } | null } };

export type LegalOperatorQueryVariables = Exact<{ [key: string]: never; }>;


export type LegalOperatorQuery = { operator: { name: string, address: string, email: string, phone: string | null, representative: string | null, register: string | null, vatId: string | null, privacyContact: string | null, isExample: boolean } | null };

export type LimitedRequestsQueryVariables = Exact<{
  listingId?: string | number | null | undefined;
  groupId?: string | number | null | undefined;
  offset?: number | null | undefined;
}>;


export type LimitedRequestsQuery = { landlordListingRequests: { totalCount: number, nodes: Array<{ id: string, bookingRequestId: string, type: RequestType, landlordStatus: LandlordStatus, autoDeclineAt: string | null, from: string, to: string, badge: { kind: BadgeKind, tone: BadgeTone } | null, listing: { name: string }, tenantInformation: { firstName: string, lastName: string } }> } };

export type LimitedRequestQueryVariables = Exact<{
  bookingRequestId: string | number;
  listingRequestId?: string | number | null | undefined;
}>;


export type LimitedRequestQuery = { landlordListingRequest: { id: string, bookingRequestId: string, type: RequestType, autoDeclineAt: string | null, from: string, to: string, adults: number, children: number, pets: boolean, reasonForStay: ReasonForStay, freeUnits: number, badge: { kind: BadgeKind, tone: BadgeTone } | null, canSuggestDates: { value: boolean, reason: VerdictReason | null }, suggestion: { from: string, to: string, message: string } | null, overlappingListingRequests: Array<{ wouldBeDeclined: boolean }>, duration: { months: number, days: number }, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string, address: { street: string, streetNumber: string, zipCode: string, city: string } }, tenantInformation: { firstName: string, lastName: string }, status: { canBeAccepted: { value: boolean, reason: VerdictReason | null }, canBeRejected: { value: boolean, reason: VerdictReason | null } }, declineReasons: Array<{ value: DeclineReasonValue, explanationRequired: boolean, blocksRequired: boolean }> } | null };

export type LimitedAcceptMutationVariables = Exact<{
  id: string | number;
  idempotencyKey: string | number;
}>;


export type LimitedAcceptMutation = { acceptListingRequest: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type LimitedRejectMutationVariables = Exact<{
  id: string | number;
  input: RejectListingRequestInput;
  seen?: Array<string | number> | string | number | null | undefined;
  idempotencyKey: string | number;
}>;


export type LimitedRejectMutation = { rejectListingRequest: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type LimitedSuggestMutationVariables = Exact<{
  id: string | number;
  from: string;
  to: string;
  message?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type LimitedSuggestMutation = { suggestDates: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ListingForEditQueryVariables = Exact<{
  listingId?: string | number | null | undefined;
  groupId?: string | number | null | undefined;
}>;


export type ListingForEditQuery = { listingForEdit: { groupId: string, listingId: string, partOfGroup: boolean, unitCount: number, published: boolean, everPublished: boolean, version: number, values: unknown, point: { lon: number, lat: number, source: PointSource } | null, gaps: Array<{ gap: ListingGapName, step: string, field: string }> } | null };

export type SaveListingStepMutationVariables = Exact<{
  groupId?: string | number | null | undefined;
  listingId?: string | number | null | undefined;
  step: string;
  values: unknown;
  version: number;
  idempotencyKey: string | number;
}>;


export type SaveListingStepMutation = { saveListingStep: { version: number | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null, gaps: Array<{ gap: ListingGapName, step: string, field: string }> | null } };

export type CreateListingMutationVariables = Exact<{
  input: CreateListingInput;
  idempotencyKey: string | number;
}>;


export type CreateListingMutation = { createListing: { groupId: string | null, listingId: string | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ListingComparablePricesQueryVariables = Exact<{
  groupId: string | number;
}>;


export type ListingComparablePricesQuery = { comparablePrices: { currency: string, count: number, lowerQuartile: number, median: number, upperQuartile: number } | null };

export type ListingRegionRulesQueryVariables = Exact<{
  city: string;
  zipCode: string;
  country: string;
}>;


export type ListingRegionRulesQuery = { minBookingDurationByRegion: { region: string | null, minBookingDuration: number | null, maxBookingDuration: number | null, source: string | null } };

export type SetListingPointMutationVariables = Exact<{
  groupId: string | number;
  lon: number;
  lat: number;
  version: number;
  idempotencyKey: string | number;
}>;


export type SetListingPointMutation = { setListingPoint: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ResetListingPointMutationVariables = Exact<{
  groupId: string | number;
  version: number;
  idempotencyKey: string | number;
}>;


export type ResetListingPointMutation = { resetListingPoint: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type BoardItemPartsFragment = { section: BoardSection, datum: BoardDatum, isDone: boolean, isOptional: boolean, isWaiting: boolean, minutes: number, groupId: string | null, listingId: string | null, billingDetailsId: string | null, name: string, homes: number, step: string | null, field: string | null };

export type MissingBoardQueryVariables = Exact<{
  search?: string | null | undefined;
  datum?: BoardDatum | null | undefined;
  offset: number;
  limit: number;
}>;


export type MissingBoardQuery = { missingBoard: { asked: number, minutes: number, done: number, identity: { sentence: IdentitySentence, failureReason: IdVerificationFailureReason | null, explanation: string } | null, items: Array<{ section: BoardSection, datum: BoardDatum, isDone: boolean, isOptional: boolean, isWaiting: boolean, minutes: number, groupId: string | null, listingId: string | null, billingDetailsId: string | null, name: string, homes: number, step: string | null, field: string | null }>, homes: { totalCount: number, all: number, lacking: Array<{ datum: BoardDatum, homes: number }>, nodes: Array<{ groupId: string, name: string, items: Array<{ section: BoardSection, datum: BoardDatum, isDone: boolean, isOptional: boolean, isWaiting: boolean, minutes: number, groupId: string | null, listingId: string | null, billingDetailsId: string | null, name: string, homes: number, step: string | null, field: string | null }> }> } }, taxDataRequest: { heldAt: string | null, holdsFrom: string } | null };

export type AccountRenamePasskeyMutationVariables = Exact<{
  passkeyId: string | number;
  name: string;
}>;


export type AccountRenamePasskeyMutation = { renamePasskey: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountDeletePasskeyMutationVariables = Exact<{
  passkeyId: string | number;
}>;


export type AccountDeletePasskeyMutation = { deletePasskey: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountEndSessionMutationVariables = Exact<{
  sessionId: string | number;
}>;


export type AccountEndSessionMutation = { endSession: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountEndOtherSessionsMutationVariables = Exact<{ [key: string]: never; }>;


export type AccountEndOtherSessionsMutation = { endOtherSessions: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountCreateTokenMutationVariables = Exact<{
  input: CreatePersonalAccessTokenInput;
  idempotencyKey: string | number;
}>;


export type AccountCreateTokenMutation = { createPersonalAccessToken: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, given: { secret: string } | null } };

export type AccountRevokeTokenMutationVariables = Exact<{
  tokenId: string | number;
}>;


export type AccountRevokeTokenMutation = { revokePersonalAccessToken: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountUpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type AccountUpdateProfileMutation = { updateProfile: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountUpdateLanguageMutationVariables = Exact<{
  language: ProfileLanguage;
}>;


export type AccountUpdateLanguageMutation = { updateLanguage: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountChangePasswordMutationVariables = Exact<{
  currentPassword: string;
  newPassword: string;
}>;


export type AccountChangePasswordMutation = { changePassword: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountRequestDeletionMutationVariables = Exact<{
  password?: string | null | undefined;
}>;


export type AccountRequestDeletionMutation = { requestDeletion: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountWithdrawDeletionMutationVariables = Exact<{ [key: string]: never; }>;


export type AccountWithdrawDeletionMutation = { withdrawDeletion: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountProfileQuery = { me: { _id: string, firstName: string, lastName: string, email: string, phone: string | null, language: ProfileLanguage } | null };

export type AccountSecurityQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSecurityQuery = { me: { _id: string, hasPassword: boolean | null, twoFactorEnabled: boolean | null, backupCodesLeft: number | null } | null, passkeys: Array<{ _id: string, name: string, deviceType: PasskeyDeviceType, createdAt: string, lastUsedAt: string | null }> };

export type AccountSessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountSessionsQuery = { sessions: Array<{ _id: string, browser: string | null, system: string | null, ipAddress: string | null, createdAt: string, lastSeenAt: string, current: boolean }> };

export type AccountTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountTokensQuery = { personalAccessTokens: Array<{ _id: string, name: string, scopes: Array<AccessScope>, lastCharacters: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null }> };

export type AccountDeletionQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDeletionQuery = { deletionObstacles: Array<DeletionObstacle>, me: { _id: string, hasPassword: boolean | null, deletionRequest: { requestedAt: string, withdrawUntil: string, waitsFor: Array<DeletionObstacle> } | null } | null };

export type AccountErasurePlanQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountErasurePlanQuery = { me: { _id: string, erasurePlan: Array<{ kind: string, deleted: number, emptied: number, kept: number, until: string | null }> | null } | null };

export type DataExportsQueryVariables = Exact<{
  kind: DataExportKind;
}>;


export type DataExportsQuery = { dataExports: Array<{ _id: string, kind: DataExportKind, state: DataExportState, askedAt: string, done: number, total: number | null, size: number | null, finishedAt: string | null, endsAt: string | null, downloadUrl: string | null }> };

export type ExportOwnDataMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportOwnDataMutation = { exportOwnData: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ExportBusinessMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportBusinessMutation = { exportBusiness: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type CancelDataExportMutationVariables = Exact<{
  dataExportId: string | number;
}>;


export type CancelDataExportMutation = { cancelDataExport: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountHandoversQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountHandoversQuery = { handovers: Array<{ _id: string, state: HandoverState, isOwn: boolean, landlordName: string, receiverName: string | null, receiverEmail: string, offeredAt: string, endsAt: string, closedAt: string | null, counts: Array<{ kind: HandoverKind, goes: number, stays: number }> }> };

export type AccountHandoverPlanQueryVariables = Exact<{
  handoverId?: string | number | null | undefined;
}>;


export type AccountHandoverPlanQuery = { handoverPlan: { obstacles: Array<HandoverObstacle>, receiverObstacles: Array<HandoverReceiverObstacle>, isLandlordReady: boolean, isReceiverReady: boolean, isConfirmed: boolean, fingerprint: string, counts: Array<{ kind: HandoverKind, goes: number, stays: number }> } | null };

export type AccountOfferHandoverMutationVariables = Exact<{
  email: string;
  idempotencyKey: string | number;
}>;


export type AccountOfferHandoverMutation = { offerHandover: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountConfirmHandoverMutationVariables = Exact<{
  handoverId: string | number;
  seen: string | number;
  idempotencyKey: string | number;
}>;


export type AccountConfirmHandoverMutation = { confirmHandover: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountCompleteHandoverMutationVariables = Exact<{
  handoverId: string | number;
  seen: string | number;
  idempotencyKey: string | number;
}>;


export type AccountCompleteHandoverMutation = { completeHandover: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountWithdrawHandoverMutationVariables = Exact<{
  handoverId: string | number;
  idempotencyKey: string | number;
}>;


export type AccountWithdrawHandoverMutation = { withdrawHandover: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type BusinessImportQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessImportQuery = { dataImport: { _id: string, state: DataImportState, askedAt: string, size: number, partSize: number, parts: number, done: number, total: number | null, problem: DataImportProblem | null, foundIn: string, finishedAt: string | null, plan: { madeAt: string, underWay: number, idsGiven: number, members: Array<string>, counts: Array<{ kind: DataImportKind, live: number, history: number }> } | null } | null };

export type BeginDataImportMutationVariables = Exact<{
  size: number;
}>;


export type BeginDataImportMutation = { beginDataImport: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, dataImport: { _id: string, state: DataImportState, size: number, partSize: number, parts: number } | null } };

export type ConfirmDataImportMutationVariables = Exact<{
  dataImportId: string | number;
}>;


export type ConfirmDataImportMutation = { confirmDataImport: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type CancelDataImportMutationVariables = Exact<{
  dataImportId: string | number;
}>;


export type CancelDataImportMutation = { cancelDataImport: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountTeamsQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountTeamsQuery = { ownTeams: Array<{ landlordId: string, landlordName: string, role: TeamRole, allListings: boolean, acceptedAt: string | null }>, ownPowersOfAttorney: Array<{ _id: string, landlordName: string, state: PowerState, from: string, to: string, withdrawalReason: string | null, listings: Array<string> | null, documentUrl: string }> };

export type AccountLeaveTeamMutationVariables = Exact<{
  landlordId: string | number;
}>;


export type AccountLeaveTeamMutation = { leaveTeam: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountStartTwoFactorMutationVariables = Exact<{
  password: string;
}>;


export type AccountStartTwoFactorMutation = { startTwoFactor: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, twoFactorStart: { otpauthUri: string, secret: string, backupCodes: Array<string> } | null } };

export type AccountEnableTwoFactorMutationVariables = Exact<{
  code: string;
}>;


export type AccountEnableTwoFactorMutation = { enableTwoFactor: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountDisableTwoFactorMutationVariables = Exact<{
  password: string;
}>;


export type AccountDisableTwoFactorMutation = { disableTwoFactor: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AccountCreateBackupCodesMutationVariables = Exact<{
  password: string;
}>;


export type AccountCreateBackupCodesMutation = { createBackupCodes: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, backupCodes: { codes: Array<string> } | null } };

export type CreateWebhookMutationVariables = Exact<{
  input: WebhookInput;
  idempotencyKey: string | number;
}>;


export type CreateWebhookMutation = { createWebhook: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, given: { secret: string } | null } };

export type ChangeWebhookMutationVariables = Exact<{
  webhookId: string | number;
  input: WebhookInput;
}>;


export type ChangeWebhookMutation = { changeWebhook: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type RotateWebhookSecretMutationVariables = Exact<{
  webhookId: string | number;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, given: { secret: string } | null } };

export type PauseWebhookMutationVariables = Exact<{
  webhookId: string | number;
}>;


export type PauseWebhookMutation = { pauseWebhook: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ResumeWebhookMutationVariables = Exact<{
  webhookId: string | number;
}>;


export type ResumeWebhookMutation = { resumeWebhook: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type DeleteWebhookMutationVariables = Exact<{
  webhookId: string | number;
}>;


export type DeleteWebhookMutation = { deleteWebhook: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TestWebhookMutationVariables = Exact<{
  webhookId: string | number;
}>;


export type TestWebhookMutation = { testWebhook: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ResendWebhookDeliveryMutationVariables = Exact<{
  deliveryId: string | number;
}>;


export type ResendWebhookDeliveryMutation = { resendWebhookDelivery: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type WebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type WebhooksQuery = { webhookEndpoints: Array<{ id: string, url: string, events: Array<WebhookEvent>, state: WebhookState, createdAt: string, lastSuccessAt: string | null, failingSince: string | null, formerSecretUntil: string | null }> };

export type WebhookDeliveriesQueryVariables = Exact<{
  endpointId: string | number;
  offset: number;
  limit: number;
}>;


export type WebhookDeliveriesQuery = { webhookDeliveries: Array<{ id: string, eventId: string, event: WebhookEvent, occurredAt: string, state: WebhookDeliveryState, attempts: number, attemptedAt: string | null, nextAttemptAt: string | null, failure: WebhookFailure | null, statusCode: number | null, answer: string, milliseconds: number | null }> };

export type NotificationListQueryVariables = Exact<{
  unread: boolean;
  offset: number;
  limit: number;
}>;


export type NotificationListQuery = { notifications: { counts: { total: number, unread: number }, nodes: Array<{ id: string, event: string, createdAt: string, isRead: boolean, target: NotificationTarget, forTenant: boolean, bookingRequestId: string | null, listingRequestId: string | null, groupId: string, listingId: string | null, partOfGroup: boolean, offerId: string | null, bookingId: string | null, firstName: string, lastName: string, listingName: string, from: string | null, to: string | null }> } };

export type NotificationOneQueryVariables = Exact<{
  id: string | number;
}>;


export type NotificationOneQuery = { notification: { id: string, target: NotificationTarget, forTenant: boolean, bookingRequestId: string | null, listingRequestId: string | null, groupId: string, listingId: string | null, partOfGroup: boolean, offerId: string | null, bookingId: string | null } | null };

export type NotificationsMarkReadMutationVariables = Exact<{
  ids?: Array<string | number> | string | number | null | undefined;
  until?: string | null | undefined;
}>;


export type NotificationsMarkReadMutation = { markNotificationsRead: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type NotificationPreferencesQueryVariables = Exact<{
  groupId?: string | number | null | undefined;
}>;


export type NotificationPreferencesQuery = { notificationPreferences: Array<{ kind: NotificationKind, inApp: boolean, byEmail: boolean, byPush: boolean, isOwn: boolean }> };

export type NotificationSavePreferenceMutationVariables = Exact<{
  kind: NotificationKind;
  groupId?: string | number | null | undefined;
  inApp: boolean;
  byEmail: boolean;
  byPush: boolean;
}>;


export type NotificationSavePreferenceMutation = { saveNotificationPreference: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type NotificationResetPreferencesMutationVariables = Exact<{
  groupId: string | number;
}>;


export type NotificationResetPreferencesMutation = { resetNotificationPreferences: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type NotificationTenantPreferencesQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationTenantPreferencesQuery = { tenantNotificationPreferences: Array<{ kind: TenantNotificationKind, inApp: boolean, byEmail: boolean, byPush: boolean, isAlwaysMailed: boolean }> };

export type NotificationSaveTenantPreferenceMutationVariables = Exact<{
  kind: TenantNotificationKind;
  inApp: boolean;
  byEmail: boolean;
  byPush: boolean;
}>;


export type NotificationSaveTenantPreferenceMutation = { saveTenantNotificationPreference: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type NotificationListingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationListingsQuery = { landlordListings: { nodes: Array<{ groupId: string, name: string }> } };

export type NotificationPushSettingsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationPushSettingsQuery = { pushSettings: { publicKey: string, reachesApple: boolean, timeZone: string, quietFrom: string | null, quietTo: string | null, mailDigest: MailDigest, devices: Array<{ id: string, name: string, createdAt: string, lastSuccessAt: string | null }> } };

export type NotificationSubscribeDeviceMutationVariables = Exact<{
  name: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}>;


export type NotificationSubscribeDeviceMutation = { subscribePushDevice: { device: { id: string } | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type NotificationTestDeviceMutationVariables = Exact<{
  id: string | number;
}>;


export type NotificationTestDeviceMutation = { testPushDevice: { test: { id: string } | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type NotificationPushTestQueryVariables = Exact<{
  id: string | number;
}>;


export type NotificationPushTestQuery = { pushTest: { id: string, hop: PushHop, state: PushTestState, statusCode: number | null } | null };

export type NotificationSaveSettingsMutationVariables = Exact<{
  timeZone: string;
  quietFrom?: string | null | undefined;
  quietTo?: string | null | undefined;
  mailDigest: MailDigest;
}>;


export type NotificationSaveSettingsMutation = { saveNotificationSettings: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type PaletteSearchQueryVariables = Exact<{
  text: string;
  first: number;
}>;


export type PaletteSearchQuery = { search: Array<{ kind: SearchResultKind, id: string, name: string, listingName: string | null, externalId: string | null, userFriendlyId: string | null, address: string | null, groupId: string, partOfGroup: boolean, bookingRequestId: string | null, bookingId: string | null, from: string | null, to: string | null }> };

export type PaletteQuestionQueryVariables = Exact<{
  text: string;
}>;


export type PaletteQuestionQuery = { answeredQuestion: { topic: QuestionTopic, from: string | null, to: string | null, least: number | null, most: number | null, currency: string | null, names: string, total: number, answers: Array<{ kind: AnswerKind, id: string, groupId: string, listingId: string | null, partOfGroup: boolean, homeName: string, groupName: string, tenantName: string | null, bookingId: string | null, bookingRequestId: string | null, listingRequestId: string | null, from: string | null, to: string | null, amount: number | null, currency: string | null, dueOn: string | null, number: string | null }> } | null };

export type MoneyWaitingPartsFragment = { reason: MoneyWaitingReason, amount: number, dueOn: string | null, nextOn: string | null, bookingId: string | null, tenantNames: string, apartmentName: string, number: string | null };

export type MoneyOverviewQueryVariables = Exact<{
  period: string;
  groupId?: string | number | null | undefined;
  listingId?: string | number | null | undefined;
  bookingId?: string | number | null | undefined;
}>;


export type MoneyOverviewQuery = { moneyOverview: { from: string, to: string, groupName: string | null, apartmentName: string | null, tenantNames: string | null, currencies: Array<{ currency: string, earned: number, nights: number, apartments: number, invoiced: number, dueBefore: number, dueAhead: number, paidOut: number, payments: number, lastPaidOn: string | null, openBefore: number, open: number, dated: number, nextOn: string | null, owed: number, waiting: number, lines: Array<{ line: MoneyLineKind, amount: number, entries: number }>, months: Array<{ month: string, earned: number, invoiced: number, paidOut: number }>, whyNotPaid: { reason: MoneyWaitingReason, amount: number, dueOn: string | null, nextOn: string | null, bookingId: string | null, tenantNames: string, apartmentName: string, number: string | null } | null, alsoNotPaid: Array<{ reason: MoneyWaitingReason, amount: number, dueOn: string | null, nextOn: string | null, bookingId: string | null, tenantNames: string, apartmentName: string, number: string | null }> }> } };

export type MoneyEntriesQueryVariables = Exact<{
  period: string;
  kinds: Array<MoneyEntryKind> | MoneyEntryKind;
  currency: string;
  page: number;
  pageSize: number;
  groupId?: string | number | null | undefined;
  listingId?: string | number | null | undefined;
  bookingId?: string | number | null | undefined;
}>;


export type MoneyEntriesQuery = { moneyEntries: Array<{ _id: string, kind: MoneyEntryKind, day: string, amount: number, currency: string, bookingId: string | null, tenantNames: string | null, apartmentName: string | null, nights: number | null, from: string | null, to: string | null, number: string | null, documentType: InvoiceDocumentType | null, documentUrl: string | null }> };

export type OwnTermsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnTermsQuery = { ownTerms: { now: { landlordFeeRate: number, tenantFeeRate: number, calculationMethod: InvoiceCalculationMethod, landlordFeeOrigin: { source: TermSource, since: string | null }, tenantFeeOrigin: { source: TermSource, since: string | null }, calculationOrigin: { source: TermSource, since: string | null } }, made: Array<{ _id: string, scope: FeeTermsScope, groupName: string | null, landlordFeeRate: number | null, tenantFeeRate: number | null, validFrom: string, validUntil: string | null, reason: string }>, incentives: Array<{ _id: string, amount: number, currency: string, reason: string, grantedAt: string }> } | null };

export type PaymentInvoiceFragment = { bcId: string, documentType: InvoiceDocumentType, dueDate: string, isPaid: boolean, isPayable: boolean, isCredited: boolean, amount: number, openAmount: number, currency: string, createdAt: string, liveMode: InvoiceLiveMode, state: InvoiceState, issuedOn: string | null, documentUrl: string | null, canBePaid: { value: boolean, reason: VerdictReason | null }, payment: { _id: string, state: PaymentState, failure: PaymentFailure | null, method: PaymentMethod | null, surplus: number } | null, bookingLink: { _id: string, apartmentName: string, tenantNames: string, from: string, to: string } };

export type PaymentInvoicesQueryVariables = Exact<{
  page: number;
  pageSize: number;
  documentType?: InvoiceDocumentType | null | undefined;
  only?: InvoiceFilter | null | undefined;
}>;


export type PaymentInvoicesQuery = { me: { _id: string, bcInvoiceCacheItemsLink: { totalCount: number, nodes: Array<{ bcId: string, documentType: InvoiceDocumentType, dueDate: string, isPaid: boolean, isPayable: boolean, isCredited: boolean, amount: number, openAmount: number, currency: string, createdAt: string, liveMode: InvoiceLiveMode, state: InvoiceState, issuedOn: string | null, documentUrl: string | null, canBePaid: { value: boolean, reason: VerdictReason | null }, payment: { _id: string, state: PaymentState, failure: PaymentFailure | null, method: PaymentMethod | null, surplus: number } | null, bookingLink: { _id: string, apartmentName: string, tenantNames: string, from: string, to: string } }> } } | null };

export type PaymentInvoicesOfBookingQueryVariables = Exact<{
  bookingId: string | number;
}>;


export type PaymentInvoicesOfBookingQuery = { me: { _id: string, bcInvoiceCacheItemsLink: { nodes: Array<{ bcId: string, documentType: InvoiceDocumentType, dueDate: string, isPaid: boolean, isPayable: boolean, isCredited: boolean, amount: number, openAmount: number, currency: string, createdAt: string, liveMode: InvoiceLiveMode, state: InvoiceState, issuedOn: string | null, documentUrl: string | null, canBePaid: { value: boolean, reason: VerdictReason | null }, payment: { _id: string, state: PaymentState, failure: PaymentFailure | null, method: PaymentMethod | null, surplus: number } | null, bookingLink: { _id: string, apartmentName: string, tenantNames: string, from: string, to: string } }> } } | null };

export type StartPaymentMutationVariables = Exact<{
  bookingId: string | number;
  amount: number;
}>;


export type StartPaymentMutation = { createLandlordFeeStripePaymentIntent: { clientSecret: string | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type CheckPaymentMutationVariables = Exact<{
  bookingId: string | number;
}>;


export type CheckPaymentMutation = { checkLandlordFeePayment: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, payment: { state: PaymentState, failure: PaymentFailure | null, surplus: number } | null } };

export type PayoutAccountPartsFragment = { status: PayoutAccountStatus | null, isOpening: boolean, canReceivePayouts: boolean, needs: Array<PayoutAccountNeed>, deadline: string | null, country: string | null, bank: { last4: string, currency: string } | null, canBeOnboarded: { value: boolean, reason: VerdictReason | null } };

export type PayoutAccountOfLandlordQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutAccountOfLandlordQuery = { payoutAccount: { status: PayoutAccountStatus | null, isOpening: boolean, canReceivePayouts: boolean, needs: Array<PayoutAccountNeed>, deadline: string | null, country: string | null, bank: { last4: string, currency: string } | null, canBeOnboarded: { value: boolean, reason: VerdictReason | null } } };

export type OpenPayoutAccountMutationVariables = Exact<{
  country: string;
}>;


export type OpenPayoutAccountMutation = { openPayoutAccount: { url: string | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type CheckPayoutAccountMutationVariables = Exact<{ [key: string]: never; }>;


export type CheckPayoutAccountMutation = { checkPayoutAccount: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, payoutAccount: { status: PayoutAccountStatus | null, isOpening: boolean, canReceivePayouts: boolean, needs: Array<PayoutAccountNeed>, deadline: string | null, country: string | null, bank: { last4: string, currency: string } | null, canBeOnboarded: { value: boolean, reason: VerdictReason | null } } | null } };

export type PayoutPartsFragment = { _id: string, amount: number, currency: string, state: PayoutState, failure: PayoutFailure | null, arrivesOn: string | null, createdAt: string, paidAt: string | null, itemCount: number, canBeTriedAgain: { value: boolean, reason: VerdictReason | null } };

export type PayoutItemPartsFragment = { _id: string, kind: PayoutItemKind, amount: number, bookingId: string | null, tenantNames: string | null, apartmentName: string | null, from: string | null, to: string | null, number: string | null };

export type NextPayoutsOfLandlordQueryVariables = Exact<{ [key: string]: never; }>;


export type NextPayoutsOfLandlordQuery = { payoutSchedule: PayoutSchedule, nextPayouts: Array<{ currency: string, amount: number, later: number, contested: number, taxHeld: number, waitsFor: MoneyWaitingReason, on: string | null, items: Array<{ _id: string, kind: PayoutItemKind, amount: number, bookingId: string | null, tenantNames: string | null, apartmentName: string | null, from: string | null, to: string | null, number: string | null }> }> };

export type PayoutsOfLandlordQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type PayoutsOfLandlordQuery = { landlordPayouts: { totalCount: number, nodes: Array<{ _id: string, amount: number, currency: string, state: PayoutState, failure: PayoutFailure | null, arrivesOn: string | null, createdAt: string, paidAt: string | null, itemCount: number, canBeTriedAgain: { value: boolean, reason: VerdictReason | null } }> } };

export type PayoutOfLandlordQueryVariables = Exact<{
  payoutId: string | number;
}>;


export type PayoutOfLandlordQuery = { landlordPayout: { _id: string, amount: number, currency: string, state: PayoutState, failure: PayoutFailure | null, arrivesOn: string | null, createdAt: string, paidAt: string | null, itemCount: number, items: Array<{ _id: string, kind: PayoutItemKind, amount: number, bookingId: string | null, tenantNames: string | null, apartmentName: string | null, from: string | null, to: string | null, number: string | null }>, canBeTriedAgain: { value: boolean, reason: VerdictReason | null } } | null };

export type ChoosePayoutScheduleMutationVariables = Exact<{
  schedule: PayoutSchedule;
}>;


export type ChoosePayoutScheduleMutation = { choosePayoutSchedule: { schedule: PayoutSchedule | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type RetryPayoutMutationVariables = Exact<{
  payoutId: string | number;
}>;


export type RetryPayoutMutation = { retryPayout: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, payout: { _id: string, amount: number, currency: string, state: PayoutState, failure: PayoutFailure | null, arrivesOn: string | null, createdAt: string, paidAt: string | null, itemCount: number, canBeTriedAgain: { value: boolean, reason: VerdictReason | null } } | null } };

export type PerformanceNightsPartsFragment = { booked: number, vacant: number, blocked: number, unpublished: number, earned: number, vacancyCost: number, occupancy: number | null, earnedPerNight: number | null };

export type PerformanceFiguresPartsFragment = { gaps: number, seen: number, opened: number, shortlisted: number, asked: number, accepted: number, declined: number, unanswered: number, bookedRequests: number, answerMinutes: number | null, stays: number, averageNights: number | null, averageLeadDays: number | null, cancelled: number, cancelledRent: number, nights: { booked: number, vacant: number, blocked: number, unpublished: number, earned: number, vacancyCost: number, occupancy: number | null, earnedPerNight: number | null } };

export type PerformanceQueryVariables = Exact<{
  period: string;
  groupId?: string | number | null | undefined;
  listingId?: string | number | null | undefined;
  currency?: string | null | undefined;
  homesOffset: number;
  homesLimit: number;
  spellsLimit: number;
}>;


export type PerformanceQuery = { performance: { groupId: string | null, name: string | null, partOfGroup: boolean | null, city: string | null, currency: string, currencies: Array<string>, homeCount: number, spellCount: number, period: { from: string, to: string }, now: { from: string, to: string } | null, before: { from: string, to: string } | null, figures: { gaps: number, seen: number, opened: number, shortlisted: number, asked: number, accepted: number, declined: number, unanswered: number, bookedRequests: number, answerMinutes: number | null, stays: number, averageNights: number | null, averageLeadDays: number | null, cancelled: number, cancelledRent: number, nights: { booked: number, vacant: number, blocked: number, unpublished: number, earned: number, vacancyCost: number, occupancy: number | null, earnedPerNight: number | null } }, figuresBefore: { gaps: number, seen: number, opened: number, shortlisted: number, asked: number, accepted: number, declined: number, unanswered: number, bookedRequests: number, answerMinutes: number | null, stays: number, averageNights: number | null, averageLeadDays: number | null, cancelled: number, cancelledRent: number, nights: { booked: number, vacant: number, blocked: number, unpublished: number, earned: number, vacancyCost: number, occupancy: number | null, earnedPerNight: number | null } }, months: Array<{ month: string, nights: { booked: number, vacant: number, blocked: number, unpublished: number, earned: number, vacancyCost: number, occupancy: number | null, earnedPerNight: number | null }, before: { earned: number, occupancy: number | null } }>, homes: Array<{ groupId: string, listingId: string | null, name: string, nights: { booked: number, vacant: number, blocked: number, unpublished: number, earned: number, vacancyCost: number, occupancy: number | null, earnedPerNight: number | null } }>, spells: Array<{ groupId: string, listingId: string, name: string, from: string, to: string, nights: number, cost: number, price: number, reason: VacancyReason, declined: number, unanswered: number, others: number, lost: number | null, minStay: number | null, priceAbove: number | null }>, similar: { units: number, landlords: number, months: number, occupancy: number | null, earnedPerNight: number | null, answerMinutes: number | null } | null, prices: { price: number | null, similar: { units: number, landlords: number, lower: number | null, median: number | null, upper: number | null } | null, own: { stays: number, averagePrice: number | null } | null } | null } };

export type PartnerPortalsQueryVariables = Exact<{ [key: string]: never; }>;


export type PartnerPortalsQuery = { partnerPortals: Array<{ id: string, name: string, place: PortalPlace, format: PortalFormat, language: Language, state: PortalState, providerNumber: string, countries: Array<string>, minPictures: number, url: string | null, homes: number, lastFetchedAt: string | null }> };

export type PartnerPortalFetchesQueryVariables = Exact<{
  portalId: string | number;
}>;


export type PartnerPortalFetchesQuery = { partnerPortalFetches: Array<{ at: string, status: number, isFull: boolean, sent: number, removed: number, userAgent: string }> };

export type HomeOfPortalsFragment = { groupId: string, name: string, city: string, portals: Array<{ portalId: string, portalName: string, isSent: boolean, reason: PortalObstacle | null, missing: Array<ListingGapName>, told: PortalHomeState | null, toldAt: string | null }> };

export type PortalHomesQueryVariables = Exact<{
  page: number;
}>;


export type PortalHomesQuery = { portalHomes: { totalCount: number, nodes: Array<{ groupId: string, name: string, city: string, portals: Array<{ portalId: string, portalName: string, isSent: boolean, reason: PortalObstacle | null, missing: Array<ListingGapName>, told: PortalHomeState | null, toldAt: string | null }> }> } };

export type StaffPortalHomesQueryVariables = Exact<{
  search: string;
  page: number;
}>;


export type StaffPortalHomesQuery = { staffPortalHomes: { totalCount: number, nodes: Array<{ groupId: string, name: string, city: string, portals: Array<{ portalId: string, portalName: string, isSent: boolean, reason: PortalObstacle | null, missing: Array<ListingGapName>, told: PortalHomeState | null, toldAt: string | null }> }> } };

export type CreatePartnerPortalMutationVariables = Exact<{
  input: PartnerPortalInput;
  idempotencyKey: string | number;
}>;


export type CreatePartnerPortalMutation = { createPartnerPortal: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ChangePartnerPortalMutationVariables = Exact<{
  portalId: string | number;
  input: PartnerPortalInput;
  idempotencyKey: string | number;
}>;


export type ChangePartnerPortalMutation = { changePartnerPortal: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ReplacePartnerPortalLinkMutationVariables = Exact<{
  portalId: string | number;
  idempotencyKey: string | number;
}>;


export type ReplacePartnerPortalLinkMutation = { replacePartnerPortalLink: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type RevokePartnerPortalMutationVariables = Exact<{
  portalId: string | number;
  idempotencyKey: string | number;
}>;


export type RevokePartnerPortalMutation = { revokePartnerPortal: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ListingOnMapQueryVariables = Exact<{
  groupIds: Array<string | number> | string | number;
}>;


export type ListingOnMapQuery = { publicListingsById: Array<{ _id: string, groupId: string, partOfGroup: boolean, title: unknown, name: string, city: string, zipCode: string, price: number, hasSeveralRents: boolean, currency: string, area: number, accommodates: number, homeType: HomeType, unitCount: number, minMonths: number | null, images: Array<{ placeholder: string | null, urls: { thumbnail: string, small: string, medium: string, large: string } }>, unavailable: Array<{ from: string, to: string }> }> };

export type PublicListingQueryVariables = Exact<{
  listingId?: string | number | null | undefined;
  groupId?: string | number | null | undefined;
}>;


export type PublicListingQuery = { publicListing: { description: unknown, country: string, highestPrice: number, deposit: number, furnitureStandard: FurnitureStandard, amenities: Array<Amenity>, isForUkrainians: boolean, petRule: ApartmentRule, smokingRule: ApartmentRule, houseRules: unknown, maxMonths: number | null, availableFrom: string | null, registrationNumber: string | null, additionalInformation: unknown, finalCleaningFee: number, apartmentState: ApartmentState | null, _id: string, groupId: string, partOfGroup: boolean, title: unknown, name: string, city: string, zipCode: string, price: number, hasSeveralRents: boolean, currency: string, area: number, accommodates: number, homeType: HomeType, unitCount: number, minMonths: number | null, placeArea: { lon: number, lat: number, radius: number } | null, amenitiesAvailability: Array<{ amenity: Amenity, availability: AmenitiesAvailability }>, petRules: { conditions: unknown }, smokingRules: { conditions: unknown }, floorPlan: { downloadUrl: string, isImage: boolean, size: number } | null, stayDiscounts: Array<{ months: number, percent: number }>, seasons: Array<{ from: string, to: string, percent: number }>, roomsInformation: Array<{ roomType: RoomType, singleBedsCount: number, doubleBedsCount: number, guestBedsCount: number, couchBedsCount: number, othersCount: number }>, services: { isServiced: boolean, garage: boolean, cleaningV2: ServicesAvailability, parkingV2: ListingParkingOption, fitnessV2: AmenitiesAvailability, conciergeV2: ServicesAvailability, cityRegistrationDocuments: boolean, tenantCanChangeThePostBoxName: boolean, internetConnectionSpeedMbps: number | null, broadcastingFeeIncludedInRent: boolean }, energyCertificate: { availability: EnergyCertificateAvailability, mainEnergySource: MainEnergySource | null, heatingMethod: HeatingMethod | null, yearOfConstruction: number | null, isYearOfConstructionUnknown: boolean, energyConsumption: number | null, electricityConsumption: number | null, heatingConsumption: number | null, efficiencyClass: EnergyEfficiencyClass | null, certificateType: EnergyCertificateType | null, issueDate: string | null } | null, images: Array<{ placeholder: string | null, urls: { thumbnail: string, small: string, medium: string, large: string } }>, unavailable: Array<{ from: string, to: string }> } | null };

export type PublicListingsQueryVariables = Exact<{
  city?: string | null | undefined;
  offset?: number | null | undefined;
  limit?: number | null | undefined;
}>;


export type PublicListingsQuery = { publicListings: { totalCount: number, cities: Array<string>, nodes: Array<{ _id: string, groupId: string, partOfGroup: boolean, title: unknown, name: string, city: string, zipCode: string, price: number, hasSeveralRents: boolean, currency: string, area: number, accommodates: number, homeType: HomeType, unitCount: number, minMonths: number | null, images: Array<{ placeholder: string | null, urls: { thumbnail: string, small: string, medium: string, large: string } }>, unavailable: Array<{ from: string, to: string }> }> } };

export type ListingCardFragment = { _id: string, groupId: string, partOfGroup: boolean, title: unknown, name: string, city: string, zipCode: string, price: number, hasSeveralRents: boolean, currency: string, area: number, accommodates: number, homeType: HomeType, unitCount: number, minMonths: number | null, images: Array<{ placeholder: string | null, urls: { thumbnail: string, small: string, medium: string, large: string } }>, unavailable: Array<{ from: string, to: string }> };

export type PublicMapQueryVariables = Exact<{
  filter: PublicSearchFilter;
  bounds: MapBounds;
  zoom: number;
}>;


export type PublicMapQuery = { publicMap: { totalCount: number, bounds: { west: number, south: number, east: number, north: number } | null, markers: Array<{ lon: number, lat: number, count: number, priceFrom: number, currency: string, groupId: string | null, bounds: { west: number, south: number, east: number, north: number } }> } };

export type PublicSearchQueryVariables = Exact<{
  filter: PublicSearchFilter;
  offset: number;
  limit: number;
}>;


export type PublicSearchQuery = { publicSearch: { totalCount: number, isMore: boolean, city: string | null, currency: string, places: Array<{ slug: string, city: string, total: number, priceFrom: number, currency: string, currencies: Array<{ currency: string, total: number }> }>, nodes: Array<{ _id: string, groupId: string, partOfGroup: boolean, title: unknown, name: string, city: string, zipCode: string, price: number, hasSeveralRents: boolean, currency: string, area: number, accommodates: number, homeType: HomeType, unitCount: number, minMonths: number | null, images: Array<{ placeholder: string | null, urls: { thumbnail: string, small: string, medium: string, large: string } }>, unavailable: Array<{ from: string, to: string }> }> } };

export type ShortlistIdsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShortlistIdsQuery = { shortlist: { groupIds: Array<string> } };

export type ShortlistedListingsQueryVariables = Exact<{
  groupIds: Array<string | number> | string | number;
}>;


export type ShortlistedListingsQuery = { publicListingsById: Array<{ _id: string, groupId: string, partOfGroup: boolean, title: unknown, name: string, city: string, zipCode: string, price: number, hasSeveralRents: boolean, currency: string, area: number, accommodates: number, homeType: HomeType, unitCount: number, minMonths: number | null, images: Array<{ placeholder: string | null, urls: { thumbnail: string, small: string, medium: string, large: string } }>, unavailable: Array<{ from: string, to: string }> }> };

export type ShortlistAddMutationVariables = Exact<{
  groupIds: Array<string | number> | string | number;
  idempotencyKey: string | number;
}>;


export type ShortlistAddMutation = { addToShortlist: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ShortlistRemoveMutationVariables = Exact<{
  groupIds: Array<string | number> | string | number;
  idempotencyKey: string | number;
}>;


export type ShortlistRemoveMutation = { removeFromShortlist: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type SimilarListingsQueryVariables = Exact<{
  groupId: string | number;
}>;


export type SimilarListingsQuery = { similarListings: Array<{ _id: string, groupId: string, partOfGroup: boolean, title: unknown, name: string, city: string, zipCode: string, price: number, hasSeveralRents: boolean, currency: string, area: number, accommodates: number, homeType: HomeType, unitCount: number, minMonths: number | null, images: Array<{ placeholder: string | null, urls: { thumbnail: string, small: string, medium: string, large: string } }>, unavailable: Array<{ from: string, to: string }> }> };

export type RentsLimitsQueryVariables = Exact<{ [key: string]: never; }>;


export type RentsLimitsQuery = { homeLimits: Array<{ groupId: string, name: string, city: string, cityMinimum: number | null, cityMaximum: number | null, limits: Array<{ kind: HomeLimitKind, length: { value: number | null, unit: MaxVacancyUnit } }>, planned: Array<{ kind: HomeLimitKind, from: string, length: { value: number | null, unit: MaxVacancyUnit } }> }> };

export type RentsLimitsHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type RentsLimitsHistoryQuery = { limitChanges: Array<{ _id: string, orderId: string, name: string, kind: HomeLimitKind, from: string, madeAt: string, madeBy: string, state: RentChangeState, canBeUndone: boolean, before: { value: number | null, unit: MaxVacancyUnit }, after: { value: number | null, unit: MaxVacancyUnit } }> };

export type RentsLimitsChangeMutationVariables = Exact<{
  input: ChangeStayLimitsInput;
  idempotencyKey: string | number;
}>;


export type RentsLimitsChangeMutation = { changeStayLimits: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { orderId: string, changed: number } | null } };

export type RentsLimitsUndoMutationVariables = Exact<{
  orderId: string | number;
  idempotencyKey: string | number;
}>;


export type RentsLimitsUndoMutation = { undoStayLimits: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { undone: number, kept: number } | null } };

export type RentsHomesQueryVariables = Exact<{ [key: string]: never; }>;


export type RentsHomesQuery = { homeRents: Array<{ groupId: string, listingId: string | null, name: string, city: string, price: number, currency: string, unitsApart: number, area: number, planned: Array<{ from: string, after: number }> }> };

export type RentsHistoryQueryVariables = Exact<{ [key: string]: never; }>;


export type RentsHistoryQuery = { rentChanges: Array<{ _id: string, batchId: string, listingId: string | null, name: string, before: number, after: number, currency: string, from: string, madeAt: string, madeBy: string, state: RentChangeState, canBeUndone: boolean }> };

export type RentsChangeMutationVariables = Exact<{
  input: ChangeRentsInput;
  idempotencyKey: string | number;
}>;


export type RentsChangeMutation = { changeRents: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { batchId: string, changed: number } | null } };

export type RentsUndoMutationVariables = Exact<{
  batchId: string | number;
  idempotencyKey: string | number;
}>;


export type RentsUndoMutation = { undoRents: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { undone: number, kept: number } | null } };

export type TenantProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type TenantProfileQuery = { tenantProfile: { firstName: string, lastName: string, phone: string, gender: Gender | null, adultsInformation: Array<Relationship>, childrenInformation: Array<ChildType>, pets: boolean, petsDescription: string, reasonForStay: ReasonForStay | null, employment: Employment | null, companyName: string, jobTitle: string, paidBy: PaidBy | null, message: string, updatedAt: string | null } };

export type SaveTenantProfileMutationVariables = Exact<{
  input: TenantProfileInput;
  idempotencyKey: string | number;
}>;


export type SaveTenantProfileMutation = { saveTenantProfile: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, profile: { updatedAt: string | null } | null } };

export type RequestFormListingQueryVariables = Exact<{
  listingId?: string | number | null | undefined;
  groupId?: string | number | null | undefined;
}>;


export type RequestFormListingQuery = { publicListing: { _id: string, groupId: string, partOfGroup: boolean, name: string, title: unknown, city: string, zipCode: string, price: number, hasSeveralRents: boolean, currency: string, deposit: number, accommodates: number, petRule: ApartmentRule, availableFrom: string | null, minMonths: number | null, maxMonths: number | null, stayDiscounts: Array<{ months: number, percent: number }>, seasons: Array<{ from: string, to: string, percent: number }>, images: Array<{ urls: { small: string } }>, unavailable: Array<{ from: string, to: string }> } | null };

export type RequestFormOtherListingsQueryVariables = Exact<{
  groupId: string | number;
}>;


export type RequestFormOtherListingsQuery = { otherListings: Array<{ groupId: string, name: string, title: unknown, zipCode: string, price: number, hasSeveralRents: boolean, currency: string, accommodates: number, availableFrom: string | null, minMonths: number | null, maxMonths: number | null, stayDiscounts: Array<{ months: number, percent: number }>, seasons: Array<{ from: string, to: string, percent: number }>, images: Array<{ urls: { small: string } }>, unavailable: Array<{ from: string, to: string }> }> };

export type SendBookingRequestMutationVariables = Exact<{
  input: SendBookingRequestInput;
  idempotencyKey: string | number;
}>;


export type SendBookingRequestMutation = { sendBookingRequest: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, request: { id: string, bookingRequestId: string } | null } };

export type RequestFormTermsQueryVariables = Exact<{
  groupIds: Array<string | number> | string | number;
}>;


export type RequestFormTermsQuery = { stayTerms: Array<{ groupId: string, calculationMethod: InvoiceCalculationMethod, tenantFeeRate: number, tenantFeeVatRate: number }> };

export type RequestFormRentQueryVariables = Exact<{
  groupId: string | number;
  from: string;
  to: string;
}>;


export type RequestFormRentQuery = { publicListing: { groupId: string, priceFor: number } | null };

export type RequestFormStayRulesQueryVariables = Exact<{
  groupId: string | number;
  from: string;
  to: string;
}>;


export type RequestFormStayRulesQuery = { stayChecks: Array<{ rule: string, months: number | null, origin: string | null, region: string | null, validFrom: string | null, lifted: string | null, count: number | null, source: { text: string, url: string, basis: string } | null, verdict: { value: boolean }, chain: { from: string, to: string } | null }> };

export type IdentityToReviewQueryVariables = Exact<{
  id: string | number;
}>;


export type IdentityToReviewQuery = { identityToReview: { firstName: string, lastName: string, isLandlord: boolean, document: IdDocument | null, declineReasons: Array<IdVerificationFailureReason>, resubmissionReasons: Array<IdVerificationFailureReason>, pictures: Array<{ side: IdPictureSide, isPdf: boolean, url: string }> } | null };

export type IdentityReviewWarningsQueryVariables = Exact<{
  id: string | number;
  firstName: string;
  lastName: string;
  birthDate?: string | null | undefined;
  country: string;
  documentNumber: string;
}>;


export type IdentityReviewWarningsQuery = { identityWarnings: { nameMatch: HolderMatch, same: Array<{ userId: string, email: string, firstName: string, lastName: string, isSameDocument: boolean }> } | null };

export type IdentityReviewDecideMutationVariables = Exact<{
  id: string | number;
  status: IdVerificationStatus;
  failureReason?: IdVerificationFailureReason | null | undefined;
  explanation?: string | null | undefined;
  data?: IdentityDataInput | null | undefined;
  idempotencyKey: string | number;
}>;


export type IdentityReviewDecideMutation = { decideIdVerification: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, verification: { _id: string, status: IdVerificationStatus | null } | null } };

export type ReviewQueueQueryVariables = Exact<{
  kind?: ReviewKind | null | undefined;
  limit: number;
}>;


export type ReviewQueueQuery = { reviewQueue: { counts: Array<{ kind: ReviewKind, total: number, late: number }>, nodes: Array<{ kind: ReviewKind, subjectId: string, firstName: string, lastName: string, documentType: TenantDocumentType | null, idDocument: IdDocument | null, since: string, dueAt: string, contractWaits: boolean, claim: { name: string, isOwn: boolean, until: string } | null, canClaim: { value: boolean, reason: VerdictReason | null } }> } };

export type DocumentToReviewQueryVariables = Exact<{
  fileId: string | number;
}>;


export type DocumentToReviewQuery = { documentToReview: { firstName: string, lastName: string, reasonForStay: ReasonForStay, employment: Employment | null, paidBy: PaidBy, companyName: string, jobTitle: string, from: string, to: string, failureReasons: Array<FileValidationFailureReason>, document: { fileId: string, type: TenantDocumentType, fileName: string, contentType: string, size: number, issuedOn: string | null, idDocument: IdDocument | null, studentIdType: StudentIdType | null, uploadedAt: string, url: string }, others: Array<{ fileId: string, type: TenantDocumentType, fileName: string, contentType: string, status: FileValidationStatus, url: string }> } | null };

export type ReviewClaimMutationVariables = Exact<{
  kind: ReviewKind;
  subjectId: string | number;
  idempotencyKey: string | number;
}>;


export type ReviewClaimMutation = { claimReview: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, claim: { until: string } | null } };

export type ReviewReleaseMutationVariables = Exact<{
  kind: ReviewKind;
  subjectId: string | number;
  idempotencyKey: string | number;
}>;


export type ReviewReleaseMutation = { releaseReview: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type DocumentReviewValidateMutationVariables = Exact<{
  fileId: string | number;
  status: FileValidationStatus;
  failureReason?: FileValidationFailureReason | null | undefined;
  explanation?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type DocumentReviewValidateMutation = { validateTenantDocument: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, document: { fileId: string, status: FileValidationStatus } | null } };

export type SolvencyToReviewQueryVariables = Exact<{
  id: string | number;
}>;


export type SolvencyToReviewQuery = { solvencyCheckToDecide: { firstName: string, lastName: string, verifiedName: string | null, birthDate: string | null, employment: Employment | null, paidBy: PaidBy, companyName: string, monthlyRent: number, currency: string, fallbackErrorType: SolvencyCheckErrorType | null, objection: string, isGuarantors: boolean, mostIncomes: number, mostMonths: number, documents: Array<{ fileId: string, type: TenantDocumentType, fileName: string, contentType: string, issuedOn: string | null, url: string }> } | null };

export type SolvencyReviewDecideMutationVariables = Exact<{
  id: string | number;
  incomes: Array<NetIncomeInput> | NetIncomeInput;
  errorType?: SolvencyCheckErrorType | null | undefined;
  idempotencyKey: string | number;
}>;


export type SolvencyReviewDecideMutation = { decideSolvencyCheck: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type QueuedAcceptMutationVariables = Exact<{
  listingRequestId: string | number;
  idempotencyKey: string | number;
}>;


export type QueuedAcceptMutation = { acceptListingRequest: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type QueuedRejectMutationVariables = Exact<{
  listingRequestId: string | number;
  input: RejectListingRequestInput;
  idempotencyKey: string | number;
}>;


export type QueuedRejectMutation = { rejectListingRequest: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type QueuedSuggestMutationVariables = Exact<{
  listingRequestId: string | number;
  from: string;
  to: string;
  message?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type QueuedSuggestMutation = { suggestDates: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AuditEntryFragment = { _id: string, at: string, action: string, actorName: string | null, subjectName: string | null, via: AuditVia, reason: string | null, unitName: string | null };

export type BlocksDoneFragment = { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { declined: Array<string>, blocks: Array<{ _id: string, listingId: string, from: string, to: string, reason: BlockReason, note: string }> } | null };

export type BlocksCreateMutationVariables = Exact<{
  input: BlocksInput;
  idempotencyKey: string | number;
}>;


export type BlocksCreateMutation = { createBlocks: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { declined: Array<string>, blocks: Array<{ _id: string, listingId: string, from: string, to: string, reason: BlockReason, note: string }> } | null } };

export type BlocksChangeMutationVariables = Exact<{
  blockId: string | number;
  input: BlockChangeInput;
  idempotencyKey: string | number;
}>;


export type BlocksChangeMutation = { changeBlock: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { declined: Array<string>, blocks: Array<{ _id: string, listingId: string, from: string, to: string, reason: BlockReason, note: string }> } | null } };

export type BlocksDeleteMutationVariables = Exact<{
  blockIds: Array<string | number> | string | number;
  idempotencyKey: string | number;
}>;


export type BlocksDeleteMutation = { deleteBlocks: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { declined: Array<string>, blocks: Array<{ _id: string, listingId: string, from: string, to: string, reason: BlockReason, note: string }> } | null } };

export type BlocksRestoreMutationVariables = Exact<{
  blocks: Array<RestoredBlockInput> | RestoredBlockInput;
  seen?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type BlocksRestoreMutation = { restoreBlocks: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { declined: Array<string>, blocks: Array<{ _id: string, listingId: string, from: string, to: string, reason: BlockReason, note: string }> } | null } };

export type BlocksDryRunQueryVariables = Exact<{
  input: BlocksInput;
  blockId?: string | number | null | undefined;
}>;


export type BlocksDryRunQuery = { blocksDryRun: { seen: string, units: Array<{ listingId: string, name: string, refused: Array<{ kind: OccupancyKind, from: string, to: string, name: string, bookingId: string | null, listingRequestId: string | null }> }>, declined: Array<{ listingRequestId: string, bookingRequestId: string, firstName: string, lastName: string, from: string, to: string }> } };

export type UnitsForBookingQueryVariables = Exact<{
  bookingId: string | number;
}>;


export type UnitsForBookingQuery = { unitsForBooking: { name: string, from: string, to: string, currency: string, bookings: number, canMove: { value: boolean, reason: VerdictReason | null }, contractUnits: Array<{ listingId: string, name: string }>, units: Array<{ listingId: string, name: string, externalId: string | null, declined: number, seen: string, verdict: { value: boolean, reason: VerdictReason | null }, taken: Array<{ kind: OccupancyKind, from: string, to: string, name: string }>, otherRent: { rent: number, asked: number } | null }> } | null };

export type MoveBookingMutationVariables = Exact<{
  bookingId: string | number;
  listingId: string | number;
  seen?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type MoveBookingMutation = { moveBooking: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, moved: { listingId: string } | null } };

export type RunningMoveQueryVariables = Exact<{
  bookingId: string | number;
}>;


export type RunningMoveQuery = { runningMove: { bookingId: string, name: string, unitName: string, monthlyRent: number, currency: string, canOffer: { value: boolean, reason: VerdictReason | null }, days: { from: string, to: string } | null } | null };

export type RunningMovePlacesQueryVariables = Exact<{
  bookingId: string | number;
  day: string;
}>;


export type RunningMovePlacesQuery = { runningMove: { units: Array<{ listingId: string, name: string, externalId: string | null, declined: number, seen: string, verdict: { value: boolean, reason: VerdictReason | null }, taken: Array<{ kind: OccupancyKind, from: string, to: string, name: string }>, otherRent: { rent: number, asked: number } | null }> } | null };

export type OfferMoveMutationVariables = Exact<{
  bookingId: string | number;
  listingId: string | number;
  day: string;
  message?: string | null | undefined;
  seen: string;
  idempotencyKey: string | number;
}>;


export type OfferMoveMutation = { offerMove: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type CalendarExportsQueryVariables = Exact<{
  listingId?: string | number | null | undefined;
  groupId?: string | number | null | undefined;
}>;


export type CalendarExportsQuery = { calendarExports: Array<{ id: string, label: string, platform: CalendarPlatform, withNames: boolean, url: string | null, createdAt: string, lastFetchedAt: string | null, revokedAt: string | null, fetcher: string | null }> };

export type CalendarExportLinkFragment = { id: string, label: string, platform: CalendarPlatform, withNames: boolean, url: string | null, createdAt: string, lastFetchedAt: string | null, revokedAt: string | null, fetcher: string | null };

export type CalendarExportFetchesQueryVariables = Exact<{
  exportId: string | number;
  before?: string | null | undefined;
}>;


export type CalendarExportFetchesQuery = { calendarExportFetches: Array<{ at: string, status: number, userAgent: string, fetcher: string | null }> };

export type CalendarExportCreateMutationVariables = Exact<{
  input: CreateCalendarExportInput;
  idempotencyKey: string | number;
}>;


export type CalendarExportCreateMutation = { createCalendarExport: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, calendarExport: { id: string, label: string, platform: CalendarPlatform, withNames: boolean, url: string | null, createdAt: string, lastFetchedAt: string | null, revokedAt: string | null, fetcher: string | null } | null } };

export type CalendarExportRevokeMutationVariables = Exact<{
  exportId: string | number;
  idempotencyKey: string | number;
}>;


export type CalendarExportRevokeMutation = { revokeCalendarExport: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type CallOfferQueryVariables = Exact<{ [key: string]: never; }>;


export type CallOfferQuery = { appointment: { status: AppointmentStatus, startsAt: string | null, managerName: string | null, canSchedule: boolean } };

export type BlockDeclinesQueryVariables = Exact<{
  groupId: string | number;
  listingRequestId: string | number;
  from: string;
  to: string;
}>;


export type BlockDeclinesQuery = { daysBlockedByDeclining: Array<{ listingId: string, apartmentName: string, from: string, to: string }>, blockWillDeclineListingRequests: Array<{ listingRequestId: string, firstName: string, lastName: string, from: string, to: string }> };

export type BlockedDaysFragment = { listingId: string, apartmentName: string, from: string, to: string };

export type DeclinedPersonFragment = { listingRequestId: string, firstName: string, lastName: string, from: string, to: string };

export type DepositFactsFragment = { bookingId: string, state: DepositState, agreed: number, currency: string, holder: DepositHolder | null, amount: number | null, receivedOn: string | null, settledOn: string | null, accountUntil: string | null, paidBack: number | null, deductions: Array<{ reason: DepositDeductionReason, amount: number, explanation: string }>, canBeRecorded: { value: boolean, reason: VerdictReason | null }, canBeSettled: { value: boolean, reason: VerdictReason | null } };

export type FeedAddMutationVariables = Exact<{
  input: AddCalendarFeedInput;
  idempotencyKey: string | number;
}>;


export type FeedAddMutation = { addCalendarFeed: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, feed: { id: string, listingId: string, label: string, platform: CalendarPlatform, kind: CalendarFeedKind, url: string | null, fileName: string | null, state: CalendarFeedState, error: CalendarSyncError | null, errorDetail: string | null, checkedAt: string | null, answeredAt: string | null, nextCheckAt: string | null, isBeingRead: boolean, events: number, freeEntries: number, windowMeaning: CalendarWindowMeaning | null, canManage: boolean, quarantine: { since: string | null, answers: number, heldBack: Array<{ kind: HeldBackKind, from: string, to: string, summary: string | null }> } | null, missing: Array<{ from: string, to: string, summary: string | null, rule: CalendarMissingRule, freeAt: string }>, windowLimit: { from: string, to: string, isBlocked: boolean } | null } | null } };

export type FeedChangeMutationVariables = Exact<{
  feedId: string | number;
  input: ChangeCalendarFeedInput;
  idempotencyKey: string | number;
}>;


export type FeedChangeMutation = { changeCalendarFeed: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type FeedRemoveMutationVariables = Exact<{
  feedId: string | number;
  keepBlocks: boolean;
  idempotencyKey: string | number;
}>;


export type FeedRemoveMutation = { removeCalendarFeed: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, removed: { kept: number, freed: number } | null } };

export type FeedCheckMutationVariables = Exact<{
  feedId: string | number;
}>;


export type FeedCheckMutation = { checkCalendarFeed: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, feed: { id: string, listingId: string, label: string, platform: CalendarPlatform, kind: CalendarFeedKind, url: string | null, fileName: string | null, state: CalendarFeedState, error: CalendarSyncError | null, errorDetail: string | null, checkedAt: string | null, answeredAt: string | null, nextCheckAt: string | null, isBeingRead: boolean, events: number, freeEntries: number, windowMeaning: CalendarWindowMeaning | null, canManage: boolean, quarantine: { since: string | null, answers: number, heldBack: Array<{ kind: HeldBackKind, from: string, to: string, summary: string | null }> } | null, missing: Array<{ from: string, to: string, summary: string | null, rule: CalendarMissingRule, freeAt: string }>, windowLimit: { from: string, to: string, isBlocked: boolean } | null } | null } };

export type FeedReleaseMutationVariables = Exact<{
  feedId: string | number;
  idempotencyKey: string | number;
}>;


export type FeedReleaseMutation = { releaseCalendarFeed: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type FeedWindowMutationVariables = Exact<{
  feedId: string | number;
  meaning: CalendarWindowMeaning;
  idempotencyKey: string | number;
}>;


export type FeedWindowMutation = { answerCalendarWindow: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type FeedSettleMutationVariables = Exact<{
  eventId: string | number;
  settlement: ConflictSettlement;
  idempotencyKey: string | number;
}>;


export type FeedSettleMutation = { settleCalendarConflict: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type FeedUnsettleMutationVariables = Exact<{
  eventId: string | number;
  settlement: ConflictSettlement;
  idempotencyKey: string | number;
}>;


export type FeedUnsettleMutation = { undoCalendarSettlement: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type UnitFeedsQueryVariables = Exact<{
  listingId: string | number;
}>;


export type UnitFeedsQuery = { calendarFeeds: Array<{ id: string, listingId: string, label: string, platform: CalendarPlatform, kind: CalendarFeedKind, url: string | null, fileName: string | null, state: CalendarFeedState, error: CalendarSyncError | null, errorDetail: string | null, checkedAt: string | null, answeredAt: string | null, nextCheckAt: string | null, isBeingRead: boolean, events: number, freeEntries: number, windowMeaning: CalendarWindowMeaning | null, canManage: boolean, quarantine: { since: string | null, answers: number, heldBack: Array<{ kind: HeldBackKind, from: string, to: string, summary: string | null }> } | null, missing: Array<{ from: string, to: string, summary: string | null, rule: CalendarMissingRule, freeAt: string }>, windowLimit: { from: string, to: string, isBlocked: boolean } | null }> };

export type UnitFeedFragment = { id: string, listingId: string, label: string, platform: CalendarPlatform, kind: CalendarFeedKind, url: string | null, fileName: string | null, state: CalendarFeedState, error: CalendarSyncError | null, errorDetail: string | null, checkedAt: string | null, answeredAt: string | null, nextCheckAt: string | null, isBeingRead: boolean, events: number, freeEntries: number, windowMeaning: CalendarWindowMeaning | null, canManage: boolean, quarantine: { since: string | null, answers: number, heldBack: Array<{ kind: HeldBackKind, from: string, to: string, summary: string | null }> } | null, missing: Array<{ from: string, to: string, summary: string | null, rule: CalendarMissingRule, freeAt: string }>, windowLimit: { from: string, to: string, isBlocked: boolean } | null };

export type UnitFeedConflictsQueryVariables = Exact<{
  listingId: string | number;
}>;


export type UnitFeedConflictsQuery = { calendarConflicts: Array<{ id: string, feedLabel: string | null, source: BlockSource, from: string, to: string, summary: string, settlement: ConflictSettlement | null, canUndo: boolean, booking: { _id: string | null, from: string, to: string, name: string } | null, hold: { listingRequestId: string, bookingRequestId: string, from: string, to: string, name: string } | null }> };

export type UnitPartnerSourcesQueryVariables = Exact<{
  listingId: string | number;
}>;


export type UnitPartnerSourcesQuery = { partnerSources: Array<{ source: PartnerSource, answeredAt: string | null, failingSince: string | null, quarantineSince: string | null, blocks: number, allowed: { value: boolean, reason: PartnerObstacle | null } }> };

export type CalendarFeedHistoryQueryVariables = Exact<{
  feedId: string | number;
  after?: string | number | null | undefined;
}>;


export type CalendarFeedHistoryQuery = { calendarFeedHistory: { next: string | null, nodes: Array<{ id: string, at: string, kind: CalendarFeedChangeKind, reason: CalendarFeedChangeReason, from: string, to: string, fromBefore: string | null, toBefore: string | null, summary: string }> } };

export type RefreshCalendarsMutationVariables = Exact<{
  listingRequestId: string | number;
}>;


export type RefreshCalendarsMutation = { refreshCalendars: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, calendars: { asked: number, changes: Array<{ feedId: string, label: string, unitName: string, from: string, to: string, kind: CalendarChangeKind, touchesRequest: boolean }>, stale: Array<{ feedId: string, label: string, unitName: string, answeredAt: string | null, error: CalendarSyncError | null }> } | null } };

export type FreshCalendarsFragment = { asked: number, changes: Array<{ feedId: string, label: string, unitName: string, from: string, to: string, kind: CalendarChangeKind, touchesRequest: boolean }>, stale: Array<{ feedId: string, label: string, unitName: string, answeredAt: string | null, error: CalendarSyncError | null }> };

export type ListingChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListingChoicesQuery = { bookingFilterChoices: { groups: Array<{ groupId: string, name: string }> } };

export type ConfirmPasswordMutationVariables = Exact<{
  password: string;
  code?: string | null | undefined;
}>;


export type ConfirmPasswordMutation = { confirmPassword: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type WaysToConfirmQueryVariables = Exact<{ [key: string]: never; }>;


export type WaysToConfirmQuery = { me: { _id: string, hasPassword: boolean | null } | null, passkeys: Array<{ _id: string }> };

export type KeyHandoverPartsFragment = { kind: KeyHandoverKind, version: number, fingerprint: string, day: string | null, time: string | null, dayBy: MessageSide | null, keysBy: MessageSide | null, ownNote: string, otherNote: string, landlordConfirmedAt: string | null, tenantConfirmedAt: string | null, enteringRefusal: string | null, confirmingRefusal: string | null, remarkRefusal: string | null, keys: Array<{ kind: KeyKind, count: number }>, handedOut: Array<{ kind: KeyKind, count: number }> | null, missingKeys: Array<{ kind: KeyKind, count: number }>, points: Array<{ point: HandoverPoint, by: MessageSide }>, ownPoints: Array<{ text: string, isDone: boolean, by: MessageSide }>, meters: Array<{ kind: MeterKind, number: string, reading: string, unit: string, day: string, by: MessageSide }>, photos: Array<{ _id: string, by: MessageSide, fileName: string }>, remarks: Array<{ text: string, by: MessageSide, at: string }> };

export type KeyHandoverOfLandlordQueryVariables = Exact<{
  bookingId: string | number;
  kind: KeyHandoverKind;
}>;


export type KeyHandoverOfLandlordQuery = { keyHandover: { kind: KeyHandoverKind, version: number, fingerprint: string, day: string | null, time: string | null, dayBy: MessageSide | null, keysBy: MessageSide | null, ownNote: string, otherNote: string, landlordConfirmedAt: string | null, tenantConfirmedAt: string | null, enteringRefusal: string | null, confirmingRefusal: string | null, remarkRefusal: string | null, keys: Array<{ kind: KeyKind, count: number }>, handedOut: Array<{ kind: KeyKind, count: number }> | null, missingKeys: Array<{ kind: KeyKind, count: number }>, points: Array<{ point: HandoverPoint, by: MessageSide }>, ownPoints: Array<{ text: string, isDone: boolean, by: MessageSide }>, meters: Array<{ kind: MeterKind, number: string, reading: string, unit: string, day: string, by: MessageSide }>, photos: Array<{ _id: string, by: MessageSide, fileName: string }>, remarks: Array<{ text: string, by: MessageSide, at: string }> } | null };

export type KeyHandoverOfTenantQueryVariables = Exact<{
  bookingId: string | number;
  kind: KeyHandoverKind;
}>;


export type KeyHandoverOfTenantQuery = { tenantKeyHandover: { kind: KeyHandoverKind, version: number, fingerprint: string, day: string | null, time: string | null, dayBy: MessageSide | null, keysBy: MessageSide | null, ownNote: string, otherNote: string, landlordConfirmedAt: string | null, tenantConfirmedAt: string | null, enteringRefusal: string | null, confirmingRefusal: string | null, remarkRefusal: string | null, keys: Array<{ kind: KeyKind, count: number }>, handedOut: Array<{ kind: KeyKind, count: number }> | null, missingKeys: Array<{ kind: KeyKind, count: number }>, points: Array<{ point: HandoverPoint, by: MessageSide }>, ownPoints: Array<{ text: string, isDone: boolean, by: MessageSide }>, meters: Array<{ kind: MeterKind, number: string, reading: string, unit: string, day: string, by: MessageSide }>, photos: Array<{ _id: string, by: MessageSide, fileName: string }>, remarks: Array<{ text: string, by: MessageSide, at: string }> } | null };

export type SaveKeyHandoverMutationVariables = Exact<{
  bookingId: string | number;
  kind: KeyHandoverKind;
  version: number;
  input: KeyHandoverInput;
  idempotencyKey: string | number;
}>;


export type SaveKeyHandoverMutation = { saveKeyHandover: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type SaveTenantKeyHandoverMutationVariables = Exact<{
  bookingId: string | number;
  kind: KeyHandoverKind;
  version: number;
  input: KeyHandoverInput;
  idempotencyKey: string | number;
}>;


export type SaveTenantKeyHandoverMutation = { saveTenantKeyHandover: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ConfirmKeyHandoverMutationVariables = Exact<{
  bookingId: string | number;
  kind: KeyHandoverKind;
  seen: string;
  idempotencyKey: string | number;
}>;


export type ConfirmKeyHandoverMutation = { confirmKeyHandover: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ConfirmTenantKeyHandoverMutationVariables = Exact<{
  bookingId: string | number;
  kind: KeyHandoverKind;
  seen: string;
  idempotencyKey: string | number;
}>;


export type ConfirmTenantKeyHandoverMutation = { confirmTenantKeyHandover: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type RemarkKeyHandoverMutationVariables = Exact<{
  bookingId: string | number;
  kind: KeyHandoverKind;
  text: string;
  idempotencyKey: string | number;
}>;


export type RemarkKeyHandoverMutation = { remarkKeyHandover: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type RemarkTenantKeyHandoverMutationVariables = Exact<{
  bookingId: string | number;
  kind: KeyHandoverKind;
  text: string;
  idempotencyKey: string | number;
}>;


export type RemarkTenantKeyHandoverMutation = { remarkTenantKeyHandover: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type RemoveHandoverPhotoMutationVariables = Exact<{
  handoverPhotoId: string | number;
  idempotencyKey: string | number;
}>;


export type RemoveHandoverPhotoMutation = { removeHandoverPhoto: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type RemoveTenantHandoverPhotoMutationVariables = Exact<{
  handoverPhotoId: string | number;
  idempotencyKey: string | number;
}>;


export type RemoveTenantHandoverPhotoMutation = { removeTenantHandoverPhoto: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type KeyHandoverStandingsQueryVariables = Exact<{
  bookingId: string | number;
}>;


export type KeyHandoverStandingsQuery = { arrival: { version: number, landlordConfirmedAt: string | null, tenantConfirmedAt: string | null, enteringRefusal: string | null } | null, departure: { version: number, landlordConfirmedAt: string | null, tenantConfirmedAt: string | null, enteringRefusal: string | null } | null };

export type HandoverStandingFragment = { version: number, landlordConfirmedAt: string | null, tenantConfirmedAt: string | null, enteringRefusal: string | null };

export type TenantKeyHandoverStandingsQueryVariables = Exact<{
  bookingId: string | number;
}>;


export type TenantKeyHandoverStandingsQuery = { arrival: { version: number, landlordConfirmedAt: string | null, tenantConfirmedAt: string | null, enteringRefusal: string | null } | null, departure: { version: number, landlordConfirmedAt: string | null, tenantConfirmedAt: string | null, enteringRefusal: string | null } | null };

export type AddressFragment = { street: string, streetNumber: string, zipCode: string, city: string };

export type ConversationFragment = { state: MessageThreadState, blockedBy: MessageSide | null, closedWhy: string | null, writableUntil: string, contactsShown: boolean, otherName: string, unread: number, total: number, canReport: { value: boolean, reason: VerdictReason | null }, report: { reportedAt: string | null, outcome: MessageReportOutcome | null, answer: string | null, endedAt: string | null } | null, messages: Array<{ id: string, position: number, isMine: boolean, authorName: string | null, channel: MessageChannel, text: string, isHidden: boolean, isTranslatable: boolean, sentAt: string, filesLeftOut: number, files: Array<{ id: string, fileName: string | null, url: string | null }> }> };

export type LandlordConversationQueryVariables = Exact<{
  listingRequestId: string | number;
  before?: number | null | undefined;
}>;


export type LandlordConversationQuery = { landlordMessageThread: { state: MessageThreadState, blockedBy: MessageSide | null, closedWhy: string | null, writableUntil: string, contactsShown: boolean, otherName: string, unread: number, total: number, canReport: { value: boolean, reason: VerdictReason | null }, report: { reportedAt: string | null, outcome: MessageReportOutcome | null, answer: string | null, endedAt: string | null } | null, messages: Array<{ id: string, position: number, isMine: boolean, authorName: string | null, channel: MessageChannel, text: string, isHidden: boolean, isTranslatable: boolean, sentAt: string, filesLeftOut: number, files: Array<{ id: string, fileName: string | null, url: string | null }> }> } | null };

export type TenantConversationQueryVariables = Exact<{
  listingRequestId: string | number;
  before?: number | null | undefined;
}>;


export type TenantConversationQuery = { tenantMessageThread: { state: MessageThreadState, blockedBy: MessageSide | null, closedWhy: string | null, writableUntil: string, contactsShown: boolean, otherName: string, unread: number, total: number, canReport: { value: boolean, reason: VerdictReason | null }, report: { reportedAt: string | null, outcome: MessageReportOutcome | null, answer: string | null, endedAt: string | null } | null, messages: Array<{ id: string, position: number, isMine: boolean, authorName: string | null, channel: MessageChannel, text: string, isHidden: boolean, isTranslatable: boolean, sentAt: string, filesLeftOut: number, files: Array<{ id: string, fileName: string | null, url: string | null }> }> } | null };

export type SendMessageMutationVariables = Exact<{
  listingRequestId: string | number;
  text: string;
  fileIds: Array<string | number> | string | number;
  idempotencyKey: string | number;
}>;


export type SendMessageMutation = { sendMessage: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type SendTenantMessageMutationVariables = Exact<{
  listingRequestId: string | number;
  text: string;
  fileIds: Array<string | number> | string | number;
  idempotencyKey: string | number;
}>;


export type SendTenantMessageMutation = { sendTenantMessage: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type MarkMessagesReadMutationVariables = Exact<{
  listingRequestId: string | number;
  position: number;
}>;


export type MarkMessagesReadMutation = { markMessagesRead: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type MarkTenantMessagesReadMutationVariables = Exact<{
  listingRequestId: string | number;
  position: number;
}>;


export type MarkTenantMessagesReadMutation = { markTenantMessagesRead: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type BlockMessagesMutationVariables = Exact<{
  listingRequestId: string | number;
  blocked: boolean;
}>;


export type BlockMessagesMutation = { blockMessages: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type BlockTenantMessagesMutationVariables = Exact<{
  listingRequestId: string | number;
  blocked: boolean;
}>;


export type BlockTenantMessagesMutation = { blockTenantMessages: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TranslateMessageMutationVariables = Exact<{
  listingRequestId: string | number;
  position: number;
  to: Language;
}>;


export type TranslateMessageMutation = { translateMessage: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, translation: { text: string, fromLanguage: string | null, isTest: boolean } | null } };

export type TranslationShownFragment = { text: string, fromLanguage: string | null, isTest: boolean };

export type TranslateTenantMessageMutationVariables = Exact<{
  listingRequestId: string | number;
  position: number;
  to: Language;
}>;


export type TranslateTenantMessageMutation = { translateTenantMessage: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, translation: { text: string, fromLanguage: string | null, isTest: boolean } | null } };

export type ReportMessagesMutationVariables = Exact<{
  listingRequestId: string | number;
  reason: MessageReportReason;
  words: string;
  alsoBlock: boolean;
  idempotencyKey: string | number;
}>;


export type ReportMessagesMutation = { reportMessages: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ReportTenantMessagesMutationVariables = Exact<{
  listingRequestId: string | number;
  reason: MessageReportReason;
  words: string;
  alsoBlock: boolean;
  idempotencyKey: string | number;
}>;


export type ReportTenantMessagesMutation = { reportTenantMessages: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type MessageTemplatesQueryVariables = Exact<{
  listingRequestId: string | number;
}>;


export type MessageTemplatesQuery = { messageTemplates: { canBeChanged: boolean, nodes: Array<{ id: string, name: string, text: string, version: number }> }, messagePlaceholders: { firstName: string, home: string | null, landlord: string } | null };

export type SaveMessageTemplateMutationVariables = Exact<{
  templateId?: string | number | null | undefined;
  name: string;
  text: string;
  version: number;
  idempotencyKey: string | number;
}>;


export type SaveMessageTemplateMutation = { saveMessageTemplate: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type DeleteMessageTemplateMutationVariables = Exact<{
  templateId: string | number;
  version: number;
  idempotencyKey: string | number;
}>;


export type DeleteMessageTemplateMutation = { deleteMessageTemplate: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type PaymentSetupQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentSetupQuery = { paymentSetup: { provider: PaymentProvider, mode: InvoiceLiveMode, publishableKey: string | null } | null };

export type CreateContactPersonMutationVariables = Exact<{
  input: CreateContactPersonInput;
  idempotencyKey: string | number;
}>;


export type CreateContactPersonMutation = { createContactPerson: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, contactPerson: { id: string } | null } };

export type UpdateContactPersonMutationVariables = Exact<{
  contactPersonId: string | number;
  input: CreateContactPersonInput;
  idempotencyKey: string | number;
}>;


export type UpdateContactPersonMutation = { updateContactPerson: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, contactPerson: { id: string } | null } };

export type CreateBillingAddressMutationVariables = Exact<{
  input: CreateBillingAddressInput;
  idempotencyKey: string | number;
}>;


export type CreateBillingAddressMutation = { createBillingAddress: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, billingAddress: { id: string } | null } };

export type UpdateBillingAddressMutationVariables = Exact<{
  billingAddressId: string | number;
  input: CreateBillingAddressInput;
  idempotencyKey: string | number;
}>;


export type UpdateBillingAddressMutation = { updateBillingAddress: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, billingAddress: { id: string } | null } };

export type CreateBankAccountMutationVariables = Exact<{
  input: CreateBankAccountInput;
  idempotencyKey: string | number;
}>;


export type CreateBankAccountMutation = { createBankAccount: { bankAccountId: string | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ChooseBankAccountMutationVariables = Exact<{
  bankAccountId?: string | number | null | undefined;
  uses: Array<AccountUseInput> | AccountUseInput;
  idempotencyKey: string | number;
}>;


export type ChooseBankAccountMutation = { chooseBankAccount: { groupIds: Array<string> | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type CancelPayoutChangesMutationVariables = Exact<{
  changeIds: Array<string | number> | string | number;
  idempotencyKey: string | number;
}>;


export type CancelPayoutChangesMutation = { cancelPayoutChanges: { groupIds: Array<string> | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ArchiveBankAccountMutationVariables = Exact<{
  bankAccountId: string | number;
  replacement?: AccountReplacementInput | null | undefined;
  idempotencyKey: string | number;
}>;


export type ArchiveBankAccountMutation = { archiveBankAccount: { bankAccountId: string | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ChooseBillingDataMutationVariables = Exact<{
  datum: BillingDatum;
  id: string | number;
  groupIds: Array<string | number> | string | number;
  idempotencyKey: string | number;
}>;


export type ChooseBillingDataMutation = { chooseBillingData: { groupIds: Array<string> | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ArchiveBillingDataMutationVariables = Exact<{
  datum: BillingDatum;
  id: string | number;
  replacement?: BillingReplacementInput | null | undefined;
  idempotencyKey: string | number;
}>;


export type ArchiveBillingDataMutation = { archiveBillingData: { id: string | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type CreateBillingDetailsMutationVariables = Exact<{
  input: BillingDetailsInput;
  idempotencyKey: string | number;
}>;


export type CreateBillingDetailsMutation = { createBillingDetailsItem: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, billingDetailsItem: { id: string } | null } };

export type UpdateBillingDetailsMutationVariables = Exact<{
  billingDetailsId: string | number;
  input: BillingDetailsInput;
  idempotencyKey: string | number;
}>;


export type UpdateBillingDetailsMutation = { updateBillingDetailsItem: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, billingDetailsItem: { id: string } | null } };

export type SetLandRegisterNumberMutationVariables = Exact<{
  groupId: string | number;
  landRegisterNumber: string;
  idempotencyKey: string | number;
}>;


export type SetLandRegisterNumberMutation = { setLandRegisterNumber: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, payoutHome: { groupId: string, landRegisterNumber: string | null } | null } };

export type BankAccountPartsFragment = { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null };

export type PayoutTargetPartsFragment = { account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null, pending: { id: string, takesEffectAt: string, account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null } | null };

export type PayoutHomePartsFragment = { groupId: string, name: string, partOfGroup: boolean, units: number, currency: string, country: string, contactPersonId: string | null, billingAddressId: string | null, billingDetailsItemId: string | null, landRegisterNumber: string | null, gaps: Array<PayoutGap> | null, payoutChangedAt: string | null, rent: { account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null, pending: { id: string, takesEffectAt: string, account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null } | null } | null, deposit: { account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null, pending: { id: string, takesEffectAt: string, account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null } | null } | null, canDecidePayout: { value: boolean, reason: VerdictReason | null } };

export type ContactPersonPartsFragment = { id: string, firstName: string, lastName: string, email: string, phone: string };

export type BillingAddressPartsFragment = { id: string, name: string, addressLine1: string, addressLine2: string, zipCode: string, city: string, region: string, country: string };

export type BillingDetailsPartsFragment = { id: string, firstName: string, lastName: string, birthDate: string | null, registrationNumber: string, hasTaxId: boolean, hasOddTaxId: boolean, taxCountry: string, taxIdNotIssued: boolean, birthCity: string, birthCountry: string, establishments: Array<string>, isCompliant: boolean | null, isExempt: boolean | null, dac7Compliance: { exemptionDeadline: string | null, exemptionReason: string, missing: Array<Dac7Datum> }, address: { addressLine1: string, addressLine2: string, zipCode: string, city: string, region: string, country: string }, billingAddress: { companyName: string, addressLine1: string, addressLine2: string, zipCode: string, city: string, region: string, country: string } | null, commercialFields: { type: CommercialType, companyName: string, vatID: string } };

export type PayoutHomeQueryVariables = Exact<{
  listingId?: string | number | null | undefined;
  groupId?: string | number | null | undefined;
}>;


export type PayoutHomeQuery = { payoutHome: { groupId: string, name: string, partOfGroup: boolean, units: number, currency: string, country: string, contactPersonId: string | null, billingAddressId: string | null, billingDetailsItemId: string | null, landRegisterNumber: string | null, gaps: Array<PayoutGap> | null, payoutChangedAt: string | null, rent: { account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null, pending: { id: string, takesEffectAt: string, account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null } | null } | null, deposit: { account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null, pending: { id: string, takesEffectAt: string, account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null } | null } | null, canDecidePayout: { value: boolean, reason: VerdictReason | null } } };

export type PayoutHomesQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutHomesQuery = { payoutHomes: Array<{ groupId: string, name: string, partOfGroup: boolean, units: number, currency: string, country: string, contactPersonId: string | null, billingAddressId: string | null, billingDetailsItemId: string | null, landRegisterNumber: string | null, gaps: Array<PayoutGap> | null, payoutChangedAt: string | null, rent: { account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null, pending: { id: string, takesEffectAt: string, account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null } | null } | null, deposit: { account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null, pending: { id: string, takesEffectAt: string, account: { id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null } | null } | null } | null, canDecidePayout: { value: boolean, reason: VerdictReason | null } }> };

export type PayoutPersonsQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutPersonsQuery = { userContactPersons: Array<{ id: string, firstName: string, lastName: string, email: string, phone: string }> };

export type PayoutListsQueryVariables = Exact<{ [key: string]: never; }>;


export type PayoutListsQuery = { taxDataRequest: { heldAt: string | null, holdsFrom: string } | null, bankAccounts: Array<{ id: string, accountHolder: string, iban: string, bic: string, bankName: string, currency: string, leaves: boolean, holderMatch: HolderMatch | null }>, userBillingAddresses: Array<{ id: string, name: string, addressLine1: string, addressLine2: string, zipCode: string, city: string, region: string, country: string }>, me: { _id: string, billingDetailsListLink: { nodes: Array<{ id: string, firstName: string, lastName: string, birthDate: string | null, registrationNumber: string, hasTaxId: boolean, hasOddTaxId: boolean, taxCountry: string, taxIdNotIssued: boolean, birthCity: string, birthCountry: string, establishments: Array<string>, isCompliant: boolean | null, isExempt: boolean | null, dac7Compliance: { exemptionDeadline: string | null, exemptionReason: string, missing: Array<Dac7Datum> }, address: { addressLine1: string, addressLine2: string, zipCode: string, city: string, region: string, country: string }, billingAddress: { companyName: string, addressLine1: string, addressLine2: string, zipCode: string, city: string, region: string, country: string } | null, commercialFields: { type: CommercialType, companyName: string, vatID: string } }> } } | null };

export type GroupPhotoFolderQueryVariables = Exact<{
  groupId: string | number;
}>;


export type GroupPhotoFolderQuery = { groupPhotoFolder: { isAvailable: boolean, testLink: string | null, dropboxImagesSyncedAt: string | null, folder: { name: string, checkedAt: string | null, nextSyncAt: string | null, isUnderWay: boolean, problem: PhotoFolderProblem | null, taken: number, waiting: number, refused: number, refusedFiles: Array<{ name: string, reason: PhotoFileRefusal }> } | null } | null };

export type ConnectPhotoFolderMutationVariables = Exact<{
  groupId: string | number;
  link: string;
  idempotencyKey: string | number;
}>;


export type ConnectPhotoFolderMutation = { connectPhotoFolder: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type SyncPhotoFolderMutationVariables = Exact<{
  groupId: string | number;
  idempotencyKey: string | number;
}>;


export type SyncPhotoFolderMutation = { syncPhotoFolder: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type DisconnectPhotoFolderMutationVariables = Exact<{
  groupId: string | number;
  idempotencyKey: string | number;
}>;


export type DisconnectPhotoFolderMutation = { disconnectPhotoFolder: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type GroupPicturesQueryVariables = Exact<{
  groupId: string | number;
}>;


export type GroupPicturesQuery = { groupPictures: { groupId: string, pictures: Array<{ imageId: string, name: string, category: ImageCategory, placeholder: string | null, isUploaded: boolean, urls: { thumbnail: string, small: string, medium: string, large: string } }>, floorPlan: { downloadUrl: string, fileName: string | null, createdAt: string | null, isImage: boolean } | null } | null };

export type OrderPicturesMutationVariables = Exact<{
  groupId: string | number;
  imageIds: Array<string | number> | string | number;
  idempotencyKey: string | number;
}>;


export type OrderPicturesMutation = { orderPictures: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type DeletePicturesMutationVariables = Exact<{
  groupId: string | number;
  imageIds: Array<string | number> | string | number;
  idempotencyKey: string | number;
}>;


export type DeletePicturesMutation = { deletePictures: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type RotatePictureMutationVariables = Exact<{
  imageId: string | number;
  degrees: number;
  idempotencyKey: string | number;
}>;


export type RotatePictureMutation = { rotatePicture: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type CategorizeImagesMutationVariables = Exact<{
  input: CategorizeImagesInput;
}>;


export type CategorizeImagesMutation = { categorizeImages: Array<{ imageId: string, category: ImageCategory }> };

export type RemoveFloorPlanMutationVariables = Exact<{
  groupId: string | number;
  idempotencyKey: string | number;
}>;


export type RemoveFloorPlanMutation = { removeFloorPlan: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type PublishingSituationQueryVariables = Exact<{
  groupId: string | number;
  listingId?: string | number | null | undefined;
}>;


export type PublishingSituationQuery = { publishing: { archivedAt: string | null, publicUnits: number, unitsToPublish: number, canPublish: { value: boolean, reason: VerdictReason | null }, canUnpublish: { value: boolean, reason: VerdictReason | null }, canArchive: { value: boolean, reason: VerdictReason | null }, gaps: Array<{ gap: ListingGapName, step: string, field: string }>, left: { reason: UnpublishReasonValue | null, explanation: string, at: string | null } | null } | null, landlordListingByGroupId: { _id: string, groupId: string, name: string, partOfGroup: boolean, isWhole: boolean, group: Array<{ _id: string, apartmentName: string }> } | null };

export type PublishingConsequencesQueryVariables = Exact<{
  groupId: string | number;
  listingId?: string | number | null | undefined;
  blockFrom?: string | null | undefined;
  blockTo?: string | null | undefined;
  declineRequests?: boolean | null | undefined;
  declineAccepted?: boolean | null | undefined;
}>;


export type PublishingConsequencesQuery = { unpublishConsequences: { units: number, unitsLeft: number, stays: number, blocked: Array<{ listingId: string, apartmentName: string, from: string, to: string }>, requests: Array<{ wouldBeDeclined: boolean, listingRequestId: string, firstName: string, lastName: string, from: string, to: string }>, accepted: Array<{ wouldBeDeclined: boolean, listingRequestId: string, firstName: string, lastName: string, from: string, to: string }> } | null };

export type ConcernedPersonFragment = { wouldBeDeclined: boolean, listingRequestId: string, firstName: string, lastName: string, from: string, to: string };

export type PublishingPublishMutationVariables = Exact<{
  groupId: string | number;
  listingId?: string | number | null | undefined;
  idempotencyKey: string | number;
}>;


export type PublishingPublishMutation = { publishListing: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type PublishingUnpublishMutationVariables = Exact<{
  groupId: string | number;
  listingId?: string | number | null | undefined;
  input: UnpublishListingInput;
  seen?: Array<string | number> | string | number | null | undefined;
  idempotencyKey: string | number;
}>;


export type PublishingUnpublishMutation = { unpublishListing: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type PublishingDuplicateMutationVariables = Exact<{
  groupId: string | number;
  idempotencyKey: string | number;
}>;


export type PublishingDuplicateMutation = { duplicateListing: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, listing: { _id: string, groupId: string, name: string, partOfGroup: boolean } | null } };

export type PublishingArchiveMutationVariables = Exact<{
  groupId: string | number;
  idempotencyKey: string | number;
}>;


export type PublishingArchiveMutation = { archiveListing: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type PublishingUnarchiveMutationVariables = Exact<{
  groupId: string | number;
  idempotencyKey: string | number;
}>;


export type PublishingUnarchiveMutation = { unarchiveListing: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type RemovePushDeviceMutationVariables = Exact<{
  id: string | number;
}>;


export type RemovePushDeviceMutation = { removePushDevice: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type VerdictFragment = { value: boolean, reason: VerdictReason | null };

export type RefundFactsFragment = { _id: string, purpose: PaymentPurpose, amount: number, settledAmount: number, currency: string, reason: RefundReason, explanation: string, state: RefundState, way: RefundWay, failure: RefundFailure | null, createdAt: string, arrivedAt: string | null, transferredOn: string | null, canBeTransferred: { value: boolean, reason: VerdictReason | null }, account: { accountHolder: string, iban: string, holderMatch: HolderMatch, givenAt: string } | null };

export type DisputeFactsFragment = { _id: string, amount: number, currency: string, reason: DisputeReason, state: DisputeState, isHeld: boolean, answerUntil: string | null, decidedAt: string | null, isAnswered: boolean, hasReopenedInvoice: boolean };

export type PaidFactsFragment = { _id: string, bookingId: string, purpose: PaymentPurpose, amount: number, currency: string, paidAt: string | null, surplus: number, tenantNames: string, listingName: string, refundableAmount: number, canBeRefunded: { value: boolean, reason: VerdictReason | null }, refunds: Array<{ _id: string, purpose: PaymentPurpose, amount: number, settledAmount: number, currency: string, reason: RefundReason, explanation: string, state: RefundState, way: RefundWay, failure: RefundFailure | null, createdAt: string, arrivedAt: string | null, transferredOn: string | null, canBeTransferred: { value: boolean, reason: VerdictReason | null }, account: { accountHolder: string, iban: string, holderMatch: HolderMatch, givenAt: string } | null }>, disputes: Array<{ _id: string, amount: number, currency: string, reason: DisputeReason, state: DisputeState, isHeld: boolean, answerUntil: string | null, decidedAt: string | null, isAnswered: boolean, hasReopenedInvoice: boolean }> };

export type PaidByTenantQueryVariables = Exact<{
  bookingId: string | number;
}>;


export type PaidByTenantQuery = { paidByTenant: Array<{ _id: string, bookingId: string, purpose: PaymentPurpose, amount: number, currency: string, paidAt: string | null, surplus: number, tenantNames: string, listingName: string, refundableAmount: number, canBeRefunded: { value: boolean, reason: VerdictReason | null }, refunds: Array<{ _id: string, purpose: PaymentPurpose, amount: number, settledAmount: number, currency: string, reason: RefundReason, explanation: string, state: RefundState, way: RefundWay, failure: RefundFailure | null, createdAt: string, arrivedAt: string | null, transferredOn: string | null, canBeTransferred: { value: boolean, reason: VerdictReason | null }, account: { accountHolder: string, iban: string, holderMatch: HolderMatch, givenAt: string } | null }>, disputes: Array<{ _id: string, amount: number, currency: string, reason: DisputeReason, state: DisputeState, isHeld: boolean, answerUntil: string | null, decidedAt: string | null, isAnswered: boolean, hasReopenedInvoice: boolean }> }> };

export type MovedPaymentsQueryVariables = Exact<{ [key: string]: never; }>;


export type MovedPaymentsQuery = { movedPayments: Array<{ _id: string, bookingId: string, purpose: PaymentPurpose, amount: number, currency: string, paidAt: string | null, surplus: number, tenantNames: string, listingName: string, refundableAmount: number, canBeRefunded: { value: boolean, reason: VerdictReason | null }, refunds: Array<{ _id: string, purpose: PaymentPurpose, amount: number, settledAmount: number, currency: string, reason: RefundReason, explanation: string, state: RefundState, way: RefundWay, failure: RefundFailure | null, createdAt: string, arrivedAt: string | null, transferredOn: string | null, canBeTransferred: { value: boolean, reason: VerdictReason | null }, account: { accountHolder: string, iban: string, holderMatch: HolderMatch, givenAt: string } | null }>, disputes: Array<{ _id: string, amount: number, currency: string, reason: DisputeReason, state: DisputeState, isHeld: boolean, answerUntil: string | null, decidedAt: string | null, isAnswered: boolean, hasReopenedInvoice: boolean }> }> };

export type RefundTenantMutationVariables = Exact<{
  paymentId: string | number;
  amount: number;
  reason: RefundReason;
  explanation: string;
  idempotencyKey: string | number;
}>;


export type RefundTenantMutation = { refundTenant: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type OfferedReasonFragment = { value: DeclineReasonValue, explanationRequired: boolean, blocksRequired: boolean };

export type ReviewCountQueryVariables = Exact<{ [key: string]: never; }>;


export type ReviewCountQuery = { reviewQueue: { counts: Array<{ kind: ReviewKind, total: number }> } };

export type SavedViewsQueryVariables = Exact<{
  page: SavedViewPage;
}>;


export type SavedViewsQuery = { savedViews: { nodes: Array<{ _id: string, name: string, search: unknown }> } };

export type SavedViewFragment = { _id: string, name: string, search: unknown };

export type SaveViewMutationVariables = Exact<{
  input: SaveViewInput;
  idempotencyKey: string | number;
}>;


export type SaveViewMutation = { saveView: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, savedViews: { nodes: Array<{ _id: string, name: string, search: unknown }> } | null } };

export type DeleteViewMutationVariables = Exact<{
  viewId: string | number;
  idempotencyKey: string | number;
}>;


export type DeleteViewMutation = { deleteView: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, savedViews: { nodes: Array<{ _id: string, name: string, search: unknown }> } | null } };

export type CurrentStateFragment = { type: CurrentStateType, vacantFrom: string | null, occupiedUntil: string | null, blockedUntil: string | null, bookedSince: string | null, vacantSince: string | null, notAvailableSince: string | null, notAvailableUntil: string | null, apartments: number | null };

export type StayRuleFragment = { rule: string, months: number | null, origin: string | null, region: string | null, validFrom: string | null, lifted: string | null, count: number | null, source: { text: string, url: string, basis: string } | null, verdict: { value: boolean }, chain: { from: string, to: string } | null };

export type CheckSuggestedDatesQueryVariables = Exact<{
  listingRequestId: string | number;
  from: string;
  to: string;
}>;


export type CheckSuggestedDatesQuery = { checkSuggestedDates: { value: boolean, reason: VerdictReason | null }, datesWillDeclineListingRequests: Array<{ listingRequestId: string, firstName: string, lastName: string, from: string, to: string }> };

export type TakenDaysQueryVariables = Exact<{
  groupId?: string | number | null | undefined;
  listingIds?: Array<string | number> | string | number | null | undefined;
  exceptBlockId?: string | number | null | undefined;
}>;


export type TakenDaysQuery = { takenDays: Array<{ from: string, to: string }> };

export type PlannedFeeFragment = { rent: number, feeRate: number, net: number, vat: number, vatRate: number, amount: number, feeOrigin: { source: TermSource, since: string | null } | null };

export type GapFragment = { gap: ListingGapName, step: string, field: string };

export type ShellInboxCountQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellInboxCountQuery = { needsYou: { totalCount: number, dueSoonCount: number }, needsYouWishes: { dueSoonCount: number } };

export type ShellUnreadCountQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellUnreadCountQuery = { unreadNotificationCount: number };

export type ShellUnpaidInvoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellUnpaidInvoicesQuery = { me: { _id: string, landlordNumberOfUnpaidInvoices: number } | null };

export type ShellTaxDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellTaxDetailsQuery = { me: { _id: string, nonCompliantLinkedBillingDetailsId: string | null, generatingRevenueUnderDac7Since: string | null } | null };

export type ShellWorldsQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellWorldsQuery = { worlds: Array<{ landlordId: string, name: string, role: WorldRole, isCurrent: boolean }> };

export type ShellSwitchWorldMutationVariables = Exact<{
  landlordId: string | number;
}>;


export type ShellSwitchWorldMutation = { switchWorld: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffHoldsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffHoldsQuery = { accountFreezes: Array<{ _id: string, personName: string, email: string, reason: FreezeReason, facts: string, frozenAt: string, frozenByName: string | null, hiddenHomes: number, objection: string | null, objectedAt: string | null, answer: string | null, answeredAt: string | null, refusal: VerdictReason | null }> };

export type StaffFreezeAccountMutationVariables = Exact<{
  email: string;
  reason: FreezeReason;
  facts: string;
  idempotencyKey: string | number;
}>;


export type StaffFreezeAccountMutation = { freezeAccount: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffLiftFreezeMutationVariables = Exact<{
  freezeId: string | number;
  reason: string;
  idempotencyKey: string | number;
}>;


export type StaffLiftFreezeMutation = { liftFreeze: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffKeepFreezeMutationVariables = Exact<{
  freezeId: string | number;
  answer: string;
  idempotencyKey: string | number;
}>;


export type StaffKeepFreezeMutation = { keepFreeze: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffImpersonationsQueryVariables = Exact<{
  running?: boolean | null | undefined;
  actorId?: string | number | null | undefined;
  search?: string | null | undefined;
  offset: number;
}>;


export type StaffImpersonationsQuery = { staffImpersonations: { totalCount: number, nodes: Array<{ _id: string, actorId: string, actorName: string, landlordId: string, landlordName: string, reason: string, startedAt: string, endsAt: string, endedAt: string | null, endedByName: string | null, endReason: string | null, actions: number, isRunning: boolean, endRefusal: VerdictReason | null }> }, accountManagers: Array<{ _id: string, name: string }> };

export type StaffEndImpersonationMutationVariables = Exact<{
  impersonationId: string | number;
  reason?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type StaffEndImpersonationMutation = { endStaffImpersonation: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffPermissionsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type StaffPermissionsQuery = { permissionHolders: Array<{ _id: string, name: string, email: string, userTypes: Array<UserType>, permissions: Array<{ permission: Permission, isHeld: boolean, isStrong: boolean, waitsUntil: string | null, refusal: VerdictReason | null }> }>, permissionRequests: Array<{ _id: string, personName: string, email: string, permission: Permission, reason: string, askedByName: string, askedAt: string, endsAt: string, refusal: VerdictReason | null, canWithdraw: boolean }> };

export type StaffOutsideServicesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffOutsideServicesQuery = { outsideServices: Array<{ service: OutsideService, state: ServiceState }> };

export type StaffGivePermissionMutationVariables = Exact<{
  userId: string | number;
  permission: Permission;
  reason: string;
  idempotencyKey: string | number;
}>;


export type StaffGivePermissionMutation = { givePermission: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffTakePermissionMutationVariables = Exact<{
  userId: string | number;
  permission: Permission;
  reason: string;
  idempotencyKey: string | number;
}>;


export type StaffTakePermissionMutation = { takePermission: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffConfirmPermissionMutationVariables = Exact<{
  requestId: string | number;
  idempotencyKey: string | number;
}>;


export type StaffConfirmPermissionMutation = { confirmPermission: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffDeclinePermissionMutationVariables = Exact<{
  requestId: string | number;
  reason: string;
  idempotencyKey: string | number;
}>;


export type StaffDeclinePermissionMutation = { declinePermission: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffWithdrawPermissionMutationVariables = Exact<{
  requestId: string | number;
  idempotencyKey: string | number;
}>;


export type StaffWithdrawPermissionMutation = { withdrawPermission: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffRecoveriesQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffRecoveriesQuery = { accountRecoveries: Array<{ _id: string, personName: string, email: string, way: RecoveryWay, status: RecoveryStatus, reason: string, askedByName: string | null, confirmedByName: string | null, askedAt: string, deadlineAt: string, refusal: VerdictReason | null, canCallOff: boolean }> };

export type StaffAskForRecoveryMutationVariables = Exact<{
  email: string;
  reason: string;
  idempotencyKey: string | number;
}>;


export type StaffAskForRecoveryMutation = { askForStaffRecovery: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffConfirmRecoveryMutationVariables = Exact<{
  recoveryId: string | number;
  idempotencyKey: string | number;
}>;


export type StaffConfirmRecoveryMutation = { confirmRecovery: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffCallOffRecoveryMutationVariables = Exact<{
  recoveryId: string | number;
  reason: string;
  idempotencyKey: string | number;
}>;


export type StaffCallOffRecoveryMutation = { callOffRecovery: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffReportsQueryVariables = Exact<{
  ended: boolean;
  offset: number;
}>;


export type StaffReportsQuery = { messageReports: { totalCount: number, nodes: Array<{ _id: string, side: MessageSide, reporterName: string | null, listingName: string, reason: MessageReportReason, words: string, reportedAt: string, outcome: MessageReportOutcome | null, endedAt: string | null, endedByName: string | null }> } };

export type StaffReportQueryVariables = Exact<{
  messageReportId: string | number;
}>;


export type StaffReportQuery = { messageReport: { _id: string, side: MessageSide, reportedSide: MessageSide, reporterName: string | null, landlordName: string, landlordEmail: string, tenantName: string, tenantEmail: string, listingName: string, from: string, to: string, reason: MessageReportReason, words: string, messageCount: number, reportedAt: string, outcome: MessageReportOutcome | null, answer: string | null, endedAt: string | null, endedByName: string | null, canRead: { value: boolean, reason: VerdictReason | null }, canEnd: { value: boolean, reason: VerdictReason | null } } | null };

export type ReadReportedMessagesMutationVariables = Exact<{
  messageReportId: string | number;
  before?: number | null | undefined;
}>;


export type ReadReportedMessagesMutation = { openReportedMessages: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, opened: { messages: Array<{ id: string, position: number, side: MessageSide, authorName: string | null, channel: MessageChannel, text: string, isHidden: boolean, sentAt: string, fileNames: Array<string> }> } | null } };

export type EndMessageReportMutationVariables = Exact<{
  messageReportId: string | number;
  outcome: MessageReportOutcome;
  answer: string;
  idempotencyKey: string | number;
}>;


export type EndMessageReportMutation = { endMessageReport: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffAppointmentsQueryVariables = Exact<{
  status?: AppointmentStatus | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  staffId?: string | number | null | undefined;
  search?: string | null | undefined;
  offset: number;
}>;


export type StaffAppointmentsQuery = { staffAppointments: { totalCount: number, nodes: Array<{ landlordId: string, landlordName: string, landlordEmail: string, status: AppointmentStatus, startsAt: string | null, changedAt: string | null, staffName: string | null, managerName: string | null, hasCalendar: boolean }> }, accountManagers: Array<{ _id: string, name: string }> };

export type DealCardFragment = { listingRequestId: string, bookingRequestId: string, userFriendlyId: string, column: DealColumn, since: string, tenantName: string, companyName: string, landlordId: string, landlordName: string, listingName: string, place: string, from: string, to: string, days: number, fee: number, currency: string, isKeyAccount: boolean, isBookingCanceled: boolean, endReason: RequestReason | null, isEndedBySilence: boolean, manager: { _id: string, name: string } | null, step: { standing: DealStanding, deadline: string | null, isTurnOfStaff: boolean } };

export type StaffDealBoardQueryVariables = Exact<{
  filter?: DealFilter | null | undefined;
}>;


export type StaffDealBoardQuery = { columns: Array<{ column: DealColumn, totalCount: number, fees: Array<{ currency: string, amount: number }> }>, BOOKINGS_TODO: Array<{ listingRequestId: string, bookingRequestId: string, userFriendlyId: string, column: DealColumn, since: string, tenantName: string, companyName: string, landlordId: string, landlordName: string, listingName: string, place: string, from: string, to: string, days: number, fee: number, currency: string, isKeyAccount: boolean, isBookingCanceled: boolean, endReason: RequestReason | null, isEndedBySilence: boolean, manager: { _id: string, name: string } | null, step: { standing: DealStanding, deadline: string | null, isTurnOfStaff: boolean } }>, B2B_VERIFICATION: Array<{ listingRequestId: string, bookingRequestId: string, userFriendlyId: string, column: DealColumn, since: string, tenantName: string, companyName: string, landlordId: string, landlordName: string, listingName: string, place: string, from: string, to: string, days: number, fee: number, currency: string, isKeyAccount: boolean, isBookingCanceled: boolean, endReason: RequestReason | null, isEndedBySilence: boolean, manager: { _id: string, name: string } | null, step: { standing: DealStanding, deadline: string | null, isTurnOfStaff: boolean } }>, BOOKINGS_CONTRACT_SENT: Array<{ listingRequestId: string, bookingRequestId: string, userFriendlyId: string, column: DealColumn, since: string, tenantName: string, companyName: string, landlordId: string, landlordName: string, listingName: string, place: string, from: string, to: string, days: number, fee: number, currency: string, isKeyAccount: boolean, isBookingCanceled: boolean, endReason: RequestReason | null, isEndedBySilence: boolean, manager: { _id: string, name: string } | null, step: { standing: DealStanding, deadline: string | null, isTurnOfStaff: boolean } }>, TENANT_CLOSED_INVOICE: Array<{ listingRequestId: string, bookingRequestId: string, userFriendlyId: string, column: DealColumn, since: string, tenantName: string, companyName: string, landlordId: string, landlordName: string, listingName: string, place: string, from: string, to: string, days: number, fee: number, currency: string, isKeyAccount: boolean, isBookingCanceled: boolean, endReason: RequestReason | null, isEndedBySilence: boolean, manager: { _id: string, name: string } | null, step: { standing: DealStanding, deadline: string | null, isTurnOfStaff: boolean } }>, LOST: Array<{ listingRequestId: string, bookingRequestId: string, userFriendlyId: string, column: DealColumn, since: string, tenantName: string, companyName: string, landlordId: string, landlordName: string, listingName: string, place: string, from: string, to: string, days: number, fee: number, currency: string, isKeyAccount: boolean, isBookingCanceled: boolean, endReason: RequestReason | null, isEndedBySilence: boolean, manager: { _id: string, name: string } | null, step: { standing: DealStanding, deadline: string | null, isTurnOfStaff: boolean } }> };

export type StaffDealsQueryVariables = Exact<{
  column: DealColumn;
  filter?: DealFilter | null | undefined;
  offset: number;
  limit: number;
}>;


export type StaffDealsQuery = { columns: Array<{ column: DealColumn, totalCount: number, fees: Array<{ currency: string, amount: number }> }>, deals: Array<{ listingRequestId: string, bookingRequestId: string, userFriendlyId: string, column: DealColumn, since: string, tenantName: string, companyName: string, landlordId: string, landlordName: string, listingName: string, place: string, from: string, to: string, days: number, fee: number, currency: string, isKeyAccount: boolean, isBookingCanceled: boolean, endReason: RequestReason | null, isEndedBySilence: boolean, manager: { _id: string, name: string } | null, step: { standing: DealStanding, deadline: string | null, isTurnOfStaff: boolean } }> };

export type StaffDeletionsQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type StaffDeletionsQuery = { deletionRequests: { totalCount: number, nodes: Array<{ _id: string, requestedAt: string, withdrawUntil: string, withdrawnAt: string | null, startedAt: string | null, waitsFor: Array<DeletionObstacle>, step: number, steps: number, doneAt: string | null, digest: string | null, keptUntil: string | null, endWaitsFor: Array<DeletionObstacle>, destroyedAt: string | null, endedAt: string | null, counts: Array<{ kind: string, deleted: number, emptied: number }>, destroyed: Array<{ kind: string, deleted: number, emptied: number }>, providers: Array<{ _id: string, provider: string, dueAt: string, tries: number, failure: string, provenAt: string | null, wasThere: boolean | null }>, user: { _id: string, firstName: string, lastName: string, email: string } }> } };

export type StaffVerifiedIdentitiesQueryVariables = Exact<{
  search: string;
}>;


export type StaffVerifiedIdentitiesQuery = { verifiedIdentities: Array<{ _id: string, email: string, firstName: string, lastName: string, birthDate: string | null, expiresOn: string | null }> };

export type StaffExternalVerdictsQueryVariables = Exact<{
  page: number;
  pageSize: number;
}>;


export type StaffExternalVerdictsQuery = { externalIdentityVerdicts: { totalCount: number, nodes: Array<{ _id: string, name: string, email: string, isLandlord: boolean, sessionId: string, isTest: boolean, status: IdVerificationStatus, failureReason: IdVerificationFailureReason | null, updatedAt: string, eraseAfter: string | null, erasedAt: string | null }> } };

export type StaffCorrectIdentityMutationVariables = Exact<{
  id: string | number;
  field: IdentityField;
  value: string;
  reason: string;
  idempotencyKey: string | number;
}>;


export type StaffCorrectIdentityMutation = { editIdentityVerificationField: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffListingsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type StaffListingsQuery = { staffListings: Array<{ groupId: string, name: string, city: string, landlordId: string, landlordName: string, labels: Array<Tag>, units: number, publishedUnits: number, isHeldBySales: boolean, reason: UnpublishReasonValue | null, explanation: string, unpublishedAt: string | null }> };

export type StaffUnpublishListingMutationVariables = Exact<{
  groupId: string | number;
  input: UnpublishListingInput;
  idempotencyKey: string | number;
}>;


export type StaffUnpublishListingMutation = { unpublishListingForSales: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffAllowPublishingMutationVariables = Exact<{
  groupId: string | number;
  idempotencyKey: string | number;
}>;


export type StaffAllowPublishingMutation = { allowPublishing: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffSetListingLabelsMutationVariables = Exact<{
  groupId: string | number;
  labels: Array<Tag> | Tag;
  reason: string;
  idempotencyKey: string | number;
}>;


export type StaffSetListingLabelsMutation = { setListingLabels: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, listing: { groupId: string, labels: Array<Tag> } | null } };

export type StaffTakeOffAsScamMutationVariables = Exact<{
  groupId: string | number;
  explanation: string;
  idempotencyKey: string | number;
}>;


export type StaffTakeOffAsScamMutation = { takeOffAsScam: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffGiveSecondChanceMutationVariables = Exact<{
  listingRequestId: string | number;
  idempotencyKey: string | number;
}>;


export type StaffGiveSecondChanceMutation = { giveSecondChance: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, secondChance: { listingRequestId: string } | null } };

export type StaffSecondChancesQueryVariables = Exact<{
  offset: number;
}>;


export type StaffSecondChancesQuery = { silentlyDeclinedRequests: { totalCount: number, nodes: Array<{ listingRequestId: string, userFriendlyId: string, listingName: string, city: string, tenantName: string, landlordId: string, landlordName: string, from: string, to: string, declinedAt: string | null }> } };

export type StaffAuditQueryVariables = Exact<{
  landlordId: string | number;
  before?: string | number | null | undefined;
  impersonationId?: string | number | null | undefined;
}>;


export type StaffAuditQuery = { staffAuditLog: { hasMore: boolean, nodes: Array<{ _id: string, at: string, action: string, actorName: string | null, subjectName: string | null, via: AuditVia, reason: string | null, unitName: string | null }> } };

export type StaffDayQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffDayQuery = { staffDay: Array<{ kind: StaffTaskKind, count: number, oldest: string, email: string | null }> };

export type StaffPeopleQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type StaffPeopleQuery = { staffPeople: Array<{ _id: string, name: string, email: string, landlord: boolean, landlordUserType: LandlordUserType | null, permissions: Array<Permission>, labels: Array<Tag>, language: ProfileLanguage, createdAt: string, listings: number, openRequests: number, accountManager: { _id: string, name: string } | null, appointment: { status: AppointmentStatus, startsAt: string | null } | null }> };

export type AccountManagersQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountManagersQuery = { accountManagers: Array<{ _id: string, name: string, link: string | null }> };

export type SetAccountManagerMutationVariables = Exact<{
  landlordId: string | number;
  staffId?: string | number | null | undefined;
  reason: string;
  idempotencyKey: string | number;
}>;


export type SetAccountManagerMutation = { setAccountManager: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffSetPersonLabelsMutationVariables = Exact<{
  userId: string | number;
  labels: Array<Tag> | Tag;
  reason: string;
  idempotencyKey: string | number;
}>;


export type StaffSetPersonLabelsMutation = { setPersonLabels: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, person: { _id: string, labels: Array<Tag> } | null } };

export type SetSchedulingLinkMutationVariables = Exact<{
  link: string;
  idempotencyKey: string | number;
}>;


export type SetSchedulingLinkMutation = { setSchedulingLink: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffFlagsQueryVariables = Exact<{ [key: string]: never; }>;


export type StaffFlagsQuery = { staffFeatureFlags: Array<{ name: FeatureFlagName, enabled: boolean, changedAt: string | null, reason: string | null, people: Array<{ _id: string, name: string, email: string, enabled: boolean, reason: string | null }> }> };

export type StaffSetFlagMutationVariables = Exact<{
  name: FeatureFlagName;
  enabled: boolean;
  reason: string;
  idempotencyKey: string | number;
}>;


export type StaffSetFlagMutation = { setFeatureFlag: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StaffSetFlagForUserMutationVariables = Exact<{
  name: FeatureFlagName;
  userId: string | number;
  enabled?: boolean | null | undefined;
  reason: string;
  idempotencyKey: string | number;
}>;


export type StaffSetFlagForUserMutation = { setFeatureFlagForUser: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type StayImportsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type StayImportsPageQuery = { stayImports: Array<{ _id: string, at: string, platform: CalendarPlatform, added: number, changed: number, freed: number, undoneAt: string | null }> };

export type StayImportDryRunQueryVariables = Exact<{
  file: StaysFileInput;
}>;


export type StayImportDryRunQuery = { staysFileDryRun: { problem: TableProblem | null, missing: Array<StayField>, platform: CalendarPlatform, separator: string, dayOrder: DayOrder, isDayOrderSure: boolean, lastDay: StayLastDay, isRemembered: boolean, seen: string, columns: Array<{ head: string, samples: Array<string>, field: StayField | null }>, unitNames: Array<{ name: string, stays: number, listingId: string | null, isOpen: boolean }>, units: Array<{ listingId: string, name: string }>, counts: Array<{ outcome: StayOutcome, lines: number }>, lines: Array<{ line: number, outcome: StayOutcome, unitName: string, guest: string, fromText: string, toText: string, from: string | null, to: string | null }>, declined: Array<{ listingRequestId: string, firstName: string, lastName: string, from: string, to: string }> } };

export type StayImportMutationVariables = Exact<{
  file: StaysFileInput;
  seen: string;
  idempotencyKey: string | number;
}>;


export type StayImportMutation = { importStays: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, import: { added: number, changed: number, freed: number } | null } };

export type StayImportUndoMutationVariables = Exact<{
  importId: string | number;
  idempotencyKey: string | number;
}>;


export type StayImportUndoMutation = { undoStaysImport: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, undone: { undone: number, kept: number } | null } };

export type TaxReportTodayQueryVariables = Exact<{
  year: number;
}>;


export type TaxReportTodayQuery = { taxReportToday: { year: number, isOver: boolean, deadline: string, unmarked: Array<{ currency: string, amount: number, rents: number }>, sellers: Array<{ billingDetailsId: string | null, name: string | null, isExempt: boolean, isReported: boolean, problems: Array<TaxReportProblem>, properties: Array<{ _id: string, address: string, names: Array<string>, landRegisterNumber: string | null, currency: string, days: number, units: number, quarters: Array<{ quarter: number, received: number, fees: number, activities: number, consideration: number | null }> }> }> }, taxStatements: Array<{ _id: string, year: number, name: string, isTest: boolean, isCorrection: boolean, madeAt: string, documentUrl: string | null }> };

export type TaxReportEntriesQueryVariables = Exact<{
  year: number;
  billingDetailsId?: string | number | null | undefined;
  propertyId: string | number;
  currency: string;
  quarter?: number | null | undefined;
  page: number;
  pageSize: number;
}>;


export type TaxReportEntriesQuery = { taxReportEntries: Array<{ _id: string, kind: TaxEntryKind, day: string, amount: number, currency: string, bookingId: string, tenantNames: string, apartmentName: string }> };

export type TaxMessageFactsFragment = { _id: string, runId: string | null, year: number, mode: InvoiceLiveMode, kind: TaxReportKind, state: TaxReportState, messageRefId: string, size: number, madeAt: string, handedInAt: string | null, answeredAt: string | null, keepUntil: string, added: number, corrected: number, deleted: number, refused: number, errors: Array<{ code: string, text: string }>, canHandIn: { value: boolean, reason: VerdictReason | null }, canAnswer: { value: boolean, reason: VerdictReason | null } };

export type StaffTaxYearQueryVariables = Exact<{
  year: number;
  mode: InvoiceLiveMode;
}>;


export type StaffTaxYearQuery = { taxReportYear: { year: number, mode: InvoiceLiveMode, isOver: boolean, deadline: string, canRun: { value: boolean, reason: VerdictReason | null }, run: { _id: string, state: TaxRunState, isPreview: boolean, done: number, total: number, sellers: number, keptBack: number, exempt: number, failure: string | null, startedAt: string, finishedAt: string | null, findings: { totalCount: number } } | null, reports: { totalCount: number }, statements: { sellers: number, last: string | null } } };

export type StaffTaxMessagesQueryVariables = Exact<{
  year: number;
  mode: InvoiceLiveMode;
  offset: number;
}>;


export type StaffTaxMessagesQuery = { taxReportYear: { reports: { totalCount: number, nodes: Array<{ _id: string, runId: string | null, year: number, mode: InvoiceLiveMode, kind: TaxReportKind, state: TaxReportState, messageRefId: string, size: number, madeAt: string, handedInAt: string | null, answeredAt: string | null, keepUntil: string, added: number, corrected: number, deleted: number, refused: number, errors: Array<{ code: string, text: string }>, canHandIn: { value: boolean, reason: VerdictReason | null }, canAnswer: { value: boolean, reason: VerdictReason | null } }> } } };

export type StaffTaxFindingsQueryVariables = Exact<{
  year: number;
  mode: InvoiceLiveMode;
  search: string;
  offset: number;
}>;


export type StaffTaxFindingsQuery = { taxReportYear: { run: { _id: string, state: TaxRunState, findings: { totalCount: number, nodes: Array<{ _id: string, billingDetailsId: string | null, landlordName: string, landlordEmail: string, name: string, problems: Array<TaxReportProblem>, isKeptBack: boolean, isExempt: boolean }> } } | null } };

export type StaffTaxStatementsQueryVariables = Exact<{
  year: number;
  mode: InvoiceLiveMode;
  search: string;
  offset: number;
}>;


export type StaffTaxStatementsQuery = { taxReportYear: { sentStatements: { totalCount: number, nodes: Array<{ _id: string, name: string, landlordId: string, landlordName: string, isCorrection: boolean, madeAt: string, mail: TaxStatementMailState, mailedAt: string | null, documentUrl: string | null }> } } };

export type StaffTaxMessageQueryVariables = Exact<{
  reportId: string | number;
  offset: number;
}>;


export type StaffTaxMessageQuery = { taxReport: { _id: string, runId: string | null, year: number, mode: InvoiceLiveMode, kind: TaxReportKind, state: TaxReportState, messageRefId: string, size: number, madeAt: string, handedInAt: string | null, answeredAt: string | null, keepUntil: string, added: number, corrected: number, deleted: number, refused: number, records: { totalCount: number, nodes: Array<{ _id: string, docRefId: string, change: TaxRecordChange, corrects: string | null, name: string, landlordId: string | null, isAccepted: boolean | null, errors: Array<{ code: string, text: string }> }> }, errors: Array<{ code: string, text: string }>, canHandIn: { value: boolean, reason: VerdictReason | null }, canAnswer: { value: boolean, reason: VerdictReason | null } } | null };

export type StartTaxReportMutationVariables = Exact<{
  year: number;
  mode: InvoiceLiveMode;
  idempotencyKey: string | number;
}>;


export type StartTaxReportMutation = { startTaxReport: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type HandInTaxReportMutationVariables = Exact<{
  reportId: string | number;
  idempotencyKey: string | number;
}>;


export type HandInTaxReportMutation = { handInTaxReport: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type AnswerTaxReportMutationVariables = Exact<{
  reportId: string | number;
  message?: string | null | undefined;
  outcome?: TaxReportState | null | undefined;
  note?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type AnswerTaxReportMutation = { answerTaxReport: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TeamInvitationQueryVariables = Exact<{
  token: string;
}>;


export type TeamInvitationQuery = { teamInvitation: { landlordName: string, email: string, role: TeamRole, allListings: boolean, inUnitsAlone: boolean, expiresAt: string, obstacle: JoinObstacle | null } };

export type TeamAcceptMutationVariables = Exact<{
  token: string;
}>;


export type TeamAcceptMutation = { acceptTeamInvitation: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TeamPageQueryVariables = Exact<{ [key: string]: never; }>;


export type TeamPageQuery = { team: Array<{ _id: string, email: string, firstName: string | null, lastName: string | null, role: TeamRole, status: TeamMemberStatus, allListings: boolean, expiresAt: string, acceptedAt: string | null, groups: Array<{ groupId: string, name: string }>, units: Array<{ listingId: string, groupId: string, groupName: string, name: string }> }>, powersOfAttorney: Array<{ _id: string, agentName: string, state: PowerState, from: string, to: string, givenOn: string, withdrawalReason: string | null, listings: Array<string> | null, documentUrl: string }>, accessLinks: Array<{ _id: string, recipient: string, groupName: string, createdAt: string, expiresAt: string, lastUsedAt: string | null, revokedAt: string | null }> };

export type TeamListingsQueryVariables = Exact<{
  search?: string | null | undefined;
}>;


export type TeamListingsQuery = { landlordListings: { totalCount: number, nodes: Array<{ groupId: string, name: string, partOfGroup: boolean }> } };

export type TeamUnitsQueryVariables = Exact<{
  groupId: string | number;
  search?: string | null | undefined;
}>;


export type TeamUnitsQuery = { unitsForTeam: Array<{ listingId: string, name: string }> };

export type TeamInviteMutationVariables = Exact<{
  input: InviteTeamMemberInput;
  idempotencyKey: string | number;
}>;


export type TeamInviteMutation = { inviteTeamMember: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TeamChangeMutationVariables = Exact<{
  id: string | number;
  input: ChangeTeamMemberInput;
}>;


export type TeamChangeMutation = { changeTeamMember: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TeamRemoveMutationVariables = Exact<{
  id: string | number;
}>;


export type TeamRemoveMutation = { removeTeamMember: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TeamWithdrawPowerMutationVariables = Exact<{
  powerId: string | number;
  reason: string;
  idempotencyKey: string | number;
}>;


export type TeamWithdrawPowerMutation = { withdrawPowerOfAttorney: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TeamCreateLinkMutationVariables = Exact<{
  input: CreateAccessLinkInput;
  idempotencyKey: string | number;
}>;


export type TeamCreateLinkMutation = { createAccessLink: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, given: { url: string } | null } };

export type TeamRevokeLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type TeamRevokeLinkMutation = { revokeAccessLink: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TransferAccountPartsFragment = { accountHolder: string, iban: string, bic: string, bankName: string };

export type TenantBookingDetailQueryVariables = Exact<{
  bookingId: string | number;
}>;


export type TenantBookingDetailQuery = { tenantBooking: { _id: string, phase: BookingPhase, canceled: boolean, canceledAt: string | null, cancellationReason: BookingCancellationReason | null, landlordCancellationNote: string, stayedUntil: string | null, isEndAgreed: boolean, from: string, to: string, type: RequestType, price: number, totalCost: number, calculationMethod: InvoiceCalculationMethod, actualCost: number, deposit: number, currency: string, selectedContract: ContractName, locationInBuilding: unknown, signedContractUrl: string | null, offerId: string, listingRequestId: string, bookingRequestId: string, createdAt: string, actualStay: { from: string, to: string } | null, duration: { months: number, days: number }, depositRecord: { bookingId: string, state: DepositState, agreed: number, currency: string, holder: DepositHolder | null, amount: number | null, receivedOn: string | null, settledOn: string | null, accountUntil: string | null, paidBack: number | null, deductions: Array<{ reason: DepositDeductionReason, amount: number, explanation: string }>, canBeRecorded: { value: boolean, reason: VerdictReason | null }, canBeSettled: { value: boolean, reason: VerdictReason | null } }, listing: { name: string, title: unknown, unitName: string | null, address: { country: string, street: string, streetNumber: string, zipCode: string, city: string }, coverImage: { urls: { medium: string } } }, keysProvided: { keylessAccess: boolean, buildingEntrance: number, apartmentEntrance: number, basement: number, mailbox: number, generalKey: number, otherKeys: number }, landlord: { firstName: string, lastName: string, email: string, phone: string | null }, units: Array<{ listingId: string, name: string, from: string, to: string }>, contractUnit: { name: string } | null, chain: Array<{ _id: string, from: string, to: string, type: RequestType, canceled: boolean, stayedUntil: string | null }> } | null, extensionOptions: { from: string, earliestTo: string | null, latestTo: string | null, freeUntil: string | null, rentPerMonth: number, calculationMethod: InvoiceCalculationMethod, currency: string, canRequest: { value: boolean, reason: VerdictReason | null } } | null, tenantDues: Array<{ _id: string, purpose: PaymentPurpose, amount: number, currency: string, dueOn: string, paidAt: string | null, payment: { state: PaymentState } | null, canBePaid: { value: boolean, reason: VerdictReason | null } }>, transferTargets: { reference: string, rent: { accountHolder: string, iban: string, bic: string, bankName: string } | null, deposit: { accountHolder: string, iban: string, bic: string, bankName: string } | null } | null, tenantRefunds: Array<{ _id: string, purpose: PaymentPurpose, amount: number, settledAmount: number, currency: string, reason: RefundReason, explanation: string, state: RefundState, way: RefundWay, failure: RefundFailure | null, createdAt: string, arrivedAt: string | null, transferredOn: string | null, canBeTransferred: { value: boolean, reason: VerdictReason | null }, account: { accountHolder: string, iban: string, holderMatch: HolderMatch, givenAt: string } | null }>, tenantStayProposals: Array<{ _id: string, kind: StayProposalKind, proposedBy: StayProposalSide, state: StayProposalState, from: string, to: string, rent: number, currency: string, message: string, unitName: string | null, unitBefore: string | null, monthlyRent: number, answerMessage: string, answerUntil: string, endedAt: string | null, duration: { months: number, days: number }, canBeTaken: { value: boolean, reason: VerdictReason | null }, end: { rentBefore: number, rent: number, refund: number, endsRequest: boolean } | null }>, tenantShorterStay: { canOffer: { value: boolean, reason: VerdictReason | null }, lastDays: { from: string, to: string } | null } | null, tenantRequests: Array<{ id: string, bookingRequestId: string, extendsBookingId: string | null, tenantStatus: TenantStatus, from: string, to: string }> };

export type TenantExtensionUntilQueryVariables = Exact<{
  bookingId: string | number;
  to: string;
}>;


export type TenantExtensionUntilQuery = { extensionOptions: { until: { totalRent: number, verdict: { value: boolean, reason: VerdictReason | null }, duration: { months: number, days: number }, checks: Array<{ rule: string, months: number | null, origin: string | null, region: string | null, validFrom: string | null, lifted: string | null, count: number | null, source: { text: string, url: string, basis: string } | null, verdict: { value: boolean }, chain: { from: string, to: string } | null }> } | null } | null };

export type TenantRequestExtensionMutationVariables = Exact<{
  bookingId: string | number;
  to: string;
  message?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type TenantRequestExtensionMutation = { requestExtension: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, request: { id: string, bookingRequestId: string } | null } };

export type StartTenantPaymentMutationVariables = Exact<{
  dueId: string | number;
  amount: number;
}>;


export type StartTenantPaymentMutation = { createTenantPaymentIntent: { clientSecret: string | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type CheckTenantPaymentMutationVariables = Exact<{
  dueId: string | number;
}>;


export type CheckTenantPaymentMutation = { checkTenantPayment: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, payment: { state: PaymentState, failure: PaymentFailure | null, surplus: number } | null } };

export type GiveRefundAccountMutationVariables = Exact<{
  refundId: string | number;
  input: RefundAccountInput;
  idempotencyKey: string | number;
}>;


export type GiveRefundAccountMutation = { giveRefundAccount: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type OwnStayProposalFragment = { _id: string, kind: StayProposalKind, proposedBy: StayProposalSide, state: StayProposalState, from: string, to: string, rent: number, currency: string, message: string, unitName: string | null, unitBefore: string | null, monthlyRent: number, answerMessage: string, answerUntil: string, endedAt: string | null, duration: { months: number, days: number }, canBeTaken: { value: boolean, reason: VerdictReason | null }, end: { rentBefore: number, rent: number, refund: number, endsRequest: boolean } | null };

export type EndAmountsFragment = { rentBefore: number, rent: number, refund: number, endsRequest: boolean };

export type TenantShorterEndQueryVariables = Exact<{
  bookingId: string | number;
  lastDay: string;
}>;


export type TenantShorterEndQuery = { tenantShorterStay: { end: { rentBefore: number, rent: number, refund: number, endsRequest: boolean } | null } | null };

export type TakeStayProposalMutationVariables = Exact<{
  proposalId: string | number;
  idempotencyKey: string | number;
}>;


export type TakeStayProposalMutation = { takeStayProposal: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, request: { id: string, bookingRequestId: string } | null } };

export type TakeShorterStayMutationVariables = Exact<{
  proposalId: string | number;
  refund: number;
  idempotencyKey: string | number;
}>;


export type TakeShorterStayMutation = { takeShorterStay: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TakeMoveMutationVariables = Exact<{
  proposalId: string | number;
  idempotencyKey: string | number;
}>;


export type TakeMoveMutation = { takeMove: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type DeclineStayProposalMutationVariables = Exact<{
  proposalId: string | number;
  idempotencyKey: string | number;
}>;


export type DeclineStayProposalMutation = { declineStayProposal: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type ProposeShorterStayMutationVariables = Exact<{
  bookingId: string | number;
  lastDay: string;
  rent: number;
  refund: number;
  message?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type ProposeShorterStayMutation = { proposeShorterStay: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type WithdrawShorterStayMutationVariables = Exact<{
  proposalId: string | number;
  idempotencyKey: string | number;
}>;


export type WithdrawShorterStayMutation = { withdrawShorterStay: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TenantDocumentsQueryVariables = Exact<{
  listingRequestId: string | number;
}>;


export type TenantDocumentsQuery = { tenantDocuments: { request: { id: string, bookingRequestId: string, tenantStatus: TenantStatus, tenantAnswerUntil: string | null, landlordFirstName: string, from: string, to: string, listing: { name: string, title: unknown } }, progress: { asked: number, handedIn: number, accepted: number, failed: number, done: boolean, open: Array<{ part: VerificationPart, turn: VerificationTurn, until: string | null }> }, canHandIn: { value: boolean, reason: VerdictReason | null }, reusable: Array<{ fileId: string, type: TenantDocumentType, fileName: string, uploadedAt: string }>, consent: { givenAt: string, canRevoke: { value: boolean, reason: VerdictReason | null } } | null, proofs: Array<{ proof: TenantProof, anyOf: Array<TenantDocumentType>, state: TenantProofState, documents: Array<{ isReused: boolean, document: { fileId: string, type: TenantDocumentType, idDocument: IdDocument | null, studentIdType: StudentIdType | null, fileName: string, size: number, status: FileValidationStatus, failureReason: FileValidationFailureReason | null, explanation: string, issuedOn: string | null, uploadedAt: string, deletedOn: string | null, keptBecause: DocumentClockReason | null, url: string }, canRemove: { value: boolean } }> }> } | null, solvencyCheck: { status: SolvencyCheckStatus, provider: SolvencyCheckProvider, method: SolvencyMethod, isAutomaticOffered: boolean, isReusable: boolean, isTaken: boolean, errorType: SolvencyCheckErrorType | null, fallbackErrorType: SolvencyCheckErrorType | null, times: number | null, decidedAt: string | null, objection: string, canChoose: { value: boolean }, canObject: { value: boolean } } | null };

export type TenantDocumentRemoveMutationVariables = Exact<{
  listingRequestId: string | number;
  fileId: string | number;
  idempotencyKey: string | number;
}>;


export type TenantDocumentRemoveMutation = { removeTenantDocument: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TenantDocumentConsentMutationVariables = Exact<{
  listingRequestId: string | number;
  fileIds: Array<string | number> | string | number;
  idempotencyKey: string | number;
}>;


export type TenantDocumentConsentMutation = { consentToDocuments: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TenantDocumentConsentRevokeMutationVariables = Exact<{
  listingRequestId: string | number;
  idempotencyKey: string | number;
}>;


export type TenantDocumentConsentRevokeMutation = { revokeDocumentConsent: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TenantSolvencyChooseMutationVariables = Exact<{
  listingRequestId: string | number;
  method: SolvencyMethod;
  reusable: boolean;
  idempotencyKey: string | number;
}>;


export type TenantSolvencyChooseMutation = { chooseSolvencyMethod: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TenantSolvencyObjectMutationVariables = Exact<{
  listingRequestId: string | number;
  text: string;
  idempotencyKey: string | number;
}>;


export type TenantSolvencyObjectMutation = { objectToSolvencyCheck: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type TenantOtherListingsQueryVariables = Exact<{
  groupId: string | number;
  from: string;
  to: string;
}>;


export type TenantOtherListingsQuery = { otherListings: Array<{ groupId: string, name: string, title: unknown, zipCode: string, currency: string, accommodates: number, price: number, unavailable: Array<{ from: string, to: string }> }> };

export type TenantAddListingMutationVariables = Exact<{
  bookingRequestId: string | number;
  groupId: string | number;
  idempotencyKey: string | number;
}>;


export type TenantAddListingMutation = { addGroupToBookingRequest: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, request: { id: string, bookingRequestId: string } | null } };

export type TenantRequestListQueryVariables = Exact<{ [key: string]: never; }>;


export type TenantRequestListQuery = { tenantRequests: Array<{ id: string, bookingRequestId: string, userFriendlyId: string, tenantStatus: TenantStatus, actionable: boolean, unreadMessages: number, requestedAt: string, autoDeclineAt: string | null, tenantAnswerUntil: string | null, from: string, to: string, totalRent: number, currency: string, landlordFirstName: string, nextStep: { kind: NextStepKind, deadline: string | null, deadlineFor: StepParty | null }, duration: { months: number, days: number }, listing: { name: string, title: unknown, coverImage: { urls: { small: string } } }, offer: { _id: string, status: OfferStatus, signingExpiresAt: string | null } | null, suggestion: { from: string, to: string } | null, canAnswerSuggestion: { value: boolean }, booking: { _id: string } | null }> };

export type TenantRequestDetailQueryVariables = Exact<{
  listingRequestId: string | number;
}>;


export type TenantRequestDetailQuery = { tenantRequest: { id: string, bookingRequestId: string, userFriendlyId: string, tenantStatus: TenantStatus, actionable: boolean, requestedAt: string, autoDeclineAt: string | null, tenantAnswerUntil: string | null, from: string, to: string, totalRent: number, price: number, listPrice: number | null, calculationMethod: InvoiceCalculationMethod, deposit: number, currency: string, landlordFirstName: string, type: RequestType, extendsBookingId: string | null, firstName: string, lastName: string, phone: string, gender: Gender | null, adults: number, adultsInformation: Array<Relationship>, children: number, childrenInformation: Array<ChildType>, pets: boolean, petsDescription: string, reasonForStay: ReasonForStay, employment: Employment | null, companyName: string, jobTitle: string, paidBy: PaidBy, optionToExtend: boolean, notes: string, suggestedTotalRent: number | null, nextStep: { kind: NextStepKind, deadline: string | null, deadlineFor: StepParty | null, verdict: { value: boolean, reason: VerdictReason | null } }, progress: Array<{ step: ProgressStepName, state: ProgressState }>, duration: { months: number, days: number }, firstMonthRentPayment: { amount: number, currency: string, dueDate: string, status: FirstMonthRentPaymentStatus | null } | null, tenantServiceFee: { rate: number, vat: number, amount: number, currency: string, status: TenantServiceFeePaymentStatus }, suggestion: { from: string, to: string, message: string, suggestedAt: string } | null, canAnswerSuggestion: { value: boolean, reason: VerdictReason | null }, canTakeSuggestion: { value: boolean, reason: VerdictReason | null }, verification: { asked: number, handedIn: number, accepted: number, failed: number, done: boolean, open: Array<{ part: VerificationPart, turn: VerificationTurn }> } | null, others: Array<{ id: string, tenantStatus: TenantStatus, listing: { groupId: string, name: string, title: unknown } }>, listing: { _id: string, groupId: string, partOfGroup: boolean, name: string, title: unknown, unitName: string | null, address: { street: string, streetNumber: string, zipCode: string, city: string }, coverImage: { urls: { medium: string } } }, status: { type: RequestStatusType, data: { reason: RequestReason | null, explanation: string | null } }, canWithdraw: { value: boolean, reason: VerdictReason | null }, offer: { _id: string, status: OfferStatus, generating: boolean, signingExpiresAt: string | null, isOnlineSigning: boolean, signedContractUrl: string | null, canRefuse: { value: boolean } } | null, booking: { _id: string, from: string, to: string } | null, events: Array<{ id: string, at: string, action: string, by: RequestEventSide }> } | null };

export type TenantConfirmInterestMutationVariables = Exact<{
  listingRequestId: string | number;
  idempotencyKey: string | number;
}>;


export type TenantConfirmInterestMutation = { confirmTenantInterest: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, request: { id: string, tenantStatus: TenantStatus } | null } };

export type TenantAnsweredFragment = { error: { name: string, message: string, reason: string | null, fields: unknown } | null, request: { id: string, tenantStatus: TenantStatus } | null };

export type TenantWithdrawMutationVariables = Exact<{
  listingRequestId: string | number;
  idempotencyKey: string | number;
}>;


export type TenantWithdrawMutation = { withdrawListingRequest: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, request: { id: string, tenantStatus: TenantStatus } | null } };

export type TenantTakeSuggestedDatesMutationVariables = Exact<{
  listingRequestId: string | number;
  seen: SeenDatesInput;
  idempotencyKey: string | number;
}>;


export type TenantTakeSuggestedDatesMutation = { takeSuggestedDates: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, request: { id: string, tenantStatus: TenantStatus } | null } };

export type TenantRefuseSuggestedDatesMutationVariables = Exact<{
  listingRequestId: string | number;
  idempotencyKey: string | number;
}>;


export type TenantRefuseSuggestedDatesMutation = { refuseSuggestedDates: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, request: { id: string, tenantStatus: TenantStatus } | null } };

export type TenantRefuseContractMutationVariables = Exact<{
  offerId: string | number;
  idempotencyKey: string | number;
}>;


export type TenantRefuseContractMutation = { refuseContract: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, offer: { _id: string, status: OfferStatus } | null } };

export type UnitCardQueryVariables = Exact<{
  listingId: string | number;
}>;


export type UnitCardQuery = { landlordListingById: { _id: string, groupId: string, partOfGroup: boolean, name: string, apartmentName: string, externalId: string | null, unitRent: number, hasOwnRent: boolean, currency: string, keysProvided: { keylessAccess: boolean, buildingEntrance: number, apartmentEntrance: number, basement: number, mailbox: number, generalKey: number, otherKeys: number }, lastRentChange: { before: number, after: number, currency: string, at: string } | null, currentState: { type: CurrentStateType, vacantFrom: string | null, occupiedUntil: string | null, blockedUntil: string | null, bookedSince: string | null, vacantSince: string | null, notAvailableSince: string | null, notAvailableUntil: string | null, apartments: number | null } } | null, unitStays: { current: { from: string, to: string, booking: { _id: string, tenantNames: string, price: number, currency: string, signedContractUrl: string | null, tenant: { email: string | null, phone: string | null } } } | null, next: { from: string, to: string, booking: { _id: string, tenantNames: string, price: number, currency: string, signedContractUrl: string | null, tenant: { email: string | null, phone: string | null } } } | null } };

export type StayOfUnitFragment = { from: string, to: string, booking: { _id: string, tenantNames: string, price: number, currency: string, signedContractUrl: string | null, tenant: { email: string | null, phone: string | null } } };

export type UnitsChangeMutationVariables = Exact<{
  groupId: string | number;
  changes: Array<UnitChangeInput> | UnitChangeInput;
  seen?: string | null | undefined;
  idempotencyKey: string | number;
}>;


export type UnitsChangeMutation = { changeUnits: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { changed: unknown } | null } };

export type UnitsImportMutationVariables = Exact<{
  groupId: string | number;
  csv: string;
  seen: string;
  idempotencyKey: string | number;
}>;


export type UnitsImportMutation = { importUnits: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { addedIds: Array<string>, changed: unknown } | null } };

export type UnitsAddMutationVariables = Exact<{
  groupId: string | number;
  input: NewUnitsInput;
  idempotencyKey: string | number;
}>;


export type UnitsAddMutation = { addUnits: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { addedIds: Array<string> } | null } };

export type UnitsConvertMutationVariables = Exact<{
  groupId: string | number;
  input: NewUnitsInput;
  idempotencyKey: string | number;
}>;


export type UnitsConvertMutation = { convertToGroup: { error: { name: string, message: string, reason: string | null, fields: unknown } | null, done: { addedIds: Array<string> } | null } };

export type UnitsDeleteMutationVariables = Exact<{
  groupId: string | number;
  listingIds: Array<string | number> | string | number;
  seen: string;
  idempotencyKey: string | number;
}>;


export type UnitsDeleteMutation = { deleteUnits: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type UnitsTableQueryVariables = Exact<{
  groupId: string | number;
}>;


export type UnitsTableQuery = { unitTable: { groupId: string, name: string, partOfGroup: boolean, isWhole: boolean, units: Array<{ _id: string, externalId: string | null, apartmentName: string, floor: number | null, locationInBuilding: unknown, availableFrom: string, availableTo: string | null, price: number | null, homePrice: number, currency: string, published: boolean, currentState: { type: CurrentStateType, vacantFrom: string | null, occupiedUntil: string | null, blockedUntil: string | null, bookedSince: string | null, vacantSince: string | null, notAvailableSince: string | null, notAvailableUntil: string | null, apartments: number | null } | null }> } | null };

export type UnitsChangesDryRunQueryVariables = Exact<{
  groupId: string | number;
  changes: Array<UnitChangeInput> | UnitChangeInput;
}>;


export type UnitsChangesDryRunQuery = { unitChangesDryRun: { unchanged: number, untouched: number, ignoredColumns: Array<string>, fingerprint: string, added: Array<{ line: number, identifier: string, price: number | null }>, changed: Array<{ _id: string | null, line: number, identifier: string, changes: unknown }>, problems: Array<{ _id: string | null, line: number, field: string | null, text: string }>, unserved: Array<{ listingRequestId: string, firstName: string, lastName: string, from: string, to: string }> } };

export type UnitsPlanPartsFragment = { unchanged: number, untouched: number, ignoredColumns: Array<string>, fingerprint: string, added: Array<{ line: number, identifier: string, price: number | null }>, changed: Array<{ _id: string | null, line: number, identifier: string, changes: unknown }>, problems: Array<{ _id: string | null, line: number, field: string | null, text: string }>, unserved: Array<{ listingRequestId: string, firstName: string, lastName: string, from: string, to: string }> };

export type UnitsCsvDryRunQueryVariables = Exact<{
  groupId: string | number;
  csv: string;
}>;


export type UnitsCsvDryRunQuery = { unitsCsvDryRun: { unchanged: number, untouched: number, ignoredColumns: Array<string>, fingerprint: string, added: Array<{ line: number, identifier: string, price: number | null }>, changed: Array<{ _id: string | null, line: number, identifier: string, changes: unknown }>, problems: Array<{ _id: string | null, line: number, field: string | null, text: string }>, unserved: Array<{ listingRequestId: string, firstName: string, lastName: string, from: string, to: string }> } };

export type UnitsDeletionDryRunQueryVariables = Exact<{
  groupId: string | number;
  listingIds: Array<string | number> | string | number;
}>;


export type UnitsDeletionDryRunQuery = { unitDeletionDryRun: { published: number, fingerprint: string, refused: Array<{ _id: string, identifier: string, reason: string }>, unserved: Array<{ listingRequestId: string, firstName: string, lastName: string, from: string, to: string }> } };

export type OwnIdentityQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnIdentityQuery = { ownIdentity: { isAsked: boolean, cannotStart: VerdictReason | null, documents: Array<{ document: IdDocument, sides: Array<IdPictureSide> }>, latest: { provider: IdVerificationProvider, isTest: boolean, action: IdVerificationAction, status: IdVerificationStatus | null, url: string | null, document: IdDocument | null, sides: Array<IdPictureSide>, canAddPicture: boolean, failureReason: IdVerificationFailureReason | null, explanation: string, submittedAt: string | null, endsAt: string | null, eraseAfter: string | null, erasedAt: string | null } | null, verified: { firstName: string, lastName: string, birthDate: string | null, expiresOn: string | null, approvedAt: string } | null } };

export type IdentityBeginMutationVariables = Exact<{ [key: string]: never; }>;


export type IdentityBeginMutation = { createIdVerificationSession: { verificationStatus: { url: string, provider: IdVerificationProvider } | null, error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export type IdentitySubmitMutationVariables = Exact<{
  document: IdDocument;
  idempotencyKey: string | number;
}>;


export type IdentitySubmitMutation = { submitIdVerification: { error: { name: string, message: string, reason: string | null, fields: unknown } | null } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const AppointmentPartsFragmentDoc = new TypedDocumentString(`
    fragment AppointmentParts on Appointment {
  status
  startsAt
  staffName
  managerName
  link
  canSchedule
  canCancel
}
    `, {"fragmentName":"AppointmentParts"}) as unknown as TypedDocumentString<AppointmentPartsFragment, unknown>;
export const VerdictFragmentDoc = new TypedDocumentString(`
    fragment Verdict on Verdict {
  value
  reason
}
    `, {"fragmentName":"Verdict"}) as unknown as TypedDocumentString<VerdictFragment, unknown>;
export const StaffInvoiceFactsFragmentDoc = new TypedDocumentString(`
    fragment StaffInvoiceFacts on StaffInvoice {
  _id
  number
  documentType
  mode
  landlordId
  landlordName
  buyerName
  state
  currency
  amount
  openAmount
  writtenOffAmount
  writeOffReason
  issuedOn
  dueDate
  reminders
  remindOn
  settlements {
    kind
    amount
    receivedOn
    reference
  }
  canRecordTransfer {
    ...Verdict
  }
  canWriteOff {
    ...Verdict
  }
  canTakeWriteOffBack {
    ...Verdict
  }
  canSetReminder {
    ...Verdict
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`, {"fragmentName":"StaffInvoiceFacts"}) as unknown as TypedDocumentString<StaffInvoiceFactsFragment, unknown>;
export const ProviderAccountFactsFragmentDoc = new TypedDocumentString(`
    fragment ProviderAccountFacts on ProviderAccount {
  _id
  provider
  mode
  currency
  landlordId
  landlordName
  available
  pending
  booked
  openCount
  openAmount
  explainedAmount
  comparedAt
  failure
  failedAt
}
    `, {"fragmentName":"ProviderAccountFacts"}) as unknown as TypedDocumentString<ProviderAccountFactsFragment, unknown>;
export const CleaningPlanPartsFragmentDoc = new TypedDocumentString(`
    fragment CleaningPlanParts on CleaningPlan {
  keys
  turnovers {
    listingId
    day
    unitName
    address
    departure
    arrival
    canBeDone
    doneAt
    photos {
      id
      addedAt
      isOwn
    }
  }
}
    `, {"fragmentName":"CleaningPlanParts"}) as unknown as TypedDocumentString<CleaningPlanPartsFragment, unknown>;
export const CleaningLinkPartsFragmentDoc = new TypedDocumentString(`
    fragment CleaningLinkParts on CleaningLink {
  id
  place
  label
  keys
  url
  createdAt
  lastUsedAt
  revokedAt
}
    `, {"fragmentName":"CleaningLinkParts"}) as unknown as TypedDocumentString<CleaningLinkPartsFragment, unknown>;
export const RefusalFragmentDoc = new TypedDocumentString(`
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
    `, {"fragmentName":"Refusal"}) as unknown as TypedDocumentString<RefusalFragment, unknown>;
export const InboxRowFragmentDoc = new TypedDocumentString(`
    fragment InboxRow on ListingRequest {
  id
  userFriendlyId
  bookingRequestId
  type
  landlordStatus
  badge {
    kind
    tone
  }
  nextStep {
    kind
    deadline
    deadlineFor
  }
  methodOfBooking
  autoDeclineAt
  viewedByLandlord
  unreadMessages
  from
  to
  currency
  youReceive
  listing {
    _id
    groupId
    partOfGroup
    name
    unitName
  }
  tenantInformation {
    firstName
    lastName
  }
  latestBookingOffer {
    _id
  }
  suggestion {
    from
    to
  }
}
    `, {"fragmentName":"InboxRow"}) as unknown as TypedDocumentString<InboxRowFragment, unknown>;
export const AddressFragmentDoc = new TypedDocumentString(`
    fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
    `, {"fragmentName":"Address"}) as unknown as TypedDocumentString<AddressFragment, unknown>;
export const PlannedFeeFragmentDoc = new TypedDocumentString(`
    fragment PlannedFee on PlannedInvoice {
  rent
  feeRate
  feeOrigin {
    source
    since
  }
  net
  vat
  vatRate
  amount
}
    `, {"fragmentName":"PlannedFee"}) as unknown as TypedDocumentString<PlannedFeeFragment, unknown>;
export const StayRuleFragmentDoc = new TypedDocumentString(`
    fragment StayRule on StayCheck {
  rule
  months
  origin
  region
  source {
    text
    url
    basis
  }
  validFrom
  lifted
  verdict {
    value
  }
  chain {
    from
    to
  }
  count
}
    `, {"fragmentName":"StayRule"}) as unknown as TypedDocumentString<StayRuleFragment, unknown>;
export const OfferedReasonFragmentDoc = new TypedDocumentString(`
    fragment OfferedReason on DeclineReason {
  value
  explanationRequired
  blocksRequired
}
    `, {"fragmentName":"OfferedReason"}) as unknown as TypedDocumentString<OfferedReasonFragment, unknown>;
export const InboxRequestFragmentDoc = new TypedDocumentString(`
    fragment InboxRequest on ListingRequest {
  ...InboxRow
  requestedAt
  selectedContract
  tenantInformation {
    email
    phone
    memberSince
    stays
  }
  listing {
    address {
      ...Address
      country
    }
  }
  work {
    companyName
    jobTitle
  }
  duration {
    months
    days
  }
  adults
  adultsInformation {
    relationship
  }
  children
  childrenInformation {
    type
  }
  optionToExtend
  pets
  petsInformation {
    description
  }
  reasonForStay
  paidBy
  employment
  notes
  tenantPayments {
    totalRent
  }
  price
  listPrice
  unitOfOtherRent {
    unitName
    rent
    asked
  }
  landlordFeeCharge
  landlordFeeRate
  landlordFeeOrigin {
    source
    since
  }
  calculationMethod
  calculationOrigin {
    source
    since
  }
  bookingFee {
    ...PlannedFee
  }
  isWithinAllowedVacancy
  vacancyBefore {
    from
    days
    maxVacancy
    maxVacancyUnit
  }
  extendsBookingId
  status {
    type
    data {
      reason
      explanation
      suppressingBookingRequestId
      suppressingListingRequestId
    }
    canBeAccepted {
      ...Verdict
    }
    canBeRejected {
      ...Verdict
    }
    canTakeAcceptBack {
      ...Verdict
    }
  }
  nextStep {
    canChangeTerms
    verdict {
      ...Verdict
    }
  }
  latestBookingOffer {
    status
    unitName
  }
  booking {
    _id
  }
  overlappingListingRequests {
    listingRequestId
    bookingRequestId
    type
    wouldBeDeclined
    firstName
    lastName
    from
    to
    landlordStatus
  }
  canSuggestDates {
    ...Verdict
  }
  suggestion {
    message
  }
  skipReason
  deal {
    status
    stage
  }
  firstMonthRent
  firstMonthRentPayment {
    status
    amount
    dueDate
  }
  tenantServiceFee {
    status
    amount
  }
  verification {
    asked
    handedIn
    accepted
    failed
    done
    doneAt
    open {
      part
      turn
    }
    rentCover {
      status
      times
    }
  }
  checks {
    ...StayRule
    verdict {
      ...Verdict
    }
  }
  freeUnits
  around {
    from
    to
    units {
      _id
      name
      fits
      bars {
        kind
        from
        to
        label
        listingRequestId
      }
    }
  }
  events {
    id
    at
    action
    by
    isMine
    actorName
    data
  }
  declineReasons {
    ...OfferedReason
  }
}
    fragment InboxRow on ListingRequest {
  id
  userFriendlyId
  bookingRequestId
  type
  landlordStatus
  badge {
    kind
    tone
  }
  nextStep {
    kind
    deadline
    deadlineFor
  }
  methodOfBooking
  autoDeclineAt
  viewedByLandlord
  unreadMessages
  from
  to
  currency
  youReceive
  listing {
    _id
    groupId
    partOfGroup
    name
    unitName
  }
  tenantInformation {
    firstName
    lastName
  }
  latestBookingOffer {
    _id
  }
  suggestion {
    from
    to
  }
}
fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment Verdict on Verdict {
  value
  reason
}
fragment OfferedReason on DeclineReason {
  value
  explanationRequired
  blocksRequired
}
fragment StayRule on StayCheck {
  rule
  months
  origin
  region
  source {
    text
    url
    basis
  }
  validFrom
  lifted
  verdict {
    value
  }
  chain {
    from
    to
  }
  count
}
fragment PlannedFee on PlannedInvoice {
  rent
  feeRate
  feeOrigin {
    source
    since
  }
  net
  vat
  vatRate
  amount
}`, {"fragmentName":"InboxRequest"}) as unknown as TypedDocumentString<InboxRequestFragment, unknown>;
export const InboxAnsweredFragmentDoc = new TypedDocumentString(`
    fragment InboxAnswered on ListingRequestPayload {
  error {
    ...Refusal
  }
  listingRequest {
    ...InboxRequest
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment InboxRow on ListingRequest {
  id
  userFriendlyId
  bookingRequestId
  type
  landlordStatus
  badge {
    kind
    tone
  }
  nextStep {
    kind
    deadline
    deadlineFor
  }
  methodOfBooking
  autoDeclineAt
  viewedByLandlord
  unreadMessages
  from
  to
  currency
  youReceive
  listing {
    _id
    groupId
    partOfGroup
    name
    unitName
  }
  tenantInformation {
    firstName
    lastName
  }
  latestBookingOffer {
    _id
  }
  suggestion {
    from
    to
  }
}
fragment InboxRequest on ListingRequest {
  ...InboxRow
  requestedAt
  selectedContract
  tenantInformation {
    email
    phone
    memberSince
    stays
  }
  listing {
    address {
      ...Address
      country
    }
  }
  work {
    companyName
    jobTitle
  }
  duration {
    months
    days
  }
  adults
  adultsInformation {
    relationship
  }
  children
  childrenInformation {
    type
  }
  optionToExtend
  pets
  petsInformation {
    description
  }
  reasonForStay
  paidBy
  employment
  notes
  tenantPayments {
    totalRent
  }
  price
  listPrice
  unitOfOtherRent {
    unitName
    rent
    asked
  }
  landlordFeeCharge
  landlordFeeRate
  landlordFeeOrigin {
    source
    since
  }
  calculationMethod
  calculationOrigin {
    source
    since
  }
  bookingFee {
    ...PlannedFee
  }
  isWithinAllowedVacancy
  vacancyBefore {
    from
    days
    maxVacancy
    maxVacancyUnit
  }
  extendsBookingId
  status {
    type
    data {
      reason
      explanation
      suppressingBookingRequestId
      suppressingListingRequestId
    }
    canBeAccepted {
      ...Verdict
    }
    canBeRejected {
      ...Verdict
    }
    canTakeAcceptBack {
      ...Verdict
    }
  }
  nextStep {
    canChangeTerms
    verdict {
      ...Verdict
    }
  }
  latestBookingOffer {
    status
    unitName
  }
  booking {
    _id
  }
  overlappingListingRequests {
    listingRequestId
    bookingRequestId
    type
    wouldBeDeclined
    firstName
    lastName
    from
    to
    landlordStatus
  }
  canSuggestDates {
    ...Verdict
  }
  suggestion {
    message
  }
  skipReason
  deal {
    status
    stage
  }
  firstMonthRent
  firstMonthRentPayment {
    status
    amount
    dueDate
  }
  tenantServiceFee {
    status
    amount
  }
  verification {
    asked
    handedIn
    accepted
    failed
    done
    doneAt
    open {
      part
      turn
    }
    rentCover {
      status
      times
    }
  }
  checks {
    ...StayRule
    verdict {
      ...Verdict
    }
  }
  freeUnits
  around {
    from
    to
    units {
      _id
      name
      fits
      bars {
        kind
        from
        to
        label
        listingRequestId
      }
    }
  }
  events {
    id
    at
    action
    by
    isMine
    actorName
    data
  }
  declineReasons {
    ...OfferedReason
  }
}
fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment Verdict on Verdict {
  value
  reason
}
fragment OfferedReason on DeclineReason {
  value
  explanationRequired
  blocksRequired
}
fragment StayRule on StayCheck {
  rule
  months
  origin
  region
  source {
    text
    url
    basis
  }
  validFrom
  lifted
  verdict {
    value
  }
  chain {
    from
    to
  }
  count
}
fragment PlannedFee on PlannedInvoice {
  rent
  feeRate
  feeOrigin {
    source
    since
  }
  net
  vat
  vatRate
  amount
}`, {"fragmentName":"InboxAnswered"}) as unknown as TypedDocumentString<InboxAnsweredFragment, unknown>;
export const BoardItemPartsFragmentDoc = new TypedDocumentString(`
    fragment BoardItemParts on BoardItem {
  section
  datum
  isDone
  isOptional
  isWaiting
  minutes
  groupId
  listingId
  billingDetailsId
  name
  homes
  step
  field
}
    `, {"fragmentName":"BoardItemParts"}) as unknown as TypedDocumentString<BoardItemPartsFragment, unknown>;
export const MoneyWaitingPartsFragmentDoc = new TypedDocumentString(`
    fragment MoneyWaitingParts on MoneyWaiting {
  reason
  amount
  dueOn
  nextOn
  bookingId
  tenantNames
  apartmentName
  number
}
    `, {"fragmentName":"MoneyWaitingParts"}) as unknown as TypedDocumentString<MoneyWaitingPartsFragment, unknown>;
export const PaymentInvoiceFragmentDoc = new TypedDocumentString(`
    fragment PaymentInvoice on BcInvoiceCacheItem {
  bcId
  documentType
  dueDate
  isPaid
  isPayable
  isCredited
  amount
  openAmount
  currency
  createdAt
  liveMode
  state
  issuedOn
  documentUrl
  canBePaid {
    ...Verdict
  }
  payment {
    _id
    state
    failure
    method
    surplus
  }
  bookingLink {
    _id
    apartmentName
    tenantNames
    from
    to
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`, {"fragmentName":"PaymentInvoice"}) as unknown as TypedDocumentString<PaymentInvoiceFragment, unknown>;
export const PayoutAccountPartsFragmentDoc = new TypedDocumentString(`
    fragment PayoutAccountParts on PayoutAccount {
  status
  isOpening
  canReceivePayouts
  needs
  deadline
  bank {
    last4
    currency
  }
  country
  canBeOnboarded {
    ...Verdict
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`, {"fragmentName":"PayoutAccountParts"}) as unknown as TypedDocumentString<PayoutAccountPartsFragment, unknown>;
export const PayoutPartsFragmentDoc = new TypedDocumentString(`
    fragment PayoutParts on Payout {
  _id
  amount
  currency
  state
  failure
  arrivesOn
  createdAt
  paidAt
  itemCount
  canBeTriedAgain {
    ...Verdict
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`, {"fragmentName":"PayoutParts"}) as unknown as TypedDocumentString<PayoutPartsFragment, unknown>;
export const PayoutItemPartsFragmentDoc = new TypedDocumentString(`
    fragment PayoutItemParts on PayoutItem {
  _id
  kind
  amount
  bookingId
  tenantNames
  apartmentName
  from
  to
  number
}
    `, {"fragmentName":"PayoutItemParts"}) as unknown as TypedDocumentString<PayoutItemPartsFragment, unknown>;
export const PerformanceNightsPartsFragmentDoc = new TypedDocumentString(`
    fragment PerformanceNightsParts on PerformanceNights {
  booked
  vacant
  blocked
  unpublished
  earned
  vacancyCost
  occupancy
  earnedPerNight
}
    `, {"fragmentName":"PerformanceNightsParts"}) as unknown as TypedDocumentString<PerformanceNightsPartsFragment, unknown>;
export const PerformanceFiguresPartsFragmentDoc = new TypedDocumentString(`
    fragment PerformanceFiguresParts on PerformanceFigures {
  nights {
    ...PerformanceNightsParts
  }
  gaps
  seen
  opened
  shortlisted
  asked
  accepted
  declined
  unanswered
  bookedRequests
  answerMinutes
  stays
  averageNights
  averageLeadDays
  cancelled
  cancelledRent
}
    fragment PerformanceNightsParts on PerformanceNights {
  booked
  vacant
  blocked
  unpublished
  earned
  vacancyCost
  occupancy
  earnedPerNight
}`, {"fragmentName":"PerformanceFiguresParts"}) as unknown as TypedDocumentString<PerformanceFiguresPartsFragment, unknown>;
export const HomeOfPortalsFragmentDoc = new TypedDocumentString(`
    fragment HomeOfPortals on PortalHome {
  groupId
  name
  city
  portals {
    portalId
    portalName
    isSent
    reason
    missing
    told
    toldAt
  }
}
    `, {"fragmentName":"HomeOfPortals"}) as unknown as TypedDocumentString<HomeOfPortalsFragment, unknown>;
export const ListingCardFragmentDoc = new TypedDocumentString(`
    fragment ListingCard on PublicListing {
  _id
  groupId
  partOfGroup
  title
  name
  city
  zipCode
  price
  hasSeveralRents
  currency
  area
  accommodates
  homeType
  images {
    placeholder
    urls {
      thumbnail
      small
      medium
      large
    }
  }
  unitCount
  minMonths
  unavailable {
    from
    to
  }
}
    `, {"fragmentName":"ListingCard"}) as unknown as TypedDocumentString<ListingCardFragment, unknown>;
export const AuditEntryFragmentDoc = new TypedDocumentString(`
    fragment AuditEntry on AuditEntry {
  _id
  at
  action
  actorName
  subjectName
  via
  reason
  unitName
}
    `, {"fragmentName":"AuditEntry"}) as unknown as TypedDocumentString<AuditEntryFragment, unknown>;
export const BlocksDoneFragmentDoc = new TypedDocumentString(`
    fragment BlocksDone on BlocksPayload {
  error {
    ...Refusal
  }
  done {
    blocks {
      _id
      listingId
      from
      to
      reason
      note
    }
    declined
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`, {"fragmentName":"BlocksDone"}) as unknown as TypedDocumentString<BlocksDoneFragment, unknown>;
export const CalendarExportLinkFragmentDoc = new TypedDocumentString(`
    fragment CalendarExportLink on CalendarExport {
  id
  label
  platform
  withNames
  url
  createdAt
  lastFetchedAt
  revokedAt
  fetcher
}
    `, {"fragmentName":"CalendarExportLink"}) as unknown as TypedDocumentString<CalendarExportLinkFragment, unknown>;
export const BlockedDaysFragmentDoc = new TypedDocumentString(`
    fragment BlockedDays on BlockedUnitDays {
  listingId
  apartmentName
  from
  to
}
    `, {"fragmentName":"BlockedDays"}) as unknown as TypedDocumentString<BlockedDaysFragment, unknown>;
export const DepositFactsFragmentDoc = new TypedDocumentString(`
    fragment DepositFacts on Deposit {
  bookingId
  state
  agreed
  currency
  holder
  amount
  receivedOn
  settledOn
  accountUntil
  paidBack
  deductions {
    reason
    amount
    explanation
  }
  canBeRecorded {
    ...Verdict
  }
  canBeSettled {
    ...Verdict
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`, {"fragmentName":"DepositFacts"}) as unknown as TypedDocumentString<DepositFactsFragment, unknown>;
export const UnitFeedFragmentDoc = new TypedDocumentString(`
    fragment UnitFeed on CalendarFeed {
  id
  listingId
  label
  platform
  kind
  url
  fileName
  state
  error
  errorDetail
  checkedAt
  answeredAt
  nextCheckAt
  isBeingRead
  events
  freeEntries
  quarantine {
    since
    answers
    heldBack {
      kind
      from
      to
      summary
    }
  }
  missing {
    from
    to
    summary
    rule
    freeAt
  }
  windowLimit {
    from
    to
    isBlocked
  }
  windowMeaning
  canManage
}
    `, {"fragmentName":"UnitFeed"}) as unknown as TypedDocumentString<UnitFeedFragment, unknown>;
export const FreshCalendarsFragmentDoc = new TypedDocumentString(`
    fragment FreshCalendars on CalendarRefresh {
  asked
  changes {
    feedId
    label
    unitName
    from
    to
    kind
    touchesRequest
  }
  stale {
    feedId
    label
    unitName
    answeredAt
    error
  }
}
    `, {"fragmentName":"FreshCalendars"}) as unknown as TypedDocumentString<FreshCalendarsFragment, unknown>;
export const KeyHandoverPartsFragmentDoc = new TypedDocumentString(`
    fragment KeyHandoverParts on KeyHandover {
  kind
  version
  fingerprint
  day
  time
  dayBy
  keys {
    kind
    count
  }
  keysBy
  handedOut {
    kind
    count
  }
  missingKeys {
    kind
    count
  }
  points {
    point
    by
  }
  ownPoints {
    text
    isDone
    by
  }
  meters {
    kind
    number
    reading
    unit
    day
    by
  }
  ownNote
  otherNote
  photos {
    _id
    by
    fileName
  }
  remarks {
    text
    by
    at
  }
  landlordConfirmedAt
  tenantConfirmedAt
  enteringRefusal
  confirmingRefusal
  remarkRefusal
}
    `, {"fragmentName":"KeyHandoverParts"}) as unknown as TypedDocumentString<KeyHandoverPartsFragment, unknown>;
export const HandoverStandingFragmentDoc = new TypedDocumentString(`
    fragment HandoverStanding on KeyHandover {
  version
  landlordConfirmedAt
  tenantConfirmedAt
  enteringRefusal
}
    `, {"fragmentName":"HandoverStanding"}) as unknown as TypedDocumentString<HandoverStandingFragment, unknown>;
export const ConversationFragmentDoc = new TypedDocumentString(`
    fragment Conversation on MessageThread {
  state
  blockedBy
  closedWhy
  canReport {
    ...Verdict
  }
  report {
    reportedAt
    outcome
    answer
    endedAt
  }
  writableUntil
  contactsShown
  otherName
  unread
  total
  messages(before: $before) {
    id
    position
    isMine
    authorName
    channel
    text
    isHidden
    isTranslatable
    sentAt
    filesLeftOut
    files {
      id
      fileName
      url
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`, {"fragmentName":"Conversation"}) as unknown as TypedDocumentString<ConversationFragment, unknown>;
export const TranslationShownFragmentDoc = new TypedDocumentString(`
    fragment TranslationShown on MessageTranslation {
  text
  fromLanguage
  isTest
}
    `, {"fragmentName":"TranslationShown"}) as unknown as TypedDocumentString<TranslationShownFragment, unknown>;
export const BankAccountPartsFragmentDoc = new TypedDocumentString(`
    fragment BankAccountParts on BankAccount {
  id
  accountHolder
  iban
  bic
  bankName
  currency
  leaves
  holderMatch
}
    `, {"fragmentName":"BankAccountParts"}) as unknown as TypedDocumentString<BankAccountPartsFragment, unknown>;
export const PayoutTargetPartsFragmentDoc = new TypedDocumentString(`
    fragment PayoutTargetParts on PayoutTarget {
  account {
    ...BankAccountParts
  }
  pending {
    id
    takesEffectAt
    account {
      ...BankAccountParts
    }
  }
}
    fragment BankAccountParts on BankAccount {
  id
  accountHolder
  iban
  bic
  bankName
  currency
  leaves
  holderMatch
}`, {"fragmentName":"PayoutTargetParts"}) as unknown as TypedDocumentString<PayoutTargetPartsFragment, unknown>;
export const PayoutHomePartsFragmentDoc = new TypedDocumentString(`
    fragment PayoutHomeParts on PayoutHome {
  groupId
  name
  partOfGroup
  units
  currency
  country
  rent {
    ...PayoutTargetParts
  }
  deposit {
    ...PayoutTargetParts
  }
  contactPersonId
  billingAddressId
  billingDetailsItemId
  landRegisterNumber
  gaps
  payoutChangedAt
  canDecidePayout {
    value
    reason
  }
}
    fragment BankAccountParts on BankAccount {
  id
  accountHolder
  iban
  bic
  bankName
  currency
  leaves
  holderMatch
}
fragment PayoutTargetParts on PayoutTarget {
  account {
    ...BankAccountParts
  }
  pending {
    id
    takesEffectAt
    account {
      ...BankAccountParts
    }
  }
}`, {"fragmentName":"PayoutHomeParts"}) as unknown as TypedDocumentString<PayoutHomePartsFragment, unknown>;
export const ContactPersonPartsFragmentDoc = new TypedDocumentString(`
    fragment ContactPersonParts on ContactPerson {
  id
  firstName
  lastName
  email
  phone
}
    `, {"fragmentName":"ContactPersonParts"}) as unknown as TypedDocumentString<ContactPersonPartsFragment, unknown>;
export const BillingAddressPartsFragmentDoc = new TypedDocumentString(`
    fragment BillingAddressParts on BillingAddress {
  id
  name
  addressLine1
  addressLine2
  zipCode
  city
  region
  country
}
    `, {"fragmentName":"BillingAddressParts"}) as unknown as TypedDocumentString<BillingAddressPartsFragment, unknown>;
export const BillingDetailsPartsFragmentDoc = new TypedDocumentString(`
    fragment BillingDetailsParts on BillingDetailsItem {
  id
  firstName
  lastName
  birthDate
  registrationNumber
  hasTaxId
  hasOddTaxId
  taxCountry
  taxIdNotIssued
  birthCity
  birthCountry
  establishments
  isCompliant
  isExempt
  dac7Compliance {
    exemptionDeadline
    exemptionReason
    missing
  }
  address {
    addressLine1
    addressLine2
    zipCode
    city
    region
    country
  }
  billingAddress {
    companyName
    addressLine1
    addressLine2
    zipCode
    city
    region
    country
  }
  commercialFields {
    type
    companyName
    vatID
  }
}
    `, {"fragmentName":"BillingDetailsParts"}) as unknown as TypedDocumentString<BillingDetailsPartsFragment, unknown>;
export const DeclinedPersonFragmentDoc = new TypedDocumentString(`
    fragment DeclinedPerson on OverlappingListingRequest {
  listingRequestId
  firstName
  lastName
  from
  to
}
    `, {"fragmentName":"DeclinedPerson"}) as unknown as TypedDocumentString<DeclinedPersonFragment, unknown>;
export const ConcernedPersonFragmentDoc = new TypedDocumentString(`
    fragment ConcernedPerson on OverlappingListingRequest {
  ...DeclinedPerson
  wouldBeDeclined
}
    fragment DeclinedPerson on OverlappingListingRequest {
  listingRequestId
  firstName
  lastName
  from
  to
}`, {"fragmentName":"ConcernedPerson"}) as unknown as TypedDocumentString<ConcernedPersonFragment, unknown>;
export const RefundFactsFragmentDoc = new TypedDocumentString(`
    fragment RefundFacts on Refund {
  _id
  purpose
  amount
  settledAmount
  currency
  reason
  explanation
  state
  way
  failure
  createdAt
  arrivedAt
  transferredOn
  canBeTransferred {
    ...Verdict
  }
  account {
    accountHolder
    iban
    holderMatch
    givenAt
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`, {"fragmentName":"RefundFacts"}) as unknown as TypedDocumentString<RefundFactsFragment, unknown>;
export const DisputeFactsFragmentDoc = new TypedDocumentString(`
    fragment DisputeFacts on Dispute {
  _id
  amount
  currency
  reason
  state
  isHeld
  answerUntil
  decidedAt
  isAnswered
  hasReopenedInvoice
}
    `, {"fragmentName":"DisputeFacts"}) as unknown as TypedDocumentString<DisputeFactsFragment, unknown>;
export const PaidFactsFragmentDoc = new TypedDocumentString(`
    fragment PaidFacts on PaidByTenant {
  _id
  bookingId
  purpose
  amount
  currency
  paidAt
  surplus
  tenantNames
  listingName
  refundableAmount
  canBeRefunded {
    ...Verdict
  }
  refunds {
    ...RefundFacts
  }
  disputes {
    ...DisputeFacts
  }
}
    fragment Verdict on Verdict {
  value
  reason
}
fragment RefundFacts on Refund {
  _id
  purpose
  amount
  settledAmount
  currency
  reason
  explanation
  state
  way
  failure
  createdAt
  arrivedAt
  transferredOn
  canBeTransferred {
    ...Verdict
  }
  account {
    accountHolder
    iban
    holderMatch
    givenAt
  }
}
fragment DisputeFacts on Dispute {
  _id
  amount
  currency
  reason
  state
  isHeld
  answerUntil
  decidedAt
  isAnswered
  hasReopenedInvoice
}`, {"fragmentName":"PaidFacts"}) as unknown as TypedDocumentString<PaidFactsFragment, unknown>;
export const SavedViewFragmentDoc = new TypedDocumentString(`
    fragment SavedView on SavedView {
  _id
  name
  search
}
    `, {"fragmentName":"SavedView"}) as unknown as TypedDocumentString<SavedViewFragment, unknown>;
export const CurrentStateFragmentDoc = new TypedDocumentString(`
    fragment CurrentState on CurrentState {
  type
  vacantFrom
  occupiedUntil
  blockedUntil
  bookedSince
  vacantSince
  notAvailableSince
  notAvailableUntil
  apartments
}
    `, {"fragmentName":"CurrentState"}) as unknown as TypedDocumentString<CurrentStateFragment, unknown>;
export const GapFragmentDoc = new TypedDocumentString(`
    fragment Gap on ListingGap {
  gap
  step
  field
}
    `, {"fragmentName":"Gap"}) as unknown as TypedDocumentString<GapFragment, unknown>;
export const DealCardFragmentDoc = new TypedDocumentString(`
    fragment DealCard on DealCard {
  listingRequestId
  bookingRequestId
  userFriendlyId
  column
  since
  tenantName
  companyName
  landlordId
  landlordName
  listingName
  place
  from
  to
  days
  fee
  currency
  isKeyAccount
  manager {
    _id
    name
  }
  step {
    standing
    deadline
    isTurnOfStaff
  }
  isBookingCanceled
  endReason
  isEndedBySilence
}
    `, {"fragmentName":"DealCard"}) as unknown as TypedDocumentString<DealCardFragment, unknown>;
export const TaxMessageFactsFragmentDoc = new TypedDocumentString(`
    fragment TaxMessageFacts on TaxReport {
  _id
  runId
  year
  mode
  kind
  state
  messageRefId
  size
  madeAt
  handedInAt
  answeredAt
  keepUntil
  added
  corrected
  deleted
  refused
  errors {
    code
    text
  }
  canHandIn {
    ...Verdict
  }
  canAnswer {
    ...Verdict
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`, {"fragmentName":"TaxMessageFacts"}) as unknown as TypedDocumentString<TaxMessageFactsFragment, unknown>;
export const TransferAccountPartsFragmentDoc = new TypedDocumentString(`
    fragment TransferAccountParts on TransferAccount {
  accountHolder
  iban
  bic
  bankName
}
    `, {"fragmentName":"TransferAccountParts"}) as unknown as TypedDocumentString<TransferAccountPartsFragment, unknown>;
export const EndAmountsFragmentDoc = new TypedDocumentString(`
    fragment EndAmounts on AgreedEnd {
  rentBefore
  rent
  refund
  endsRequest
}
    `, {"fragmentName":"EndAmounts"}) as unknown as TypedDocumentString<EndAmountsFragment, unknown>;
export const OwnStayProposalFragmentDoc = new TypedDocumentString(`
    fragment OwnStayProposal on StayProposal {
  _id
  kind
  proposedBy
  state
  from
  to
  duration {
    months
    days
  }
  rent
  currency
  message
  unitName
  unitBefore
  monthlyRent
  answerMessage
  answerUntil
  endedAt
  canBeTaken {
    ...Verdict
  }
  end {
    ...EndAmounts
  }
}
    fragment Verdict on Verdict {
  value
  reason
}
fragment EndAmounts on AgreedEnd {
  rentBefore
  rent
  refund
  endsRequest
}`, {"fragmentName":"OwnStayProposal"}) as unknown as TypedDocumentString<OwnStayProposalFragment, unknown>;
export const TenantAnsweredFragmentDoc = new TypedDocumentString(`
    fragment TenantAnswered on TenantRequestPayload {
  error {
    ...Refusal
  }
  request {
    id
    tenantStatus
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`, {"fragmentName":"TenantAnswered"}) as unknown as TypedDocumentString<TenantAnsweredFragment, unknown>;
export const StayOfUnitFragmentDoc = new TypedDocumentString(`
    fragment StayOfUnit on UnbrokenStay {
  from
  to
  booking {
    _id
    tenantNames
    tenant {
      email
      phone
    }
    price
    currency
    signedContractUrl
  }
}
    `, {"fragmentName":"StayOfUnit"}) as unknown as TypedDocumentString<StayOfUnitFragment, unknown>;
export const UnitsPlanPartsFragmentDoc = new TypedDocumentString(`
    fragment UnitsPlanParts on UnitsPlan {
  added {
    line
    identifier
    price
  }
  changed {
    _id
    line
    identifier
    changes
  }
  unchanged
  untouched
  problems {
    _id
    line
    field
    text
  }
  ignoredColumns
  unserved {
    listingRequestId
    firstName
    lastName
    from
    to
  }
  fingerprint
}
    `, {"fragmentName":"UnitsPlanParts"}) as unknown as TypedDocumentString<UnitsPlanPartsFragment, unknown>;
export const OwnHoldDocument = new TypedDocumentString(`
    query OwnHold {
  ownFreeze {
    _id
    reason
    facts
    frozenAt
    objection
    objectedAt
    answer
    answeredAt
    canObject
  }
}
    `) as unknown as TypedDocumentString<OwnHoldQuery, OwnHoldQueryVariables>;
export const ObjectToHoldDocument = new TypedDocumentString(`
    mutation ObjectToHold($objection: String!, $idempotencyKey: ID!) {
  objectToFreeze(objection: $objection, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ObjectToHoldMutation, ObjectToHoldMutationVariables>;
export const AppointmentDocument = new TypedDocumentString(`
    query Appointment {
  appointment {
    ...AppointmentParts
  }
}
    fragment AppointmentParts on Appointment {
  status
  startsAt
  staffName
  managerName
  link
  canSchedule
  canCancel
}`) as unknown as TypedDocumentString<AppointmentQuery, AppointmentQueryVariables>;
export const ScheduleAppointmentDocument = new TypedDocumentString(`
    mutation ScheduleAppointment($startsAt: String, $idempotencyKey: ID!) {
  scheduleAppointment(startsAt: $startsAt, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    appointment {
      ...AppointmentParts
    }
  }
}
    fragment AppointmentParts on Appointment {
  status
  startsAt
  staffName
  managerName
  link
  canSchedule
  canCancel
}
fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ScheduleAppointmentMutation, ScheduleAppointmentMutationVariables>;
export const CancelAppointmentDocument = new TypedDocumentString(`
    mutation CancelAppointment($startsAt: String, $idempotencyKey: ID!) {
  cancelAppointment(startsAt: $startsAt, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    appointment {
      ...AppointmentParts
    }
  }
}
    fragment AppointmentParts on Appointment {
  status
  startsAt
  staffName
  managerName
  link
  canSchedule
  canCancel
}
fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CancelAppointmentMutation, CancelAppointmentMutationVariables>;
export const AuditImpersonationsDocument = new TypedDocumentString(`
    query AuditImpersonations {
  impersonations {
    _id
    actorName
    reason
    startedAt
    endsAt
    endedAt
    isRunning
    actions
  }
}
    `) as unknown as TypedDocumentString<AuditImpersonationsQuery, AuditImpersonationsQueryVariables>;
export const AuditCheckDocument = new TypedDocumentString(`
    query AuditCheck {
  auditCheck {
    intact
    checkedEntries
    brokenAt
  }
}
    `) as unknown as TypedDocumentString<AuditCheckQuery, AuditCheckQueryVariables>;
export const AuditPageDocument = new TypedDocumentString(`
    query AuditPage($before: ID, $filter: AuditFilter) {
  auditLog(first: 50, before: $before, filter: $filter) {
    nodes {
      ...AuditEntry
      kind
      personId
      entityType
      groupId
      listingId
      partOfGroup
      isThere
      bookingRequestId
      bookingId
    }
    hasMore
  }
}
    fragment AuditEntry on AuditEntry {
  _id
  at
  action
  actorName
  subjectName
  via
  reason
  unitName
}`) as unknown as TypedDocumentString<AuditPageQuery, AuditPageQueryVariables>;
export const AuditChoicesDocument = new TypedDocumentString(`
    query AuditChoices($groupId: ID) {
  auditChoices(groupId: $groupId) {
    kind
    id
    name
  }
}
    `) as unknown as TypedDocumentString<AuditChoicesQuery, AuditChoicesQueryVariables>;
export const BookingConsequencesDocument = new TypedDocumentString(`
    query BookingConsequences($bookingId: ID!, $lastDay: Day) {
  cancellationConsequences(bookingId: $bookingId, lastDay: $lastDay) {
    canBeCanceled {
      ...Verdict
    }
    possibleLastDays {
      from
      to
    }
    tenantName
    fingerprint
    ends {
      _id
      type
      from
      to
      lastDay
      freed {
        from
        to
      }
      currency
      rentBefore
      rent
      feeBefore
      fee
      creditNotes {
        creditsNumber
        net
        vat
        amount
      }
      invoice {
        ...PlannedFee
        isPaid
      }
      givenBack
      refunds {
        purpose
        kept
        amount
      }
    }
    endedRequests {
      listingRequestId
      firstName
      lastName
      from
      to
    }
    reopenedRequests {
      listingRequestId
      bookingRequestId
      firstName
      lastName
      from
      to
    }
    notified {
      name
      isLandlord
      inApp
      byEmail
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}
fragment PlannedFee on PlannedInvoice {
  rent
  feeRate
  feeOrigin {
    source
    since
  }
  net
  vat
  vatRate
  amount
}`) as unknown as TypedDocumentString<BookingConsequencesQuery, BookingConsequencesQueryVariables>;
export const CancelBookingDocument = new TypedDocumentString(`
    mutation CancelBooking($bookingId: ID!, $cancellationReason: BookingCancellationReason!, $note: String, $lastDay: Day, $refund: Float, $seen: String, $idempotencyKey: ID!) {
  cancelBookingAsLandlord(
    bookingId: $bookingId
    cancellationReason: $cancellationReason
    note: $note
    lastDay: $lastDay
    refund: $refund
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    canceled
    canceledAt
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CancelBookingMutation, CancelBookingMutationVariables>;
export const BookingNoteDocument = new TypedDocumentString(`
    query BookingNote($bookingId: ID!) {
  bookingNote(bookingId: $bookingId) {
    text
    version
    changedAt
  }
}
    `) as unknown as TypedDocumentString<BookingNoteQuery, BookingNoteQueryVariables>;
export const SaveBookingNoteDocument = new TypedDocumentString(`
    mutation SaveBookingNote($bookingId: ID!, $text: String!, $version: Int!, $idempotencyKey: ID!) {
  saveBookingNote(
    bookingId: $bookingId
    text: $text
    version: $version
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SaveBookingNoteMutation, SaveBookingNoteMutationVariables>;
export const PayoutsOfBookingDocument = new TypedDocumentString(`
    query PayoutsOfBooking($bookingId: ID!) {
  landlordPayouts(bookingId: $bookingId) {
    nodes {
      _id
      createdAt
      state
    }
  }
}
    `) as unknown as TypedDocumentString<PayoutsOfBookingQuery, PayoutsOfBookingQueryVariables>;
export const BookingListDocument = new TypedDocumentString(`
    query BookingList($filter: BookingFilter!, $offset: Int!, $limit: Int!) {
  bookings(filter: $filter, offset: $offset, limit: $limit) {
    totalCount
    counts {
      upcoming
      current
      past
      cancelled
    }
    nodes {
      _id
      phase
      type
      from
      to
      stayedUntil
      asksToLeaveOn
      tenantNames
      listing {
        _id
        partOfGroup
        name
        apartmentName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BookingListQuery, BookingListQueryVariables>;
export const BookingFilterChoicesDocument = new TypedDocumentString(`
    query BookingFilterChoices {
  bookingFilterChoices {
    groups {
      groupId
      name
    }
    contracts
  }
}
    `) as unknown as TypedDocumentString<BookingFilterChoicesQuery, BookingFilterChoicesQueryVariables>;
export const BookingDetailDocument = new TypedDocumentString(`
    query BookingDetail($id: ID!) {
  landlordBooking(_id: $id) {
    _id
    phase
    selectedContract
    cost {
      totalCost
    }
    canceled
    canceledAt
    cancellationReason
    landlordCancellationNote
    canBeCanceled {
      ...Verdict
    }
    from
    to
    stayedUntil
    isEndAgreed
    actualStay {
      from
      to
    }
    actualCost
    actualFee
    type
    price
    deposit
    depositRecord {
      ...DepositFacts
    }
    currency
    landlordFee
    landlordFeeRate
    landlordFeeOrigin {
      source
      since
    }
    calculationMethod
    calculationOrigin {
      source
      since
    }
    tenant {
      _id
      firstName
      lastName
      companyName
      jobTitle
      email
      phone
    }
    duration {
      months
      days
    }
    tenantNames
    listingRequest {
      id
      bookingRequestId
      userFriendlyId
      adults
      children
      pets
    }
    listing {
      _id
      groupId
      partOfGroup
      name
      apartmentName
      externalId
      address {
        ...Address
        country
      }
      coverImage {
        urls {
          medium
        }
      }
    }
    reasonForStay
    units {
      listingId
      name
      from
      to
    }
    signedContractUrl
    contractUnit {
      name
    }
    createdAt
    feeVat
    landlordInvoice {
      number
    }
    invoices {
      _id
      number
      documentType
      amount
      currency
      dueDate
      isPaid
      creditsNumber
      creditedBy
      isCredited
      documentUrl
    }
    rents {
      _id
      from
      to
      amount
      currency
      dueOn
      throughProduct
      state
      receivedOn
      canBeMarked {
        ...Verdict
      }
      canBeUnmarked {
        ...Verdict
      }
    }
    skipInvoiceGeneration
    chain {
      _id
      type
      from
      to
      canceled
      stayedUntil
    }
  }
}
    fragment DepositFacts on Deposit {
  bookingId
  state
  agreed
  currency
  holder
  amount
  receivedOn
  settledOn
  accountUntil
  paidBack
  deductions {
    reason
    amount
    explanation
  }
  canBeRecorded {
    ...Verdict
  }
  canBeSettled {
    ...Verdict
  }
}
fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<BookingDetailQuery, BookingDetailQueryVariables>;
export const BookingsOfListingDocument = new TypedDocumentString(`
    query BookingsOfListing($listingId: ID!) {
  landlordListingById(_id: $listingId) {
    name
  }
}
    `) as unknown as TypedDocumentString<BookingsOfListingQuery, BookingsOfListingQueryVariables>;
export const BookingsOfGroupDocument = new TypedDocumentString(`
    query BookingsOfGroup($groupId: ID!) {
  landlordListingByGroupId(groupId: $groupId) {
    name
  }
}
    `) as unknown as TypedDocumentString<BookingsOfGroupQuery, BookingsOfGroupQueryVariables>;
export const MarkRentDocument = new TypedDocumentString(`
    mutation MarkRent($rentId: ID!, $receivedOn: Day!, $idempotencyKey: ID!) {
  markRentReceived(
    rentId: $rentId
    receivedOn: $receivedOn
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<MarkRentMutation, MarkRentMutationVariables>;
export const UnmarkRentDocument = new TypedDocumentString(`
    mutation UnmarkRent($rentId: ID!, $idempotencyKey: ID!) {
  unmarkRentReceived(rentId: $rentId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<UnmarkRentMutation, UnmarkRentMutationVariables>;
export const RecordDepositDocument = new TypedDocumentString(`
    mutation RecordDeposit($bookingId: ID!, $holder: DepositHolder!, $amount: Float!, $receivedOn: Day!, $idempotencyKey: ID!) {
  recordDeposit(
    bookingId: $bookingId
    holder: $holder
    amount: $amount
    receivedOn: $receivedOn
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RecordDepositMutation, RecordDepositMutationVariables>;
export const SettleDepositDocument = new TypedDocumentString(`
    mutation SettleDeposit($bookingId: ID!, $deductions: [DepositDeductionInput!]!, $settledOn: Day!, $idempotencyKey: ID!) {
  settleDeposit(
    bookingId: $bookingId
    deductions: $deductions
    settledOn: $settledOn
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SettleDepositMutation, SettleDepositMutationVariables>;
export const StayProposalsDocument = new TypedDocumentString(`
    query StayProposals($bookingId: ID!, $inGroup: Boolean!) {
  stayProposals(bookingId: $bookingId) {
    _id
    bookingId
    kind
    proposedBy
    state
    from
    to
    duration {
      months
      days
    }
    rent
    currency
    message
    answerMessage
    unitName
    unitBefore
    monthlyRent
    answerUntil
    endedAt
    canBeTaken {
      ...Verdict
    }
    listingRequestId
    bookingRequestId
  }
  longerStay(bookingId: $bookingId) {
    canOffer {
      ...Verdict
    }
    from
    earliestTo
    latestTo
    rentPerMonth
    currency
  }
  runningMove(bookingId: $bookingId) @include(if: $inGroup) {
    canOffer {
      ...Verdict
    }
  }
  shorterStay(bookingId: $bookingId) {
    canOffer {
      ...Verdict
    }
    lastDays {
      from
      to
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<StayProposalsQuery, StayProposalsQueryVariables>;
export const LongerStayUntilDocument = new TypedDocumentString(`
    query LongerStayUntil($bookingId: ID!, $to: Day!) {
  longerStay(bookingId: $bookingId) {
    until(to: $to) {
      verdict {
        ...Verdict
      }
      rent
      duration {
        months
        days
      }
      invoice {
        ...PlannedFee
      }
      declined
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}
fragment PlannedFee on PlannedInvoice {
  rent
  feeRate
  feeOrigin {
    source
    since
  }
  net
  vat
  vatRate
  amount
}`) as unknown as TypedDocumentString<LongerStayUntilQuery, LongerStayUntilQueryVariables>;
export const OfferLongerStayDocument = new TypedDocumentString(`
    mutation OfferLongerStay($bookingId: ID!, $to: Day!, $message: String, $idempotencyKey: ID!) {
  offerLongerStay(
    bookingId: $bookingId
    to: $to
    message: $message
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<OfferLongerStayMutation, OfferLongerStayMutationVariables>;
export const OfferShorterStayDocument = new TypedDocumentString(`
    mutation OfferShorterStay($bookingId: ID!, $lastDay: Day!, $message: String, $idempotencyKey: ID!) {
  offerShorterStay(
    bookingId: $bookingId
    lastDay: $lastDay
    message: $message
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<OfferShorterStayMutation, OfferShorterStayMutationVariables>;
export const WithdrawStayProposalDocument = new TypedDocumentString(`
    mutation WithdrawStayProposal($proposalId: ID!, $idempotencyKey: ID!) {
  withdrawStayProposal(proposalId: $proposalId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<WithdrawStayProposalMutation, WithdrawStayProposalMutationVariables>;
export const AcceptShorterStayDocument = new TypedDocumentString(`
    mutation AcceptShorterStay($proposalId: ID!, $message: String, $seen: String!, $idempotencyKey: ID!) {
  acceptShorterStay(
    proposalId: $proposalId
    message: $message
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AcceptShorterStayMutation, AcceptShorterStayMutationVariables>;
export const DeclineShorterStayDocument = new TypedDocumentString(`
    mutation DeclineShorterStay($proposalId: ID!, $message: String, $idempotencyKey: ID!) {
  declineShorterStay(
    proposalId: $proposalId
    message: $message
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<DeclineShorterStayMutation, DeclineShorterStayMutationVariables>;
export const StaffInvoicesDocument = new TypedDocumentString(`
    query StaffInvoices($search: String, $state: InvoiceState, $offset: Int!) {
  staffInvoices(search: $search, state: $state, offset: $offset, limit: 20) {
    totalCount
    nodes {
      ...StaffInvoiceFacts
    }
  }
}
    fragment StaffInvoiceFacts on StaffInvoice {
  _id
  number
  documentType
  mode
  landlordId
  landlordName
  buyerName
  state
  currency
  amount
  openAmount
  writtenOffAmount
  writeOffReason
  issuedOn
  dueDate
  reminders
  remindOn
  settlements {
    kind
    amount
    receivedOn
    reference
  }
  canRecordTransfer {
    ...Verdict
  }
  canWriteOff {
    ...Verdict
  }
  canTakeWriteOffBack {
    ...Verdict
  }
  canSetReminder {
    ...Verdict
  }
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<StaffInvoicesQuery, StaffInvoicesQueryVariables>;
export const BankLinesDocument = new TypedDocumentString(`
    query BankLines($state: BankLineState!, $offset: Int!) {
  bankLines(state: $state, offset: $offset, limit: 20) {
    counts {
      state
      count
    }
    nodes {
      _id
      account
      valueDay
      amount
      currency
      otherName
      otherIban
      remittance
      state
      reason
      explanation
      decidedBy
      decidedAt
      parts {
        amount
        isSettled
        invoice {
          _id
          number
          landlordName
          currency
          openAmount
        }
      }
      canSettle {
        ...Verdict
      }
      canIgnore {
        ...Verdict
      }
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<BankLinesQuery, BankLinesQueryVariables>;
export const BankStatementResultDocument = new TypedDocumentString(`
    query BankStatementResult($statementId: ID!) {
  bankStatement(statementId: $statementId) {
    _id
    fileName
    newLines
    knownLines
    announcedLines
    bookedLines
    linesToDecide
    unknownLines
    ignoredLines
    linesBeingBooked
  }
}
    `) as unknown as TypedDocumentString<BankStatementResultQuery, BankStatementResultQueryVariables>;
export const BooksCheckDocument = new TypedDocumentString(`
    query BooksCheck {
  ledgerAccounts {
    kind
    mode
    currency
    provider
    accounts
    balance
  }
  lastBooksCheck {
    _id
    finishedAt
    entries
    documents
    unwritten
    faultCount
    faults
  }
  booksCheckUnderWay {
    _id
    startedAt
  }
}
    `) as unknown as TypedDocumentString<BooksCheckQuery, BooksCheckQueryVariables>;
export const RecordBankTransferDocument = new TypedDocumentString(`
    mutation RecordBankTransfer($invoiceId: ID!, $amount: Float!, $receivedOn: Day!, $reference: String!, $idempotencyKey: ID!) {
  recordBankTransfer(
    invoiceId: $invoiceId
    amount: $amount
    receivedOn: $receivedOn
    reference: $reference
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RecordBankTransferMutation, RecordBankTransferMutationVariables>;
export const WriteInvoiceOffDocument = new TypedDocumentString(`
    mutation WriteInvoiceOff($invoiceId: ID!, $reason: String!, $idempotencyKey: ID!) {
  writeInvoiceOff(
    invoiceId: $invoiceId
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<WriteInvoiceOffMutation, WriteInvoiceOffMutationVariables>;
export const ExpectInvoiceAgainDocument = new TypedDocumentString(`
    mutation ExpectInvoiceAgain($invoiceId: ID!, $idempotencyKey: ID!) {
  expectInvoiceAgain(invoiceId: $invoiceId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ExpectInvoiceAgainMutation, ExpectInvoiceAgainMutationVariables>;
export const SetInvoiceReminderDocument = new TypedDocumentString(`
    mutation SetInvoiceReminder($invoiceId: ID!, $remindOn: Day, $idempotencyKey: ID!) {
  setInvoiceReminder(
    invoiceId: $invoiceId
    remindOn: $remindOn
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SetInvoiceReminderMutation, SetInvoiceReminderMutationVariables>;
export const SettleBankLineDocument = new TypedDocumentString(`
    mutation SettleBankLine($lineId: ID!, $parts: [BankLinePartInput!]!, $idempotencyKey: ID!) {
  settleBankLine(lineId: $lineId, parts: $parts, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SettleBankLineMutation, SettleBankLineMutationVariables>;
export const IgnoreBankLineDocument = new TypedDocumentString(`
    mutation IgnoreBankLine($lineId: ID!, $reason: String!, $idempotencyKey: ID!) {
  ignoreBankLine(
    lineId: $lineId
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<IgnoreBankLineMutation, IgnoreBankLineMutationVariables>;
export const OrderBooksCheckDocument = new TypedDocumentString(`
    mutation OrderBooksCheck($lastCheckId: ID, $idempotencyKey: ID!) {
  orderBooksCheck(lastCheckId: $lastCheckId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<OrderBooksCheckMutation, OrderBooksCheckMutationVariables>;
export const KeptOfErasedDocument = new TypedDocumentString(`
    query KeptOfErased($invoiceIds: [ID!], $paymentIds: [ID!], $billingDetailsIds: [ID!], $landlordIds: [ID!]) {
  keptOfErased(
    invoiceIds: $invoiceIds
    paymentIds: $paymentIds
    billingDetailsIds: $billingDetailsIds
    landlordIds: $landlordIds
  ) {
    _id
    laws
    until
    isOver
    isShared
  }
}
    `) as unknown as TypedDocumentString<KeptOfErasedQuery, KeptOfErasedQueryVariables>;
export const StaffPaymentsDocument = new TypedDocumentString(`
    query StaffPayments($search: String, $needsWork: Boolean, $offset: Int!) {
  staffPayments(
    search: $search
    needsWork: $needsWork
    offset: $offset
    limit: 20
  ) {
    totalCount
    nodes {
      _id
      landlordName
      payment {
        ...PaidFacts
      }
      canBeRefunded {
        ...Verdict
      }
      hasContract
      hasInvoice
      disputes {
        _id
        dispute {
          ...DisputeFacts
        }
        answer
        answerText
        answeredAt
        answerFailure
        canBeAnswered {
          ...Verdict
        }
      }
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}
fragment RefundFacts on Refund {
  _id
  purpose
  amount
  settledAmount
  currency
  reason
  explanation
  state
  way
  failure
  createdAt
  arrivedAt
  transferredOn
  canBeTransferred {
    ...Verdict
  }
  account {
    accountHolder
    iban
    holderMatch
    givenAt
  }
}
fragment DisputeFacts on Dispute {
  _id
  amount
  currency
  reason
  state
  isHeld
  answerUntil
  decidedAt
  isAnswered
  hasReopenedInvoice
}
fragment PaidFacts on PaidByTenant {
  _id
  bookingId
  purpose
  amount
  currency
  paidAt
  surplus
  tenantNames
  listingName
  refundableAmount
  canBeRefunded {
    ...Verdict
  }
  refunds {
    ...RefundFacts
  }
  disputes {
    ...DisputeFacts
  }
}`) as unknown as TypedDocumentString<StaffPaymentsQuery, StaffPaymentsQueryVariables>;
export const RefundAccountDocument = new TypedDocumentString(`
    query RefundAccount($paymentId: String!) {
  staffPayments(search: $paymentId, limit: 1) {
    nodes {
      payment {
        refunds {
          _id
          account {
            accountHolder
            wholeIban
            bic
            holderMatch
          }
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RefundAccountQuery, RefundAccountQueryVariables>;
export const RefundTenantForStaffDocument = new TypedDocumentString(`
    mutation RefundTenantForStaff($paymentId: ID!, $amount: Float!, $reason: RefundReason!, $explanation: String!, $idempotencyKey: ID!) {
  refundTenantForStaff(
    paymentId: $paymentId
    amount: $amount
    reason: $reason
    explanation: $explanation
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RefundTenantForStaffMutation, RefundTenantForStaffMutationVariables>;
export const RecordRefundTransferDocument = new TypedDocumentString(`
    mutation RecordRefundTransfer($refundId: ID!, $transferredOn: Day!, $reference: String!, $idempotencyKey: ID!) {
  recordRefundTransfer(
    refundId: $refundId
    transferredOn: $transferredOn
    reference: $reference
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RecordRefundTransferMutation, RecordRefundTransferMutationVariables>;
export const AnswerDisputeDocument = new TypedDocumentString(`
    mutation AnswerDispute($disputeId: ID!, $text: String!, $withContract: Boolean!, $withInvoice: Boolean!, $idempotencyKey: ID!) {
  answerDispute(
    disputeId: $disputeId
    text: $text
    withContract: $withContract
    withInvoice: $withInvoice
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AnswerDisputeMutation, AnswerDisputeMutationVariables>;
export const AcceptDisputeDocument = new TypedDocumentString(`
    mutation AcceptDispute($disputeId: ID!, $idempotencyKey: ID!) {
  acceptDispute(disputeId: $disputeId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AcceptDisputeMutation, AcceptDisputeMutationVariables>;
export const ProviderAccountsDocument = new TypedDocumentString(`
    query ProviderAccounts($offset: Int!) {
  providerAccounts(offset: $offset, limit: 20) {
    totalCount
    nodes {
      ...ProviderAccountFacts
    }
  }
  lastProviderRun {
    _id
    finishedAt
    accounts
    failures
    lines
    differences
  }
  providerRunUnderWay {
    _id
    startedAt
  }
}
    fragment ProviderAccountFacts on ProviderAccount {
  _id
  provider
  mode
  currency
  landlordId
  landlordName
  available
  pending
  booked
  openCount
  openAmount
  explainedAmount
  comparedAt
  failure
  failedAt
}`) as unknown as TypedDocumentString<ProviderAccountsQuery, ProviderAccountsQueryVariables>;
export const ProviderDifferencesDocument = new TypedDocumentString(`
    query ProviderDifferences($accountId: ID!, $state: ProviderDifferenceState!, $offset: Int!) {
  providerDifferences(
    accountId: $accountId
    state: $state
    offset: $offset
    limit: 20
  ) {
    account {
      ...ProviderAccountFacts
    }
    counts {
      state
      count
    }
    nodes {
      _id
      kind
      state
      amount
      currency
      openedAt
      endedAt
      explanation
      explainedBy
      explainedAt
      line {
        externalId
        category
        amount
        fee
        currency
        sourceIds
        at
        availableAt
      }
      entryKind
      entryAt
      invoiceNumber
      landlordId
      landlordName
      canExplain {
        ...Verdict
      }
    }
  }
}
    fragment ProviderAccountFacts on ProviderAccount {
  _id
  provider
  mode
  currency
  landlordId
  landlordName
  available
  pending
  booked
  openCount
  openAmount
  explainedAmount
  comparedAt
  failure
  failedAt
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<ProviderDifferencesQuery, ProviderDifferencesQueryVariables>;
export const OrderProviderRunDocument = new TypedDocumentString(`
    mutation OrderProviderRun($lastRunId: ID, $idempotencyKey: ID!) {
  orderProviderRun(lastRunId: $lastRunId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<OrderProviderRunMutation, OrderProviderRunMutationVariables>;
export const ExplainProviderDifferenceDocument = new TypedDocumentString(`
    mutation ExplainProviderDifference($differenceId: ID!, $reason: String!, $idempotencyKey: ID!) {
  explainProviderDifference(
    differenceId: $differenceId
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ExplainProviderDifferenceMutation, ExplainProviderDifferenceMutationVariables>;
export const TaxDataItemsDocument = new TypedDocumentString(`
    query TaxDataItems($state: TaxDataState!, $search: String!, $offset: Int!, $limit: Int!) {
  taxDataItems(state: $state, search: $search, offset: $offset, limit: $limit) {
    totalCount
    nodes {
      _id
      landlordId
      landlordName
      landlordEmail
      name
      missing
      isExempt
      exemptionStatus
      exemptionDeadline
      exemptionReason
      homes
      askedAt
      heldAt
    }
  }
}
    `) as unknown as TypedDocumentString<TaxDataItemsQuery, TaxDataItemsQueryVariables>;
export const SetDac7ExemptionDocument = new TypedDocumentString(`
    mutation SetDac7Exemption($billingDetailsId: ID!, $exemptionStatus: Dac7ExemptionStatus!, $exemptionDeadline: String, $exemptionReason: String!, $idempotencyKey: ID!) {
  setDac7Exemption(
    billingDetailsId: $billingDetailsId
    exemptionStatus: $exemptionStatus
    exemptionDeadline: $exemptionDeadline
    exemptionReason: $exemptionReason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SetDac7ExemptionMutation, SetDac7ExemptionMutationVariables>;
export const LandlordsWithTermsDocument = new TypedDocumentString(`
    query LandlordsWithTerms($search: String!) {
  landlordsWithTerms(search: $search) {
    _id
    name
    email
    now {
      landlordFeeRate
      landlordFeeOrigin {
        source
        since
      }
      tenantFeeRate
      tenantFeeOrigin {
        source
        since
      }
      calculationMethod
      calculationOrigin {
        source
        since
      }
    }
    terms {
      _id
      scope
      groupName
      landlordFeeRate
      tenantFeeRate
      calculationMethod
      validFrom
      validUntil
      reason
      madeBy
    }
    incentives {
      _id
      amount
      currency
      reason
      grantedAt
      grantedBy
    }
    listings {
      groupId
      name
    }
  }
}
    `) as unknown as TypedDocumentString<LandlordsWithTermsQuery, LandlordsWithTermsQueryVariables>;
export const MakeFeeTermsDocument = new TypedDocumentString(`
    mutation MakeFeeTerms($landlordId: ID!, $scope: FeeTermsScope!, $groupId: ID, $landlordFeeRate: Int, $tenantFeeRate: Int, $calculationMethod: InvoiceCalculationMethod, $validFrom: Day!, $validUntil: Day, $reason: String!, $idempotencyKey: ID!) {
  makeFeeTerms(
    landlordId: $landlordId
    scope: $scope
    groupId: $groupId
    landlordFeeRate: $landlordFeeRate
    tenantFeeRate: $tenantFeeRate
    calculationMethod: $calculationMethod
    validFrom: $validFrom
    validUntil: $validUntil
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<MakeFeeTermsMutation, MakeFeeTermsMutationVariables>;
export const GrantIncentiveDocument = new TypedDocumentString(`
    mutation GrantIncentive($landlordId: ID!, $amount: Float!, $currency: String!, $reason: String!, $referredId: ID, $idempotencyKey: ID!) {
  grantIncentive(
    landlordId: $landlordId
    amount: $amount
    currency: $currency
    reason: $reason
    referredId: $referredId
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<GrantIncentiveMutation, GrantIncentiveMutationVariables>;
export const PaidReferralsDocument = new TypedDocumentString(`
    query PaidReferrals {
  paidReferrals {
    referrerId
    referrerName
    referredId
    referredName
    signedUpAt
    feePaidOn
    shared
    isEarned
  }
}
    `) as unknown as TypedDocumentString<PaidReferralsQuery, PaidReferralsQueryVariables>;
export const CalendarWindowsDryRunDocument = new TypedDocumentString(`
    query CalendarWindowsDryRun($input: WindowsInput!) {
  windowsDryRun(input: $input) {
    units {
      listingId
      name
      problem
    }
    declined {
      ...DeclinedPerson
    }
    seen
  }
}
    fragment DeclinedPerson on OverlappingListingRequest {
  listingRequestId
  firstName
  lastName
  from
  to
}`) as unknown as TypedDocumentString<CalendarWindowsDryRunQuery, CalendarWindowsDryRunQueryVariables>;
export const CalendarWindowsDocument = new TypedDocumentString(`
    mutation CalendarWindows($input: WindowsInput!, $idempotencyKey: ID!) {
  changeWindows(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    done {
      listingIds
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CalendarWindowsMutation, CalendarWindowsMutationVariables>;
export const CleaningPlanDocument = new TypedDocumentString(`
    query CleaningPlan($token: String!) {
  cleaningPlan(token: $token) {
    ...CleaningPlanParts
  }
}
    fragment CleaningPlanParts on CleaningPlan {
  keys
  turnovers {
    listingId
    day
    unitName
    address
    departure
    arrival
    canBeDone
    doneAt
    photos {
      id
      addedAt
      isOwn
    }
  }
}`) as unknown as TypedDocumentString<CleaningPlanQuery, CleaningPlanQueryVariables>;
export const MarkCleanedDocument = new TypedDocumentString(`
    mutation MarkCleaned($token: String!, $listingId: ID!, $day: Day!, $done: Boolean!) {
  markCleaned(token: $token, listingId: $listingId, day: $day, done: $done) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<MarkCleanedMutation, MarkCleanedMutationVariables>;
export const RemoveCleaningPhotoDocument = new TypedDocumentString(`
    mutation RemoveCleaningPhoto($token: String!, $cleaningPhotoId: ID!) {
  removeCleaningPhoto(token: $token, cleaningPhotoId: $cleaningPhotoId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RemoveCleaningPhotoMutation, RemoveCleaningPhotoMutationVariables>;
export const CleaningPageDocument = new TypedDocumentString(`
    query CleaningPage {
  cleaningLinks {
    ...CleaningLinkParts
  }
  cleaningPlaces {
    groupId
    listingId
    name
  }
  coversAllHomes
  cleaningTurnovers {
    listingId
    day
    unitName
    address
    departure
    arrival
    doneAt
    doneBy
    photos {
      id
      addedAt
      addedBy
      isOwn
    }
  }
}
    fragment CleaningLinkParts on CleaningLink {
  id
  place
  label
  keys
  url
  createdAt
  lastUsedAt
  revokedAt
}`) as unknown as TypedDocumentString<CleaningPageQuery, CleaningPageQueryVariables>;
export const CreateCleaningLinkDocument = new TypedDocumentString(`
    mutation CreateCleaningLink($input: CreateCleaningLinkInput!, $idempotencyKey: ID!) {
  createCleaningLink(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    link {
      ...CleaningLinkParts
    }
  }
}
    fragment CleaningLinkParts on CleaningLink {
  id
  place
  label
  keys
  url
  createdAt
  lastUsedAt
  revokedAt
}
fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CreateCleaningLinkMutation, CreateCleaningLinkMutationVariables>;
export const RevokeCleaningLinkDocument = new TypedDocumentString(`
    mutation RevokeCleaningLink($linkId: ID!, $idempotencyKey: ID!) {
  revokeCleaningLink(linkId: $linkId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RevokeCleaningLinkMutation, RevokeCleaningLinkMutationVariables>;
export const ContractTermsOptionsDocument = new TypedDocumentString(`
    query ContractTermsOptions($listingRequestId: ID!) {
  contractOptions(listingRequestId: $listingRequestId) {
    listingRequestId
    bookingRequestId
    landlordStatus
    requestType
    tenantName
    companyName
    listing {
      groupId
      name
      partOfGroup
    }
    from
    to
    duration {
      months
      days
    }
    contracts {
      name
      isTemplateSupported
      obstacle
      languages
      maximumDeposit
      missing {
        gap
        required
      }
    }
    terms {
      contractName
      language
      timeOfPayment
      cleaningFee
      cleaningFeeFrequency
      deposit
      houseRules
      isOnlineSigning
      ownContractFileId
    }
    isSaved
    ownContracts {
      fileId
      fileName
      createdAt
      url
    }
    type
    country
    price
    totalRent
    calculationMethod
    currency
    hasOnlineSigning
    houseRules {
      language
      text
    }
    annexTo {
      reference
      madeOn
      from
      to
    }
    canPrepare {
      ...Verdict
    }
    willReplace
    willMake
    offerId
    previewUrl
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<ContractTermsOptionsQuery, ContractTermsOptionsQueryVariables>;
export const ContractTermsPrepareDocument = new TypedDocumentString(`
    mutation ContractTermsPrepare($listingRequestId: ID!, $input: PrepareContractInput!, $idempotencyKey: ID!) {
  prepareContract(
    listingRequestId: $listingRequestId
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ContractTermsPrepareMutation, ContractTermsPrepareMutationVariables>;
export const ContractOfferDocument = new TypedDocumentString(`
    query ContractOffer($offerId: ID!) {
  bookingOffer(_id: $offerId) {
    _id
    status
    generating
    isOnlineSigning
    ownContract
    methodOfBooking
    contractName
    type
    from
    to
    duration {
      months
      days
    }
    price
    deposit
    totalRent
    calculationMethod
    currency
    unitName
    listing {
      name
      address {
        ...Address
        country
      }
    }
    bookingRequestId
    listingRequestId
    landlordName
    tenantName
    viewerRole
    consentText
    ownPower {
      state
      givenOn
      from
      to
    }
    signers {
      role
      name
      status
      signedAt
      openedAt
      powerId
      power {
        agentName
        givenOn
        documentUrl
      }
    }
    turn
    signingExpiresAt
    signingUrl
    possibleSigners {
      powerId
      name
    }
    procedure {
      provider
      isTest
    }
    cancellationReason
    stopReason
    stopComment
    replacedByOfferId
    reminders {
      role
      sentAt
    }
    contractUrl
    documentSha256
    signedContractUrl
    canSign {
      value
    }
    canRefuse {
      ...Verdict
    }
    canCancel {
      ...Verdict
    }
    canStopOnlineSigning {
      ...Verdict
    }
    canRemind {
      ...Verdict
    }
    canUploadSigned {
      value
    }
    canConfirm {
      value
    }
    canAcceptProposal {
      value
    }
    canRecordOfflineSignatures {
      ...Verdict
    }
    booking {
      _id
      from
      to
    }
    currency
    bookingFee {
      ...PlannedFee
    }
    tenantFee {
      rate
      amount
      vat
    }
  }
}
    fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment Verdict on Verdict {
  value
  reason
}
fragment PlannedFee on PlannedInvoice {
  rent
  feeRate
  feeOrigin {
    source
    since
  }
  net
  vat
  vatRate
  amount
}`) as unknown as TypedDocumentString<ContractOfferQuery, ContractOfferQueryVariables>;
export const ContractMarkOpenedDocument = new TypedDocumentString(`
    mutation ContractMarkOpened($offerId: ID!) {
  markContractOpened(offerId: $offerId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ContractMarkOpenedMutation, ContractMarkOpenedMutationVariables>;
export const ContractSignDocument = new TypedDocumentString(`
    mutation ContractSign($offerId: ID!, $input: SignContractInput!, $idempotencyKey: ID!) {
  signContract(offerId: $offerId, input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ContractSignMutation, ContractSignMutationVariables>;
export const ContractAcceptDocument = new TypedDocumentString(`
    mutation ContractAccept($offerId: ID!, $idempotencyKey: ID!) {
  acceptProposedContract(offerId: $offerId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ContractAcceptMutation, ContractAcceptMutationVariables>;
export const ContractRecordSignaturesDocument = new TypedDocumentString(`
    mutation ContractRecordSignatures($offerId: ID!, $feeShown: Float!, $idempotencyKey: ID!) {
  recordOfflineSignatures(
    offerId: $offerId
    feeShown: $feeShown
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ContractRecordSignaturesMutation, ContractRecordSignaturesMutationVariables>;
export const ContractConfirmBookingDocument = new TypedDocumentString(`
    mutation ContractConfirmBooking($offerId: ID!, $feeShown: Float!, $idempotencyKey: ID!) {
  confirmBooking(
    offerId: $offerId
    feeShown: $feeShown
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ContractConfirmBookingMutation, ContractConfirmBookingMutationVariables>;
export const ContractStopOnlineSigningDocument = new TypedDocumentString(`
    mutation ContractStopOnlineSigning($offerId: ID!, $reason: StopOnlineSigningReason!, $comment: String, $idempotencyKey: ID!) {
  stopOnlineSigning(
    offerId: $offerId
    reason: $reason
    comment: $comment
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    offer {
      _id
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ContractStopOnlineSigningMutation, ContractStopOnlineSigningMutationVariables>;
export const ContractChangeSignerDocument = new TypedDocumentString(`
    mutation ContractChangeSigner($offerId: ID!, $powerId: ID, $idempotencyKey: ID!) {
  changeExternalSigner(
    offerId: $offerId
    powerId: $powerId
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    offer {
      _id
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ContractChangeSignerMutation, ContractChangeSignerMutationVariables>;
export const ContractRefuseDocument = new TypedDocumentString(`
    mutation ContractRefuse($offerId: ID!, $idempotencyKey: ID!) {
  refuseContract(offerId: $offerId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ContractRefuseMutation, ContractRefuseMutationVariables>;
export const ContractCancelDocument = new TypedDocumentString(`
    mutation ContractCancel($offerId: ID!, $idempotencyKey: ID!) {
  cancelContract(offerId: $offerId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ContractCancelMutation, ContractCancelMutationVariables>;
export const ContractRemindDocument = new TypedDocumentString(`
    mutation ContractRemind($offerId: ID!, $idempotencyKey: ID!) {
  sendSigningReminder(offerId: $offerId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ContractRemindMutation, ContractRemindMutationVariables>;
export const ExploreCitiesDocument = new TypedDocumentString(`
    query ExploreCities {
  publicSearch(filter: {}, limit: 1) {
    places {
      city
    }
  }
}
    `) as unknown as TypedDocumentString<ExploreCitiesQuery, ExploreCitiesQueryVariables>;
export const ExploreRentDocument = new TypedDocumentString(`
    query ExploreRent($city: String!, $area: Int!, $standard: FurnitureStandard!) {
  expectedRent(city: $city, area: $area, standard: $standard) {
    homes
    lowest
    highest
  }
}
    `) as unknown as TypedDocumentString<ExploreRentQuery, ExploreRentQueryVariables>;
export const ExploreExamplesDocument = new TypedDocumentString(`
    query ExploreExamples($city: String) {
  publicListings(city: $city, limit: 4) {
    nodes {
      _id
      groupId
      partOfGroup
      title
      name
      city
      price
      hasSeveralRents
      currency
      area
      images {
        urls {
          medium
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ExploreExamplesQuery, ExploreExamplesQueryVariables>;
export const EntryMyReferralDocument = new TypedDocumentString(`
    query EntryMyReferral {
  myReferral {
    code
    signUps
    landlords
    published
    booked
    rewarded
  }
}
    `) as unknown as TypedDocumentString<EntryMyReferralQuery, EntryMyReferralQueryVariables>;
export const EntryReferrerDocument = new TypedDocumentString(`
    query EntryReferrer($code: String!) {
  referrer(code: $code) {
    firstName
  }
}
    `) as unknown as TypedDocumentString<EntryReferrerQuery, EntryReferrerQueryVariables>;
export const HomeImportDryRunDocument = new TypedDocumentString(`
    query HomeImportDryRun($file: HomesFileInput!) {
  homesFileDryRun(file: $file) {
    problem
    missing
    separator
    dayOrder
    isDayOrderSure
    textLanguage
    columns {
      head
      samples
      field
    }
    counts {
      outcome
      lines
    }
    lines {
      line
      outcome
      name
      city
      wrong
    }
    seen
  }
}
    `) as unknown as TypedDocumentString<HomeImportDryRunQuery, HomeImportDryRunQueryVariables>;
export const HomeImportDocument = new TypedDocumentString(`
    mutation HomeImport($file: HomesFileInput!, $seen: String!, $idempotencyKey: ID!) {
  importHomes(file: $file, seen: $seen, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    added
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<HomeImportMutation, HomeImportMutationVariables>;
export const HomeNeedsYouDocument = new TypedDocumentString(`
    query HomeNeedsYou {
  needsYou(first: 5) {
    totalCount
    nodes {
      id
      bookingRequestId
      type
      from
      to
      currency
      freeUnits
      nextStep {
        kind
        deadline
        deadlineFor
      }
      tenantInformation {
        firstName
        lastName
      }
      tenantPayments {
        totalRent
        rentPerDay
      }
      listing {
        _id
        groupId
        partOfGroup
        name
      }
      latestBookingOffer {
        _id
      }
      overlappingListingRequests {
        wouldBeDeclined
      }
    }
  }
  needsYouWishes {
    totalCount
    nodes {
      bookingId
      lastDay
      deadline
      rent
      currency
      tenantNames
      unitName
    }
  }
}
    `) as unknown as TypedDocumentString<HomeNeedsYouQuery, HomeNeedsYouQueryVariables>;
export const HomeNeedsYouCalendarsDocument = new TypedDocumentString(`
    query HomeNeedsYouCalendars {
  needsYouCalendars(first: 3) {
    totalCount
    nodes {
      kind
      since
      conflicts
      feedId
      source
      label
      listingId
      groupId
      partOfGroup
      unitName
    }
  }
}
    `) as unknown as TypedDocumentString<HomeNeedsYouCalendarsQuery, HomeNeedsYouCalendarsQueryVariables>;
export const HomePayoutObstacleDocument = new TypedDocumentString(`
    query HomePayoutObstacle {
  payoutObstacle {
    reason
    homes
    day
  }
}
    `) as unknown as TypedDocumentString<HomePayoutObstacleQuery, HomePayoutObstacleQueryVariables>;
export const HomeFiguresDocument = new TypedDocumentString(`
    query HomeFigures {
  landlordFigures {
    apartments
    occupancyNext30Days
    becomeFreeWithin60Days
    earnedThisMonth {
      amount
      currency
    }
    earnedLastMonth {
      amount
      currency
    }
    medianAnswerMinutes
  }
}
    `) as unknown as TypedDocumentString<HomeFiguresQuery, HomeFiguresQueryVariables>;
export const HomeListingsDocument = new TypedDocumentString(`
    query HomeListings($offset: Int!, $limit: Int!, $search: String, $city: String, $state: CurrentStateType, $publication: PublicationHistory, $archived: Boolean, $incomplete: Boolean) {
  landlordListings(
    offset: $offset
    limit: $limit
    search: $search
    city: $city
    state: $state
    publication: $publication
    archived: $archived
    incomplete: $incomplete
  ) {
    totalCount
    cities
    nodes {
      _id
      groupId
      partOfGroup
      name
      externalId
      published
      price
      fromPrice
      hasSeveralRents
      currency
      unitCount
      freeFrom
      address {
        ...Address
      }
      coverImage {
        urls {
          small
        }
      }
      currentState {
        ...CurrentState
      }
      next90Days {
        kind
        from
        to
        share
      }
      counts {
        numOpenRequests
        numInProgressRequests
        numBlockedRequests
      }
    }
  }
}
    fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment CurrentState on CurrentState {
  type
  vacantFrom
  occupiedUntil
  blockedUntil
  bookedSince
  vacantSince
  notAvailableSince
  notAvailableUntil
  apartments
}`) as unknown as TypedDocumentString<HomeListingsQuery, HomeListingsQueryVariables>;
export const HomeUnitsDocument = new TypedDocumentString(`
    query HomeUnits($groupId: ID!) {
  landlordListingByGroupId(groupId: $groupId) {
    groupId
    group {
      _id
      externalId
      apartmentName
      floor
      price
      published
      freeFrom
      currentState {
        ...CurrentState
      }
      next90Days {
        kind
        from
        to
        share
      }
    }
  }
}
    fragment CurrentState on CurrentState {
  type
  vacantFrom
  occupiedUntil
  blockedUntil
  bookedSince
  vacantSince
  notAvailableSince
  notAvailableUntil
  apartments
}`) as unknown as TypedDocumentString<HomeUnitsQuery, HomeUnitsQueryVariables>;
export const InboxGoOnWithoutIncomeDocument = new TypedDocumentString(`
    mutation InboxGoOnWithoutIncome($listingRequestId: ID!, $idempotencyKey: ID!) {
  goOnWithoutIncome(
    listingRequestId: $listingRequestId
    idempotencyKey: $idempotencyKey
  ) {
    ...InboxAnswered
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment InboxRow on ListingRequest {
  id
  userFriendlyId
  bookingRequestId
  type
  landlordStatus
  badge {
    kind
    tone
  }
  nextStep {
    kind
    deadline
    deadlineFor
  }
  methodOfBooking
  autoDeclineAt
  viewedByLandlord
  unreadMessages
  from
  to
  currency
  youReceive
  listing {
    _id
    groupId
    partOfGroup
    name
    unitName
  }
  tenantInformation {
    firstName
    lastName
  }
  latestBookingOffer {
    _id
  }
  suggestion {
    from
    to
  }
}
fragment InboxRequest on ListingRequest {
  ...InboxRow
  requestedAt
  selectedContract
  tenantInformation {
    email
    phone
    memberSince
    stays
  }
  listing {
    address {
      ...Address
      country
    }
  }
  work {
    companyName
    jobTitle
  }
  duration {
    months
    days
  }
  adults
  adultsInformation {
    relationship
  }
  children
  childrenInformation {
    type
  }
  optionToExtend
  pets
  petsInformation {
    description
  }
  reasonForStay
  paidBy
  employment
  notes
  tenantPayments {
    totalRent
  }
  price
  listPrice
  unitOfOtherRent {
    unitName
    rent
    asked
  }
  landlordFeeCharge
  landlordFeeRate
  landlordFeeOrigin {
    source
    since
  }
  calculationMethod
  calculationOrigin {
    source
    since
  }
  bookingFee {
    ...PlannedFee
  }
  isWithinAllowedVacancy
  vacancyBefore {
    from
    days
    maxVacancy
    maxVacancyUnit
  }
  extendsBookingId
  status {
    type
    data {
      reason
      explanation
      suppressingBookingRequestId
      suppressingListingRequestId
    }
    canBeAccepted {
      ...Verdict
    }
    canBeRejected {
      ...Verdict
    }
    canTakeAcceptBack {
      ...Verdict
    }
  }
  nextStep {
    canChangeTerms
    verdict {
      ...Verdict
    }
  }
  latestBookingOffer {
    status
    unitName
  }
  booking {
    _id
  }
  overlappingListingRequests {
    listingRequestId
    bookingRequestId
    type
    wouldBeDeclined
    firstName
    lastName
    from
    to
    landlordStatus
  }
  canSuggestDates {
    ...Verdict
  }
  suggestion {
    message
  }
  skipReason
  deal {
    status
    stage
  }
  firstMonthRent
  firstMonthRentPayment {
    status
    amount
    dueDate
  }
  tenantServiceFee {
    status
    amount
  }
  verification {
    asked
    handedIn
    accepted
    failed
    done
    doneAt
    open {
      part
      turn
    }
    rentCover {
      status
      times
    }
  }
  checks {
    ...StayRule
    verdict {
      ...Verdict
    }
  }
  freeUnits
  around {
    from
    to
    units {
      _id
      name
      fits
      bars {
        kind
        from
        to
        label
        listingRequestId
      }
    }
  }
  events {
    id
    at
    action
    by
    isMine
    actorName
    data
  }
  declineReasons {
    ...OfferedReason
  }
}
fragment InboxAnswered on ListingRequestPayload {
  error {
    ...Refusal
  }
  listingRequest {
    ...InboxRequest
  }
}
fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment Verdict on Verdict {
  value
  reason
}
fragment OfferedReason on DeclineReason {
  value
  explanationRequired
  blocksRequired
}
fragment StayRule on StayCheck {
  rule
  months
  origin
  region
  source {
    text
    url
    basis
  }
  validFrom
  lifted
  verdict {
    value
  }
  chain {
    from
    to
  }
  count
}
fragment PlannedFee on PlannedInvoice {
  rent
  feeRate
  feeOrigin {
    source
    since
  }
  net
  vat
  vatRate
  amount
}`) as unknown as TypedDocumentString<InboxGoOnWithoutIncomeMutation, InboxGoOnWithoutIncomeMutationVariables>;
export const InboxPageDocument = new TypedDocumentString(`
    query InboxPage($listingId: ID, $groupId: ID, $filter: RequestFilter, $order: RequestOrder, $type: RequestType, $statuses: [LandlordStatus!], $search: String, $from: Day, $to: Day, $offset: Int, $limit: Int) {
  landlordListingRequests(
    listingId: $listingId
    groupId: $groupId
    filter: $filter
    order: $order
    type: $type
    statuses: $statuses
    search: $search
    from: $from
    to: $to
    offset: $offset
    limit: $limit
  ) {
    totalCount
    filterCounts {
      needsYou
      open
      waiting
      all
    }
    nodes {
      ...InboxRow
    }
  }
}
    fragment InboxRow on ListingRequest {
  id
  userFriendlyId
  bookingRequestId
  type
  landlordStatus
  badge {
    kind
    tone
  }
  nextStep {
    kind
    deadline
    deadlineFor
  }
  methodOfBooking
  autoDeclineAt
  viewedByLandlord
  unreadMessages
  from
  to
  currency
  youReceive
  listing {
    _id
    groupId
    partOfGroup
    name
    unitName
  }
  tenantInformation {
    firstName
    lastName
  }
  latestBookingOffer {
    _id
  }
  suggestion {
    from
    to
  }
}`) as unknown as TypedDocumentString<InboxPageQuery, InboxPageQueryVariables>;
export const InboxListingsDocument = new TypedDocumentString(`
    query InboxListings {
  landlordListings(limit: 100) {
    nodes {
      _id
      groupId
      partOfGroup
      name
    }
  }
}
    `) as unknown as TypedDocumentString<InboxListingsQuery, InboxListingsQueryVariables>;
export const InboxScopeOfGroupDocument = new TypedDocumentString(`
    query InboxScopeOfGroup($groupId: ID!) {
  landlordListingByGroupId(groupId: $groupId) {
    name
    groupId
  }
}
    `) as unknown as TypedDocumentString<InboxScopeOfGroupQuery, InboxScopeOfGroupQueryVariables>;
export const InboxScopeOfListingDocument = new TypedDocumentString(`
    query InboxScopeOfListing($listingId: ID!) {
  landlordListingById(_id: $listingId) {
    name
    groupId
  }
}
    `) as unknown as TypedDocumentString<InboxScopeOfListingQuery, InboxScopeOfListingQueryVariables>;
export const InboxRequestDocument = new TypedDocumentString(`
    query InboxRequest($bookingRequestId: ID!, $listingRequestId: ID) {
  landlordListingRequest(
    bookingRequestId: $bookingRequestId
    listingRequestId: $listingRequestId
  ) {
    ...InboxRequest
  }
}
    fragment InboxRow on ListingRequest {
  id
  userFriendlyId
  bookingRequestId
  type
  landlordStatus
  badge {
    kind
    tone
  }
  nextStep {
    kind
    deadline
    deadlineFor
  }
  methodOfBooking
  autoDeclineAt
  viewedByLandlord
  unreadMessages
  from
  to
  currency
  youReceive
  listing {
    _id
    groupId
    partOfGroup
    name
    unitName
  }
  tenantInformation {
    firstName
    lastName
  }
  latestBookingOffer {
    _id
  }
  suggestion {
    from
    to
  }
}
fragment InboxRequest on ListingRequest {
  ...InboxRow
  requestedAt
  selectedContract
  tenantInformation {
    email
    phone
    memberSince
    stays
  }
  listing {
    address {
      ...Address
      country
    }
  }
  work {
    companyName
    jobTitle
  }
  duration {
    months
    days
  }
  adults
  adultsInformation {
    relationship
  }
  children
  childrenInformation {
    type
  }
  optionToExtend
  pets
  petsInformation {
    description
  }
  reasonForStay
  paidBy
  employment
  notes
  tenantPayments {
    totalRent
  }
  price
  listPrice
  unitOfOtherRent {
    unitName
    rent
    asked
  }
  landlordFeeCharge
  landlordFeeRate
  landlordFeeOrigin {
    source
    since
  }
  calculationMethod
  calculationOrigin {
    source
    since
  }
  bookingFee {
    ...PlannedFee
  }
  isWithinAllowedVacancy
  vacancyBefore {
    from
    days
    maxVacancy
    maxVacancyUnit
  }
  extendsBookingId
  status {
    type
    data {
      reason
      explanation
      suppressingBookingRequestId
      suppressingListingRequestId
    }
    canBeAccepted {
      ...Verdict
    }
    canBeRejected {
      ...Verdict
    }
    canTakeAcceptBack {
      ...Verdict
    }
  }
  nextStep {
    canChangeTerms
    verdict {
      ...Verdict
    }
  }
  latestBookingOffer {
    status
    unitName
  }
  booking {
    _id
  }
  overlappingListingRequests {
    listingRequestId
    bookingRequestId
    type
    wouldBeDeclined
    firstName
    lastName
    from
    to
    landlordStatus
  }
  canSuggestDates {
    ...Verdict
  }
  suggestion {
    message
  }
  skipReason
  deal {
    status
    stage
  }
  firstMonthRent
  firstMonthRentPayment {
    status
    amount
    dueDate
  }
  tenantServiceFee {
    status
    amount
  }
  verification {
    asked
    handedIn
    accepted
    failed
    done
    doneAt
    open {
      part
      turn
    }
    rentCover {
      status
      times
    }
  }
  checks {
    ...StayRule
    verdict {
      ...Verdict
    }
  }
  freeUnits
  around {
    from
    to
    units {
      _id
      name
      fits
      bars {
        kind
        from
        to
        label
        listingRequestId
      }
    }
  }
  events {
    id
    at
    action
    by
    isMine
    actorName
    data
  }
  declineReasons {
    ...OfferedReason
  }
}
fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment Verdict on Verdict {
  value
  reason
}
fragment OfferedReason on DeclineReason {
  value
  explanationRequired
  blocksRequired
}
fragment StayRule on StayCheck {
  rule
  months
  origin
  region
  source {
    text
    url
    basis
  }
  validFrom
  lifted
  verdict {
    value
  }
  chain {
    from
    to
  }
  count
}
fragment PlannedFee on PlannedInvoice {
  rent
  feeRate
  feeOrigin {
    source
    since
  }
  net
  vat
  vatRate
  amount
}`) as unknown as TypedDocumentString<InboxRequestQuery, InboxRequestQueryVariables>;
export const InboxExtensionPossibleDocument = new TypedDocumentString(`
    query InboxExtensionPossible($listingRequestId: ID!) {
  possibleToCreateContractForExtensionRequest(listingRequestId: $listingRequestId) {
    ...Verdict
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<InboxExtensionPossibleQuery, InboxExtensionPossibleQueryVariables>;
export const InboxMarkViewedDocument = new TypedDocumentString(`
    mutation InboxMarkViewed($listingRequestId: ID!) {
  markListingRequestViewed(listingRequestId: $listingRequestId) {
    error {
      ...Refusal
    }
    listingRequest {
      id
      viewedByLandlord
      badge {
        kind
        tone
      }
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<InboxMarkViewedMutation, InboxMarkViewedMutationVariables>;
export const InboxAcceptDocument = new TypedDocumentString(`
    mutation InboxAccept($listingRequestId: ID!, $seen: [ID!], $idempotencyKey: ID!) {
  acceptListingRequest(
    listingRequestId: $listingRequestId
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    ...InboxAnswered
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment InboxRow on ListingRequest {
  id
  userFriendlyId
  bookingRequestId
  type
  landlordStatus
  badge {
    kind
    tone
  }
  nextStep {
    kind
    deadline
    deadlineFor
  }
  methodOfBooking
  autoDeclineAt
  viewedByLandlord
  unreadMessages
  from
  to
  currency
  youReceive
  listing {
    _id
    groupId
    partOfGroup
    name
    unitName
  }
  tenantInformation {
    firstName
    lastName
  }
  latestBookingOffer {
    _id
  }
  suggestion {
    from
    to
  }
}
fragment InboxRequest on ListingRequest {
  ...InboxRow
  requestedAt
  selectedContract
  tenantInformation {
    email
    phone
    memberSince
    stays
  }
  listing {
    address {
      ...Address
      country
    }
  }
  work {
    companyName
    jobTitle
  }
  duration {
    months
    days
  }
  adults
  adultsInformation {
    relationship
  }
  children
  childrenInformation {
    type
  }
  optionToExtend
  pets
  petsInformation {
    description
  }
  reasonForStay
  paidBy
  employment
  notes
  tenantPayments {
    totalRent
  }
  price
  listPrice
  unitOfOtherRent {
    unitName
    rent
    asked
  }
  landlordFeeCharge
  landlordFeeRate
  landlordFeeOrigin {
    source
    since
  }
  calculationMethod
  calculationOrigin {
    source
    since
  }
  bookingFee {
    ...PlannedFee
  }
  isWithinAllowedVacancy
  vacancyBefore {
    from
    days
    maxVacancy
    maxVacancyUnit
  }
  extendsBookingId
  status {
    type
    data {
      reason
      explanation
      suppressingBookingRequestId
      suppressingListingRequestId
    }
    canBeAccepted {
      ...Verdict
    }
    canBeRejected {
      ...Verdict
    }
    canTakeAcceptBack {
      ...Verdict
    }
  }
  nextStep {
    canChangeTerms
    verdict {
      ...Verdict
    }
  }
  latestBookingOffer {
    status
    unitName
  }
  booking {
    _id
  }
  overlappingListingRequests {
    listingRequestId
    bookingRequestId
    type
    wouldBeDeclined
    firstName
    lastName
    from
    to
    landlordStatus
  }
  canSuggestDates {
    ...Verdict
  }
  suggestion {
    message
  }
  skipReason
  deal {
    status
    stage
  }
  firstMonthRent
  firstMonthRentPayment {
    status
    amount
    dueDate
  }
  tenantServiceFee {
    status
    amount
  }
  verification {
    asked
    handedIn
    accepted
    failed
    done
    doneAt
    open {
      part
      turn
    }
    rentCover {
      status
      times
    }
  }
  checks {
    ...StayRule
    verdict {
      ...Verdict
    }
  }
  freeUnits
  around {
    from
    to
    units {
      _id
      name
      fits
      bars {
        kind
        from
        to
        label
        listingRequestId
      }
    }
  }
  events {
    id
    at
    action
    by
    isMine
    actorName
    data
  }
  declineReasons {
    ...OfferedReason
  }
}
fragment InboxAnswered on ListingRequestPayload {
  error {
    ...Refusal
  }
  listingRequest {
    ...InboxRequest
  }
}
fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment Verdict on Verdict {
  value
  reason
}
fragment OfferedReason on DeclineReason {
  value
  explanationRequired
  blocksRequired
}
fragment StayRule on StayCheck {
  rule
  months
  origin
  region
  source {
    text
    url
    basis
  }
  validFrom
  lifted
  verdict {
    value
  }
  chain {
    from
    to
  }
  count
}
fragment PlannedFee on PlannedInvoice {
  rent
  feeRate
  feeOrigin {
    source
    since
  }
  net
  vat
  vatRate
  amount
}`) as unknown as TypedDocumentString<InboxAcceptMutation, InboxAcceptMutationVariables>;
export const InboxRejectDocument = new TypedDocumentString(`
    mutation InboxReject($listingRequestId: ID!, $input: RejectListingRequestInput!, $seen: [ID!], $idempotencyKey: ID!) {
  rejectListingRequest(
    listingRequestId: $listingRequestId
    input: $input
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    ...InboxAnswered
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment InboxRow on ListingRequest {
  id
  userFriendlyId
  bookingRequestId
  type
  landlordStatus
  badge {
    kind
    tone
  }
  nextStep {
    kind
    deadline
    deadlineFor
  }
  methodOfBooking
  autoDeclineAt
  viewedByLandlord
  unreadMessages
  from
  to
  currency
  youReceive
  listing {
    _id
    groupId
    partOfGroup
    name
    unitName
  }
  tenantInformation {
    firstName
    lastName
  }
  latestBookingOffer {
    _id
  }
  suggestion {
    from
    to
  }
}
fragment InboxRequest on ListingRequest {
  ...InboxRow
  requestedAt
  selectedContract
  tenantInformation {
    email
    phone
    memberSince
    stays
  }
  listing {
    address {
      ...Address
      country
    }
  }
  work {
    companyName
    jobTitle
  }
  duration {
    months
    days
  }
  adults
  adultsInformation {
    relationship
  }
  children
  childrenInformation {
    type
  }
  optionToExtend
  pets
  petsInformation {
    description
  }
  reasonForStay
  paidBy
  employment
  notes
  tenantPayments {
    totalRent
  }
  price
  listPrice
  unitOfOtherRent {
    unitName
    rent
    asked
  }
  landlordFeeCharge
  landlordFeeRate
  landlordFeeOrigin {
    source
    since
  }
  calculationMethod
  calculationOrigin {
    source
    since
  }
  bookingFee {
    ...PlannedFee
  }
  isWithinAllowedVacancy
  vacancyBefore {
    from
    days
    maxVacancy
    maxVacancyUnit
  }
  extendsBookingId
  status {
    type
    data {
      reason
      explanation
      suppressingBookingRequestId
      suppressingListingRequestId
    }
    canBeAccepted {
      ...Verdict
    }
    canBeRejected {
      ...Verdict
    }
    canTakeAcceptBack {
      ...Verdict
    }
  }
  nextStep {
    canChangeTerms
    verdict {
      ...Verdict
    }
  }
  latestBookingOffer {
    status
    unitName
  }
  booking {
    _id
  }
  overlappingListingRequests {
    listingRequestId
    bookingRequestId
    type
    wouldBeDeclined
    firstName
    lastName
    from
    to
    landlordStatus
  }
  canSuggestDates {
    ...Verdict
  }
  suggestion {
    message
  }
  skipReason
  deal {
    status
    stage
  }
  firstMonthRent
  firstMonthRentPayment {
    status
    amount
    dueDate
  }
  tenantServiceFee {
    status
    amount
  }
  verification {
    asked
    handedIn
    accepted
    failed
    done
    doneAt
    open {
      part
      turn
    }
    rentCover {
      status
      times
    }
  }
  checks {
    ...StayRule
    verdict {
      ...Verdict
    }
  }
  freeUnits
  around {
    from
    to
    units {
      _id
      name
      fits
      bars {
        kind
        from
        to
        label
        listingRequestId
      }
    }
  }
  events {
    id
    at
    action
    by
    isMine
    actorName
    data
  }
  declineReasons {
    ...OfferedReason
  }
}
fragment InboxAnswered on ListingRequestPayload {
  error {
    ...Refusal
  }
  listingRequest {
    ...InboxRequest
  }
}
fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment Verdict on Verdict {
  value
  reason
}
fragment OfferedReason on DeclineReason {
  value
  explanationRequired
  blocksRequired
}
fragment StayRule on StayCheck {
  rule
  months
  origin
  region
  source {
    text
    url
    basis
  }
  validFrom
  lifted
  verdict {
    value
  }
  chain {
    from
    to
  }
  count
}
fragment PlannedFee on PlannedInvoice {
  rent
  feeRate
  feeOrigin {
    source
    since
  }
  net
  vat
  vatRate
  amount
}`) as unknown as TypedDocumentString<InboxRejectMutation, InboxRejectMutationVariables>;
export const InboxTakeAcceptBackDocument = new TypedDocumentString(`
    mutation InboxTakeAcceptBack($listingRequestId: ID!, $explanation: String, $decline: RejectListingRequestInput, $seen: [ID!], $idempotencyKey: ID!) {
  takeAcceptBack(
    listingRequestId: $listingRequestId
    explanation: $explanation
    decline: $decline
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    ...InboxAnswered
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment InboxRow on ListingRequest {
  id
  userFriendlyId
  bookingRequestId
  type
  landlordStatus
  badge {
    kind
    tone
  }
  nextStep {
    kind
    deadline
    deadlineFor
  }
  methodOfBooking
  autoDeclineAt
  viewedByLandlord
  unreadMessages
  from
  to
  currency
  youReceive
  listing {
    _id
    groupId
    partOfGroup
    name
    unitName
  }
  tenantInformation {
    firstName
    lastName
  }
  latestBookingOffer {
    _id
  }
  suggestion {
    from
    to
  }
}
fragment InboxRequest on ListingRequest {
  ...InboxRow
  requestedAt
  selectedContract
  tenantInformation {
    email
    phone
    memberSince
    stays
  }
  listing {
    address {
      ...Address
      country
    }
  }
  work {
    companyName
    jobTitle
  }
  duration {
    months
    days
  }
  adults
  adultsInformation {
    relationship
  }
  children
  childrenInformation {
    type
  }
  optionToExtend
  pets
  petsInformation {
    description
  }
  reasonForStay
  paidBy
  employment
  notes
  tenantPayments {
    totalRent
  }
  price
  listPrice
  unitOfOtherRent {
    unitName
    rent
    asked
  }
  landlordFeeCharge
  landlordFeeRate
  landlordFeeOrigin {
    source
    since
  }
  calculationMethod
  calculationOrigin {
    source
    since
  }
  bookingFee {
    ...PlannedFee
  }
  isWithinAllowedVacancy
  vacancyBefore {
    from
    days
    maxVacancy
    maxVacancyUnit
  }
  extendsBookingId
  status {
    type
    data {
      reason
      explanation
      suppressingBookingRequestId
      suppressingListingRequestId
    }
    canBeAccepted {
      ...Verdict
    }
    canBeRejected {
      ...Verdict
    }
    canTakeAcceptBack {
      ...Verdict
    }
  }
  nextStep {
    canChangeTerms
    verdict {
      ...Verdict
    }
  }
  latestBookingOffer {
    status
    unitName
  }
  booking {
    _id
  }
  overlappingListingRequests {
    listingRequestId
    bookingRequestId
    type
    wouldBeDeclined
    firstName
    lastName
    from
    to
    landlordStatus
  }
  canSuggestDates {
    ...Verdict
  }
  suggestion {
    message
  }
  skipReason
  deal {
    status
    stage
  }
  firstMonthRent
  firstMonthRentPayment {
    status
    amount
    dueDate
  }
  tenantServiceFee {
    status
    amount
  }
  verification {
    asked
    handedIn
    accepted
    failed
    done
    doneAt
    open {
      part
      turn
    }
    rentCover {
      status
      times
    }
  }
  checks {
    ...StayRule
    verdict {
      ...Verdict
    }
  }
  freeUnits
  around {
    from
    to
    units {
      _id
      name
      fits
      bars {
        kind
        from
        to
        label
        listingRequestId
      }
    }
  }
  events {
    id
    at
    action
    by
    isMine
    actorName
    data
  }
  declineReasons {
    ...OfferedReason
  }
}
fragment InboxAnswered on ListingRequestPayload {
  error {
    ...Refusal
  }
  listingRequest {
    ...InboxRequest
  }
}
fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment Verdict on Verdict {
  value
  reason
}
fragment OfferedReason on DeclineReason {
  value
  explanationRequired
  blocksRequired
}
fragment StayRule on StayCheck {
  rule
  months
  origin
  region
  source {
    text
    url
    basis
  }
  validFrom
  lifted
  verdict {
    value
  }
  chain {
    from
    to
  }
  count
}
fragment PlannedFee on PlannedInvoice {
  rent
  feeRate
  feeOrigin {
    source
    since
  }
  net
  vat
  vatRate
  amount
}`) as unknown as TypedDocumentString<InboxTakeAcceptBackMutation, InboxTakeAcceptBackMutationVariables>;
export const InboxSuggestDatesDocument = new TypedDocumentString(`
    mutation InboxSuggestDates($listingRequestId: ID!, $from: Day!, $to: Day!, $message: String, $seen: [ID!], $idempotencyKey: ID!) {
  suggestDates(
    listingRequestId: $listingRequestId
    from: $from
    to: $to
    message: $message
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    ...InboxAnswered
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment InboxRow on ListingRequest {
  id
  userFriendlyId
  bookingRequestId
  type
  landlordStatus
  badge {
    kind
    tone
  }
  nextStep {
    kind
    deadline
    deadlineFor
  }
  methodOfBooking
  autoDeclineAt
  viewedByLandlord
  unreadMessages
  from
  to
  currency
  youReceive
  listing {
    _id
    groupId
    partOfGroup
    name
    unitName
  }
  tenantInformation {
    firstName
    lastName
  }
  latestBookingOffer {
    _id
  }
  suggestion {
    from
    to
  }
}
fragment InboxRequest on ListingRequest {
  ...InboxRow
  requestedAt
  selectedContract
  tenantInformation {
    email
    phone
    memberSince
    stays
  }
  listing {
    address {
      ...Address
      country
    }
  }
  work {
    companyName
    jobTitle
  }
  duration {
    months
    days
  }
  adults
  adultsInformation {
    relationship
  }
  children
  childrenInformation {
    type
  }
  optionToExtend
  pets
  petsInformation {
    description
  }
  reasonForStay
  paidBy
  employment
  notes
  tenantPayments {
    totalRent
  }
  price
  listPrice
  unitOfOtherRent {
    unitName
    rent
    asked
  }
  landlordFeeCharge
  landlordFeeRate
  landlordFeeOrigin {
    source
    since
  }
  calculationMethod
  calculationOrigin {
    source
    since
  }
  bookingFee {
    ...PlannedFee
  }
  isWithinAllowedVacancy
  vacancyBefore {
    from
    days
    maxVacancy
    maxVacancyUnit
  }
  extendsBookingId
  status {
    type
    data {
      reason
      explanation
      suppressingBookingRequestId
      suppressingListingRequestId
    }
    canBeAccepted {
      ...Verdict
    }
    canBeRejected {
      ...Verdict
    }
    canTakeAcceptBack {
      ...Verdict
    }
  }
  nextStep {
    canChangeTerms
    verdict {
      ...Verdict
    }
  }
  latestBookingOffer {
    status
    unitName
  }
  booking {
    _id
  }
  overlappingListingRequests {
    listingRequestId
    bookingRequestId
    type
    wouldBeDeclined
    firstName
    lastName
    from
    to
    landlordStatus
  }
  canSuggestDates {
    ...Verdict
  }
  suggestion {
    message
  }
  skipReason
  deal {
    status
    stage
  }
  firstMonthRent
  firstMonthRentPayment {
    status
    amount
    dueDate
  }
  tenantServiceFee {
    status
    amount
  }
  verification {
    asked
    handedIn
    accepted
    failed
    done
    doneAt
    open {
      part
      turn
    }
    rentCover {
      status
      times
    }
  }
  checks {
    ...StayRule
    verdict {
      ...Verdict
    }
  }
  freeUnits
  around {
    from
    to
    units {
      _id
      name
      fits
      bars {
        kind
        from
        to
        label
        listingRequestId
      }
    }
  }
  events {
    id
    at
    action
    by
    isMine
    actorName
    data
  }
  declineReasons {
    ...OfferedReason
  }
}
fragment InboxAnswered on ListingRequestPayload {
  error {
    ...Refusal
  }
  listingRequest {
    ...InboxRequest
  }
}
fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment Verdict on Verdict {
  value
  reason
}
fragment OfferedReason on DeclineReason {
  value
  explanationRequired
  blocksRequired
}
fragment StayRule on StayCheck {
  rule
  months
  origin
  region
  source {
    text
    url
    basis
  }
  validFrom
  lifted
  verdict {
    value
  }
  chain {
    from
    to
  }
  count
}
fragment PlannedFee on PlannedInvoice {
  rent
  feeRate
  feeOrigin {
    source
    since
  }
  net
  vat
  vatRate
  amount
}`) as unknown as TypedDocumentString<InboxSuggestDatesMutation, InboxSuggestDatesMutationVariables>;
export const InboxConfirmBookingDocument = new TypedDocumentString(`
    mutation InboxConfirmBooking($offerId: ID!, $feeShown: Float!, $idempotencyKey: ID!) {
  confirmBooking(
    offerId: $offerId
    feeShown: $feeShown
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    offer {
      _id
      status
      booking {
        _id
      }
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<InboxConfirmBookingMutation, InboxConfirmBookingMutationVariables>;
export const LegalOperatorDocument = new TypedDocumentString(`
    query LegalOperator {
  operator {
    name
    address
    email
    phone
    representative
    register
    vatId
    privacyContact
    isExample
  }
}
    `) as unknown as TypedDocumentString<LegalOperatorQuery, LegalOperatorQueryVariables>;
export const LimitedRequestsDocument = new TypedDocumentString(`
    query LimitedRequests($listingId: ID, $groupId: ID, $offset: Int) {
  landlordListingRequests(
    listingId: $listingId
    groupId: $groupId
    limit: 50
    offset: $offset
  ) {
    totalCount
    nodes {
      id
      bookingRequestId
      type
      landlordStatus
      badge {
        kind
        tone
      }
      autoDeclineAt
      from
      to
      listing {
        name
      }
      tenantInformation {
        firstName
        lastName
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LimitedRequestsQuery, LimitedRequestsQueryVariables>;
export const LimitedRequestDocument = new TypedDocumentString(`
    query LimitedRequest($bookingRequestId: ID!, $listingRequestId: ID) {
  landlordListingRequest(
    bookingRequestId: $bookingRequestId
    listingRequestId: $listingRequestId
  ) {
    id
    bookingRequestId
    type
    badge {
      kind
      tone
    }
    autoDeclineAt
    from
    to
    canSuggestDates {
      ...Verdict
    }
    suggestion {
      from
      to
      message
    }
    overlappingListingRequests {
      wouldBeDeclined
    }
    duration {
      months
      days
    }
    adults
    children
    pets
    reasonForStay
    freeUnits
    listing {
      _id
      groupId
      partOfGroup
      name
      partOfGroup
      address {
        ...Address
      }
    }
    tenantInformation {
      firstName
      lastName
    }
    status {
      canBeAccepted {
        ...Verdict
      }
      canBeRejected {
        ...Verdict
      }
    }
    declineReasons {
      ...OfferedReason
    }
  }
}
    fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment Verdict on Verdict {
  value
  reason
}
fragment OfferedReason on DeclineReason {
  value
  explanationRequired
  blocksRequired
}`) as unknown as TypedDocumentString<LimitedRequestQuery, LimitedRequestQueryVariables>;
export const LimitedAcceptDocument = new TypedDocumentString(`
    mutation LimitedAccept($id: ID!, $idempotencyKey: ID!) {
  acceptListingRequest(listingRequestId: $id, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<LimitedAcceptMutation, LimitedAcceptMutationVariables>;
export const LimitedRejectDocument = new TypedDocumentString(`
    mutation LimitedReject($id: ID!, $input: RejectListingRequestInput!, $seen: [ID!], $idempotencyKey: ID!) {
  rejectListingRequest(
    listingRequestId: $id
    input: $input
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<LimitedRejectMutation, LimitedRejectMutationVariables>;
export const LimitedSuggestDocument = new TypedDocumentString(`
    mutation LimitedSuggest($id: ID!, $from: Day!, $to: Day!, $message: String, $idempotencyKey: ID!) {
  suggestDates(
    listingRequestId: $id
    from: $from
    to: $to
    message: $message
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<LimitedSuggestMutation, LimitedSuggestMutationVariables>;
export const ListingForEditDocument = new TypedDocumentString(`
    query ListingForEdit($listingId: ID, $groupId: ID) {
  listingForEdit(listingId: $listingId, groupId: $groupId) {
    groupId
    listingId
    partOfGroup
    unitCount
    published
    everPublished
    version
    point {
      lon
      lat
      source
    }
    values
    gaps {
      ...Gap
    }
  }
}
    fragment Gap on ListingGap {
  gap
  step
  field
}`) as unknown as TypedDocumentString<ListingForEditQuery, ListingForEditQueryVariables>;
export const SaveListingStepDocument = new TypedDocumentString(`
    mutation SaveListingStep($groupId: ID, $listingId: ID, $step: String!, $values: JSON!, $version: Int!, $idempotencyKey: ID!) {
  saveListingStep(
    groupId: $groupId
    listingId: $listingId
    step: $step
    values: $values
    version: $version
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    version
    gaps {
      ...Gap
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment Gap on ListingGap {
  gap
  step
  field
}`) as unknown as TypedDocumentString<SaveListingStepMutation, SaveListingStepMutationVariables>;
export const CreateListingDocument = new TypedDocumentString(`
    mutation CreateListing($input: CreateListingInput!, $idempotencyKey: ID!) {
  createListing(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    groupId
    listingId
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CreateListingMutation, CreateListingMutationVariables>;
export const ListingComparablePricesDocument = new TypedDocumentString(`
    query ListingComparablePrices($groupId: ID!) {
  comparablePrices(groupId: $groupId) {
    currency
    count
    lowerQuartile
    median
    upperQuartile
  }
}
    `) as unknown as TypedDocumentString<ListingComparablePricesQuery, ListingComparablePricesQueryVariables>;
export const ListingRegionRulesDocument = new TypedDocumentString(`
    query ListingRegionRules($city: String!, $zipCode: String!, $country: String!) {
  minBookingDurationByRegion(city: $city, zipCode: $zipCode, country: $country) {
    region
    minBookingDuration
    maxBookingDuration
    source
  }
}
    `) as unknown as TypedDocumentString<ListingRegionRulesQuery, ListingRegionRulesQueryVariables>;
export const SetListingPointDocument = new TypedDocumentString(`
    mutation SetListingPoint($groupId: ID!, $lon: Float!, $lat: Float!, $version: Int!, $idempotencyKey: ID!) {
  setListingPoint(
    groupId: $groupId
    lon: $lon
    lat: $lat
    version: $version
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SetListingPointMutation, SetListingPointMutationVariables>;
export const ResetListingPointDocument = new TypedDocumentString(`
    mutation ResetListingPoint($groupId: ID!, $version: Int!, $idempotencyKey: ID!) {
  resetListingPoint(
    groupId: $groupId
    version: $version
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ResetListingPointMutation, ResetListingPointMutationVariables>;
export const MissingBoardDocument = new TypedDocumentString(`
    query MissingBoard($search: String, $datum: BoardDatum, $offset: Int!, $limit: Int!) {
  missingBoard {
    asked
    minutes
    done
    identity {
      sentence
      failureReason
      explanation
    }
    items {
      ...BoardItemParts
    }
    homes(search: $search, datum: $datum, offset: $offset, limit: $limit) {
      totalCount
      all
      lacking {
        datum
        homes
      }
      nodes {
        groupId
        name
        items {
          ...BoardItemParts
        }
      }
    }
  }
  taxDataRequest {
    heldAt
    holdsFrom
  }
}
    fragment BoardItemParts on BoardItem {
  section
  datum
  isDone
  isOptional
  isWaiting
  minutes
  groupId
  listingId
  billingDetailsId
  name
  homes
  step
  field
}`) as unknown as TypedDocumentString<MissingBoardQuery, MissingBoardQueryVariables>;
export const AccountRenamePasskeyDocument = new TypedDocumentString(`
    mutation AccountRenamePasskey($passkeyId: ID!, $name: String!) {
  renamePasskey(passkeyId: $passkeyId, name: $name) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountRenamePasskeyMutation, AccountRenamePasskeyMutationVariables>;
export const AccountDeletePasskeyDocument = new TypedDocumentString(`
    mutation AccountDeletePasskey($passkeyId: ID!) {
  deletePasskey(passkeyId: $passkeyId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountDeletePasskeyMutation, AccountDeletePasskeyMutationVariables>;
export const AccountEndSessionDocument = new TypedDocumentString(`
    mutation AccountEndSession($sessionId: ID!) {
  endSession(sessionId: $sessionId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountEndSessionMutation, AccountEndSessionMutationVariables>;
export const AccountEndOtherSessionsDocument = new TypedDocumentString(`
    mutation AccountEndOtherSessions {
  endOtherSessions {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountEndOtherSessionsMutation, AccountEndOtherSessionsMutationVariables>;
export const AccountCreateTokenDocument = new TypedDocumentString(`
    mutation AccountCreateToken($input: CreatePersonalAccessTokenInput!, $idempotencyKey: ID!) {
  createPersonalAccessToken(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    given {
      secret
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountCreateTokenMutation, AccountCreateTokenMutationVariables>;
export const AccountRevokeTokenDocument = new TypedDocumentString(`
    mutation AccountRevokeToken($tokenId: ID!) {
  revokePersonalAccessToken(tokenId: $tokenId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountRevokeTokenMutation, AccountRevokeTokenMutationVariables>;
export const AccountUpdateProfileDocument = new TypedDocumentString(`
    mutation AccountUpdateProfile($input: UpdateProfileInput!) {
  updateProfile(input: $input) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountUpdateProfileMutation, AccountUpdateProfileMutationVariables>;
export const AccountUpdateLanguageDocument = new TypedDocumentString(`
    mutation AccountUpdateLanguage($language: ProfileLanguage!) {
  updateLanguage(language: $language) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountUpdateLanguageMutation, AccountUpdateLanguageMutationVariables>;
export const AccountChangePasswordDocument = new TypedDocumentString(`
    mutation AccountChangePassword($currentPassword: String!, $newPassword: String!) {
  changePassword(currentPassword: $currentPassword, newPassword: $newPassword) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountChangePasswordMutation, AccountChangePasswordMutationVariables>;
export const AccountRequestDeletionDocument = new TypedDocumentString(`
    mutation AccountRequestDeletion($password: String) {
  requestDeletion(password: $password) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountRequestDeletionMutation, AccountRequestDeletionMutationVariables>;
export const AccountWithdrawDeletionDocument = new TypedDocumentString(`
    mutation AccountWithdrawDeletion {
  withdrawDeletion {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountWithdrawDeletionMutation, AccountWithdrawDeletionMutationVariables>;
export const AccountProfileDocument = new TypedDocumentString(`
    query AccountProfile {
  me {
    _id
    firstName
    lastName
    email
    phone
    language
  }
}
    `) as unknown as TypedDocumentString<AccountProfileQuery, AccountProfileQueryVariables>;
export const AccountSecurityDocument = new TypedDocumentString(`
    query AccountSecurity {
  me {
    _id
    hasPassword
    twoFactorEnabled
    backupCodesLeft
  }
  passkeys {
    _id
    name
    deviceType
    createdAt
    lastUsedAt
  }
}
    `) as unknown as TypedDocumentString<AccountSecurityQuery, AccountSecurityQueryVariables>;
export const AccountSessionsDocument = new TypedDocumentString(`
    query AccountSessions {
  sessions {
    _id
    browser
    system
    ipAddress
    createdAt
    lastSeenAt
    current
  }
}
    `) as unknown as TypedDocumentString<AccountSessionsQuery, AccountSessionsQueryVariables>;
export const AccountTokensDocument = new TypedDocumentString(`
    query AccountTokens {
  personalAccessTokens {
    _id
    name
    scopes
    lastCharacters
    createdAt
    expiresAt
    lastUsedAt
    revokedAt
  }
}
    `) as unknown as TypedDocumentString<AccountTokensQuery, AccountTokensQueryVariables>;
export const AccountDeletionDocument = new TypedDocumentString(`
    query AccountDeletion {
  me {
    _id
    hasPassword
    deletionRequest {
      requestedAt
      withdrawUntil
      waitsFor
    }
  }
  deletionObstacles
}
    `) as unknown as TypedDocumentString<AccountDeletionQuery, AccountDeletionQueryVariables>;
export const AccountErasurePlanDocument = new TypedDocumentString(`
    query AccountErasurePlan {
  me {
    _id
    erasurePlan {
      kind
      deleted
      emptied
      kept
      until
    }
  }
}
    `) as unknown as TypedDocumentString<AccountErasurePlanQuery, AccountErasurePlanQueryVariables>;
export const DataExportsDocument = new TypedDocumentString(`
    query DataExports($kind: DataExportKind!) {
  dataExports(kind: $kind) {
    _id
    kind
    state
    askedAt
    done
    total
    size
    finishedAt
    endsAt
    downloadUrl
  }
}
    `) as unknown as TypedDocumentString<DataExportsQuery, DataExportsQueryVariables>;
export const ExportOwnDataDocument = new TypedDocumentString(`
    mutation ExportOwnData {
  exportOwnData {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ExportOwnDataMutation, ExportOwnDataMutationVariables>;
export const ExportBusinessDocument = new TypedDocumentString(`
    mutation ExportBusiness {
  exportBusiness {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ExportBusinessMutation, ExportBusinessMutationVariables>;
export const CancelDataExportDocument = new TypedDocumentString(`
    mutation CancelDataExport($dataExportId: ID!) {
  cancelDataExport(dataExportId: $dataExportId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CancelDataExportMutation, CancelDataExportMutationVariables>;
export const AccountHandoversDocument = new TypedDocumentString(`
    query AccountHandovers {
  handovers {
    _id
    state
    isOwn
    landlordName
    receiverName
    receiverEmail
    offeredAt
    endsAt
    closedAt
    counts {
      kind
      goes
      stays
    }
  }
}
    `) as unknown as TypedDocumentString<AccountHandoversQuery, AccountHandoversQueryVariables>;
export const AccountHandoverPlanDocument = new TypedDocumentString(`
    query AccountHandoverPlan($handoverId: ID) {
  handoverPlan(handoverId: $handoverId) {
    obstacles
    receiverObstacles
    isLandlordReady
    isReceiverReady
    isConfirmed
    fingerprint
    counts {
      kind
      goes
      stays
    }
  }
}
    `) as unknown as TypedDocumentString<AccountHandoverPlanQuery, AccountHandoverPlanQueryVariables>;
export const AccountOfferHandoverDocument = new TypedDocumentString(`
    mutation AccountOfferHandover($email: String!, $idempotencyKey: ID!) {
  offerHandover(email: $email, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountOfferHandoverMutation, AccountOfferHandoverMutationVariables>;
export const AccountConfirmHandoverDocument = new TypedDocumentString(`
    mutation AccountConfirmHandover($handoverId: ID!, $seen: ID!, $idempotencyKey: ID!) {
  confirmHandover(
    handoverId: $handoverId
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountConfirmHandoverMutation, AccountConfirmHandoverMutationVariables>;
export const AccountCompleteHandoverDocument = new TypedDocumentString(`
    mutation AccountCompleteHandover($handoverId: ID!, $seen: ID!, $idempotencyKey: ID!) {
  completeHandover(
    handoverId: $handoverId
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountCompleteHandoverMutation, AccountCompleteHandoverMutationVariables>;
export const AccountWithdrawHandoverDocument = new TypedDocumentString(`
    mutation AccountWithdrawHandover($handoverId: ID!, $idempotencyKey: ID!) {
  withdrawHandover(handoverId: $handoverId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountWithdrawHandoverMutation, AccountWithdrawHandoverMutationVariables>;
export const BusinessImportDocument = new TypedDocumentString(`
    query BusinessImport {
  dataImport {
    _id
    state
    askedAt
    size
    partSize
    parts
    done
    total
    problem
    foundIn
    finishedAt
    plan {
      madeAt
      underWay
      idsGiven
      members
      counts {
        kind
        live
        history
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BusinessImportQuery, BusinessImportQueryVariables>;
export const BeginDataImportDocument = new TypedDocumentString(`
    mutation BeginDataImport($size: Float!) {
  beginDataImport(size: $size) {
    error {
      ...Refusal
    }
    dataImport {
      _id
      state
      size
      partSize
      parts
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<BeginDataImportMutation, BeginDataImportMutationVariables>;
export const ConfirmDataImportDocument = new TypedDocumentString(`
    mutation ConfirmDataImport($dataImportId: ID!) {
  confirmDataImport(dataImportId: $dataImportId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ConfirmDataImportMutation, ConfirmDataImportMutationVariables>;
export const CancelDataImportDocument = new TypedDocumentString(`
    mutation CancelDataImport($dataImportId: ID!) {
  cancelDataImport(dataImportId: $dataImportId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CancelDataImportMutation, CancelDataImportMutationVariables>;
export const AccountTeamsDocument = new TypedDocumentString(`
    query AccountTeams {
  ownTeams {
    landlordId
    landlordName
    role
    allListings
    acceptedAt
  }
  ownPowersOfAttorney {
    _id
    landlordName
    state
    from
    to
    withdrawalReason
    listings
    documentUrl
  }
}
    `) as unknown as TypedDocumentString<AccountTeamsQuery, AccountTeamsQueryVariables>;
export const AccountLeaveTeamDocument = new TypedDocumentString(`
    mutation AccountLeaveTeam($landlordId: ID!) {
  leaveTeam(landlordId: $landlordId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountLeaveTeamMutation, AccountLeaveTeamMutationVariables>;
export const AccountStartTwoFactorDocument = new TypedDocumentString(`
    mutation AccountStartTwoFactor($password: String!) {
  startTwoFactor(password: $password) {
    error {
      ...Refusal
    }
    twoFactorStart {
      otpauthUri
      secret
      backupCodes
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountStartTwoFactorMutation, AccountStartTwoFactorMutationVariables>;
export const AccountEnableTwoFactorDocument = new TypedDocumentString(`
    mutation AccountEnableTwoFactor($code: String!) {
  enableTwoFactor(code: $code) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountEnableTwoFactorMutation, AccountEnableTwoFactorMutationVariables>;
export const AccountDisableTwoFactorDocument = new TypedDocumentString(`
    mutation AccountDisableTwoFactor($password: String!) {
  disableTwoFactor(password: $password) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountDisableTwoFactorMutation, AccountDisableTwoFactorMutationVariables>;
export const AccountCreateBackupCodesDocument = new TypedDocumentString(`
    mutation AccountCreateBackupCodes($password: String!) {
  createBackupCodes(password: $password) {
    error {
      ...Refusal
    }
    backupCodes {
      codes
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AccountCreateBackupCodesMutation, AccountCreateBackupCodesMutationVariables>;
export const CreateWebhookDocument = new TypedDocumentString(`
    mutation CreateWebhook($input: WebhookInput!, $idempotencyKey: ID!) {
  createWebhook(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    given {
      secret
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CreateWebhookMutation, CreateWebhookMutationVariables>;
export const ChangeWebhookDocument = new TypedDocumentString(`
    mutation ChangeWebhook($webhookId: ID!, $input: WebhookInput!) {
  changeWebhook(webhookId: $webhookId, input: $input) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ChangeWebhookMutation, ChangeWebhookMutationVariables>;
export const RotateWebhookSecretDocument = new TypedDocumentString(`
    mutation RotateWebhookSecret($webhookId: ID!) {
  rotateWebhookSecret(webhookId: $webhookId) {
    error {
      ...Refusal
    }
    given {
      secret
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
export const PauseWebhookDocument = new TypedDocumentString(`
    mutation PauseWebhook($webhookId: ID!) {
  pauseWebhook(webhookId: $webhookId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<PauseWebhookMutation, PauseWebhookMutationVariables>;
export const ResumeWebhookDocument = new TypedDocumentString(`
    mutation ResumeWebhook($webhookId: ID!) {
  resumeWebhook(webhookId: $webhookId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ResumeWebhookMutation, ResumeWebhookMutationVariables>;
export const DeleteWebhookDocument = new TypedDocumentString(`
    mutation DeleteWebhook($webhookId: ID!) {
  deleteWebhook(webhookId: $webhookId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
export const TestWebhookDocument = new TypedDocumentString(`
    mutation TestWebhook($webhookId: ID!) {
  testWebhook(webhookId: $webhookId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TestWebhookMutation, TestWebhookMutationVariables>;
export const ResendWebhookDeliveryDocument = new TypedDocumentString(`
    mutation ResendWebhookDelivery($deliveryId: ID!) {
  resendWebhookDelivery(deliveryId: $deliveryId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ResendWebhookDeliveryMutation, ResendWebhookDeliveryMutationVariables>;
export const WebhooksDocument = new TypedDocumentString(`
    query Webhooks {
  webhookEndpoints {
    id
    url
    events
    state
    createdAt
    lastSuccessAt
    failingSince
    formerSecretUntil
  }
}
    `) as unknown as TypedDocumentString<WebhooksQuery, WebhooksQueryVariables>;
export const WebhookDeliveriesDocument = new TypedDocumentString(`
    query WebhookDeliveries($endpointId: ID!, $offset: Int!, $limit: Int!) {
  webhookDeliveries(endpointId: $endpointId, offset: $offset, limit: $limit) {
    id
    eventId
    event
    occurredAt
    state
    attempts
    attemptedAt
    nextAttemptAt
    failure
    statusCode
    answer
    milliseconds
  }
}
    `) as unknown as TypedDocumentString<WebhookDeliveriesQuery, WebhookDeliveriesQueryVariables>;
export const NotificationListDocument = new TypedDocumentString(`
    query NotificationList($unread: Boolean!, $offset: Int!, $limit: Int!) {
  notifications(unread: $unread, offset: $offset, limit: $limit) {
    counts {
      total
      unread
    }
    nodes {
      id
      event
      createdAt
      isRead
      target
      forTenant
      bookingRequestId
      listingRequestId
      groupId
      listingId
      partOfGroup
      offerId
      bookingId
      firstName
      lastName
      listingName
      from
      to
    }
  }
}
    `) as unknown as TypedDocumentString<NotificationListQuery, NotificationListQueryVariables>;
export const NotificationOneDocument = new TypedDocumentString(`
    query NotificationOne($id: ID!) {
  notification(id: $id) {
    id
    target
    forTenant
    bookingRequestId
    listingRequestId
    groupId
    listingId
    partOfGroup
    offerId
    bookingId
  }
}
    `) as unknown as TypedDocumentString<NotificationOneQuery, NotificationOneQueryVariables>;
export const NotificationsMarkReadDocument = new TypedDocumentString(`
    mutation NotificationsMarkRead($ids: [ID!], $until: Instant) {
  markNotificationsRead(ids: $ids, until: $until) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<NotificationsMarkReadMutation, NotificationsMarkReadMutationVariables>;
export const NotificationPreferencesDocument = new TypedDocumentString(`
    query NotificationPreferences($groupId: ID) {
  notificationPreferences(groupId: $groupId) {
    kind
    inApp
    byEmail
    byPush
    isOwn
  }
}
    `) as unknown as TypedDocumentString<NotificationPreferencesQuery, NotificationPreferencesQueryVariables>;
export const NotificationSavePreferenceDocument = new TypedDocumentString(`
    mutation NotificationSavePreference($kind: NotificationKind!, $groupId: ID, $inApp: Boolean!, $byEmail: Boolean!, $byPush: Boolean!) {
  saveNotificationPreference(
    kind: $kind
    groupId: $groupId
    inApp: $inApp
    byEmail: $byEmail
    byPush: $byPush
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<NotificationSavePreferenceMutation, NotificationSavePreferenceMutationVariables>;
export const NotificationResetPreferencesDocument = new TypedDocumentString(`
    mutation NotificationResetPreferences($groupId: ID!) {
  resetNotificationPreferences(groupId: $groupId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<NotificationResetPreferencesMutation, NotificationResetPreferencesMutationVariables>;
export const NotificationTenantPreferencesDocument = new TypedDocumentString(`
    query NotificationTenantPreferences {
  tenantNotificationPreferences {
    kind
    inApp
    byEmail
    byPush
    isAlwaysMailed
  }
}
    `) as unknown as TypedDocumentString<NotificationTenantPreferencesQuery, NotificationTenantPreferencesQueryVariables>;
export const NotificationSaveTenantPreferenceDocument = new TypedDocumentString(`
    mutation NotificationSaveTenantPreference($kind: TenantNotificationKind!, $inApp: Boolean!, $byEmail: Boolean!, $byPush: Boolean!) {
  saveTenantNotificationPreference(
    kind: $kind
    inApp: $inApp
    byEmail: $byEmail
    byPush: $byPush
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<NotificationSaveTenantPreferenceMutation, NotificationSaveTenantPreferenceMutationVariables>;
export const NotificationListingsDocument = new TypedDocumentString(`
    query NotificationListings {
  landlordListings(offset: 0, limit: 100) {
    nodes {
      groupId
      name
    }
  }
}
    `) as unknown as TypedDocumentString<NotificationListingsQuery, NotificationListingsQueryVariables>;
export const NotificationPushSettingsDocument = new TypedDocumentString(`
    query NotificationPushSettings {
  pushSettings {
    publicKey
    reachesApple
    devices {
      id
      name
      createdAt
      lastSuccessAt
    }
    timeZone
    quietFrom
    quietTo
    mailDigest
  }
}
    `) as unknown as TypedDocumentString<NotificationPushSettingsQuery, NotificationPushSettingsQueryVariables>;
export const NotificationSubscribeDeviceDocument = new TypedDocumentString(`
    mutation NotificationSubscribeDevice($name: String!, $endpoint: String!, $p256dh: String!, $auth: String!) {
  subscribePushDevice(
    name: $name
    endpoint: $endpoint
    p256dh: $p256dh
    auth: $auth
  ) {
    device {
      id
    }
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<NotificationSubscribeDeviceMutation, NotificationSubscribeDeviceMutationVariables>;
export const NotificationTestDeviceDocument = new TypedDocumentString(`
    mutation NotificationTestDevice($id: ID!) {
  testPushDevice(id: $id) {
    test {
      id
    }
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<NotificationTestDeviceMutation, NotificationTestDeviceMutationVariables>;
export const NotificationPushTestDocument = new TypedDocumentString(`
    query NotificationPushTest($id: ID!) {
  pushTest(id: $id) {
    id
    hop
    state
    statusCode
  }
}
    `) as unknown as TypedDocumentString<NotificationPushTestQuery, NotificationPushTestQueryVariables>;
export const NotificationSaveSettingsDocument = new TypedDocumentString(`
    mutation NotificationSaveSettings($timeZone: String!, $quietFrom: String, $quietTo: String, $mailDigest: MailDigest!) {
  saveNotificationSettings(
    timeZone: $timeZone
    quietFrom: $quietFrom
    quietTo: $quietTo
    mailDigest: $mailDigest
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<NotificationSaveSettingsMutation, NotificationSaveSettingsMutationVariables>;
export const PaletteSearchDocument = new TypedDocumentString(`
    query PaletteSearch($text: String!, $first: Int!) {
  search(text: $text, first: $first) {
    kind
    id
    name
    listingName
    externalId
    userFriendlyId
    address
    groupId
    partOfGroup
    bookingRequestId
    bookingId
    from
    to
  }
}
    `) as unknown as TypedDocumentString<PaletteSearchQuery, PaletteSearchQueryVariables>;
export const PaletteQuestionDocument = new TypedDocumentString(`
    query PaletteQuestion($text: String!) {
  answeredQuestion(text: $text) {
    topic
    from
    to
    least
    most
    currency
    names
    total
    answers {
      kind
      id
      groupId
      listingId
      partOfGroup
      homeName
      groupName
      tenantName
      bookingId
      bookingRequestId
      listingRequestId
      from
      to
      amount
      currency
      dueOn
      number
    }
  }
}
    `) as unknown as TypedDocumentString<PaletteQuestionQuery, PaletteQuestionQueryVariables>;
export const MoneyOverviewDocument = new TypedDocumentString(`
    query MoneyOverview($period: String!, $groupId: ID, $listingId: ID, $bookingId: ID) {
  moneyOverview(
    period: $period
    groupId: $groupId
    listingId: $listingId
    bookingId: $bookingId
  ) {
    from
    to
    groupName
    apartmentName
    tenantNames
    currencies {
      currency
      earned
      nights
      apartments
      invoiced
      dueBefore
      dueAhead
      paidOut
      payments
      lastPaidOn
      openBefore
      lines {
        line
        amount
        entries
      }
      open
      dated
      nextOn
      owed
      waiting
      months {
        month
        earned
        invoiced
        paidOut
      }
      whyNotPaid {
        ...MoneyWaitingParts
      }
      alsoNotPaid {
        ...MoneyWaitingParts
      }
    }
  }
}
    fragment MoneyWaitingParts on MoneyWaiting {
  reason
  amount
  dueOn
  nextOn
  bookingId
  tenantNames
  apartmentName
  number
}`) as unknown as TypedDocumentString<MoneyOverviewQuery, MoneyOverviewQueryVariables>;
export const MoneyEntriesDocument = new TypedDocumentString(`
    query MoneyEntries($period: String!, $kinds: [MoneyEntryKind!]!, $currency: String!, $page: Int!, $pageSize: Int!, $groupId: ID, $listingId: ID, $bookingId: ID) {
  moneyEntries(
    period: $period
    kinds: $kinds
    currency: $currency
    page: $page
    pageSize: $pageSize
    groupId: $groupId
    listingId: $listingId
    bookingId: $bookingId
  ) {
    _id
    kind
    day
    amount
    currency
    bookingId
    tenantNames
    apartmentName
    nights
    from
    to
    number
    documentType
    documentUrl
  }
}
    `) as unknown as TypedDocumentString<MoneyEntriesQuery, MoneyEntriesQueryVariables>;
export const OwnTermsDocument = new TypedDocumentString(`
    query OwnTerms {
  ownTerms {
    now {
      landlordFeeRate
      landlordFeeOrigin {
        source
        since
      }
      tenantFeeRate
      tenantFeeOrigin {
        source
        since
      }
      calculationMethod
      calculationOrigin {
        source
        since
      }
    }
    made {
      _id
      scope
      groupName
      landlordFeeRate
      tenantFeeRate
      validFrom
      validUntil
      reason
    }
    incentives {
      _id
      amount
      currency
      reason
      grantedAt
    }
  }
}
    `) as unknown as TypedDocumentString<OwnTermsQuery, OwnTermsQueryVariables>;
export const PaymentInvoicesDocument = new TypedDocumentString(`
    query PaymentInvoices($page: Int!, $pageSize: Int!, $documentType: InvoiceDocumentType, $only: InvoiceFilter) {
  me {
    _id
    bcInvoiceCacheItemsLink(
      page: $page
      pageSize: $pageSize
      documentType: $documentType
      only: $only
    ) {
      totalCount
      nodes {
        ...PaymentInvoice
      }
    }
  }
}
    fragment PaymentInvoice on BcInvoiceCacheItem {
  bcId
  documentType
  dueDate
  isPaid
  isPayable
  isCredited
  amount
  openAmount
  currency
  createdAt
  liveMode
  state
  issuedOn
  documentUrl
  canBePaid {
    ...Verdict
  }
  payment {
    _id
    state
    failure
    method
    surplus
  }
  bookingLink {
    _id
    apartmentName
    tenantNames
    from
    to
  }
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<PaymentInvoicesQuery, PaymentInvoicesQueryVariables>;
export const PaymentInvoicesOfBookingDocument = new TypedDocumentString(`
    query PaymentInvoicesOfBooking($bookingId: ID!) {
  me {
    _id
    bcInvoiceCacheItemsLink(bookingId: $bookingId, documentType: INVOICE) {
      nodes {
        ...PaymentInvoice
      }
    }
  }
}
    fragment PaymentInvoice on BcInvoiceCacheItem {
  bcId
  documentType
  dueDate
  isPaid
  isPayable
  isCredited
  amount
  openAmount
  currency
  createdAt
  liveMode
  state
  issuedOn
  documentUrl
  canBePaid {
    ...Verdict
  }
  payment {
    _id
    state
    failure
    method
    surplus
  }
  bookingLink {
    _id
    apartmentName
    tenantNames
    from
    to
  }
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<PaymentInvoicesOfBookingQuery, PaymentInvoicesOfBookingQueryVariables>;
export const StartPaymentDocument = new TypedDocumentString(`
    mutation StartPayment($bookingId: ID!, $amount: Float!) {
  createLandlordFeeStripePaymentIntent(bookingId: $bookingId, amount: $amount) {
    error {
      ...Refusal
    }
    clientSecret
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StartPaymentMutation, StartPaymentMutationVariables>;
export const CheckPaymentDocument = new TypedDocumentString(`
    mutation CheckPayment($bookingId: ID!) {
  checkLandlordFeePayment(bookingId: $bookingId) {
    error {
      ...Refusal
    }
    payment {
      state
      failure
      surplus
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CheckPaymentMutation, CheckPaymentMutationVariables>;
export const PayoutAccountOfLandlordDocument = new TypedDocumentString(`
    query PayoutAccountOfLandlord {
  payoutAccount {
    ...PayoutAccountParts
  }
}
    fragment PayoutAccountParts on PayoutAccount {
  status
  isOpening
  canReceivePayouts
  needs
  deadline
  bank {
    last4
    currency
  }
  country
  canBeOnboarded {
    ...Verdict
  }
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<PayoutAccountOfLandlordQuery, PayoutAccountOfLandlordQueryVariables>;
export const OpenPayoutAccountDocument = new TypedDocumentString(`
    mutation OpenPayoutAccount($country: String!) {
  openPayoutAccount(country: $country) {
    error {
      ...Refusal
    }
    url
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<OpenPayoutAccountMutation, OpenPayoutAccountMutationVariables>;
export const CheckPayoutAccountDocument = new TypedDocumentString(`
    mutation CheckPayoutAccount {
  checkPayoutAccount {
    error {
      ...Refusal
    }
    payoutAccount {
      ...PayoutAccountParts
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment PayoutAccountParts on PayoutAccount {
  status
  isOpening
  canReceivePayouts
  needs
  deadline
  bank {
    last4
    currency
  }
  country
  canBeOnboarded {
    ...Verdict
  }
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<CheckPayoutAccountMutation, CheckPayoutAccountMutationVariables>;
export const NextPayoutsOfLandlordDocument = new TypedDocumentString(`
    query NextPayoutsOfLandlord {
  payoutSchedule
  nextPayouts {
    currency
    amount
    later
    contested
    taxHeld
    waitsFor
    on
    items {
      ...PayoutItemParts
    }
  }
}
    fragment PayoutItemParts on PayoutItem {
  _id
  kind
  amount
  bookingId
  tenantNames
  apartmentName
  from
  to
  number
}`) as unknown as TypedDocumentString<NextPayoutsOfLandlordQuery, NextPayoutsOfLandlordQueryVariables>;
export const PayoutsOfLandlordDocument = new TypedDocumentString(`
    query PayoutsOfLandlord($page: Int!, $pageSize: Int!) {
  landlordPayouts(page: $page, pageSize: $pageSize) {
    totalCount
    nodes {
      ...PayoutParts
    }
  }
}
    fragment PayoutParts on Payout {
  _id
  amount
  currency
  state
  failure
  arrivesOn
  createdAt
  paidAt
  itemCount
  canBeTriedAgain {
    ...Verdict
  }
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<PayoutsOfLandlordQuery, PayoutsOfLandlordQueryVariables>;
export const PayoutOfLandlordDocument = new TypedDocumentString(`
    query PayoutOfLandlord($payoutId: ID!) {
  landlordPayout(payoutId: $payoutId) {
    ...PayoutParts
    items {
      ...PayoutItemParts
    }
  }
}
    fragment PayoutParts on Payout {
  _id
  amount
  currency
  state
  failure
  arrivesOn
  createdAt
  paidAt
  itemCount
  canBeTriedAgain {
    ...Verdict
  }
}
fragment PayoutItemParts on PayoutItem {
  _id
  kind
  amount
  bookingId
  tenantNames
  apartmentName
  from
  to
  number
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<PayoutOfLandlordQuery, PayoutOfLandlordQueryVariables>;
export const ChoosePayoutScheduleDocument = new TypedDocumentString(`
    mutation ChoosePayoutSchedule($schedule: PayoutSchedule!) {
  choosePayoutSchedule(schedule: $schedule) {
    error {
      ...Refusal
    }
    schedule
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ChoosePayoutScheduleMutation, ChoosePayoutScheduleMutationVariables>;
export const RetryPayoutDocument = new TypedDocumentString(`
    mutation RetryPayout($payoutId: ID!) {
  retryPayout(payoutId: $payoutId) {
    error {
      ...Refusal
    }
    payout {
      ...PayoutParts
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment PayoutParts on Payout {
  _id
  amount
  currency
  state
  failure
  arrivesOn
  createdAt
  paidAt
  itemCount
  canBeTriedAgain {
    ...Verdict
  }
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<RetryPayoutMutation, RetryPayoutMutationVariables>;
export const PerformanceDocument = new TypedDocumentString(`
    query Performance($period: String!, $groupId: ID, $listingId: ID, $currency: String, $homesOffset: Int!, $homesLimit: Int!, $spellsLimit: Int!) {
  performance(
    period: $period
    groupId: $groupId
    listingId: $listingId
    currency: $currency
    homesOffset: $homesOffset
    homesLimit: $homesLimit
    spellsLimit: $spellsLimit
  ) {
    groupId
    name
    partOfGroup
    city
    currency
    currencies
    period {
      from
      to
    }
    now {
      from
      to
    }
    before {
      from
      to
    }
    figures {
      ...PerformanceFiguresParts
    }
    figuresBefore {
      ...PerformanceFiguresParts
    }
    months {
      month
      nights {
        ...PerformanceNightsParts
      }
      before {
        earned
        occupancy
      }
    }
    homes {
      groupId
      listingId
      name
      nights {
        ...PerformanceNightsParts
      }
    }
    homeCount
    spells {
      groupId
      listingId
      name
      from
      to
      nights
      cost
      price
      reason
      declined
      unanswered
      others
      lost
      minStay
      priceAbove
    }
    spellCount
    similar {
      units
      landlords
      months
      occupancy
      earnedPerNight
      answerMinutes
    }
    prices {
      price
      similar {
        units
        landlords
        lower
        median
        upper
      }
      own {
        stays
        averagePrice
      }
    }
  }
}
    fragment PerformanceNightsParts on PerformanceNights {
  booked
  vacant
  blocked
  unpublished
  earned
  vacancyCost
  occupancy
  earnedPerNight
}
fragment PerformanceFiguresParts on PerformanceFigures {
  nights {
    ...PerformanceNightsParts
  }
  gaps
  seen
  opened
  shortlisted
  asked
  accepted
  declined
  unanswered
  bookedRequests
  answerMinutes
  stays
  averageNights
  averageLeadDays
  cancelled
  cancelledRent
}`) as unknown as TypedDocumentString<PerformanceQuery, PerformanceQueryVariables>;
export const PartnerPortalsDocument = new TypedDocumentString(`
    query PartnerPortals {
  partnerPortals {
    id
    name
    place
    format
    language
    state
    providerNumber
    countries
    minPictures
    url
    homes
    lastFetchedAt
  }
}
    `) as unknown as TypedDocumentString<PartnerPortalsQuery, PartnerPortalsQueryVariables>;
export const PartnerPortalFetchesDocument = new TypedDocumentString(`
    query PartnerPortalFetches($portalId: ID!) {
  partnerPortalFetches(portalId: $portalId) {
    at
    status
    isFull
    sent
    removed
    userAgent
  }
}
    `) as unknown as TypedDocumentString<PartnerPortalFetchesQuery, PartnerPortalFetchesQueryVariables>;
export const PortalHomesDocument = new TypedDocumentString(`
    query PortalHomes($page: Int!) {
  portalHomes(page: $page) {
    totalCount
    nodes {
      ...HomeOfPortals
    }
  }
}
    fragment HomeOfPortals on PortalHome {
  groupId
  name
  city
  portals {
    portalId
    portalName
    isSent
    reason
    missing
    told
    toldAt
  }
}`) as unknown as TypedDocumentString<PortalHomesQuery, PortalHomesQueryVariables>;
export const StaffPortalHomesDocument = new TypedDocumentString(`
    query StaffPortalHomes($search: String!, $page: Int!) {
  staffPortalHomes(search: $search, page: $page) {
    totalCount
    nodes {
      ...HomeOfPortals
    }
  }
}
    fragment HomeOfPortals on PortalHome {
  groupId
  name
  city
  portals {
    portalId
    portalName
    isSent
    reason
    missing
    told
    toldAt
  }
}`) as unknown as TypedDocumentString<StaffPortalHomesQuery, StaffPortalHomesQueryVariables>;
export const CreatePartnerPortalDocument = new TypedDocumentString(`
    mutation CreatePartnerPortal($input: PartnerPortalInput!, $idempotencyKey: ID!) {
  createPartnerPortal(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CreatePartnerPortalMutation, CreatePartnerPortalMutationVariables>;
export const ChangePartnerPortalDocument = new TypedDocumentString(`
    mutation ChangePartnerPortal($portalId: ID!, $input: PartnerPortalInput!, $idempotencyKey: ID!) {
  changePartnerPortal(
    portalId: $portalId
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ChangePartnerPortalMutation, ChangePartnerPortalMutationVariables>;
export const ReplacePartnerPortalLinkDocument = new TypedDocumentString(`
    mutation ReplacePartnerPortalLink($portalId: ID!, $idempotencyKey: ID!) {
  replacePartnerPortalLink(portalId: $portalId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ReplacePartnerPortalLinkMutation, ReplacePartnerPortalLinkMutationVariables>;
export const RevokePartnerPortalDocument = new TypedDocumentString(`
    mutation RevokePartnerPortal($portalId: ID!, $idempotencyKey: ID!) {
  revokePartnerPortal(portalId: $portalId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RevokePartnerPortalMutation, RevokePartnerPortalMutationVariables>;
export const ListingOnMapDocument = new TypedDocumentString(`
    query ListingOnMap($groupIds: [ID!]!) {
  publicListingsById(groupIds: $groupIds) {
    ...ListingCard
  }
}
    fragment ListingCard on PublicListing {
  _id
  groupId
  partOfGroup
  title
  name
  city
  zipCode
  price
  hasSeveralRents
  currency
  area
  accommodates
  homeType
  images {
    placeholder
    urls {
      thumbnail
      small
      medium
      large
    }
  }
  unitCount
  minMonths
  unavailable {
    from
    to
  }
}`) as unknown as TypedDocumentString<ListingOnMapQuery, ListingOnMapQueryVariables>;
export const PublicListingDocument = new TypedDocumentString(`
    query PublicListing($listingId: ID, $groupId: ID) {
  publicListing(listingId: $listingId, groupId: $groupId) {
    ...ListingCard
    description
    country
    highestPrice
    deposit
    furnitureStandard
    amenities
    isForUkrainians
    petRule
    smokingRule
    houseRules
    maxMonths
    availableFrom
    placeArea {
      lon
      lat
      radius
    }
    registrationNumber
    additionalInformation
    amenitiesAvailability {
      amenity
      availability
    }
    petRules {
      conditions
    }
    smokingRules {
      conditions
    }
    floorPlan {
      downloadUrl
      isImage
      size
    }
    finalCleaningFee
    stayDiscounts {
      months
      percent
    }
    seasons {
      from
      to
      percent
    }
    apartmentState
    roomsInformation {
      roomType
      singleBedsCount
      doubleBedsCount
      guestBedsCount
      couchBedsCount
      othersCount
    }
    services {
      isServiced
      garage
      cleaningV2
      parkingV2
      fitnessV2
      conciergeV2
      cityRegistrationDocuments
      tenantCanChangeThePostBoxName
      internetConnectionSpeedMbps
      broadcastingFeeIncludedInRent
    }
    energyCertificate {
      availability
      mainEnergySource
      heatingMethod
      yearOfConstruction
      isYearOfConstructionUnknown
      energyConsumption
      electricityConsumption
      heatingConsumption
      efficiencyClass
      certificateType
      issueDate
    }
  }
}
    fragment ListingCard on PublicListing {
  _id
  groupId
  partOfGroup
  title
  name
  city
  zipCode
  price
  hasSeveralRents
  currency
  area
  accommodates
  homeType
  images {
    placeholder
    urls {
      thumbnail
      small
      medium
      large
    }
  }
  unitCount
  minMonths
  unavailable {
    from
    to
  }
}`) as unknown as TypedDocumentString<PublicListingQuery, PublicListingQueryVariables>;
export const PublicListingsDocument = new TypedDocumentString(`
    query PublicListings($city: String, $offset: Int, $limit: Int) {
  publicListings(city: $city, offset: $offset, limit: $limit) {
    totalCount
    cities
    nodes {
      ...ListingCard
    }
  }
}
    fragment ListingCard on PublicListing {
  _id
  groupId
  partOfGroup
  title
  name
  city
  zipCode
  price
  hasSeveralRents
  currency
  area
  accommodates
  homeType
  images {
    placeholder
    urls {
      thumbnail
      small
      medium
      large
    }
  }
  unitCount
  minMonths
  unavailable {
    from
    to
  }
}`) as unknown as TypedDocumentString<PublicListingsQuery, PublicListingsQueryVariables>;
export const PublicMapDocument = new TypedDocumentString(`
    query PublicMap($filter: PublicSearchFilter!, $bounds: MapBounds!, $zoom: Int!) {
  publicMap(filter: $filter, bounds: $bounds, zoom: $zoom) {
    totalCount
    bounds {
      west
      south
      east
      north
    }
    markers {
      lon
      lat
      count
      priceFrom
      currency
      groupId
      bounds {
        west
        south
        east
        north
      }
    }
  }
}
    `) as unknown as TypedDocumentString<PublicMapQuery, PublicMapQueryVariables>;
export const PublicSearchDocument = new TypedDocumentString(`
    query PublicSearch($filter: PublicSearchFilter!, $offset: Int!, $limit: Int!) {
  publicSearch(filter: $filter, offset: $offset, limit: $limit) {
    totalCount
    isMore
    city
    currency
    places {
      slug
      city
      total
      priceFrom
      currency
      currencies {
        currency
        total
      }
    }
    nodes {
      ...ListingCard
    }
  }
}
    fragment ListingCard on PublicListing {
  _id
  groupId
  partOfGroup
  title
  name
  city
  zipCode
  price
  hasSeveralRents
  currency
  area
  accommodates
  homeType
  images {
    placeholder
    urls {
      thumbnail
      small
      medium
      large
    }
  }
  unitCount
  minMonths
  unavailable {
    from
    to
  }
}`) as unknown as TypedDocumentString<PublicSearchQuery, PublicSearchQueryVariables>;
export const ShortlistIdsDocument = new TypedDocumentString(`
    query ShortlistIds {
  shortlist {
    groupIds
  }
}
    `) as unknown as TypedDocumentString<ShortlistIdsQuery, ShortlistIdsQueryVariables>;
export const ShortlistedListingsDocument = new TypedDocumentString(`
    query ShortlistedListings($groupIds: [ID!]!) {
  publicListingsById(groupIds: $groupIds) {
    ...ListingCard
  }
}
    fragment ListingCard on PublicListing {
  _id
  groupId
  partOfGroup
  title
  name
  city
  zipCode
  price
  hasSeveralRents
  currency
  area
  accommodates
  homeType
  images {
    placeholder
    urls {
      thumbnail
      small
      medium
      large
    }
  }
  unitCount
  minMonths
  unavailable {
    from
    to
  }
}`) as unknown as TypedDocumentString<ShortlistedListingsQuery, ShortlistedListingsQueryVariables>;
export const ShortlistAddDocument = new TypedDocumentString(`
    mutation ShortlistAdd($groupIds: [ID!]!, $idempotencyKey: ID!) {
  addToShortlist(groupIds: $groupIds, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ShortlistAddMutation, ShortlistAddMutationVariables>;
export const ShortlistRemoveDocument = new TypedDocumentString(`
    mutation ShortlistRemove($groupIds: [ID!]!, $idempotencyKey: ID!) {
  removeFromShortlist(groupIds: $groupIds, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ShortlistRemoveMutation, ShortlistRemoveMutationVariables>;
export const SimilarListingsDocument = new TypedDocumentString(`
    query SimilarListings($groupId: ID!) {
  similarListings(groupId: $groupId) {
    ...ListingCard
  }
}
    fragment ListingCard on PublicListing {
  _id
  groupId
  partOfGroup
  title
  name
  city
  zipCode
  price
  hasSeveralRents
  currency
  area
  accommodates
  homeType
  images {
    placeholder
    urls {
      thumbnail
      small
      medium
      large
    }
  }
  unitCount
  minMonths
  unavailable {
    from
    to
  }
}`) as unknown as TypedDocumentString<SimilarListingsQuery, SimilarListingsQueryVariables>;
export const RentsLimitsDocument = new TypedDocumentString(`
    query RentsLimits {
  homeLimits {
    groupId
    name
    city
    cityMinimum
    cityMaximum
    limits {
      kind
      length {
        value
        unit
      }
    }
    planned {
      kind
      from
      length {
        value
        unit
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RentsLimitsQuery, RentsLimitsQueryVariables>;
export const RentsLimitsHistoryDocument = new TypedDocumentString(`
    query RentsLimitsHistory {
  limitChanges {
    _id
    orderId
    name
    kind
    before {
      value
      unit
    }
    after {
      value
      unit
    }
    from
    madeAt
    madeBy
    state
    canBeUndone
  }
}
    `) as unknown as TypedDocumentString<RentsLimitsHistoryQuery, RentsLimitsHistoryQueryVariables>;
export const RentsLimitsChangeDocument = new TypedDocumentString(`
    mutation RentsLimitsChange($input: ChangeStayLimitsInput!, $idempotencyKey: ID!) {
  changeStayLimits(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    done {
      orderId
      changed
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RentsLimitsChangeMutation, RentsLimitsChangeMutationVariables>;
export const RentsLimitsUndoDocument = new TypedDocumentString(`
    mutation RentsLimitsUndo($orderId: ID!, $idempotencyKey: ID!) {
  undoStayLimits(orderId: $orderId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    done {
      undone
      kept
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RentsLimitsUndoMutation, RentsLimitsUndoMutationVariables>;
export const RentsHomesDocument = new TypedDocumentString(`
    query RentsHomes {
  homeRents {
    groupId
    listingId
    name
    city
    price
    currency
    unitsApart
    area
    planned {
      from
      after
    }
  }
}
    `) as unknown as TypedDocumentString<RentsHomesQuery, RentsHomesQueryVariables>;
export const RentsHistoryDocument = new TypedDocumentString(`
    query RentsHistory {
  rentChanges {
    _id
    batchId
    listingId
    name
    before
    after
    currency
    from
    madeAt
    madeBy
    state
    canBeUndone
  }
}
    `) as unknown as TypedDocumentString<RentsHistoryQuery, RentsHistoryQueryVariables>;
export const RentsChangeDocument = new TypedDocumentString(`
    mutation RentsChange($input: ChangeRentsInput!, $idempotencyKey: ID!) {
  changeRents(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    done {
      batchId
      changed
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RentsChangeMutation, RentsChangeMutationVariables>;
export const RentsUndoDocument = new TypedDocumentString(`
    mutation RentsUndo($batchId: ID!, $idempotencyKey: ID!) {
  undoRents(batchId: $batchId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    done {
      undone
      kept
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RentsUndoMutation, RentsUndoMutationVariables>;
export const TenantProfileDocument = new TypedDocumentString(`
    query TenantProfile {
  tenantProfile {
    firstName
    lastName
    phone
    gender
    adultsInformation
    childrenInformation
    pets
    petsDescription
    reasonForStay
    employment
    companyName
    jobTitle
    paidBy
    message
    updatedAt
  }
}
    `) as unknown as TypedDocumentString<TenantProfileQuery, TenantProfileQueryVariables>;
export const SaveTenantProfileDocument = new TypedDocumentString(`
    mutation SaveTenantProfile($input: TenantProfileInput!, $idempotencyKey: ID!) {
  saveTenantProfile(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    profile {
      updatedAt
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SaveTenantProfileMutation, SaveTenantProfileMutationVariables>;
export const RequestFormListingDocument = new TypedDocumentString(`
    query RequestFormListing($listingId: ID, $groupId: ID) {
  publicListing(listingId: $listingId, groupId: $groupId) {
    _id
    groupId
    partOfGroup
    name
    title
    city
    zipCode
    price
    hasSeveralRents
    stayDiscounts {
      months
      percent
    }
    seasons {
      from
      to
      percent
    }
    currency
    deposit
    accommodates
    petRule
    images {
      urls {
        small
      }
    }
    availableFrom
    unavailable {
      from
      to
    }
    minMonths
    maxMonths
  }
}
    `) as unknown as TypedDocumentString<RequestFormListingQuery, RequestFormListingQueryVariables>;
export const RequestFormOtherListingsDocument = new TypedDocumentString(`
    query RequestFormOtherListings($groupId: ID!) {
  otherListings(groupId: $groupId) {
    groupId
    name
    title
    zipCode
    price
    hasSeveralRents
    stayDiscounts {
      months
      percent
    }
    seasons {
      from
      to
      percent
    }
    currency
    accommodates
    images {
      urls {
        small
      }
    }
    availableFrom
    unavailable {
      from
      to
    }
    minMonths
    maxMonths
  }
}
    `) as unknown as TypedDocumentString<RequestFormOtherListingsQuery, RequestFormOtherListingsQueryVariables>;
export const SendBookingRequestDocument = new TypedDocumentString(`
    mutation SendBookingRequest($input: SendBookingRequestInput!, $idempotencyKey: ID!) {
  sendBookingRequest(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    request {
      id
      bookingRequestId
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SendBookingRequestMutation, SendBookingRequestMutationVariables>;
export const RequestFormTermsDocument = new TypedDocumentString(`
    query RequestFormTerms($groupIds: [ID!]!) {
  stayTerms(groupIds: $groupIds) {
    groupId
    calculationMethod
    tenantFeeRate
    tenantFeeVatRate
  }
}
    `) as unknown as TypedDocumentString<RequestFormTermsQuery, RequestFormTermsQueryVariables>;
export const RequestFormRentDocument = new TypedDocumentString(`
    query RequestFormRent($groupId: ID!, $from: Day!, $to: Day!) {
  publicListing(groupId: $groupId) {
    groupId
    priceFor(from: $from, to: $to)
  }
}
    `) as unknown as TypedDocumentString<RequestFormRentQuery, RequestFormRentQueryVariables>;
export const RequestFormStayRulesDocument = new TypedDocumentString(`
    query RequestFormStayRules($groupId: ID!, $from: Day!, $to: Day!) {
  stayChecks(groupId: $groupId, from: $from, to: $to) {
    ...StayRule
  }
}
    fragment StayRule on StayCheck {
  rule
  months
  origin
  region
  source {
    text
    url
    basis
  }
  validFrom
  lifted
  verdict {
    value
  }
  chain {
    from
    to
  }
  count
}`) as unknown as TypedDocumentString<RequestFormStayRulesQuery, RequestFormStayRulesQueryVariables>;
export const IdentityToReviewDocument = new TypedDocumentString(`
    query IdentityToReview($id: ID!) {
  identityToReview(id: $id) {
    firstName
    lastName
    isLandlord
    document
    declineReasons
    resubmissionReasons
    pictures {
      side
      isPdf
      url
    }
  }
}
    `) as unknown as TypedDocumentString<IdentityToReviewQuery, IdentityToReviewQueryVariables>;
export const IdentityReviewWarningsDocument = new TypedDocumentString(`
    query IdentityReviewWarnings($id: ID!, $firstName: String!, $lastName: String!, $birthDate: Day, $country: String!, $documentNumber: String!) {
  identityWarnings(
    id: $id
    firstName: $firstName
    lastName: $lastName
    birthDate: $birthDate
    country: $country
    documentNumber: $documentNumber
  ) {
    nameMatch
    same {
      userId
      email
      firstName
      lastName
      isSameDocument
    }
  }
}
    `) as unknown as TypedDocumentString<IdentityReviewWarningsQuery, IdentityReviewWarningsQueryVariables>;
export const IdentityReviewDecideDocument = new TypedDocumentString(`
    mutation IdentityReviewDecide($id: ID!, $status: IdVerificationStatus!, $failureReason: IdVerificationFailureReason, $explanation: String, $data: IdentityDataInput, $idempotencyKey: ID!) {
  decideIdVerification(
    id: $id
    status: $status
    failureReason: $failureReason
    explanation: $explanation
    data: $data
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    verification {
      _id
      status
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<IdentityReviewDecideMutation, IdentityReviewDecideMutationVariables>;
export const ReviewQueueDocument = new TypedDocumentString(`
    query ReviewQueue($kind: ReviewKind, $limit: Int!) {
  reviewQueue(kind: $kind, limit: $limit) {
    counts {
      kind
      total
      late
    }
    nodes {
      kind
      subjectId
      firstName
      lastName
      documentType
      idDocument
      since
      dueAt
      contractWaits
      claim {
        name
        isOwn
        until
      }
      canClaim {
        ...Verdict
      }
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<ReviewQueueQuery, ReviewQueueQueryVariables>;
export const DocumentToReviewDocument = new TypedDocumentString(`
    query DocumentToReview($fileId: ID!) {
  documentToReview(fileId: $fileId) {
    firstName
    lastName
    reasonForStay
    employment
    paidBy
    companyName
    jobTitle
    from
    to
    failureReasons
    document {
      fileId
      type
      fileName
      contentType
      size
      issuedOn
      idDocument
      studentIdType
      uploadedAt
      url
    }
    others {
      fileId
      type
      fileName
      contentType
      status
      url
    }
  }
}
    `) as unknown as TypedDocumentString<DocumentToReviewQuery, DocumentToReviewQueryVariables>;
export const ReviewClaimDocument = new TypedDocumentString(`
    mutation ReviewClaim($kind: ReviewKind!, $subjectId: ID!, $idempotencyKey: ID!) {
  claimReview(kind: $kind, subjectId: $subjectId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    claim {
      until
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ReviewClaimMutation, ReviewClaimMutationVariables>;
export const ReviewReleaseDocument = new TypedDocumentString(`
    mutation ReviewRelease($kind: ReviewKind!, $subjectId: ID!, $idempotencyKey: ID!) {
  releaseReview(
    kind: $kind
    subjectId: $subjectId
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ReviewReleaseMutation, ReviewReleaseMutationVariables>;
export const DocumentReviewValidateDocument = new TypedDocumentString(`
    mutation DocumentReviewValidate($fileId: ID!, $status: FileValidationStatus!, $failureReason: FileValidationFailureReason, $explanation: String, $idempotencyKey: ID!) {
  validateTenantDocument(
    fileId: $fileId
    status: $status
    failureReason: $failureReason
    explanation: $explanation
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    document {
      fileId
      status
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<DocumentReviewValidateMutation, DocumentReviewValidateMutationVariables>;
export const SolvencyToReviewDocument = new TypedDocumentString(`
    query SolvencyToReview($id: ID!) {
  solvencyCheckToDecide(id: $id) {
    firstName
    lastName
    verifiedName
    birthDate
    employment
    paidBy
    companyName
    monthlyRent
    currency
    fallbackErrorType
    objection
    isGuarantors
    mostIncomes
    mostMonths
    documents {
      fileId
      type
      fileName
      contentType
      issuedOn
      url
    }
  }
}
    `) as unknown as TypedDocumentString<SolvencyToReviewQuery, SolvencyToReviewQueryVariables>;
export const SolvencyReviewDecideDocument = new TypedDocumentString(`
    mutation SolvencyReviewDecide($id: ID!, $incomes: [NetIncomeInput!]!, $errorType: SolvencyCheckErrorType, $idempotencyKey: ID!) {
  decideSolvencyCheck(
    id: $id
    incomes: $incomes
    errorType: $errorType
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SolvencyReviewDecideMutation, SolvencyReviewDecideMutationVariables>;
export const QueuedAcceptDocument = new TypedDocumentString(`
    mutation QueuedAccept($listingRequestId: ID!, $idempotencyKey: ID!) {
  acceptListingRequest(
    listingRequestId: $listingRequestId
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<QueuedAcceptMutation, QueuedAcceptMutationVariables>;
export const QueuedRejectDocument = new TypedDocumentString(`
    mutation QueuedReject($listingRequestId: ID!, $input: RejectListingRequestInput!, $idempotencyKey: ID!) {
  rejectListingRequest(
    listingRequestId: $listingRequestId
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<QueuedRejectMutation, QueuedRejectMutationVariables>;
export const QueuedSuggestDocument = new TypedDocumentString(`
    mutation QueuedSuggest($listingRequestId: ID!, $from: Day!, $to: Day!, $message: String, $idempotencyKey: ID!) {
  suggestDates(
    listingRequestId: $listingRequestId
    from: $from
    to: $to
    message: $message
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<QueuedSuggestMutation, QueuedSuggestMutationVariables>;
export const BlocksCreateDocument = new TypedDocumentString(`
    mutation BlocksCreate($input: BlocksInput!, $idempotencyKey: ID!) {
  createBlocks(input: $input, idempotencyKey: $idempotencyKey) {
    ...BlocksDone
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment BlocksDone on BlocksPayload {
  error {
    ...Refusal
  }
  done {
    blocks {
      _id
      listingId
      from
      to
      reason
      note
    }
    declined
  }
}`) as unknown as TypedDocumentString<BlocksCreateMutation, BlocksCreateMutationVariables>;
export const BlocksChangeDocument = new TypedDocumentString(`
    mutation BlocksChange($blockId: ID!, $input: BlockChangeInput!, $idempotencyKey: ID!) {
  changeBlock(blockId: $blockId, input: $input, idempotencyKey: $idempotencyKey) {
    ...BlocksDone
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment BlocksDone on BlocksPayload {
  error {
    ...Refusal
  }
  done {
    blocks {
      _id
      listingId
      from
      to
      reason
      note
    }
    declined
  }
}`) as unknown as TypedDocumentString<BlocksChangeMutation, BlocksChangeMutationVariables>;
export const BlocksDeleteDocument = new TypedDocumentString(`
    mutation BlocksDelete($blockIds: [ID!]!, $idempotencyKey: ID!) {
  deleteBlocks(blockIds: $blockIds, idempotencyKey: $idempotencyKey) {
    ...BlocksDone
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment BlocksDone on BlocksPayload {
  error {
    ...Refusal
  }
  done {
    blocks {
      _id
      listingId
      from
      to
      reason
      note
    }
    declined
  }
}`) as unknown as TypedDocumentString<BlocksDeleteMutation, BlocksDeleteMutationVariables>;
export const BlocksRestoreDocument = new TypedDocumentString(`
    mutation BlocksRestore($blocks: [RestoredBlockInput!]!, $seen: String, $idempotencyKey: ID!) {
  restoreBlocks(blocks: $blocks, seen: $seen, idempotencyKey: $idempotencyKey) {
    ...BlocksDone
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment BlocksDone on BlocksPayload {
  error {
    ...Refusal
  }
  done {
    blocks {
      _id
      listingId
      from
      to
      reason
      note
    }
    declined
  }
}`) as unknown as TypedDocumentString<BlocksRestoreMutation, BlocksRestoreMutationVariables>;
export const BlocksDryRunDocument = new TypedDocumentString(`
    query BlocksDryRun($input: BlocksInput!, $blockId: ID) {
  blocksDryRun(input: $input, blockId: $blockId) {
    units {
      listingId
      name
      refused {
        kind
        from
        to
        name
        bookingId
        listingRequestId
      }
    }
    declined {
      listingRequestId
      bookingRequestId
      firstName
      lastName
      from
      to
    }
    seen
  }
}
    `) as unknown as TypedDocumentString<BlocksDryRunQuery, BlocksDryRunQueryVariables>;
export const UnitsForBookingDocument = new TypedDocumentString(`
    query UnitsForBooking($bookingId: ID!) {
  unitsForBooking(bookingId: $bookingId) {
    canMove {
      ...Verdict
    }
    name
    from
    to
    currency
    bookings
    contractUnits {
      listingId
      name
    }
    units {
      listingId
      name
      externalId
      verdict {
        ...Verdict
      }
      taken {
        kind
        from
        to
        name
      }
      otherRent {
        rent
        asked
      }
      declined
      seen
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<UnitsForBookingQuery, UnitsForBookingQueryVariables>;
export const MoveBookingDocument = new TypedDocumentString(`
    mutation MoveBooking($bookingId: ID!, $listingId: ID!, $seen: String, $idempotencyKey: ID!) {
  moveBooking(
    bookingId: $bookingId
    listingId: $listingId
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    moved {
      listingId
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<MoveBookingMutation, MoveBookingMutationVariables>;
export const RunningMoveDocument = new TypedDocumentString(`
    query RunningMove($bookingId: ID!) {
  runningMove(bookingId: $bookingId) {
    canOffer {
      ...Verdict
    }
    bookingId
    name
    unitName
    monthlyRent
    currency
    days {
      from
      to
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<RunningMoveQuery, RunningMoveQueryVariables>;
export const RunningMovePlacesDocument = new TypedDocumentString(`
    query RunningMovePlaces($bookingId: ID!, $day: Day!) {
  runningMove(bookingId: $bookingId) {
    units(day: $day) {
      listingId
      name
      externalId
      verdict {
        ...Verdict
      }
      taken {
        kind
        from
        to
        name
      }
      otherRent {
        rent
        asked
      }
      declined
      seen
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<RunningMovePlacesQuery, RunningMovePlacesQueryVariables>;
export const OfferMoveDocument = new TypedDocumentString(`
    mutation OfferMove($bookingId: ID!, $listingId: ID!, $day: Day!, $message: String, $seen: String!, $idempotencyKey: ID!) {
  offerMove(
    bookingId: $bookingId
    listingId: $listingId
    day: $day
    message: $message
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<OfferMoveMutation, OfferMoveMutationVariables>;
export const CalendarExportsDocument = new TypedDocumentString(`
    query CalendarExports($listingId: ID, $groupId: ID) {
  calendarExports(listingId: $listingId, groupId: $groupId) {
    ...CalendarExportLink
  }
}
    fragment CalendarExportLink on CalendarExport {
  id
  label
  platform
  withNames
  url
  createdAt
  lastFetchedAt
  revokedAt
  fetcher
}`) as unknown as TypedDocumentString<CalendarExportsQuery, CalendarExportsQueryVariables>;
export const CalendarExportFetchesDocument = new TypedDocumentString(`
    query CalendarExportFetches($exportId: ID!, $before: Instant) {
  calendarExportFetches(exportId: $exportId, before: $before) {
    at
    status
    userAgent
    fetcher
  }
}
    `) as unknown as TypedDocumentString<CalendarExportFetchesQuery, CalendarExportFetchesQueryVariables>;
export const CalendarExportCreateDocument = new TypedDocumentString(`
    mutation CalendarExportCreate($input: CreateCalendarExportInput!, $idempotencyKey: ID!) {
  createCalendarExport(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    calendarExport {
      ...CalendarExportLink
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment CalendarExportLink on CalendarExport {
  id
  label
  platform
  withNames
  url
  createdAt
  lastFetchedAt
  revokedAt
  fetcher
}`) as unknown as TypedDocumentString<CalendarExportCreateMutation, CalendarExportCreateMutationVariables>;
export const CalendarExportRevokeDocument = new TypedDocumentString(`
    mutation CalendarExportRevoke($exportId: ID!, $idempotencyKey: ID!) {
  revokeCalendarExport(exportId: $exportId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CalendarExportRevokeMutation, CalendarExportRevokeMutationVariables>;
export const CallOfferDocument = new TypedDocumentString(`
    query CallOffer {
  appointment {
    status
    startsAt
    managerName
    canSchedule
  }
}
    `) as unknown as TypedDocumentString<CallOfferQuery, CallOfferQueryVariables>;
export const BlockDeclinesDocument = new TypedDocumentString(`
    query BlockDeclines($groupId: ID!, $listingRequestId: ID!, $from: Day!, $to: Day!) {
  daysBlockedByDeclining(
    listingRequestId: $listingRequestId
    from: $from
    to: $to
  ) {
    ...BlockedDays
  }
  blockWillDeclineListingRequests(
    groupId: $groupId
    listingRequestId: $listingRequestId
    from: $from
    to: $to
  ) {
    ...DeclinedPerson
  }
}
    fragment BlockedDays on BlockedUnitDays {
  listingId
  apartmentName
  from
  to
}
fragment DeclinedPerson on OverlappingListingRequest {
  listingRequestId
  firstName
  lastName
  from
  to
}`) as unknown as TypedDocumentString<BlockDeclinesQuery, BlockDeclinesQueryVariables>;
export const FeedAddDocument = new TypedDocumentString(`
    mutation FeedAdd($input: AddCalendarFeedInput!, $idempotencyKey: ID!) {
  addCalendarFeed(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    feed {
      ...UnitFeed
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment UnitFeed on CalendarFeed {
  id
  listingId
  label
  platform
  kind
  url
  fileName
  state
  error
  errorDetail
  checkedAt
  answeredAt
  nextCheckAt
  isBeingRead
  events
  freeEntries
  quarantine {
    since
    answers
    heldBack {
      kind
      from
      to
      summary
    }
  }
  missing {
    from
    to
    summary
    rule
    freeAt
  }
  windowLimit {
    from
    to
    isBlocked
  }
  windowMeaning
  canManage
}`) as unknown as TypedDocumentString<FeedAddMutation, FeedAddMutationVariables>;
export const FeedChangeDocument = new TypedDocumentString(`
    mutation FeedChange($feedId: ID!, $input: ChangeCalendarFeedInput!, $idempotencyKey: ID!) {
  changeCalendarFeed(
    feedId: $feedId
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<FeedChangeMutation, FeedChangeMutationVariables>;
export const FeedRemoveDocument = new TypedDocumentString(`
    mutation FeedRemove($feedId: ID!, $keepBlocks: Boolean!, $idempotencyKey: ID!) {
  removeCalendarFeed(
    feedId: $feedId
    keepBlocks: $keepBlocks
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    removed {
      kept
      freed
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<FeedRemoveMutation, FeedRemoveMutationVariables>;
export const FeedCheckDocument = new TypedDocumentString(`
    mutation FeedCheck($feedId: ID!) {
  checkCalendarFeed(feedId: $feedId) {
    error {
      ...Refusal
    }
    feed {
      ...UnitFeed
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment UnitFeed on CalendarFeed {
  id
  listingId
  label
  platform
  kind
  url
  fileName
  state
  error
  errorDetail
  checkedAt
  answeredAt
  nextCheckAt
  isBeingRead
  events
  freeEntries
  quarantine {
    since
    answers
    heldBack {
      kind
      from
      to
      summary
    }
  }
  missing {
    from
    to
    summary
    rule
    freeAt
  }
  windowLimit {
    from
    to
    isBlocked
  }
  windowMeaning
  canManage
}`) as unknown as TypedDocumentString<FeedCheckMutation, FeedCheckMutationVariables>;
export const FeedReleaseDocument = new TypedDocumentString(`
    mutation FeedRelease($feedId: ID!, $idempotencyKey: ID!) {
  releaseCalendarFeed(feedId: $feedId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<FeedReleaseMutation, FeedReleaseMutationVariables>;
export const FeedWindowDocument = new TypedDocumentString(`
    mutation FeedWindow($feedId: ID!, $meaning: CalendarWindowMeaning!, $idempotencyKey: ID!) {
  answerCalendarWindow(
    feedId: $feedId
    meaning: $meaning
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<FeedWindowMutation, FeedWindowMutationVariables>;
export const FeedSettleDocument = new TypedDocumentString(`
    mutation FeedSettle($eventId: ID!, $settlement: ConflictSettlement!, $idempotencyKey: ID!) {
  settleCalendarConflict(
    eventId: $eventId
    settlement: $settlement
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<FeedSettleMutation, FeedSettleMutationVariables>;
export const FeedUnsettleDocument = new TypedDocumentString(`
    mutation FeedUnsettle($eventId: ID!, $settlement: ConflictSettlement!, $idempotencyKey: ID!) {
  undoCalendarSettlement(
    eventId: $eventId
    settlement: $settlement
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<FeedUnsettleMutation, FeedUnsettleMutationVariables>;
export const UnitFeedsDocument = new TypedDocumentString(`
    query UnitFeeds($listingId: ID!) {
  calendarFeeds(listingId: $listingId) {
    ...UnitFeed
  }
}
    fragment UnitFeed on CalendarFeed {
  id
  listingId
  label
  platform
  kind
  url
  fileName
  state
  error
  errorDetail
  checkedAt
  answeredAt
  nextCheckAt
  isBeingRead
  events
  freeEntries
  quarantine {
    since
    answers
    heldBack {
      kind
      from
      to
      summary
    }
  }
  missing {
    from
    to
    summary
    rule
    freeAt
  }
  windowLimit {
    from
    to
    isBlocked
  }
  windowMeaning
  canManage
}`) as unknown as TypedDocumentString<UnitFeedsQuery, UnitFeedsQueryVariables>;
export const UnitFeedConflictsDocument = new TypedDocumentString(`
    query UnitFeedConflicts($listingId: ID!) {
  calendarConflicts(listingId: $listingId) {
    id
    feedLabel
    source
    from
    to
    summary
    settlement
    canUndo
    booking {
      _id
      from
      to
      name
    }
    hold {
      listingRequestId
      bookingRequestId
      from
      to
      name
    }
  }
}
    `) as unknown as TypedDocumentString<UnitFeedConflictsQuery, UnitFeedConflictsQueryVariables>;
export const UnitPartnerSourcesDocument = new TypedDocumentString(`
    query UnitPartnerSources($listingId: ID!) {
  partnerSources(listingId: $listingId) {
    source
    allowed {
      value
      reason
    }
    answeredAt
    failingSince
    quarantineSince
    blocks
  }
}
    `) as unknown as TypedDocumentString<UnitPartnerSourcesQuery, UnitPartnerSourcesQueryVariables>;
export const CalendarFeedHistoryDocument = new TypedDocumentString(`
    query CalendarFeedHistory($feedId: ID!, $after: ID) {
  calendarFeedHistory(feedId: $feedId, after: $after) {
    nodes {
      id
      at
      kind
      reason
      from
      to
      fromBefore
      toBefore
      summary
    }
    next
  }
}
    `) as unknown as TypedDocumentString<CalendarFeedHistoryQuery, CalendarFeedHistoryQueryVariables>;
export const RefreshCalendarsDocument = new TypedDocumentString(`
    mutation RefreshCalendars($listingRequestId: ID!) {
  refreshCalendars(listingRequestId: $listingRequestId) {
    error {
      ...Refusal
    }
    calendars {
      ...FreshCalendars
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment FreshCalendars on CalendarRefresh {
  asked
  changes {
    feedId
    label
    unitName
    from
    to
    kind
    touchesRequest
  }
  stale {
    feedId
    label
    unitName
    answeredAt
    error
  }
}`) as unknown as TypedDocumentString<RefreshCalendarsMutation, RefreshCalendarsMutationVariables>;
export const ListingChoicesDocument = new TypedDocumentString(`
    query ListingChoices {
  bookingFilterChoices {
    groups {
      groupId
      name
    }
  }
}
    `) as unknown as TypedDocumentString<ListingChoicesQuery, ListingChoicesQueryVariables>;
export const ConfirmPasswordDocument = new TypedDocumentString(`
    mutation ConfirmPassword($password: String!, $code: String) {
  confirmPassword(password: $password, code: $code) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ConfirmPasswordMutation, ConfirmPasswordMutationVariables>;
export const WaysToConfirmDocument = new TypedDocumentString(`
    query WaysToConfirm {
  me {
    _id
    hasPassword
  }
  passkeys {
    _id
  }
}
    `) as unknown as TypedDocumentString<WaysToConfirmQuery, WaysToConfirmQueryVariables>;
export const KeyHandoverOfLandlordDocument = new TypedDocumentString(`
    query KeyHandoverOfLandlord($bookingId: ID!, $kind: KeyHandoverKind!) {
  keyHandover(bookingId: $bookingId, kind: $kind) {
    ...KeyHandoverParts
  }
}
    fragment KeyHandoverParts on KeyHandover {
  kind
  version
  fingerprint
  day
  time
  dayBy
  keys {
    kind
    count
  }
  keysBy
  handedOut {
    kind
    count
  }
  missingKeys {
    kind
    count
  }
  points {
    point
    by
  }
  ownPoints {
    text
    isDone
    by
  }
  meters {
    kind
    number
    reading
    unit
    day
    by
  }
  ownNote
  otherNote
  photos {
    _id
    by
    fileName
  }
  remarks {
    text
    by
    at
  }
  landlordConfirmedAt
  tenantConfirmedAt
  enteringRefusal
  confirmingRefusal
  remarkRefusal
}`) as unknown as TypedDocumentString<KeyHandoverOfLandlordQuery, KeyHandoverOfLandlordQueryVariables>;
export const KeyHandoverOfTenantDocument = new TypedDocumentString(`
    query KeyHandoverOfTenant($bookingId: ID!, $kind: KeyHandoverKind!) {
  tenantKeyHandover(bookingId: $bookingId, kind: $kind) {
    ...KeyHandoverParts
  }
}
    fragment KeyHandoverParts on KeyHandover {
  kind
  version
  fingerprint
  day
  time
  dayBy
  keys {
    kind
    count
  }
  keysBy
  handedOut {
    kind
    count
  }
  missingKeys {
    kind
    count
  }
  points {
    point
    by
  }
  ownPoints {
    text
    isDone
    by
  }
  meters {
    kind
    number
    reading
    unit
    day
    by
  }
  ownNote
  otherNote
  photos {
    _id
    by
    fileName
  }
  remarks {
    text
    by
    at
  }
  landlordConfirmedAt
  tenantConfirmedAt
  enteringRefusal
  confirmingRefusal
  remarkRefusal
}`) as unknown as TypedDocumentString<KeyHandoverOfTenantQuery, KeyHandoverOfTenantQueryVariables>;
export const SaveKeyHandoverDocument = new TypedDocumentString(`
    mutation SaveKeyHandover($bookingId: ID!, $kind: KeyHandoverKind!, $version: Int!, $input: KeyHandoverInput!, $idempotencyKey: ID!) {
  saveKeyHandover(
    bookingId: $bookingId
    kind: $kind
    version: $version
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SaveKeyHandoverMutation, SaveKeyHandoverMutationVariables>;
export const SaveTenantKeyHandoverDocument = new TypedDocumentString(`
    mutation SaveTenantKeyHandover($bookingId: ID!, $kind: KeyHandoverKind!, $version: Int!, $input: KeyHandoverInput!, $idempotencyKey: ID!) {
  saveTenantKeyHandover(
    bookingId: $bookingId
    kind: $kind
    version: $version
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SaveTenantKeyHandoverMutation, SaveTenantKeyHandoverMutationVariables>;
export const ConfirmKeyHandoverDocument = new TypedDocumentString(`
    mutation ConfirmKeyHandover($bookingId: ID!, $kind: KeyHandoverKind!, $seen: String!, $idempotencyKey: ID!) {
  confirmKeyHandover(
    bookingId: $bookingId
    kind: $kind
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ConfirmKeyHandoverMutation, ConfirmKeyHandoverMutationVariables>;
export const ConfirmTenantKeyHandoverDocument = new TypedDocumentString(`
    mutation ConfirmTenantKeyHandover($bookingId: ID!, $kind: KeyHandoverKind!, $seen: String!, $idempotencyKey: ID!) {
  confirmTenantKeyHandover(
    bookingId: $bookingId
    kind: $kind
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ConfirmTenantKeyHandoverMutation, ConfirmTenantKeyHandoverMutationVariables>;
export const RemarkKeyHandoverDocument = new TypedDocumentString(`
    mutation RemarkKeyHandover($bookingId: ID!, $kind: KeyHandoverKind!, $text: String!, $idempotencyKey: ID!) {
  remarkKeyHandover(
    bookingId: $bookingId
    kind: $kind
    text: $text
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RemarkKeyHandoverMutation, RemarkKeyHandoverMutationVariables>;
export const RemarkTenantKeyHandoverDocument = new TypedDocumentString(`
    mutation RemarkTenantKeyHandover($bookingId: ID!, $kind: KeyHandoverKind!, $text: String!, $idempotencyKey: ID!) {
  remarkTenantKeyHandover(
    bookingId: $bookingId
    kind: $kind
    text: $text
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RemarkTenantKeyHandoverMutation, RemarkTenantKeyHandoverMutationVariables>;
export const RemoveHandoverPhotoDocument = new TypedDocumentString(`
    mutation RemoveHandoverPhoto($handoverPhotoId: ID!, $idempotencyKey: ID!) {
  removeHandoverPhoto(
    handoverPhotoId: $handoverPhotoId
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RemoveHandoverPhotoMutation, RemoveHandoverPhotoMutationVariables>;
export const RemoveTenantHandoverPhotoDocument = new TypedDocumentString(`
    mutation RemoveTenantHandoverPhoto($handoverPhotoId: ID!, $idempotencyKey: ID!) {
  removeTenantHandoverPhoto(
    handoverPhotoId: $handoverPhotoId
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RemoveTenantHandoverPhotoMutation, RemoveTenantHandoverPhotoMutationVariables>;
export const KeyHandoverStandingsDocument = new TypedDocumentString(`
    query KeyHandoverStandings($bookingId: ID!) {
  arrival: keyHandover(bookingId: $bookingId, kind: ARRIVAL) {
    ...HandoverStanding
  }
  departure: keyHandover(bookingId: $bookingId, kind: DEPARTURE) {
    ...HandoverStanding
  }
}
    fragment HandoverStanding on KeyHandover {
  version
  landlordConfirmedAt
  tenantConfirmedAt
  enteringRefusal
}`) as unknown as TypedDocumentString<KeyHandoverStandingsQuery, KeyHandoverStandingsQueryVariables>;
export const TenantKeyHandoverStandingsDocument = new TypedDocumentString(`
    query TenantKeyHandoverStandings($bookingId: ID!) {
  arrival: tenantKeyHandover(bookingId: $bookingId, kind: ARRIVAL) {
    ...HandoverStanding
  }
  departure: tenantKeyHandover(bookingId: $bookingId, kind: DEPARTURE) {
    ...HandoverStanding
  }
}
    fragment HandoverStanding on KeyHandover {
  version
  landlordConfirmedAt
  tenantConfirmedAt
  enteringRefusal
}`) as unknown as TypedDocumentString<TenantKeyHandoverStandingsQuery, TenantKeyHandoverStandingsQueryVariables>;
export const LandlordConversationDocument = new TypedDocumentString(`
    query LandlordConversation($listingRequestId: ID!, $before: Int) {
  landlordMessageThread(listingRequestId: $listingRequestId) {
    ...Conversation
  }
}
    fragment Conversation on MessageThread {
  state
  blockedBy
  closedWhy
  canReport {
    ...Verdict
  }
  report {
    reportedAt
    outcome
    answer
    endedAt
  }
  writableUntil
  contactsShown
  otherName
  unread
  total
  messages(before: $before) {
    id
    position
    isMine
    authorName
    channel
    text
    isHidden
    isTranslatable
    sentAt
    filesLeftOut
    files {
      id
      fileName
      url
    }
  }
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<LandlordConversationQuery, LandlordConversationQueryVariables>;
export const TenantConversationDocument = new TypedDocumentString(`
    query TenantConversation($listingRequestId: ID!, $before: Int) {
  tenantMessageThread(listingRequestId: $listingRequestId) {
    ...Conversation
  }
}
    fragment Conversation on MessageThread {
  state
  blockedBy
  closedWhy
  canReport {
    ...Verdict
  }
  report {
    reportedAt
    outcome
    answer
    endedAt
  }
  writableUntil
  contactsShown
  otherName
  unread
  total
  messages(before: $before) {
    id
    position
    isMine
    authorName
    channel
    text
    isHidden
    isTranslatable
    sentAt
    filesLeftOut
    files {
      id
      fileName
      url
    }
  }
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<TenantConversationQuery, TenantConversationQueryVariables>;
export const SendMessageDocument = new TypedDocumentString(`
    mutation SendMessage($listingRequestId: ID!, $text: String!, $fileIds: [ID!]!, $idempotencyKey: ID!) {
  sendMessage(
    listingRequestId: $listingRequestId
    text: $text
    fileIds: $fileIds
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SendMessageMutation, SendMessageMutationVariables>;
export const SendTenantMessageDocument = new TypedDocumentString(`
    mutation SendTenantMessage($listingRequestId: ID!, $text: String!, $fileIds: [ID!]!, $idempotencyKey: ID!) {
  sendTenantMessage(
    listingRequestId: $listingRequestId
    text: $text
    fileIds: $fileIds
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SendTenantMessageMutation, SendTenantMessageMutationVariables>;
export const MarkMessagesReadDocument = new TypedDocumentString(`
    mutation MarkMessagesRead($listingRequestId: ID!, $position: Int!) {
  markMessagesRead(listingRequestId: $listingRequestId, position: $position) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<MarkMessagesReadMutation, MarkMessagesReadMutationVariables>;
export const MarkTenantMessagesReadDocument = new TypedDocumentString(`
    mutation MarkTenantMessagesRead($listingRequestId: ID!, $position: Int!) {
  markTenantMessagesRead(listingRequestId: $listingRequestId, position: $position) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<MarkTenantMessagesReadMutation, MarkTenantMessagesReadMutationVariables>;
export const BlockMessagesDocument = new TypedDocumentString(`
    mutation BlockMessages($listingRequestId: ID!, $blocked: Boolean!) {
  blockMessages(listingRequestId: $listingRequestId, blocked: $blocked) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<BlockMessagesMutation, BlockMessagesMutationVariables>;
export const BlockTenantMessagesDocument = new TypedDocumentString(`
    mutation BlockTenantMessages($listingRequestId: ID!, $blocked: Boolean!) {
  blockTenantMessages(listingRequestId: $listingRequestId, blocked: $blocked) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<BlockTenantMessagesMutation, BlockTenantMessagesMutationVariables>;
export const TranslateMessageDocument = new TypedDocumentString(`
    mutation TranslateMessage($listingRequestId: ID!, $position: Int!, $to: Language!) {
  translateMessage(
    listingRequestId: $listingRequestId
    position: $position
    to: $to
  ) {
    error {
      ...Refusal
    }
    translation {
      ...TranslationShown
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment TranslationShown on MessageTranslation {
  text
  fromLanguage
  isTest
}`) as unknown as TypedDocumentString<TranslateMessageMutation, TranslateMessageMutationVariables>;
export const TranslateTenantMessageDocument = new TypedDocumentString(`
    mutation TranslateTenantMessage($listingRequestId: ID!, $position: Int!, $to: Language!) {
  translateTenantMessage(
    listingRequestId: $listingRequestId
    position: $position
    to: $to
  ) {
    error {
      ...Refusal
    }
    translation {
      ...TranslationShown
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment TranslationShown on MessageTranslation {
  text
  fromLanguage
  isTest
}`) as unknown as TypedDocumentString<TranslateTenantMessageMutation, TranslateTenantMessageMutationVariables>;
export const ReportMessagesDocument = new TypedDocumentString(`
    mutation ReportMessages($listingRequestId: ID!, $reason: MessageReportReason!, $words: String!, $alsoBlock: Boolean!, $idempotencyKey: ID!) {
  reportMessages(
    listingRequestId: $listingRequestId
    reason: $reason
    words: $words
    alsoBlock: $alsoBlock
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ReportMessagesMutation, ReportMessagesMutationVariables>;
export const ReportTenantMessagesDocument = new TypedDocumentString(`
    mutation ReportTenantMessages($listingRequestId: ID!, $reason: MessageReportReason!, $words: String!, $alsoBlock: Boolean!, $idempotencyKey: ID!) {
  reportTenantMessages(
    listingRequestId: $listingRequestId
    reason: $reason
    words: $words
    alsoBlock: $alsoBlock
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ReportTenantMessagesMutation, ReportTenantMessagesMutationVariables>;
export const MessageTemplatesDocument = new TypedDocumentString(`
    query MessageTemplates($listingRequestId: ID!) {
  messageTemplates {
    canBeChanged
    nodes {
      id
      name
      text
      version
    }
  }
  messagePlaceholders(listingRequestId: $listingRequestId) {
    firstName
    home
    landlord
  }
}
    `) as unknown as TypedDocumentString<MessageTemplatesQuery, MessageTemplatesQueryVariables>;
export const SaveMessageTemplateDocument = new TypedDocumentString(`
    mutation SaveMessageTemplate($templateId: ID, $name: String!, $text: String!, $version: Int!, $idempotencyKey: ID!) {
  saveMessageTemplate(
    templateId: $templateId
    name: $name
    text: $text
    version: $version
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SaveMessageTemplateMutation, SaveMessageTemplateMutationVariables>;
export const DeleteMessageTemplateDocument = new TypedDocumentString(`
    mutation DeleteMessageTemplate($templateId: ID!, $version: Int!, $idempotencyKey: ID!) {
  deleteMessageTemplate(
    templateId: $templateId
    version: $version
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<DeleteMessageTemplateMutation, DeleteMessageTemplateMutationVariables>;
export const PaymentSetupDocument = new TypedDocumentString(`
    query PaymentSetup {
  paymentSetup {
    provider
    mode
    publishableKey
  }
}
    `) as unknown as TypedDocumentString<PaymentSetupQuery, PaymentSetupQueryVariables>;
export const CreateContactPersonDocument = new TypedDocumentString(`
    mutation CreateContactPerson($input: CreateContactPersonInput!, $idempotencyKey: ID!) {
  createContactPerson(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    contactPerson {
      id
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CreateContactPersonMutation, CreateContactPersonMutationVariables>;
export const UpdateContactPersonDocument = new TypedDocumentString(`
    mutation UpdateContactPerson($contactPersonId: ID!, $input: CreateContactPersonInput!, $idempotencyKey: ID!) {
  updateContactPerson(
    contactPersonId: $contactPersonId
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    contactPerson {
      id
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<UpdateContactPersonMutation, UpdateContactPersonMutationVariables>;
export const CreateBillingAddressDocument = new TypedDocumentString(`
    mutation CreateBillingAddress($input: CreateBillingAddressInput!, $idempotencyKey: ID!) {
  createBillingAddress(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    billingAddress {
      id
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CreateBillingAddressMutation, CreateBillingAddressMutationVariables>;
export const UpdateBillingAddressDocument = new TypedDocumentString(`
    mutation UpdateBillingAddress($billingAddressId: ID!, $input: CreateBillingAddressInput!, $idempotencyKey: ID!) {
  updateBillingAddress(
    billingAddressId: $billingAddressId
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    billingAddress {
      id
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<UpdateBillingAddressMutation, UpdateBillingAddressMutationVariables>;
export const CreateBankAccountDocument = new TypedDocumentString(`
    mutation CreateBankAccount($input: CreateBankAccountInput!, $idempotencyKey: ID!) {
  createBankAccount(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    bankAccountId
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CreateBankAccountMutation, CreateBankAccountMutationVariables>;
export const ChooseBankAccountDocument = new TypedDocumentString(`
    mutation ChooseBankAccount($bankAccountId: ID, $uses: [AccountUseInput!]!, $idempotencyKey: ID!) {
  chooseBankAccount(
    bankAccountId: $bankAccountId
    uses: $uses
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    groupIds
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ChooseBankAccountMutation, ChooseBankAccountMutationVariables>;
export const CancelPayoutChangesDocument = new TypedDocumentString(`
    mutation CancelPayoutChanges($changeIds: [ID!]!, $idempotencyKey: ID!) {
  cancelPayoutChanges(changeIds: $changeIds, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    groupIds
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CancelPayoutChangesMutation, CancelPayoutChangesMutationVariables>;
export const ArchiveBankAccountDocument = new TypedDocumentString(`
    mutation ArchiveBankAccount($bankAccountId: ID!, $replacement: AccountReplacementInput, $idempotencyKey: ID!) {
  archiveBankAccount(
    bankAccountId: $bankAccountId
    replacement: $replacement
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    bankAccountId
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ArchiveBankAccountMutation, ArchiveBankAccountMutationVariables>;
export const ChooseBillingDataDocument = new TypedDocumentString(`
    mutation ChooseBillingData($datum: BillingDatum!, $id: ID!, $groupIds: [ID!]!, $idempotencyKey: ID!) {
  chooseBillingData(
    datum: $datum
    id: $id
    groupIds: $groupIds
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    groupIds
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ChooseBillingDataMutation, ChooseBillingDataMutationVariables>;
export const ArchiveBillingDataDocument = new TypedDocumentString(`
    mutation ArchiveBillingData($datum: BillingDatum!, $id: ID!, $replacement: BillingReplacementInput, $idempotencyKey: ID!) {
  archiveBillingData(
    datum: $datum
    id: $id
    replacement: $replacement
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    id
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ArchiveBillingDataMutation, ArchiveBillingDataMutationVariables>;
export const CreateBillingDetailsDocument = new TypedDocumentString(`
    mutation CreateBillingDetails($input: BillingDetailsInput!, $idempotencyKey: ID!) {
  createBillingDetailsItem(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    billingDetailsItem {
      id
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CreateBillingDetailsMutation, CreateBillingDetailsMutationVariables>;
export const UpdateBillingDetailsDocument = new TypedDocumentString(`
    mutation UpdateBillingDetails($billingDetailsId: ID!, $input: BillingDetailsInput!, $idempotencyKey: ID!) {
  updateBillingDetailsItem(
    billingDetailsId: $billingDetailsId
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    billingDetailsItem {
      id
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<UpdateBillingDetailsMutation, UpdateBillingDetailsMutationVariables>;
export const SetLandRegisterNumberDocument = new TypedDocumentString(`
    mutation SetLandRegisterNumber($groupId: ID!, $landRegisterNumber: String!, $idempotencyKey: ID!) {
  setLandRegisterNumber(
    groupId: $groupId
    landRegisterNumber: $landRegisterNumber
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    payoutHome {
      groupId
      landRegisterNumber
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SetLandRegisterNumberMutation, SetLandRegisterNumberMutationVariables>;
export const PayoutHomeDocument = new TypedDocumentString(`
    query PayoutHome($listingId: ID, $groupId: ID) {
  payoutHome(listingId: $listingId, groupId: $groupId) {
    ...PayoutHomeParts
  }
}
    fragment BankAccountParts on BankAccount {
  id
  accountHolder
  iban
  bic
  bankName
  currency
  leaves
  holderMatch
}
fragment PayoutTargetParts on PayoutTarget {
  account {
    ...BankAccountParts
  }
  pending {
    id
    takesEffectAt
    account {
      ...BankAccountParts
    }
  }
}
fragment PayoutHomeParts on PayoutHome {
  groupId
  name
  partOfGroup
  units
  currency
  country
  rent {
    ...PayoutTargetParts
  }
  deposit {
    ...PayoutTargetParts
  }
  contactPersonId
  billingAddressId
  billingDetailsItemId
  landRegisterNumber
  gaps
  payoutChangedAt
  canDecidePayout {
    value
    reason
  }
}`) as unknown as TypedDocumentString<PayoutHomeQuery, PayoutHomeQueryVariables>;
export const PayoutHomesDocument = new TypedDocumentString(`
    query PayoutHomes {
  payoutHomes {
    ...PayoutHomeParts
  }
}
    fragment BankAccountParts on BankAccount {
  id
  accountHolder
  iban
  bic
  bankName
  currency
  leaves
  holderMatch
}
fragment PayoutTargetParts on PayoutTarget {
  account {
    ...BankAccountParts
  }
  pending {
    id
    takesEffectAt
    account {
      ...BankAccountParts
    }
  }
}
fragment PayoutHomeParts on PayoutHome {
  groupId
  name
  partOfGroup
  units
  currency
  country
  rent {
    ...PayoutTargetParts
  }
  deposit {
    ...PayoutTargetParts
  }
  contactPersonId
  billingAddressId
  billingDetailsItemId
  landRegisterNumber
  gaps
  payoutChangedAt
  canDecidePayout {
    value
    reason
  }
}`) as unknown as TypedDocumentString<PayoutHomesQuery, PayoutHomesQueryVariables>;
export const PayoutPersonsDocument = new TypedDocumentString(`
    query PayoutPersons {
  userContactPersons {
    ...ContactPersonParts
  }
}
    fragment ContactPersonParts on ContactPerson {
  id
  firstName
  lastName
  email
  phone
}`) as unknown as TypedDocumentString<PayoutPersonsQuery, PayoutPersonsQueryVariables>;
export const PayoutListsDocument = new TypedDocumentString(`
    query PayoutLists {
  taxDataRequest {
    heldAt
    holdsFrom
  }
  bankAccounts {
    ...BankAccountParts
  }
  userBillingAddresses {
    ...BillingAddressParts
  }
  me {
    _id
    billingDetailsListLink {
      nodes {
        ...BillingDetailsParts
      }
    }
  }
}
    fragment BankAccountParts on BankAccount {
  id
  accountHolder
  iban
  bic
  bankName
  currency
  leaves
  holderMatch
}
fragment BillingAddressParts on BillingAddress {
  id
  name
  addressLine1
  addressLine2
  zipCode
  city
  region
  country
}
fragment BillingDetailsParts on BillingDetailsItem {
  id
  firstName
  lastName
  birthDate
  registrationNumber
  hasTaxId
  hasOddTaxId
  taxCountry
  taxIdNotIssued
  birthCity
  birthCountry
  establishments
  isCompliant
  isExempt
  dac7Compliance {
    exemptionDeadline
    exemptionReason
    missing
  }
  address {
    addressLine1
    addressLine2
    zipCode
    city
    region
    country
  }
  billingAddress {
    companyName
    addressLine1
    addressLine2
    zipCode
    city
    region
    country
  }
  commercialFields {
    type
    companyName
    vatID
  }
}`) as unknown as TypedDocumentString<PayoutListsQuery, PayoutListsQueryVariables>;
export const GroupPhotoFolderDocument = new TypedDocumentString(`
    query GroupPhotoFolder($groupId: ID!) {
  groupPhotoFolder(groupId: $groupId) {
    isAvailable
    testLink
    dropboxImagesSyncedAt
    folder {
      name
      checkedAt
      nextSyncAt
      isUnderWay
      problem
      taken
      waiting
      refused
      refusedFiles {
        name
        reason
      }
    }
  }
}
    `) as unknown as TypedDocumentString<GroupPhotoFolderQuery, GroupPhotoFolderQueryVariables>;
export const ConnectPhotoFolderDocument = new TypedDocumentString(`
    mutation ConnectPhotoFolder($groupId: ID!, $link: String!, $idempotencyKey: ID!) {
  connectPhotoFolder(
    groupId: $groupId
    link: $link
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ConnectPhotoFolderMutation, ConnectPhotoFolderMutationVariables>;
export const SyncPhotoFolderDocument = new TypedDocumentString(`
    mutation SyncPhotoFolder($groupId: ID!, $idempotencyKey: ID!) {
  syncPhotoFolder(groupId: $groupId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SyncPhotoFolderMutation, SyncPhotoFolderMutationVariables>;
export const DisconnectPhotoFolderDocument = new TypedDocumentString(`
    mutation DisconnectPhotoFolder($groupId: ID!, $idempotencyKey: ID!) {
  disconnectPhotoFolder(groupId: $groupId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<DisconnectPhotoFolderMutation, DisconnectPhotoFolderMutationVariables>;
export const GroupPicturesDocument = new TypedDocumentString(`
    query GroupPictures($groupId: ID!) {
  groupPictures(groupId: $groupId) {
    groupId
    pictures {
      imageId
      name
      category
      urls {
        thumbnail
        small
        medium
        large
      }
      placeholder
      isUploaded
    }
    floorPlan {
      downloadUrl
      fileName
      createdAt
      isImage
    }
  }
}
    `) as unknown as TypedDocumentString<GroupPicturesQuery, GroupPicturesQueryVariables>;
export const OrderPicturesDocument = new TypedDocumentString(`
    mutation OrderPictures($groupId: ID!, $imageIds: [ID!]!, $idempotencyKey: ID!) {
  orderPictures(
    groupId: $groupId
    imageIds: $imageIds
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<OrderPicturesMutation, OrderPicturesMutationVariables>;
export const DeletePicturesDocument = new TypedDocumentString(`
    mutation DeletePictures($groupId: ID!, $imageIds: [ID!]!, $idempotencyKey: ID!) {
  deletePictures(
    groupId: $groupId
    imageIds: $imageIds
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<DeletePicturesMutation, DeletePicturesMutationVariables>;
export const RotatePictureDocument = new TypedDocumentString(`
    mutation RotatePicture($imageId: ID!, $degrees: Int!, $idempotencyKey: ID!) {
  rotatePicture(
    imageId: $imageId
    degrees: $degrees
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RotatePictureMutation, RotatePictureMutationVariables>;
export const CategorizeImagesDocument = new TypedDocumentString(`
    mutation CategorizeImages($input: CategorizeImagesInput!) {
  categorizeImages(input: $input) {
    imageId
    category
  }
}
    `) as unknown as TypedDocumentString<CategorizeImagesMutation, CategorizeImagesMutationVariables>;
export const RemoveFloorPlanDocument = new TypedDocumentString(`
    mutation RemoveFloorPlan($groupId: ID!, $idempotencyKey: ID!) {
  removeFloorPlan(groupId: $groupId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RemoveFloorPlanMutation, RemoveFloorPlanMutationVariables>;
export const PublishingSituationDocument = new TypedDocumentString(`
    query PublishingSituation($groupId: ID!, $listingId: ID) {
  publishing(groupId: $groupId, listingId: $listingId) {
    archivedAt
    publicUnits
    unitsToPublish
    canPublish {
      ...Verdict
    }
    canUnpublish {
      ...Verdict
    }
    canArchive {
      ...Verdict
    }
    gaps {
      ...Gap
    }
    left {
      reason
      explanation
      at
    }
  }
  landlordListingByGroupId(groupId: $groupId) {
    _id
    groupId
    name
    partOfGroup
    isWhole
    group {
      _id
      apartmentName
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}
fragment Gap on ListingGap {
  gap
  step
  field
}`) as unknown as TypedDocumentString<PublishingSituationQuery, PublishingSituationQueryVariables>;
export const PublishingConsequencesDocument = new TypedDocumentString(`
    query PublishingConsequences($groupId: ID!, $listingId: ID, $blockFrom: Day, $blockTo: Day, $declineRequests: Boolean, $declineAccepted: Boolean) {
  unpublishConsequences(
    groupId: $groupId
    listingId: $listingId
    blockFrom: $blockFrom
    blockTo: $blockTo
    declineRequests: $declineRequests
    declineAccepted: $declineAccepted
  ) {
    units
    unitsLeft
    stays
    blocked {
      ...BlockedDays
    }
    requests {
      ...ConcernedPerson
    }
    accepted {
      ...ConcernedPerson
    }
  }
}
    fragment BlockedDays on BlockedUnitDays {
  listingId
  apartmentName
  from
  to
}
fragment DeclinedPerson on OverlappingListingRequest {
  listingRequestId
  firstName
  lastName
  from
  to
}
fragment ConcernedPerson on OverlappingListingRequest {
  ...DeclinedPerson
  wouldBeDeclined
}`) as unknown as TypedDocumentString<PublishingConsequencesQuery, PublishingConsequencesQueryVariables>;
export const PublishingPublishDocument = new TypedDocumentString(`
    mutation PublishingPublish($groupId: ID!, $listingId: ID, $idempotencyKey: ID!) {
  publishListing(
    groupId: $groupId
    listingId: $listingId
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<PublishingPublishMutation, PublishingPublishMutationVariables>;
export const PublishingUnpublishDocument = new TypedDocumentString(`
    mutation PublishingUnpublish($groupId: ID!, $listingId: ID, $input: UnpublishListingInput!, $seen: [ID!], $idempotencyKey: ID!) {
  unpublishListing(
    groupId: $groupId
    listingId: $listingId
    input: $input
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<PublishingUnpublishMutation, PublishingUnpublishMutationVariables>;
export const PublishingDuplicateDocument = new TypedDocumentString(`
    mutation PublishingDuplicate($groupId: ID!, $idempotencyKey: ID!) {
  duplicateListing(groupId: $groupId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    listing {
      _id
      groupId
      name
      partOfGroup
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<PublishingDuplicateMutation, PublishingDuplicateMutationVariables>;
export const PublishingArchiveDocument = new TypedDocumentString(`
    mutation PublishingArchive($groupId: ID!, $idempotencyKey: ID!) {
  archiveListing(groupId: $groupId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<PublishingArchiveMutation, PublishingArchiveMutationVariables>;
export const PublishingUnarchiveDocument = new TypedDocumentString(`
    mutation PublishingUnarchive($groupId: ID!, $idempotencyKey: ID!) {
  unarchiveListing(groupId: $groupId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<PublishingUnarchiveMutation, PublishingUnarchiveMutationVariables>;
export const RemovePushDeviceDocument = new TypedDocumentString(`
    mutation RemovePushDevice($id: ID!) {
  removePushDevice(id: $id) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RemovePushDeviceMutation, RemovePushDeviceMutationVariables>;
export const PaidByTenantDocument = new TypedDocumentString(`
    query PaidByTenant($bookingId: ID!) {
  paidByTenant(bookingId: $bookingId) {
    ...PaidFacts
  }
}
    fragment Verdict on Verdict {
  value
  reason
}
fragment RefundFacts on Refund {
  _id
  purpose
  amount
  settledAmount
  currency
  reason
  explanation
  state
  way
  failure
  createdAt
  arrivedAt
  transferredOn
  canBeTransferred {
    ...Verdict
  }
  account {
    accountHolder
    iban
    holderMatch
    givenAt
  }
}
fragment DisputeFacts on Dispute {
  _id
  amount
  currency
  reason
  state
  isHeld
  answerUntil
  decidedAt
  isAnswered
  hasReopenedInvoice
}
fragment PaidFacts on PaidByTenant {
  _id
  bookingId
  purpose
  amount
  currency
  paidAt
  surplus
  tenantNames
  listingName
  refundableAmount
  canBeRefunded {
    ...Verdict
  }
  refunds {
    ...RefundFacts
  }
  disputes {
    ...DisputeFacts
  }
}`) as unknown as TypedDocumentString<PaidByTenantQuery, PaidByTenantQueryVariables>;
export const MovedPaymentsDocument = new TypedDocumentString(`
    query MovedPayments {
  movedPayments {
    ...PaidFacts
  }
}
    fragment Verdict on Verdict {
  value
  reason
}
fragment RefundFacts on Refund {
  _id
  purpose
  amount
  settledAmount
  currency
  reason
  explanation
  state
  way
  failure
  createdAt
  arrivedAt
  transferredOn
  canBeTransferred {
    ...Verdict
  }
  account {
    accountHolder
    iban
    holderMatch
    givenAt
  }
}
fragment DisputeFacts on Dispute {
  _id
  amount
  currency
  reason
  state
  isHeld
  answerUntil
  decidedAt
  isAnswered
  hasReopenedInvoice
}
fragment PaidFacts on PaidByTenant {
  _id
  bookingId
  purpose
  amount
  currency
  paidAt
  surplus
  tenantNames
  listingName
  refundableAmount
  canBeRefunded {
    ...Verdict
  }
  refunds {
    ...RefundFacts
  }
  disputes {
    ...DisputeFacts
  }
}`) as unknown as TypedDocumentString<MovedPaymentsQuery, MovedPaymentsQueryVariables>;
export const RefundTenantDocument = new TypedDocumentString(`
    mutation RefundTenant($paymentId: ID!, $amount: Float!, $reason: RefundReason!, $explanation: String!, $idempotencyKey: ID!) {
  refundTenant(
    paymentId: $paymentId
    amount: $amount
    reason: $reason
    explanation: $explanation
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<RefundTenantMutation, RefundTenantMutationVariables>;
export const ReviewCountDocument = new TypedDocumentString(`
    query ReviewCount {
  reviewQueue(limit: 1) {
    counts {
      kind
      total
    }
  }
}
    `) as unknown as TypedDocumentString<ReviewCountQuery, ReviewCountQueryVariables>;
export const SavedViewsDocument = new TypedDocumentString(`
    query SavedViews($page: SavedViewPage!) {
  savedViews(page: $page) {
    nodes {
      ...SavedView
    }
  }
}
    fragment SavedView on SavedView {
  _id
  name
  search
}`) as unknown as TypedDocumentString<SavedViewsQuery, SavedViewsQueryVariables>;
export const SaveViewDocument = new TypedDocumentString(`
    mutation SaveView($input: SaveViewInput!, $idempotencyKey: ID!) {
  saveView(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    savedViews {
      nodes {
        ...SavedView
      }
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment SavedView on SavedView {
  _id
  name
  search
}`) as unknown as TypedDocumentString<SaveViewMutation, SaveViewMutationVariables>;
export const DeleteViewDocument = new TypedDocumentString(`
    mutation DeleteView($viewId: ID!, $idempotencyKey: ID!) {
  deleteView(viewId: $viewId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    savedViews {
      nodes {
        ...SavedView
      }
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment SavedView on SavedView {
  _id
  name
  search
}`) as unknown as TypedDocumentString<DeleteViewMutation, DeleteViewMutationVariables>;
export const CheckSuggestedDatesDocument = new TypedDocumentString(`
    query CheckSuggestedDates($listingRequestId: ID!, $from: Day!, $to: Day!) {
  checkSuggestedDates(listingRequestId: $listingRequestId, from: $from, to: $to) {
    ...Verdict
  }
  datesWillDeclineListingRequests(
    listingRequestId: $listingRequestId
    from: $from
    to: $to
  ) {
    ...DeclinedPerson
  }
}
    fragment DeclinedPerson on OverlappingListingRequest {
  listingRequestId
  firstName
  lastName
  from
  to
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<CheckSuggestedDatesQuery, CheckSuggestedDatesQueryVariables>;
export const TakenDaysDocument = new TypedDocumentString(`
    query TakenDays($groupId: ID, $listingIds: [ID!], $exceptBlockId: ID) {
  takenDays(
    groupId: $groupId
    listingIds: $listingIds
    exceptBlockId: $exceptBlockId
  ) {
    from
    to
  }
}
    `) as unknown as TypedDocumentString<TakenDaysQuery, TakenDaysQueryVariables>;
export const ShellInboxCountDocument = new TypedDocumentString(`
    query ShellInboxCount {
  needsYou(first: 1) {
    totalCount
    dueSoonCount
  }
  needsYouWishes {
    dueSoonCount
  }
}
    `) as unknown as TypedDocumentString<ShellInboxCountQuery, ShellInboxCountQueryVariables>;
export const ShellUnreadCountDocument = new TypedDocumentString(`
    query ShellUnreadCount {
  unreadNotificationCount
}
    `) as unknown as TypedDocumentString<ShellUnreadCountQuery, ShellUnreadCountQueryVariables>;
export const ShellUnpaidInvoicesDocument = new TypedDocumentString(`
    query ShellUnpaidInvoices {
  me {
    _id
    landlordNumberOfUnpaidInvoices
  }
}
    `) as unknown as TypedDocumentString<ShellUnpaidInvoicesQuery, ShellUnpaidInvoicesQueryVariables>;
export const ShellTaxDetailsDocument = new TypedDocumentString(`
    query ShellTaxDetails {
  me {
    _id
    nonCompliantLinkedBillingDetailsId
    generatingRevenueUnderDac7Since
  }
}
    `) as unknown as TypedDocumentString<ShellTaxDetailsQuery, ShellTaxDetailsQueryVariables>;
export const ShellWorldsDocument = new TypedDocumentString(`
    query ShellWorlds {
  worlds {
    landlordId
    name
    role
    isCurrent
  }
}
    `) as unknown as TypedDocumentString<ShellWorldsQuery, ShellWorldsQueryVariables>;
export const ShellSwitchWorldDocument = new TypedDocumentString(`
    mutation ShellSwitchWorld($landlordId: ID!) {
  switchWorld(landlordId: $landlordId) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ShellSwitchWorldMutation, ShellSwitchWorldMutationVariables>;
export const StaffHoldsDocument = new TypedDocumentString(`
    query StaffHolds {
  accountFreezes {
    _id
    personName
    email
    reason
    facts
    frozenAt
    frozenByName
    hiddenHomes
    objection
    objectedAt
    answer
    answeredAt
    refusal
  }
}
    `) as unknown as TypedDocumentString<StaffHoldsQuery, StaffHoldsQueryVariables>;
export const StaffFreezeAccountDocument = new TypedDocumentString(`
    mutation StaffFreezeAccount($email: String!, $reason: FreezeReason!, $facts: String!, $idempotencyKey: ID!) {
  freezeAccount(
    email: $email
    reason: $reason
    facts: $facts
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffFreezeAccountMutation, StaffFreezeAccountMutationVariables>;
export const StaffLiftFreezeDocument = new TypedDocumentString(`
    mutation StaffLiftFreeze($freezeId: ID!, $reason: String!, $idempotencyKey: ID!) {
  liftFreeze(
    freezeId: $freezeId
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffLiftFreezeMutation, StaffLiftFreezeMutationVariables>;
export const StaffKeepFreezeDocument = new TypedDocumentString(`
    mutation StaffKeepFreeze($freezeId: ID!, $answer: String!, $idempotencyKey: ID!) {
  keepFreeze(
    freezeId: $freezeId
    answer: $answer
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffKeepFreezeMutation, StaffKeepFreezeMutationVariables>;
export const StaffImpersonationsDocument = new TypedDocumentString(`
    query StaffImpersonations($running: Boolean, $actorId: ID, $search: String, $offset: Int!) {
  staffImpersonations(
    running: $running
    actorId: $actorId
    search: $search
    offset: $offset
    limit: 20
  ) {
    totalCount
    nodes {
      _id
      actorId
      actorName
      landlordId
      landlordName
      reason
      startedAt
      endsAt
      endedAt
      endedByName
      endReason
      actions
      isRunning
      endRefusal
    }
  }
  accountManagers {
    _id
    name
  }
}
    `) as unknown as TypedDocumentString<StaffImpersonationsQuery, StaffImpersonationsQueryVariables>;
export const StaffEndImpersonationDocument = new TypedDocumentString(`
    mutation StaffEndImpersonation($impersonationId: ID!, $reason: String, $idempotencyKey: ID!) {
  endStaffImpersonation(
    impersonationId: $impersonationId
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffEndImpersonationMutation, StaffEndImpersonationMutationVariables>;
export const StaffPermissionsDocument = new TypedDocumentString(`
    query StaffPermissions($search: String) {
  permissionHolders(search: $search) {
    _id
    name
    email
    userTypes
    permissions {
      permission
      isHeld
      isStrong
      waitsUntil
      refusal
    }
  }
  permissionRequests {
    _id
    personName
    email
    permission
    reason
    askedByName
    askedAt
    endsAt
    refusal
    canWithdraw
  }
}
    `) as unknown as TypedDocumentString<StaffPermissionsQuery, StaffPermissionsQueryVariables>;
export const StaffOutsideServicesDocument = new TypedDocumentString(`
    query StaffOutsideServices {
  outsideServices {
    service
    state
  }
}
    `) as unknown as TypedDocumentString<StaffOutsideServicesQuery, StaffOutsideServicesQueryVariables>;
export const StaffGivePermissionDocument = new TypedDocumentString(`
    mutation StaffGivePermission($userId: ID!, $permission: Permission!, $reason: String!, $idempotencyKey: ID!) {
  givePermission(
    userId: $userId
    permission: $permission
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffGivePermissionMutation, StaffGivePermissionMutationVariables>;
export const StaffTakePermissionDocument = new TypedDocumentString(`
    mutation StaffTakePermission($userId: ID!, $permission: Permission!, $reason: String!, $idempotencyKey: ID!) {
  takePermission(
    userId: $userId
    permission: $permission
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffTakePermissionMutation, StaffTakePermissionMutationVariables>;
export const StaffConfirmPermissionDocument = new TypedDocumentString(`
    mutation StaffConfirmPermission($requestId: ID!, $idempotencyKey: ID!) {
  confirmPermission(requestId: $requestId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffConfirmPermissionMutation, StaffConfirmPermissionMutationVariables>;
export const StaffDeclinePermissionDocument = new TypedDocumentString(`
    mutation StaffDeclinePermission($requestId: ID!, $reason: String!, $idempotencyKey: ID!) {
  declinePermission(
    requestId: $requestId
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffDeclinePermissionMutation, StaffDeclinePermissionMutationVariables>;
export const StaffWithdrawPermissionDocument = new TypedDocumentString(`
    mutation StaffWithdrawPermission($requestId: ID!, $idempotencyKey: ID!) {
  withdrawPermission(requestId: $requestId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffWithdrawPermissionMutation, StaffWithdrawPermissionMutationVariables>;
export const StaffRecoveriesDocument = new TypedDocumentString(`
    query StaffRecoveries {
  accountRecoveries {
    _id
    personName
    email
    way
    status
    reason
    askedByName
    confirmedByName
    askedAt
    deadlineAt
    refusal
    canCallOff
  }
}
    `) as unknown as TypedDocumentString<StaffRecoveriesQuery, StaffRecoveriesQueryVariables>;
export const StaffAskForRecoveryDocument = new TypedDocumentString(`
    mutation StaffAskForRecovery($email: String!, $reason: String!, $idempotencyKey: ID!) {
  askForStaffRecovery(
    email: $email
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffAskForRecoveryMutation, StaffAskForRecoveryMutationVariables>;
export const StaffConfirmRecoveryDocument = new TypedDocumentString(`
    mutation StaffConfirmRecovery($recoveryId: ID!, $idempotencyKey: ID!) {
  confirmRecovery(recoveryId: $recoveryId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffConfirmRecoveryMutation, StaffConfirmRecoveryMutationVariables>;
export const StaffCallOffRecoveryDocument = new TypedDocumentString(`
    mutation StaffCallOffRecovery($recoveryId: ID!, $reason: String!, $idempotencyKey: ID!) {
  callOffRecovery(
    recoveryId: $recoveryId
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffCallOffRecoveryMutation, StaffCallOffRecoveryMutationVariables>;
export const StaffReportsDocument = new TypedDocumentString(`
    query StaffReports($ended: Boolean!, $offset: Int!) {
  messageReports(ended: $ended, offset: $offset, limit: 20) {
    totalCount
    nodes {
      _id
      side
      reporterName
      listingName
      reason
      words
      reportedAt
      outcome
      endedAt
      endedByName
    }
  }
}
    `) as unknown as TypedDocumentString<StaffReportsQuery, StaffReportsQueryVariables>;
export const StaffReportDocument = new TypedDocumentString(`
    query StaffReport($messageReportId: ID!) {
  messageReport(messageReportId: $messageReportId) {
    _id
    side
    reportedSide
    reporterName
    landlordName
    landlordEmail
    tenantName
    tenantEmail
    listingName
    from
    to
    reason
    words
    messageCount
    reportedAt
    outcome
    answer
    endedAt
    endedByName
    canRead {
      ...Verdict
    }
    canEnd {
      ...Verdict
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<StaffReportQuery, StaffReportQueryVariables>;
export const ReadReportedMessagesDocument = new TypedDocumentString(`
    mutation ReadReportedMessages($messageReportId: ID!, $before: Int) {
  openReportedMessages(messageReportId: $messageReportId, before: $before) {
    error {
      ...Refusal
    }
    opened {
      messages {
        id
        position
        side
        authorName
        channel
        text
        isHidden
        sentAt
        fileNames
      }
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ReadReportedMessagesMutation, ReadReportedMessagesMutationVariables>;
export const EndMessageReportDocument = new TypedDocumentString(`
    mutation EndMessageReport($messageReportId: ID!, $outcome: MessageReportOutcome!, $answer: String!, $idempotencyKey: ID!) {
  endMessageReport(
    messageReportId: $messageReportId
    outcome: $outcome
    answer: $answer
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<EndMessageReportMutation, EndMessageReportMutationVariables>;
export const StaffAppointmentsDocument = new TypedDocumentString(`
    query StaffAppointments($status: AppointmentStatus, $from: Day, $to: Day, $staffId: ID, $search: String, $offset: Int!) {
  staffAppointments(
    status: $status
    from: $from
    to: $to
    staffId: $staffId
    search: $search
    offset: $offset
    limit: 20
  ) {
    totalCount
    nodes {
      landlordId
      landlordName
      landlordEmail
      status
      startsAt
      changedAt
      staffName
      managerName
      hasCalendar
    }
  }
  accountManagers {
    _id
    name
  }
}
    `) as unknown as TypedDocumentString<StaffAppointmentsQuery, StaffAppointmentsQueryVariables>;
export const StaffDealBoardDocument = new TypedDocumentString(`
    query StaffDealBoard($filter: DealFilter) {
  columns: dealColumns(filter: $filter) {
    column
    totalCount
    fees {
      currency
      amount
    }
  }
  BOOKINGS_TODO: deals(column: BOOKINGS_TODO, filter: $filter, limit: 10) {
    ...DealCard
  }
  B2B_VERIFICATION: deals(column: B2B_VERIFICATION, filter: $filter, limit: 10) {
    ...DealCard
  }
  BOOKINGS_CONTRACT_SENT: deals(
    column: BOOKINGS_CONTRACT_SENT
    filter: $filter
    limit: 10
  ) {
    ...DealCard
  }
  TENANT_CLOSED_INVOICE: deals(
    column: TENANT_CLOSED_INVOICE
    filter: $filter
    limit: 10
  ) {
    ...DealCard
  }
  LOST: deals(column: LOST, filter: $filter, limit: 10) {
    ...DealCard
  }
}
    fragment DealCard on DealCard {
  listingRequestId
  bookingRequestId
  userFriendlyId
  column
  since
  tenantName
  companyName
  landlordId
  landlordName
  listingName
  place
  from
  to
  days
  fee
  currency
  isKeyAccount
  manager {
    _id
    name
  }
  step {
    standing
    deadline
    isTurnOfStaff
  }
  isBookingCanceled
  endReason
  isEndedBySilence
}`) as unknown as TypedDocumentString<StaffDealBoardQuery, StaffDealBoardQueryVariables>;
export const StaffDealsDocument = new TypedDocumentString(`
    query StaffDeals($column: DealColumn!, $filter: DealFilter, $offset: Int!, $limit: Int!) {
  columns: dealColumns(filter: $filter) {
    column
    totalCount
    fees {
      currency
      amount
    }
  }
  deals(column: $column, filter: $filter, offset: $offset, limit: $limit) {
    ...DealCard
  }
}
    fragment DealCard on DealCard {
  listingRequestId
  bookingRequestId
  userFriendlyId
  column
  since
  tenantName
  companyName
  landlordId
  landlordName
  listingName
  place
  from
  to
  days
  fee
  currency
  isKeyAccount
  manager {
    _id
    name
  }
  step {
    standing
    deadline
    isTurnOfStaff
  }
  isBookingCanceled
  endReason
  isEndedBySilence
}`) as unknown as TypedDocumentString<StaffDealsQuery, StaffDealsQueryVariables>;
export const StaffDeletionsDocument = new TypedDocumentString(`
    query StaffDeletions($page: Int!, $pageSize: Int!) {
  deletionRequests(page: $page, pageSize: $pageSize) {
    totalCount
    nodes {
      _id
      requestedAt
      withdrawUntil
      withdrawnAt
      startedAt
      waitsFor
      step
      steps
      doneAt
      digest
      counts {
        kind
        deleted
        emptied
      }
      keptUntil
      endWaitsFor
      destroyed {
        kind
        deleted
        emptied
      }
      destroyedAt
      endedAt
      providers {
        _id
        provider
        dueAt
        tries
        failure
        provenAt
        wasThere
      }
      user {
        _id
        firstName
        lastName
        email
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StaffDeletionsQuery, StaffDeletionsQueryVariables>;
export const StaffVerifiedIdentitiesDocument = new TypedDocumentString(`
    query StaffVerifiedIdentities($search: String!) {
  verifiedIdentities(search: $search) {
    _id
    email
    firstName
    lastName
    birthDate
    expiresOn
  }
}
    `) as unknown as TypedDocumentString<StaffVerifiedIdentitiesQuery, StaffVerifiedIdentitiesQueryVariables>;
export const StaffExternalVerdictsDocument = new TypedDocumentString(`
    query StaffExternalVerdicts($page: Int!, $pageSize: Int!) {
  externalIdentityVerdicts(page: $page, pageSize: $pageSize) {
    totalCount
    nodes {
      _id
      name
      email
      isLandlord
      sessionId
      isTest
      status
      failureReason
      updatedAt
      eraseAfter
      erasedAt
    }
  }
}
    `) as unknown as TypedDocumentString<StaffExternalVerdictsQuery, StaffExternalVerdictsQueryVariables>;
export const StaffCorrectIdentityDocument = new TypedDocumentString(`
    mutation StaffCorrectIdentity($id: ID!, $field: IdentityField!, $value: String!, $reason: String!, $idempotencyKey: ID!) {
  editIdentityVerificationField(
    id: $id
    field: $field
    value: $value
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffCorrectIdentityMutation, StaffCorrectIdentityMutationVariables>;
export const StaffListingsDocument = new TypedDocumentString(`
    query StaffListings($search: String) {
  staffListings(search: $search, first: 50) {
    groupId
    name
    city
    landlordId
    landlordName
    labels
    units
    publishedUnits
    isHeldBySales
    reason
    explanation
    unpublishedAt
  }
}
    `) as unknown as TypedDocumentString<StaffListingsQuery, StaffListingsQueryVariables>;
export const StaffUnpublishListingDocument = new TypedDocumentString(`
    mutation StaffUnpublishListing($groupId: ID!, $input: UnpublishListingInput!, $idempotencyKey: ID!) {
  unpublishListingForSales(
    groupId: $groupId
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffUnpublishListingMutation, StaffUnpublishListingMutationVariables>;
export const StaffAllowPublishingDocument = new TypedDocumentString(`
    mutation StaffAllowPublishing($groupId: ID!, $idempotencyKey: ID!) {
  allowPublishing(groupId: $groupId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffAllowPublishingMutation, StaffAllowPublishingMutationVariables>;
export const StaffSetListingLabelsDocument = new TypedDocumentString(`
    mutation StaffSetListingLabels($groupId: ID!, $labels: [Tag!]!, $reason: String!, $idempotencyKey: ID!) {
  setListingLabels(
    groupId: $groupId
    labels: $labels
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    listing {
      groupId
      labels
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffSetListingLabelsMutation, StaffSetListingLabelsMutationVariables>;
export const StaffTakeOffAsScamDocument = new TypedDocumentString(`
    mutation StaffTakeOffAsScam($groupId: ID!, $explanation: String!, $idempotencyKey: ID!) {
  takeOffAsScam(
    groupId: $groupId
    explanation: $explanation
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffTakeOffAsScamMutation, StaffTakeOffAsScamMutationVariables>;
export const StaffGiveSecondChanceDocument = new TypedDocumentString(`
    mutation StaffGiveSecondChance($listingRequestId: ID!, $idempotencyKey: ID!) {
  giveSecondChance(
    listingRequestId: $listingRequestId
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    secondChance {
      listingRequestId
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffGiveSecondChanceMutation, StaffGiveSecondChanceMutationVariables>;
export const StaffSecondChancesDocument = new TypedDocumentString(`
    query StaffSecondChances($offset: Int!) {
  silentlyDeclinedRequests(offset: $offset, limit: 20) {
    totalCount
    nodes {
      listingRequestId
      userFriendlyId
      listingName
      city
      tenantName
      landlordId
      landlordName
      from
      to
      declinedAt
    }
  }
}
    `) as unknown as TypedDocumentString<StaffSecondChancesQuery, StaffSecondChancesQueryVariables>;
export const StaffAuditDocument = new TypedDocumentString(`
    query StaffAudit($landlordId: ID!, $before: ID, $impersonationId: ID) {
  staffAuditLog(
    landlordId: $landlordId
    first: 50
    before: $before
    impersonationId: $impersonationId
  ) {
    nodes {
      ...AuditEntry
    }
    hasMore
  }
}
    fragment AuditEntry on AuditEntry {
  _id
  at
  action
  actorName
  subjectName
  via
  reason
  unitName
}`) as unknown as TypedDocumentString<StaffAuditQuery, StaffAuditQueryVariables>;
export const StaffDayDocument = new TypedDocumentString(`
    query StaffDay {
  staffDay {
    kind
    count
    oldest
    email
  }
}
    `) as unknown as TypedDocumentString<StaffDayQuery, StaffDayQueryVariables>;
export const StaffPeopleDocument = new TypedDocumentString(`
    query StaffPeople($search: String) {
  staffPeople(search: $search, first: 50) {
    _id
    name
    email
    landlord
    landlordUserType
    permissions
    labels
    language
    createdAt
    listings
    openRequests
    accountManager {
      _id
      name
    }
    appointment {
      status
      startsAt
    }
  }
}
    `) as unknown as TypedDocumentString<StaffPeopleQuery, StaffPeopleQueryVariables>;
export const AccountManagersDocument = new TypedDocumentString(`
    query AccountManagers {
  accountManagers {
    _id
    name
    link
  }
}
    `) as unknown as TypedDocumentString<AccountManagersQuery, AccountManagersQueryVariables>;
export const SetAccountManagerDocument = new TypedDocumentString(`
    mutation SetAccountManager($landlordId: ID!, $staffId: ID, $reason: String!, $idempotencyKey: ID!) {
  setAccountManager(
    landlordId: $landlordId
    staffId: $staffId
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SetAccountManagerMutation, SetAccountManagerMutationVariables>;
export const StaffSetPersonLabelsDocument = new TypedDocumentString(`
    mutation StaffSetPersonLabels($userId: ID!, $labels: [Tag!]!, $reason: String!, $idempotencyKey: ID!) {
  setPersonLabels(
    userId: $userId
    labels: $labels
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    person {
      _id
      labels
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffSetPersonLabelsMutation, StaffSetPersonLabelsMutationVariables>;
export const SetSchedulingLinkDocument = new TypedDocumentString(`
    mutation SetSchedulingLink($link: String!, $idempotencyKey: ID!) {
  setSchedulingLink(link: $link, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<SetSchedulingLinkMutation, SetSchedulingLinkMutationVariables>;
export const StaffFlagsDocument = new TypedDocumentString(`
    query StaffFlags {
  staffFeatureFlags {
    name
    enabled
    changedAt
    reason
    people {
      _id
      name
      email
      enabled
      reason
    }
  }
}
    `) as unknown as TypedDocumentString<StaffFlagsQuery, StaffFlagsQueryVariables>;
export const StaffSetFlagDocument = new TypedDocumentString(`
    mutation StaffSetFlag($name: FeatureFlagName!, $enabled: Boolean!, $reason: String!, $idempotencyKey: ID!) {
  setFeatureFlag(
    name: $name
    enabled: $enabled
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffSetFlagMutation, StaffSetFlagMutationVariables>;
export const StaffSetFlagForUserDocument = new TypedDocumentString(`
    mutation StaffSetFlagForUser($name: FeatureFlagName!, $userId: ID!, $enabled: Boolean, $reason: String!, $idempotencyKey: ID!) {
  setFeatureFlagForUser(
    name: $name
    userId: $userId
    enabled: $enabled
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StaffSetFlagForUserMutation, StaffSetFlagForUserMutationVariables>;
export const StayImportsPageDocument = new TypedDocumentString(`
    query StayImportsPage {
  stayImports {
    _id
    at
    platform
    added
    changed
    freed
    undoneAt
  }
}
    `) as unknown as TypedDocumentString<StayImportsPageQuery, StayImportsPageQueryVariables>;
export const StayImportDryRunDocument = new TypedDocumentString(`
    query StayImportDryRun($file: StaysFileInput!) {
  staysFileDryRun(file: $file) {
    problem
    missing
    platform
    separator
    dayOrder
    isDayOrderSure
    lastDay
    isRemembered
    columns {
      head
      samples
      field
    }
    unitNames {
      name
      stays
      listingId
      isOpen
    }
    units {
      listingId
      name
    }
    counts {
      outcome
      lines
    }
    lines {
      line
      outcome
      unitName
      guest
      fromText
      toText
      from
      to
    }
    declined {
      listingRequestId
      firstName
      lastName
      from
      to
    }
    seen
  }
}
    `) as unknown as TypedDocumentString<StayImportDryRunQuery, StayImportDryRunQueryVariables>;
export const StayImportDocument = new TypedDocumentString(`
    mutation StayImport($file: StaysFileInput!, $seen: String!, $idempotencyKey: ID!) {
  importStays(file: $file, seen: $seen, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    import {
      added
      changed
      freed
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StayImportMutation, StayImportMutationVariables>;
export const StayImportUndoDocument = new TypedDocumentString(`
    mutation StayImportUndo($importId: ID!, $idempotencyKey: ID!) {
  undoStaysImport(importId: $importId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    undone {
      undone
      kept
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StayImportUndoMutation, StayImportUndoMutationVariables>;
export const TaxReportTodayDocument = new TypedDocumentString(`
    query TaxReportToday($year: Int!) {
  taxReportToday(year: $year) {
    year
    isOver
    deadline
    unmarked {
      currency
      amount
      rents
    }
    sellers {
      billingDetailsId
      name
      isExempt
      isReported
      problems
      properties {
        _id
        address
        names
        landRegisterNumber
        currency
        days
        units
        quarters {
          quarter
          received
          fees
          activities
          consideration
        }
      }
    }
  }
  taxStatements {
    _id
    year
    name
    isTest
    isCorrection
    madeAt
    documentUrl
  }
}
    `) as unknown as TypedDocumentString<TaxReportTodayQuery, TaxReportTodayQueryVariables>;
export const TaxReportEntriesDocument = new TypedDocumentString(`
    query TaxReportEntries($year: Int!, $billingDetailsId: ID, $propertyId: ID!, $currency: String!, $quarter: Int, $page: Int!, $pageSize: Int!) {
  taxReportEntries(
    year: $year
    billingDetailsId: $billingDetailsId
    propertyId: $propertyId
    currency: $currency
    quarter: $quarter
    page: $page
    pageSize: $pageSize
  ) {
    _id
    kind
    day
    amount
    currency
    bookingId
    tenantNames
    apartmentName
  }
}
    `) as unknown as TypedDocumentString<TaxReportEntriesQuery, TaxReportEntriesQueryVariables>;
export const StaffTaxYearDocument = new TypedDocumentString(`
    query StaffTaxYear($year: Int!, $mode: InvoiceLiveMode!) {
  taxReportYear(year: $year, mode: $mode) {
    year
    mode
    isOver
    deadline
    canRun {
      ...Verdict
    }
    run {
      _id
      state
      isPreview
      done
      total
      sellers
      keptBack
      exempt
      failure
      startedAt
      finishedAt
      findings(limit: 0) {
        totalCount
      }
    }
    reports(limit: 0) {
      totalCount
    }
    statements {
      sellers
      last
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<StaffTaxYearQuery, StaffTaxYearQueryVariables>;
export const StaffTaxMessagesDocument = new TypedDocumentString(`
    query StaffTaxMessages($year: Int!, $mode: InvoiceLiveMode!, $offset: Int!) {
  taxReportYear(year: $year, mode: $mode) {
    reports(offset: $offset, limit: 20) {
      totalCount
      nodes {
        ...TaxMessageFacts
      }
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}
fragment TaxMessageFacts on TaxReport {
  _id
  runId
  year
  mode
  kind
  state
  messageRefId
  size
  madeAt
  handedInAt
  answeredAt
  keepUntil
  added
  corrected
  deleted
  refused
  errors {
    code
    text
  }
  canHandIn {
    ...Verdict
  }
  canAnswer {
    ...Verdict
  }
}`) as unknown as TypedDocumentString<StaffTaxMessagesQuery, StaffTaxMessagesQueryVariables>;
export const StaffTaxFindingsDocument = new TypedDocumentString(`
    query StaffTaxFindings($year: Int!, $mode: InvoiceLiveMode!, $search: String!, $offset: Int!) {
  taxReportYear(year: $year, mode: $mode) {
    run {
      _id
      state
      findings(search: $search, offset: $offset, limit: 20) {
        totalCount
        nodes {
          _id
          billingDetailsId
          landlordName
          landlordEmail
          name
          problems
          isKeptBack
          isExempt
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StaffTaxFindingsQuery, StaffTaxFindingsQueryVariables>;
export const StaffTaxStatementsDocument = new TypedDocumentString(`
    query StaffTaxStatements($year: Int!, $mode: InvoiceLiveMode!, $search: String!, $offset: Int!) {
  taxReportYear(year: $year, mode: $mode) {
    sentStatements(search: $search, offset: $offset, limit: 20) {
      totalCount
      nodes {
        _id
        name
        landlordId
        landlordName
        isCorrection
        madeAt
        mail
        mailedAt
        documentUrl
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StaffTaxStatementsQuery, StaffTaxStatementsQueryVariables>;
export const StaffTaxMessageDocument = new TypedDocumentString(`
    query StaffTaxMessage($reportId: ID!, $offset: Int!) {
  taxReport(reportId: $reportId) {
    ...TaxMessageFacts
    records(offset: $offset, limit: 20) {
      totalCount
      nodes {
        _id
        docRefId
        change
        corrects
        name
        landlordId
        isAccepted
        errors {
          code
          text
        }
      }
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}
fragment TaxMessageFacts on TaxReport {
  _id
  runId
  year
  mode
  kind
  state
  messageRefId
  size
  madeAt
  handedInAt
  answeredAt
  keepUntil
  added
  corrected
  deleted
  refused
  errors {
    code
    text
  }
  canHandIn {
    ...Verdict
  }
  canAnswer {
    ...Verdict
  }
}`) as unknown as TypedDocumentString<StaffTaxMessageQuery, StaffTaxMessageQueryVariables>;
export const StartTaxReportDocument = new TypedDocumentString(`
    mutation StartTaxReport($year: Int!, $mode: InvoiceLiveMode!, $idempotencyKey: ID!) {
  startTaxReport(year: $year, mode: $mode, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StartTaxReportMutation, StartTaxReportMutationVariables>;
export const HandInTaxReportDocument = new TypedDocumentString(`
    mutation HandInTaxReport($reportId: ID!, $idempotencyKey: ID!) {
  handInTaxReport(reportId: $reportId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<HandInTaxReportMutation, HandInTaxReportMutationVariables>;
export const AnswerTaxReportDocument = new TypedDocumentString(`
    mutation AnswerTaxReport($reportId: ID!, $message: String, $outcome: TaxReportState, $note: String, $idempotencyKey: ID!) {
  answerTaxReport(
    reportId: $reportId
    message: $message
    outcome: $outcome
    note: $note
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<AnswerTaxReportMutation, AnswerTaxReportMutationVariables>;
export const TeamInvitationDocument = new TypedDocumentString(`
    query TeamInvitation($token: String!) {
  teamInvitation(token: $token) {
    landlordName
    email
    role
    allListings
    inUnitsAlone
    expiresAt
    obstacle
  }
}
    `) as unknown as TypedDocumentString<TeamInvitationQuery, TeamInvitationQueryVariables>;
export const TeamAcceptDocument = new TypedDocumentString(`
    mutation TeamAccept($token: String!) {
  acceptTeamInvitation(token: $token) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TeamAcceptMutation, TeamAcceptMutationVariables>;
export const TeamPageDocument = new TypedDocumentString(`
    query TeamPage {
  team {
    _id
    email
    firstName
    lastName
    role
    status
    allListings
    groups {
      groupId
      name
    }
    units {
      listingId
      groupId
      groupName
      name
    }
    expiresAt
    acceptedAt
  }
  powersOfAttorney {
    _id
    agentName
    state
    from
    to
    givenOn
    withdrawalReason
    listings
    documentUrl
  }
  accessLinks {
    _id
    recipient
    groupName
    createdAt
    expiresAt
    lastUsedAt
    revokedAt
  }
}
    `) as unknown as TypedDocumentString<TeamPageQuery, TeamPageQueryVariables>;
export const TeamListingsDocument = new TypedDocumentString(`
    query TeamListings($search: String) {
  landlordListings(search: $search, limit: 100) {
    totalCount
    nodes {
      groupId
      name
      partOfGroup
    }
  }
}
    `) as unknown as TypedDocumentString<TeamListingsQuery, TeamListingsQueryVariables>;
export const TeamUnitsDocument = new TypedDocumentString(`
    query TeamUnits($groupId: ID!, $search: String) {
  unitsForTeam(groupId: $groupId, search: $search) {
    listingId
    name
  }
}
    `) as unknown as TypedDocumentString<TeamUnitsQuery, TeamUnitsQueryVariables>;
export const TeamInviteDocument = new TypedDocumentString(`
    mutation TeamInvite($input: InviteTeamMemberInput!, $idempotencyKey: ID!) {
  inviteTeamMember(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TeamInviteMutation, TeamInviteMutationVariables>;
export const TeamChangeDocument = new TypedDocumentString(`
    mutation TeamChange($id: ID!, $input: ChangeTeamMemberInput!) {
  changeTeamMember(_id: $id, input: $input) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TeamChangeMutation, TeamChangeMutationVariables>;
export const TeamRemoveDocument = new TypedDocumentString(`
    mutation TeamRemove($id: ID!) {
  removeTeamMember(_id: $id) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TeamRemoveMutation, TeamRemoveMutationVariables>;
export const TeamWithdrawPowerDocument = new TypedDocumentString(`
    mutation TeamWithdrawPower($powerId: ID!, $reason: String!, $idempotencyKey: ID!) {
  withdrawPowerOfAttorney(
    powerId: $powerId
    reason: $reason
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TeamWithdrawPowerMutation, TeamWithdrawPowerMutationVariables>;
export const TeamCreateLinkDocument = new TypedDocumentString(`
    mutation TeamCreateLink($input: CreateAccessLinkInput!, $idempotencyKey: ID!) {
  createAccessLink(input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    given {
      url
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TeamCreateLinkMutation, TeamCreateLinkMutationVariables>;
export const TeamRevokeLinkDocument = new TypedDocumentString(`
    mutation TeamRevokeLink($id: ID!) {
  revokeAccessLink(_id: $id) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TeamRevokeLinkMutation, TeamRevokeLinkMutationVariables>;
export const TenantBookingDetailDocument = new TypedDocumentString(`
    query TenantBookingDetail($bookingId: ID!) {
  tenantBooking(bookingId: $bookingId) {
    _id
    phase
    canceled
    canceledAt
    cancellationReason
    landlordCancellationNote
    stayedUntil
    isEndAgreed
    from
    to
    actualStay {
      from
      to
    }
    duration {
      months
      days
    }
    type
    price
    totalCost
    calculationMethod
    actualCost
    deposit
    depositRecord {
      ...DepositFacts
    }
    currency
    selectedContract
    listing {
      name
      title
      unitName
      address {
        ...Address
        country
      }
      coverImage {
        urls {
          medium
        }
      }
    }
    locationInBuilding
    keysProvided {
      keylessAccess
      buildingEntrance
      apartmentEntrance
      basement
      mailbox
      generalKey
      otherKeys
    }
    landlord {
      firstName
      lastName
      email
      phone
    }
    units {
      listingId
      name
      from
      to
    }
    signedContractUrl
    contractUnit {
      name
    }
    offerId
    listingRequestId
    bookingRequestId
    chain {
      _id
      from
      to
      type
      canceled
      stayedUntil
    }
    createdAt
  }
  extensionOptions(bookingId: $bookingId) {
    canRequest {
      ...Verdict
    }
    from
    earliestTo
    latestTo
    freeUntil
    rentPerMonth
    calculationMethod
    currency
  }
  tenantDues(bookingId: $bookingId) {
    _id
    purpose
    amount
    currency
    dueOn
    paidAt
    payment {
      state
    }
    canBePaid {
      ...Verdict
    }
  }
  transferTargets(bookingId: $bookingId) {
    reference
    rent {
      ...TransferAccountParts
    }
    deposit {
      ...TransferAccountParts
    }
  }
  tenantRefunds(bookingId: $bookingId) {
    ...RefundFacts
  }
  tenantStayProposals(bookingId: $bookingId) {
    ...OwnStayProposal
  }
  tenantShorterStay(bookingId: $bookingId) {
    canOffer {
      ...Verdict
    }
    lastDays {
      from
      to
    }
  }
  tenantRequests {
    id
    bookingRequestId
    extendsBookingId
    tenantStatus
    from
    to
  }
}
    fragment DepositFacts on Deposit {
  bookingId
  state
  agreed
  currency
  holder
  amount
  receivedOn
  settledOn
  accountUntil
  paidBack
  deductions {
    reason
    amount
    explanation
  }
  canBeRecorded {
    ...Verdict
  }
  canBeSettled {
    ...Verdict
  }
}
fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment Verdict on Verdict {
  value
  reason
}
fragment RefundFacts on Refund {
  _id
  purpose
  amount
  settledAmount
  currency
  reason
  explanation
  state
  way
  failure
  createdAt
  arrivedAt
  transferredOn
  canBeTransferred {
    ...Verdict
  }
  account {
    accountHolder
    iban
    holderMatch
    givenAt
  }
}
fragment TransferAccountParts on TransferAccount {
  accountHolder
  iban
  bic
  bankName
}
fragment OwnStayProposal on StayProposal {
  _id
  kind
  proposedBy
  state
  from
  to
  duration {
    months
    days
  }
  rent
  currency
  message
  unitName
  unitBefore
  monthlyRent
  answerMessage
  answerUntil
  endedAt
  canBeTaken {
    ...Verdict
  }
  end {
    ...EndAmounts
  }
}
fragment EndAmounts on AgreedEnd {
  rentBefore
  rent
  refund
  endsRequest
}`) as unknown as TypedDocumentString<TenantBookingDetailQuery, TenantBookingDetailQueryVariables>;
export const TenantExtensionUntilDocument = new TypedDocumentString(`
    query TenantExtensionUntil($bookingId: ID!, $to: Day!) {
  extensionOptions(bookingId: $bookingId) {
    until(to: $to) {
      verdict {
        ...Verdict
      }
      totalRent
      duration {
        months
        days
      }
      checks {
        ...StayRule
      }
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}
fragment StayRule on StayCheck {
  rule
  months
  origin
  region
  source {
    text
    url
    basis
  }
  validFrom
  lifted
  verdict {
    value
  }
  chain {
    from
    to
  }
  count
}`) as unknown as TypedDocumentString<TenantExtensionUntilQuery, TenantExtensionUntilQueryVariables>;
export const TenantRequestExtensionDocument = new TypedDocumentString(`
    mutation TenantRequestExtension($bookingId: ID!, $to: Day!, $message: String, $idempotencyKey: ID!) {
  requestExtension(
    bookingId: $bookingId
    to: $to
    message: $message
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    request {
      id
      bookingRequestId
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TenantRequestExtensionMutation, TenantRequestExtensionMutationVariables>;
export const StartTenantPaymentDocument = new TypedDocumentString(`
    mutation StartTenantPayment($dueId: ID!, $amount: Float!) {
  createTenantPaymentIntent(dueId: $dueId, amount: $amount) {
    error {
      ...Refusal
    }
    clientSecret
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<StartTenantPaymentMutation, StartTenantPaymentMutationVariables>;
export const CheckTenantPaymentDocument = new TypedDocumentString(`
    mutation CheckTenantPayment($dueId: ID!) {
  checkTenantPayment(dueId: $dueId) {
    error {
      ...Refusal
    }
    payment {
      state
      failure
      surplus
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<CheckTenantPaymentMutation, CheckTenantPaymentMutationVariables>;
export const GiveRefundAccountDocument = new TypedDocumentString(`
    mutation GiveRefundAccount($refundId: ID!, $input: RefundAccountInput!, $idempotencyKey: ID!) {
  giveRefundAccount(
    refundId: $refundId
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<GiveRefundAccountMutation, GiveRefundAccountMutationVariables>;
export const TenantShorterEndDocument = new TypedDocumentString(`
    query TenantShorterEnd($bookingId: ID!, $lastDay: Day!) {
  tenantShorterStay(bookingId: $bookingId) {
    end(lastDay: $lastDay) {
      ...EndAmounts
    }
  }
}
    fragment EndAmounts on AgreedEnd {
  rentBefore
  rent
  refund
  endsRequest
}`) as unknown as TypedDocumentString<TenantShorterEndQuery, TenantShorterEndQueryVariables>;
export const TakeStayProposalDocument = new TypedDocumentString(`
    mutation TakeStayProposal($proposalId: ID!, $idempotencyKey: ID!) {
  takeStayProposal(proposalId: $proposalId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    request {
      id
      bookingRequestId
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TakeStayProposalMutation, TakeStayProposalMutationVariables>;
export const TakeShorterStayDocument = new TypedDocumentString(`
    mutation TakeShorterStay($proposalId: ID!, $refund: Float!, $idempotencyKey: ID!) {
  takeShorterStay(
    proposalId: $proposalId
    refund: $refund
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TakeShorterStayMutation, TakeShorterStayMutationVariables>;
export const TakeMoveDocument = new TypedDocumentString(`
    mutation TakeMove($proposalId: ID!, $idempotencyKey: ID!) {
  takeMove(proposalId: $proposalId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TakeMoveMutation, TakeMoveMutationVariables>;
export const DeclineStayProposalDocument = new TypedDocumentString(`
    mutation DeclineStayProposal($proposalId: ID!, $idempotencyKey: ID!) {
  declineStayProposal(proposalId: $proposalId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<DeclineStayProposalMutation, DeclineStayProposalMutationVariables>;
export const ProposeShorterStayDocument = new TypedDocumentString(`
    mutation ProposeShorterStay($bookingId: ID!, $lastDay: Day!, $rent: Float!, $refund: Float!, $message: String, $idempotencyKey: ID!) {
  proposeShorterStay(
    bookingId: $bookingId
    lastDay: $lastDay
    rent: $rent
    refund: $refund
    message: $message
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<ProposeShorterStayMutation, ProposeShorterStayMutationVariables>;
export const WithdrawShorterStayDocument = new TypedDocumentString(`
    mutation WithdrawShorterStay($proposalId: ID!, $idempotencyKey: ID!) {
  withdrawShorterStay(proposalId: $proposalId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<WithdrawShorterStayMutation, WithdrawShorterStayMutationVariables>;
export const TenantDocumentsDocument = new TypedDocumentString(`
    query TenantDocuments($listingRequestId: ID!) {
  tenantDocuments(listingRequestId: $listingRequestId) {
    request {
      id
      bookingRequestId
      tenantStatus
      tenantAnswerUntil
      landlordFirstName
      from
      to
      listing {
        name
        title
      }
    }
    progress {
      asked
      handedIn
      accepted
      failed
      done
      open {
        part
        turn
        until
      }
    }
    canHandIn {
      ...Verdict
    }
    reusable {
      fileId
      type
      fileName
      uploadedAt
    }
    consent {
      givenAt
      canRevoke {
        ...Verdict
      }
    }
    proofs {
      proof
      anyOf
      state
      documents {
        document {
          fileId
          type
          idDocument
          studentIdType
          fileName
          size
          status
          failureReason
          explanation
          issuedOn
          uploadedAt
          deletedOn
          keptBecause
          url
        }
        isReused
        canRemove {
          value
        }
      }
    }
  }
  solvencyCheck(listingRequestId: $listingRequestId) {
    status
    provider
    method
    isAutomaticOffered
    isReusable
    isTaken
    errorType
    fallbackErrorType
    times
    decidedAt
    objection
    canChoose {
      value
    }
    canObject {
      value
    }
  }
}
    fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<TenantDocumentsQuery, TenantDocumentsQueryVariables>;
export const TenantDocumentRemoveDocument = new TypedDocumentString(`
    mutation TenantDocumentRemove($listingRequestId: ID!, $fileId: ID!, $idempotencyKey: ID!) {
  removeTenantDocument(
    listingRequestId: $listingRequestId
    fileId: $fileId
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TenantDocumentRemoveMutation, TenantDocumentRemoveMutationVariables>;
export const TenantDocumentConsentDocument = new TypedDocumentString(`
    mutation TenantDocumentConsent($listingRequestId: ID!, $fileIds: [ID!]!, $idempotencyKey: ID!) {
  consentToDocuments(
    listingRequestId: $listingRequestId
    fileIds: $fileIds
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TenantDocumentConsentMutation, TenantDocumentConsentMutationVariables>;
export const TenantDocumentConsentRevokeDocument = new TypedDocumentString(`
    mutation TenantDocumentConsentRevoke($listingRequestId: ID!, $idempotencyKey: ID!) {
  revokeDocumentConsent(
    listingRequestId: $listingRequestId
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TenantDocumentConsentRevokeMutation, TenantDocumentConsentRevokeMutationVariables>;
export const TenantSolvencyChooseDocument = new TypedDocumentString(`
    mutation TenantSolvencyChoose($listingRequestId: ID!, $method: SolvencyMethod!, $reusable: Boolean!, $idempotencyKey: ID!) {
  chooseSolvencyMethod(
    listingRequestId: $listingRequestId
    method: $method
    reusable: $reusable
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TenantSolvencyChooseMutation, TenantSolvencyChooseMutationVariables>;
export const TenantSolvencyObjectDocument = new TypedDocumentString(`
    mutation TenantSolvencyObject($listingRequestId: ID!, $text: String!, $idempotencyKey: ID!) {
  objectToSolvencyCheck(
    listingRequestId: $listingRequestId
    text: $text
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TenantSolvencyObjectMutation, TenantSolvencyObjectMutationVariables>;
export const TenantOtherListingsDocument = new TypedDocumentString(`
    query TenantOtherListings($groupId: ID!, $from: Day!, $to: Day!) {
  otherListings(groupId: $groupId) {
    groupId
    name
    title
    zipCode
    price: priceFor(from: $from, to: $to)
    currency
    accommodates
    unavailable {
      from
      to
    }
  }
}
    `) as unknown as TypedDocumentString<TenantOtherListingsQuery, TenantOtherListingsQueryVariables>;
export const TenantAddListingDocument = new TypedDocumentString(`
    mutation TenantAddListing($bookingRequestId: ID!, $groupId: ID!, $idempotencyKey: ID!) {
  addGroupToBookingRequest(
    bookingRequestId: $bookingRequestId
    groupId: $groupId
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    request {
      id
      bookingRequestId
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TenantAddListingMutation, TenantAddListingMutationVariables>;
export const TenantRequestListDocument = new TypedDocumentString(`
    query TenantRequestList {
  tenantRequests {
    id
    bookingRequestId
    userFriendlyId
    tenantStatus
    actionable
    unreadMessages
    nextStep {
      kind
      deadline
      deadlineFor
    }
    requestedAt
    autoDeclineAt
    tenantAnswerUntil
    from
    to
    duration {
      months
      days
    }
    totalRent
    currency
    landlordFirstName
    listing {
      name
      title
      coverImage {
        urls {
          small
        }
      }
    }
    offer {
      _id
      status
      signingExpiresAt
    }
    suggestion {
      from
      to
    }
    canAnswerSuggestion {
      value
    }
    booking {
      _id
    }
  }
}
    `) as unknown as TypedDocumentString<TenantRequestListQuery, TenantRequestListQueryVariables>;
export const TenantRequestDetailDocument = new TypedDocumentString(`
    query TenantRequestDetail($listingRequestId: ID!) {
  tenantRequest(listingRequestId: $listingRequestId) {
    id
    bookingRequestId
    userFriendlyId
    tenantStatus
    actionable
    nextStep {
      kind
      deadline
      deadlineFor
      verdict {
        ...Verdict
      }
    }
    progress {
      step
      state
    }
    requestedAt
    autoDeclineAt
    tenantAnswerUntil
    from
    to
    duration {
      months
      days
    }
    totalRent
    price
    listPrice
    calculationMethod
    deposit
    currency
    landlordFirstName
    type
    extendsBookingId
    firstName
    lastName
    phone
    gender
    adults
    adultsInformation
    children
    childrenInformation
    pets
    petsDescription
    reasonForStay
    employment
    companyName
    jobTitle
    paidBy
    optionToExtend
    notes
    firstMonthRentPayment {
      amount
      currency
      dueDate
      status
    }
    tenantServiceFee {
      rate
      vat
      amount
      currency
      status
    }
    suggestion {
      from
      to
      message
      suggestedAt
    }
    suggestedTotalRent
    canAnswerSuggestion {
      ...Verdict
    }
    canTakeSuggestion {
      ...Verdict
    }
    verification {
      asked
      handedIn
      accepted
      failed
      done
      open {
        part
        turn
      }
    }
    others {
      id
      tenantStatus
      listing {
        groupId
        name
        title
      }
    }
    listing {
      _id
      groupId
      partOfGroup
      name
      title
      unitName
      address {
        ...Address
      }
      coverImage {
        urls {
          medium
        }
      }
    }
    status {
      type
      data {
        reason
        explanation
      }
    }
    canWithdraw {
      ...Verdict
    }
    offer {
      _id
      status
      generating
      signingExpiresAt
      isOnlineSigning
      signedContractUrl
      canRefuse {
        value
      }
    }
    booking {
      _id
      from
      to
    }
    events {
      id
      at
      action
      by
    }
  }
}
    fragment Address on Address {
  street
  streetNumber
  zipCode
  city
}
fragment Verdict on Verdict {
  value
  reason
}`) as unknown as TypedDocumentString<TenantRequestDetailQuery, TenantRequestDetailQueryVariables>;
export const TenantConfirmInterestDocument = new TypedDocumentString(`
    mutation TenantConfirmInterest($listingRequestId: ID!, $idempotencyKey: ID!) {
  confirmTenantInterest(
    listingRequestId: $listingRequestId
    idempotencyKey: $idempotencyKey
  ) {
    ...TenantAnswered
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment TenantAnswered on TenantRequestPayload {
  error {
    ...Refusal
  }
  request {
    id
    tenantStatus
  }
}`) as unknown as TypedDocumentString<TenantConfirmInterestMutation, TenantConfirmInterestMutationVariables>;
export const TenantWithdrawDocument = new TypedDocumentString(`
    mutation TenantWithdraw($listingRequestId: ID!, $idempotencyKey: ID!) {
  withdrawListingRequest(
    listingRequestId: $listingRequestId
    idempotencyKey: $idempotencyKey
  ) {
    ...TenantAnswered
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment TenantAnswered on TenantRequestPayload {
  error {
    ...Refusal
  }
  request {
    id
    tenantStatus
  }
}`) as unknown as TypedDocumentString<TenantWithdrawMutation, TenantWithdrawMutationVariables>;
export const TenantTakeSuggestedDatesDocument = new TypedDocumentString(`
    mutation TenantTakeSuggestedDates($listingRequestId: ID!, $seen: SeenDatesInput!, $idempotencyKey: ID!) {
  takeSuggestedDates(
    listingRequestId: $listingRequestId
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    ...TenantAnswered
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment TenantAnswered on TenantRequestPayload {
  error {
    ...Refusal
  }
  request {
    id
    tenantStatus
  }
}`) as unknown as TypedDocumentString<TenantTakeSuggestedDatesMutation, TenantTakeSuggestedDatesMutationVariables>;
export const TenantRefuseSuggestedDatesDocument = new TypedDocumentString(`
    mutation TenantRefuseSuggestedDates($listingRequestId: ID!, $idempotencyKey: ID!) {
  refuseSuggestedDates(
    listingRequestId: $listingRequestId
    idempotencyKey: $idempotencyKey
  ) {
    ...TenantAnswered
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}
fragment TenantAnswered on TenantRequestPayload {
  error {
    ...Refusal
  }
  request {
    id
    tenantStatus
  }
}`) as unknown as TypedDocumentString<TenantRefuseSuggestedDatesMutation, TenantRefuseSuggestedDatesMutationVariables>;
export const TenantRefuseContractDocument = new TypedDocumentString(`
    mutation TenantRefuseContract($offerId: ID!, $idempotencyKey: ID!) {
  refuseContract(offerId: $offerId, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    offer {
      _id
      status
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<TenantRefuseContractMutation, TenantRefuseContractMutationVariables>;
export const UnitCardDocument = new TypedDocumentString(`
    query UnitCard($listingId: ID!) {
  landlordListingById(_id: $listingId) {
    _id
    groupId
    partOfGroup
    name
    apartmentName
    externalId
    keysProvided {
      keylessAccess
      buildingEntrance
      apartmentEntrance
      basement
      mailbox
      generalKey
      otherKeys
    }
    unitRent
    hasOwnRent
    currency
    lastRentChange {
      before
      after
      currency
      at
    }
    currentState {
      ...CurrentState
    }
  }
  unitStays(listingId: $listingId) {
    current {
      ...StayOfUnit
    }
    next {
      ...StayOfUnit
    }
  }
}
    fragment CurrentState on CurrentState {
  type
  vacantFrom
  occupiedUntil
  blockedUntil
  bookedSince
  vacantSince
  notAvailableSince
  notAvailableUntil
  apartments
}
fragment StayOfUnit on UnbrokenStay {
  from
  to
  booking {
    _id
    tenantNames
    tenant {
      email
      phone
    }
    price
    currency
    signedContractUrl
  }
}`) as unknown as TypedDocumentString<UnitCardQuery, UnitCardQueryVariables>;
export const UnitsChangeDocument = new TypedDocumentString(`
    mutation UnitsChange($groupId: ID!, $changes: [UnitChangeInput!]!, $seen: String, $idempotencyKey: ID!) {
  changeUnits(
    groupId: $groupId
    changes: $changes
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    done {
      changed
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<UnitsChangeMutation, UnitsChangeMutationVariables>;
export const UnitsImportDocument = new TypedDocumentString(`
    mutation UnitsImport($groupId: ID!, $csv: String!, $seen: String!, $idempotencyKey: ID!) {
  importUnits(
    groupId: $groupId
    csv: $csv
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    done {
      addedIds
      changed
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<UnitsImportMutation, UnitsImportMutationVariables>;
export const UnitsAddDocument = new TypedDocumentString(`
    mutation UnitsAdd($groupId: ID!, $input: NewUnitsInput!, $idempotencyKey: ID!) {
  addUnits(groupId: $groupId, input: $input, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
    done {
      addedIds
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<UnitsAddMutation, UnitsAddMutationVariables>;
export const UnitsConvertDocument = new TypedDocumentString(`
    mutation UnitsConvert($groupId: ID!, $input: NewUnitsInput!, $idempotencyKey: ID!) {
  convertToGroup(
    groupId: $groupId
    input: $input
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
    done {
      addedIds
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<UnitsConvertMutation, UnitsConvertMutationVariables>;
export const UnitsDeleteDocument = new TypedDocumentString(`
    mutation UnitsDelete($groupId: ID!, $listingIds: [ID!]!, $seen: String!, $idempotencyKey: ID!) {
  deleteUnits(
    groupId: $groupId
    listingIds: $listingIds
    seen: $seen
    idempotencyKey: $idempotencyKey
  ) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<UnitsDeleteMutation, UnitsDeleteMutationVariables>;
export const UnitsTableDocument = new TypedDocumentString(`
    query UnitsTable($groupId: ID!) {
  unitTable(groupId: $groupId) {
    groupId
    name
    partOfGroup
    isWhole
    units {
      _id
      externalId
      apartmentName
      floor
      locationInBuilding
      availableFrom
      availableTo
      price
      homePrice
      currency
      published
      currentState {
        ...CurrentState
      }
    }
  }
}
    fragment CurrentState on CurrentState {
  type
  vacantFrom
  occupiedUntil
  blockedUntil
  bookedSince
  vacantSince
  notAvailableSince
  notAvailableUntil
  apartments
}`) as unknown as TypedDocumentString<UnitsTableQuery, UnitsTableQueryVariables>;
export const UnitsChangesDryRunDocument = new TypedDocumentString(`
    query UnitsChangesDryRun($groupId: ID!, $changes: [UnitChangeInput!]!) {
  unitChangesDryRun(groupId: $groupId, changes: $changes) {
    ...UnitsPlanParts
  }
}
    fragment UnitsPlanParts on UnitsPlan {
  added {
    line
    identifier
    price
  }
  changed {
    _id
    line
    identifier
    changes
  }
  unchanged
  untouched
  problems {
    _id
    line
    field
    text
  }
  ignoredColumns
  unserved {
    listingRequestId
    firstName
    lastName
    from
    to
  }
  fingerprint
}`) as unknown as TypedDocumentString<UnitsChangesDryRunQuery, UnitsChangesDryRunQueryVariables>;
export const UnitsCsvDryRunDocument = new TypedDocumentString(`
    query UnitsCsvDryRun($groupId: ID!, $csv: String!) {
  unitsCsvDryRun(groupId: $groupId, csv: $csv) {
    ...UnitsPlanParts
  }
}
    fragment UnitsPlanParts on UnitsPlan {
  added {
    line
    identifier
    price
  }
  changed {
    _id
    line
    identifier
    changes
  }
  unchanged
  untouched
  problems {
    _id
    line
    field
    text
  }
  ignoredColumns
  unserved {
    listingRequestId
    firstName
    lastName
    from
    to
  }
  fingerprint
}`) as unknown as TypedDocumentString<UnitsCsvDryRunQuery, UnitsCsvDryRunQueryVariables>;
export const UnitsDeletionDryRunDocument = new TypedDocumentString(`
    query UnitsDeletionDryRun($groupId: ID!, $listingIds: [ID!]!) {
  unitDeletionDryRun(groupId: $groupId, listingIds: $listingIds) {
    refused {
      _id
      identifier
      reason
    }
    published
    unserved {
      listingRequestId
      firstName
      lastName
      from
      to
    }
    fingerprint
  }
}
    `) as unknown as TypedDocumentString<UnitsDeletionDryRunQuery, UnitsDeletionDryRunQueryVariables>;
export const OwnIdentityDocument = new TypedDocumentString(`
    query OwnIdentity {
  ownIdentity {
    isAsked
    cannotStart
    documents {
      document
      sides
    }
    latest {
      provider
      isTest
      action
      status
      url
      document
      sides
      canAddPicture
      failureReason
      explanation
      submittedAt
      endsAt
      eraseAfter
      erasedAt
    }
    verified {
      firstName
      lastName
      birthDate
      expiresOn
      approvedAt
    }
  }
}
    `) as unknown as TypedDocumentString<OwnIdentityQuery, OwnIdentityQueryVariables>;
export const IdentityBeginDocument = new TypedDocumentString(`
    mutation IdentityBegin {
  createIdVerificationSession {
    verificationStatus {
      url
      provider
    }
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<IdentityBeginMutation, IdentityBeginMutationVariables>;
export const IdentitySubmitDocument = new TypedDocumentString(`
    mutation IdentitySubmit($document: IdDocument!, $idempotencyKey: ID!) {
  submitIdVerification(document: $document, idempotencyKey: $idempotencyKey) {
    error {
      ...Refusal
    }
  }
}
    fragment Refusal on PayloadError {
  name
  message
  reason
  fields
}`) as unknown as TypedDocumentString<IdentitySubmitMutation, IdentitySubmitMutationVariables>;