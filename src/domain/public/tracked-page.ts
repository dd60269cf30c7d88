/** The pages whose views are counted by name; all others count as OTHER_PAGE. None of them says who looked (ours). */
export const TRACKED_PAGES = [
  'start',
  'publicSearch',
  'landing',
  'publicListing',
  'publicGroup',
  'shortlist',
  'listingRequestForm',
  'groupRequestForm',
  'signUp',
  'login',
  'createListing',
  'listingWizard',
  'groupWizard',
  'listingWizardSuccess',
  'groupWizardSuccess',
  'supportUkraine',
  'inviteLandlords',
  'referralInvite',
  'referralEinladen',
  'referenceInviter',
  'help',
  'welcome',
  'explore',
  'homepage',
  'inbox',
] as const satisfies readonly string[]

/** What every other page counts as. */
export const OTHER_PAGE = 'other'

/** A page by the name under which its views are counted. */
export type TrackedPage = (typeof TRACKED_PAGES)[number] | typeof OTHER_PAGE

/** The name under which views of a page are counted. */
export function trackedPageOf(name: unknown): TrackedPage {
  return TRACKED_PAGES.find((page) => page === name) ?? OTHER_PAGE
}
