import type { PathParams, RouteName } from '../routes.ts'
import type { ListingKey } from './edit-queries.ts'

/** The pages on which a listing or group is told. */
export type EditKind = 'wizard' | 'success' | 'edit'

/** A page about the listing or group of a key, at a step. */
export function editPage(
  kind: EditKind,
  key: ListingKey,
  stepId?: string,
  field?: string,
): { page: RouteName; params: PathParams; search?: PathParams } {
  const pages =
    'listingId' in key
      ? ({ wizard: 'listingWizard', success: 'listingWizardSuccess', edit: 'listingEdit' } as const)
      : ({ wizard: 'groupWizard', success: 'groupWizardSuccess', edit: 'groupEdit' } as const)
  return {
    page: pages[kind],
    params: { ...key, ...(kind !== 'success' && { stepId }) },
    ...(field && { search: { field } }),
  }
}
