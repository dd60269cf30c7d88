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
