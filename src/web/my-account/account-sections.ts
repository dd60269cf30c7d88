import type { BootstrapViewer } from '../bootstrap.ts'
import { isOwner } from '../shared/viewer.ts'

/** The parts of the account page, each at an address of its own; the first is the page itself. */
export const ACCOUNT_SECTIONS = [
  'profile',
  'security',
  'sessions',
  'teams',
  'tokens',
  'webhooks',
  'data',
  'handover',
  'deletion',
] as const

/** A part of the account page. */
export type AccountSection = (typeof ACCOUNT_SECTIONS)[number]

/** The part that an address names; undefined for a name that none has. */
export function sectionOf(name: string | undefined): AccountSection | undefined {
  return name === undefined ? 'profile' : ACCOUNT_SECTIONS.slice(1).find((section) => section === name)
}

/** The parts that somebody has: access tokens and webhooks belong to landlords in person, in their own world. */
export function sectionsFor(viewer: BootstrapViewer | null): AccountSection[] {
  return ACCOUNT_SECTIONS.filter(
    (section) => (section !== 'tokens' && section !== 'webhooks') || isOwner(viewer),
  )
}
