import type { WorldRole } from '../../../domain/catalogue/people.ts'
import { NotAllowedError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context, Viewer } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { saveSessionWorld } from '../accounts/session-sql.ts'
import { listTeamsOf } from './sql.ts'

/** A landlord's world in which somebody may work, by the landlord's name. */
export interface OwnWorld {
  landlordId: string
  name: string
  role: WorldRole
}

/** The worlds in which a person may work: their own first, then the teams in the order of joining. */
export async function listWorlds(db: Db, viewer: Viewer): Promise<OwnWorld[]> {
  const teams = await listTeamsOf(db, viewer.id)
  const name = `${viewer.firstName} ${viewer.lastName}`
  return [
    ...(viewer.landlord ? [{ landlordId: viewer.id, name, role: 'OWNER' as const }] : []),
    ...teams.map(({ landlordId, landlordName, role }) => ({ landlordId, name: landlordName, role })),
  ]
}

/** Lets this session work in another world from its next call on; one that is not the person's looks missing. */
export async function switchWorld(ctx: Context, landlordId: string): Promise<OwnWorld> {
  const viewer = requireViewer(ctx)
  const { sessionId } = viewer
  if (!sessionId) throw new NotAllowedError()
  return inTransaction(ctx, async (trx) => {
    const world = (await listWorlds(trx, viewer)).find((one) => one.landlordId === landlordId)
    if (!world) throw new ResourceNotFoundError()
    if (viewer.landlordId === landlordId) return world
    await saveSessionWorld(trx, sessionId, landlordId)
    await audit(trx, ctx, {
      action: 'switchWorld',
      entityType: 'user',
      entityId: viewer.id,
      landlordId,
      data: { email: viewer.email },
    })
    return world
  })
}
