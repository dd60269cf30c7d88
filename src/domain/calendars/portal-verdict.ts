import type { Tag } from '../catalogue/flags.ts'
import type { ListingGap } from '../catalogue/listings.ts'
import type { PortalFormatName, PortalObstacle, PortalPlace } from '../catalogue/portals.ts'

/** What of a portal decides which homes it gets. */
export interface PortalRules {
  place: PortalPlace
  isPaused: boolean
  format: PortalFormatName
  /** Only homes in one of these countries; empty: in any. */
  countries: readonly string[]
  /** Only homes with at least as many pictures. */
  minPictures: number
}

/** What of a home decides whether a portal gets it; a price in minor units, an area of 0 is not known. */
export interface PortalCandidate {
  labels: readonly string[]
  isDeleted: boolean
  isArchived: boolean
  publishedUnits: number
  zipCode: string
  city: string
  country: string
  price: number
  area: number
  rooms: number
  pictures: number
  title: Readonly<Record<string, string>>
}

/** Whether a portal gets a home, with the reason when not, and what is missing where that is the reason. */
export interface PortalVerdict {
  value: boolean
  reason: PortalObstacle | null
  missing: ListingGap[]
}

// Decision 48 reads the first of the three from the property portal; the same portal is meant here (decision 94).
const NEVER: Partial<Record<PortalPlace, Tag>> = {
  PROPERTY_PORTAL: 'NEVER_SYNC_WITH_PARTNER_PORTAL_1',
  PORTAL_2: 'NEVER_SYNC_WITH_PARTNER_PORTAL_2',
  PORTAL_3: 'NEVER_SYNC_WITH_PARTNER_PORTAL_3',
}

// Without these an entry of the format says nothing that a portal could show.
const NEEDS: Record<PortalFormatName, readonly ListingGap[]> = {
  OPENIMMO: ['ADDRESS', 'PRICE', 'AREA', 'TITLE', 'ROOM'],
  JSON: ['ADDRESS', 'PRICE', 'TITLE'],
}

/**
 * Whether a portal gets a home (C3): what isn't public goes nowhere, what forbids is stronger than what forces, and what
 * forces needs no enabling. Only 'always sync' ignores the portal's filters; nothing ignores missing data.
 */
export function canSendToPortal(home: PortalCandidate, portal: PortalRules): PortalVerdict {
  const reason = standing(home, portal) ?? forbidden(home, portal) ?? unwanted(home, portal)
  if (reason) return { value: false, reason, missing: [] }
  const missing = NEEDS[portal.format].filter((gap) => isMissing(home, gap))
  if (missing.length > 0) return { value: false, reason: 'MISSING_DATA', missing }
  return { value: true, reason: null, missing: [] }
}

function standing(home: PortalCandidate, portal: PortalRules): PortalObstacle | null {
  if (portal.isPaused) return 'PORTAL_PAUSED'
  if (home.isDeleted) return 'DELETED'
  if (home.isArchived) return 'ARCHIVED'
  return home.publishedUnits === 0 ? 'NOT_PUBLISHED' : null
}

function forbidden({ labels }: PortalCandidate, { place }: PortalRules): PortalObstacle | null {
  const has = (tag: Tag) => labels.includes(tag)
  const never = NEVER[place]
  if (has('NO_PARTNER_SYNC')) return 'NO_PARTNER_SYNC'
  if (has('PARTNER_LISTING')) return 'PARTNER_LISTING'
  if (never && has(never)) return 'NEVER_SYNC_WITH_PARTNER_PORTAL'
  return place === 'PROPERTY_PORTAL' && has('SKIP_SYNC_WITH_PORTAL') ? 'SKIP_SYNC_WITH_PORTAL' : null
}

function unwanted(home: PortalCandidate, portal: PortalRules): PortalObstacle | null {
  const has = (tag: Tag) => home.labels.includes(tag)
  if (portal.place === 'PROPERTY_PORTAL' && has('ALWAYS_SYNC_WITH_PROPERTY_PORTAL')) return null
  if (portal.place === 'STUDENT_CHANNEL') {
    if (!has('INCLUDE_IN_STUDENT_CHANNEL')) return 'NOT_IN_STUDENT_CHANNEL'
  } else if (!has('PARTNER_SYNC_ENABLED')) return 'PARTNER_SYNC_NOT_ENABLED'
  if (portal.countries.length > 0 && !portal.countries.includes(home.country)) return 'OTHER_COUNTRY'
  return home.pictures < portal.minPictures ? 'TOO_FEW_PICTURES' : null
}

function isMissing(home: PortalCandidate, gap: ListingGap): boolean {
  switch (gap) {
    case 'ADDRESS':
      return [home.zipCode, home.city, home.country].some((part) => part.trim() === '')
    case 'PRICE':
      return home.price <= 0
    case 'AREA':
      return home.area <= 0
    case 'ROOM':
      return home.rooms === 0
    default:
      return Object.values(home.title).every((text) => text.trim() === '')
  }
}
