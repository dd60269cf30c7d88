import {
  AuthenticationRequiredError,
  ConditionNotMetError,
  NotAllowedError,
} from '../../../domain/kernel/errors.ts'
import { ALLOWED, refuse, type Verdict } from '../../../domain/kernel/verdict.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { requireConfirmedLogin } from '../../people/accounts/confirm-actions.ts'

/** Whether somebody may decide who gets a landlord's money: the landlord in person, in a session of their own. */
export function canDecidePayout(viewer: Viewer | null): Verdict {
  const isInPerson =
    viewer !== null &&
    viewer.role === 'OWNER' &&
    !viewer.impersonation &&
    !viewer.accessToken &&
    !viewer.accessLinkId
  return isInPerson ? ALLOWED : refuse('PAYOUT_IN_PERSON')
}

/**
 * The landlord who decides, or an error: for programs and links one that says why, for others none of what is there.
 * Changes need the password again as well, and the code of a second factor.
 */
export async function requireInPerson(
  ctx: Context,
  { confirmed = true, db = ctx.db }: { confirmed?: boolean; db?: Db } = {},
): Promise<{ landlordId: string; viewer: Viewer }> {
  const { viewer } = ctx
  if (!viewer) throw new AuthenticationRequiredError()
  const verdict = canDecidePayout(viewer)
  if (!verdict.value && (viewer.accessToken || viewer.accessLinkId))
    throw new ConditionNotMetError(
      'PAYOUT_IN_PERSON',
      'Payout data are changed by the landlord in person, logged in with a password: not by tokens or links.',
    )
  if (!verdict.value || !viewer.landlordId) throw new NotAllowedError()
  if (confirmed) await requireConfirmedLogin(ctx, db)
  return { landlordId: viewer.landlordId, viewer }
}
