import type { FeatureFlagName } from '../domain/catalogue/flags.ts'
import type { Language } from '../domain/catalogue/language.ts'
import type { Frozen } from '../domain/people/freeze.ts'
import type { ShownUserType } from '../domain/people/user-type.ts'
import type { LandlordUserType, WorldRole } from '../domain/catalogue/people.ts'

/** Who of the staff acts as the landlord, why and until when (D1). */
export interface Impersonation {
  actorName: string
  reason: string
  endsAt: string
}

/** The logged-in person as the server's first HTML tells it; never more than they may know of themselves. */
export interface BootstrapViewer {
  id: string
  email: string
  firstName: string
  lastName: string
  landlord: boolean
  permissions: string[]
  /** Null where the interface has no texts in the language of the profile. */
  language: Language | null
  /** In whose landlord world the person works: the own one, an employer's; null in none. */
  landlordId?: string | null
  /** The landlord's name, where that isn't the person's own world. */
  worldName?: string | null
  /** As what; LINK came by an access link and is not logged in. */
  role?: WorldRole | null
  access?: 'FULL' | 'LIMITED'
  impersonation?: Impersonation | null
  /** When somebody who recovers the account would be let in; missing where nobody does. */
  recoveryReadyAt?: string
  /** Whether the account is on hold, or that of the landlord in whose world the person works. */
  frozen?: Frozen
  /** As what events and reports of errors know the person: SALES while staff act as a landlord (D1, D6). */
  userType?: ShownUserType
  /** Of a landlord who has nothing public yet (C3), as it was when the page was loaded. */
  landlordUserType?: LandlordUserType | null
}

/** A login that the login page offers with one click, in demo mode only. */
export interface DemoLogin {
  email: string
  password: string
  role: 'landlord' | 'limited' | 'tenant' | 'staff'
  name: string
}

/** What the server writes into the first HTML, so that the first page needs no question about the person. */
export interface Bootstrap {
  viewer: BootstrapViewer | null
  language: Language | null
  demo: boolean
  demoLogins: DemoLogin[]
  /** Whether this is the demo of one landlord, which they end again. */
  isDemoVisit?: boolean
  /** Whether a new landlord may look around in a demo of their own. */
  offersDemo?: boolean
  /** Where the product is found, as links that are sent to others say it. */
  origin: string
  /** The style of maps that the operator names; without it the embedded base. */
  mapStyleUrl?: string | null
  /** Names of the features that are switched on for this person; none when they could not be loaded (D8). */
  featureFlags: FeatureFlagName[]
  /** What the page's queries would ask for first, by their keys. */
  data?: FirstAnswers
  /** For which browser the server has drawn the page of somebody who is logged in; it can only guess. */
  drawn?: DrawnFor | null
}

/** Answers by the keys of their queries. */
export type FirstAnswers = [readonly unknown[], unknown][]

/** What a drawing depends on beside its data. */
export interface DrawnFor {
  phone: boolean
  timeZone: string
  /** When, in epoch milliseconds. */
  at: number
}

const EMPTY: Bootstrap = {
  viewer: null,
  language: null,
  demo: false,
  demoLogins: [],
  origin: globalThis.location?.origin ?? '',
  featureFlags: [],
}

function readBootstrap(): Bootstrap {
  const element = typeof document === 'undefined' ? null : document.getElementById('bootstrap')
  if (!element?.textContent) return EMPTY
  const told = JSON.parse(element.textContent) as Partial<Bootstrap>
  // Of a page of somebody's own it comes after the content, with what that was drawn with.
  const answers = document.getElementById('answers')?.textContent
  return { ...EMPTY, ...told, ...(answers && (JSON.parse(answers) as Pick<Bootstrap, 'data' | 'drawn'>)) }
}

/** The page's bootstrap data, read once. */
export const bootstrap: Bootstrap = readBootstrap()
