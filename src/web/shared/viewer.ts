import { createContext, use } from 'react'
import type { FeatureFlagName } from '../../domain/catalogue/flags.ts'
import type { Bootstrap, BootstrapViewer } from '../bootstrap.ts'
import type { RouteName } from '../routes.ts'

/** The bootstrap data for everything below; set once by main.tsx. */
export const BootstrapContext = createContext<Bootstrap | null>(null)

/** What the server's first HTML said. */
export function useBootstrap(): Bootstrap {
  const bootstrap = use(BootstrapContext)
  if (!bootstrap) throw new Error('BootstrapContext is missing')
  return bootstrap
}

/** The logged-in person, or null. */
export function useViewer(): BootstrapViewer | null {
  return useBootstrap().viewer
}

/** Whether a feature is switched on for the person. */
export function useFeatureFlag(name: FeatureFlagName): boolean {
  return useBootstrap().featureFlags.includes(name)
}

/** Whether the person works in a landlord's world: the own one, or an employer's. */
export function worksForLandlord(viewer: BootstrapViewer | null): boolean {
  return viewer !== null && (viewer.landlord || Boolean(viewer.landlordId))
}

/** Whether the person works in their own world as its landlord: team, log, tokens and payouts are theirs alone. */
export function isOwner(viewer: BootstrapViewer | null): boolean {
  return viewer?.role === 'OWNER'
}

/** What a browser keeps for the person by: each of their worlds has its own. */
export function keptFor({ id, landlordId }: Pick<BootstrapViewer, 'id' | 'landlordId'>): string {
  return landlordId && landlordId !== id ? `${id}.${landlordId}` : id
}

/** Whether the person has pages of the staff; not while acting as a landlord. */
export function isStaff(viewer: BootstrapViewer | null): boolean {
  return viewer !== null && viewer.permissions.length > 0 && !viewer.impersonation
}

/** Whether the person only rents: their pages have no frame of a landlord's or of the staff's. */
export function isTenantOnly(viewer: BootstrapViewer | null): boolean {
  return startOf(viewer) === 'tenantRequests'
}

/** Whether the person may begin a listing: in a landlord's world, with full access (D6). */
export function canBeginListing(viewer: BootstrapViewer | null): boolean {
  return worksForLandlord(viewer) && viewer?.access !== 'LIMITED' && viewer?.role !== 'LINK'
}

/** Where somebody starts: the listings, the staff's pages, the own requests, or the public pages. */
export function startOf(viewer: BootstrapViewer | null): RouteName {
  if (!viewer || viewer.role === 'LINK') return 'start'
  if (worksForLandlord(viewer)) return 'homepage'
  return isStaff(viewer) ? 'staff' : 'tenantRequests'
}

/** Where somebody arrives who logs in without having wanted a page: whoever has no listing yet is told first what happens next. */
export function arrivalOf(viewer: BootstrapViewer | null): RouteName {
  return viewer?.landlordUserType === 'EXPLORER_LANDLORD' ? 'welcome' : startOf(viewer)
}
