import type { BlockSource } from './block-source.ts'

/** The sources of blocks that partners have (C3): stays, days they can't offer, days they restrict. */
export const PARTNER_SOURCES = [
  'hns',
  'hnsavailabilities',
  'hnsrestrictions',
] as const satisfies readonly BlockSource[]

/** A partner's source of blocks. */
export type PartnerSource = (typeof PARTNER_SOURCES)[number]

/** Why a unit's days don't come from a partner; ours. The order is that in which they are looked at. */
export const PARTNER_OBSTACLES = [
  'NO_PARTNER',
  'NO_PARTNER_SYNC',
  'NEVER_SYNC_WITH_PARTNER_PORTAL',
  'SKIP_SYNC_WITH_PORTAL',
  'PARTNER_SYNC_NOT_ENABLED',
] as const satisfies readonly string[]

/** A reason why a unit's days don't come from a partner. */
export type PartnerObstacle = (typeof PARTNER_OBSTACLES)[number]
