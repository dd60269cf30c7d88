/** In which format a partner portal reads its feed; ours. */
export const PORTAL_FORMATS = ['OPENIMMO', 'JSON'] as const satisfies readonly string[]

/** A format of a feed. */
export type PortalFormatName = (typeof PORTAL_FORMATS)[number]

/**
 * Which of the portals that flags name a partner portal is (C3): the property portal, the other two that may be switched
 * off, the student channel, or none of them.
 */
export const PORTAL_PLACES = [
  'PROPERTY_PORTAL',
  'PORTAL_2',
  'PORTAL_3',
  'STUDENT_CHANNEL',
  'OTHER',
] as const satisfies readonly string[]

/** The place of a partner portal among those that flags name. */
export type PortalPlace = (typeof PORTAL_PLACES)[number]

/** Whether a portal may be sent to: it is, all that it had is taken out, or its link has ended. */
export const PORTAL_STATES = ['ACTIVE', 'PAUSED', 'REVOKED'] as const satisfies readonly string[]

/** The state of a partner portal. */
export type PortalState = (typeof PORTAL_STATES)[number]

/** Why a home isn't sent to a portal; ours. The order is that in which they are looked at. */
export const PORTAL_OBSTACLES = [
  'PORTAL_PAUSED',
  'DELETED',
  'ARCHIVED',
  'NOT_PUBLISHED',
  'NO_PARTNER_SYNC',
  'PARTNER_LISTING',
  'NEVER_SYNC_WITH_PARTNER_PORTAL',
  'SKIP_SYNC_WITH_PORTAL',
  'NOT_IN_STUDENT_CHANNEL',
  'PARTNER_SYNC_NOT_ENABLED',
  'OTHER_COUNTRY',
  'TOO_FEW_PICTURES',
  'MISSING_DATA',
] as const satisfies readonly string[]

/** A reason why a home isn't sent to a portal. */
export type PortalObstacle = (typeof PORTAL_OBSTACLES)[number]

/** What a portal is told of a home: its content, or that it is gone. */
export const PORTAL_HOME_STATES = ['SENT', 'REMOVED'] as const satisfies readonly string[]

/** What a portal was told of a home. */
export type PortalHomeState = (typeof PORTAL_HOME_STATES)[number]
