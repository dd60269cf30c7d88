import type { Language } from '../../../../domain/catalogue/language.ts'
import type { PORTAL_SCOPES } from '../../../../domain/calendars/portal-asked.ts'
import type { PortalFormatName } from '../../../../domain/catalogue/portals.ts'
import type { PortalHome } from '../../../../domain/calendars/portal-home.ts'
import { jsonFeed } from './json-feed.ts'
import { openImmo } from './open-immo.ts'

/** What a feed says of itself. */
export interface FeedFrame {
  /** All homes that the portal gets, or only what changed since it asked before. */
  scope: (typeof PORTAL_SCOPES)[number]
  /** With what the portal asks for the next changes. */
  cursor: string
  /** When something changed last; never the time of the call, so that what is unchanged reads the same. */
  changedAt: Temporal.Instant
  language: Language
  /** The number that the portal gave us; empty where it gave none. */
  providerNumber: string
  /** Who runs the installation, as whom a portal shows its homes. */
  provider: { name: string; email: string | null; phone: string | null; url: string }
}

/** A home as a portal gets it, or one that it had and is to take out. */
export type FeedEntry =
  | { kind: 'SENT'; home: PortalHome; changedAt: Temporal.Instant }
  | { kind: 'REMOVED'; id: string; changedAt: Temporal.Instant }

/** How feeds are written for one kind of portal, part by part, so that nobody holds a whole feed. */
export interface PortalFormat {
  /** One more whenever the same home is written otherwise, so that portals are told of all of them anew. */
  version: number
  contentType: string
  fileName: string
  head(frame: FeedFrame): string
  entry(entry: FeedEntry, frame: FeedFrame, index: number): string
  end(frame: FeedFrame): string
}

/** The formats that there are; another one is one more file. */
export const FORMATS: Record<PortalFormatName, PortalFormat> = { OPENIMMO: openImmo, JSON: jsonFeed }
