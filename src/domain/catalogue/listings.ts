/** What kind of home a listing is (C3). */
export const HOME_TYPES = [
  'ENTIRE_APARTMENT',
  'PRIVATE_ROOM',
  'SHARED_PLACE',
  'ENTIRE_HOUSE',
] as const satisfies readonly string[]

/** A home type. */
export type HomeType = (typeof HOME_TYPES)[number]

/** How well a listing is furnished (C3). */
export const FURNITURE_STANDARDS = ['STANDARD', 'MEDIUM', 'LUXURY'] as const satisfies readonly string[]

/** A furniture standard. */
export type FurnitureStandard = (typeof FURNITURE_STANDARDS)[number]

/** What was done to the apartment since it was built (C3). */
export const APARTMENT_STATES = [
  'UNMODIFIED',
  'MODERNIZED',
  'RENOVATED',
  'REHABILITATED',
] as const satisfies readonly string[]

/** An apartment state. */
export type ApartmentState = (typeof APARTMENT_STATES)[number]

/** What pet and smoking rules may say (C3). */
export const APARTMENT_RULES = [
  'NOT_ALLOWED',
  'ALLOWED',
  'ALLOWED_WITH_CONDITIONS',
] as const satisfies readonly string[]

/** A pet or smoking rule. */
export type ApartmentRule = (typeof APARTMENT_RULES)[number]

/** The kinds of rooms (C3). */
export const ROOM_TYPES = ['BEDROOM', 'LIVING_DINING_ROOM', 'OTHER'] as const satisfies readonly string[]

/** A room type. */
export type RoomType = (typeof ROOM_TYPES)[number]

/** The beds of a room that are counted (D3 roomsInformation). */
export const BED_TYPES = ['single', 'double', 'guest', 'couch'] as const satisfies readonly string[]

/** A type of bed. */
export type BedType = (typeof BED_TYPES)[number]

/** The keys that a tenant is given (D3 keysProvided). */
export const KEY_KINDS = [
  'keylessAccess',
  'buildingEntrance',
  'apartmentEntrance',
  'basement',
  'mailbox',
  'generalKey',
  'otherKeys',
] as const satisfies readonly string[]

/** A kind of key. */
export type KeyKind = (typeof KEY_KINDS)[number]

/** Those that are things and are counted: a way in without a key is there or isn't. */
export const COUNTED_KEY_KINDS = KEY_KINDS.filter((kind) => kind !== 'keylessAccess')

/** Whether and where an amenity is to be had (C3). */
export const AMENITIES_AVAILABILITIES = [
  'NOT_AVAILABLE',
  'AVAILABLE',
  'AVAILABLE_IN_APARTMENT',
  'AVAILABLE_IN_BUILDING',
  'AVAILABLE_NEAR_BUILDING',
] as const satisfies readonly string[]

/** An availability of an amenity. */
export type AmenitiesAvailability = (typeof AMENITIES_AVAILABILITIES)[number]

/** What an apartment may have (D3 amenity flags; the specification shows eight names, the others are ours), in the order shown. */
export const AMENITIES = [
  'wifi',
  'desk',
  'tv',
  'washingMachine',
  'dryer',
  'openKitchen',
  'kitchenware',
  'dishwasher',
  'stove',
  'oven',
  'microwave',
  'fridge',
  'freezer',
  'coffeeMachine',
  'kettle',
  'toaster',
  'bathtub',
  'shower',
  'guestToilet',
  'bedLinen',
  'towels',
  'iron',
  'hairDryer',
  'vacuumCleaner',
  'blackoutCurtains',
  'airConditioning',
  'floorHeating',
  'fireplace',
  'balcony',
  'terrace',
  'garden',
  'playground',
  'elevator',
  'stepFree',
  'privateEntrance',
  'concierge',
  'pool',
  'sauna',
  'gym',
  'garage',
  'parking',
  'bikeStorage',
  'basement',
  'storageRoom',
  'cot',
  'highChair',
  'safe',
  'smokeDetector',
] as const satisfies readonly string[]

/** An amenity of an apartment. */
export type Amenity = (typeof AMENITIES)[number]

/** Where a tenant may park (C3). */
export const LISTING_PARKING_OPTIONS = [
  'NEARBY',
  'AVAILABLE',
  'NOT_AVAILABLE',
  'ON_PROPERTY_PRICE_INCLUDED',
  'ON_PROPERTY_PRICE_NOT_INCLUDED',
] as const satisfies readonly string[]

/** A parking option. */
export type ListingParkingOption = (typeof LISTING_PARKING_OPTIONS)[number]

/** Whether a service is to be had, and whether the rent pays for it (C3). */
export const SERVICES_AVAILABILITIES = [
  'AVAILABLE',
  'INCLUDED_CHARGED_EXTRA',
  'INCLUDED_IN_RENT',
  'NOT_AVAILABLE',
] as const satisfies readonly string[]

/** An availability of a service. */
export type ServicesAvailability = (typeof SERVICES_AVAILABILITIES)[number]

/** The services of a listing that the specification names (D3); some say how they are to be had, some just whether. */
export const LISTING_SERVICES = [
  'isServiced',
  'garage',
  'cleaningV2',
  'parkingV2',
  'fitnessV2',
  'conciergeV2',
  'cityRegistrationDocuments',
  'tenantCanChangeThePostBoxName',
  'internetConnectionSpeedMbps',
  'broadcastingFeeIncludedInRent',
] as const satisfies readonly string[]

/** A service of a listing. */
export type ListingService = (typeof LISTING_SERVICES)[number]

/** What can be missing before a listing may be published (our names; the rule is in listing-gaps.ts). */
export const LISTING_GAPS = [
  'ADDRESS',
  'PHOTO',
  'PRICE',
  'PRICE_PER_SQUARE_METRE',
  'AREA',
  'TITLE',
  'ROOM',
  'AVAILABLE_FROM',
  'CONTACT_PERSON',
  'ENERGY_CERTIFICATE',
  'REGISTRATION_NUMBER',
  'MIN_BOOKING_DURATION_PERMIT_ID',
] as const satisfies readonly string[]

/** Something that is missing. */
export type ListingGap = (typeof LISTING_GAPS)[number]

/** In what the longest allowed vacancy is counted (C3). */
export const MAX_VACANCY_UNITS = ['MONTH', 'WEEK', 'DAY'] as const satisfies readonly string[]

/** A unit of the longest vacancy. */
export type MaxVacancyUnit = (typeof MAX_VACANCY_UNITS)[number]

/** What a unit is today (D3). */
export const CURRENT_STATES = [
  'VACANT_SOON',
  'OCCUPIED',
  'BLOCKED',
  'BOOKED',
  'VACANT',
  'NOT_AVAILABLE',
  'MULTILISTING',
] as const satisfies readonly string[]

/** A kind of current state. */
export type CurrentStateKind = (typeof CURRENT_STATES)[number]
