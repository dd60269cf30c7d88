import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import {
  canChangeTemplates,
  checkTemplate,
  keptTemplateOf,
  type TemplateInput,
  TEMPLATES_MAX,
} from '../../../domain/rentals/messages/message-template.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { once } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import {
  deleteTemplate,
  insertTemplate,
  listTemplates,
  lockTemplates,
  saveTemplate,
  type TemplateRow,
} from './sql.ts'

/** A template in place of the version that was read; a new one without an id. */
export interface TemplateOrder extends TemplateInput {
  id: string | null
  version: number
}

/** Stores a template of the landlord's team; refused as CHANGED_ELSEWHERE where somebody else has changed it since. Answers its id. */
export async function saveMessageTemplate(ctx: Context, order: TemplateOrder, key: string): Promise<string> {
  const landlordId = demandChange(ctx)
  const fields = checkTemplate(order)
  if (Object.keys(fields).length > 0) throw new ValidationError(fields)
  const { id, version } = order
  const kept = keptTemplateOf(order)
  return once(ctx, 'saveMessageTemplate', { id, version, ...kept }, key, async (trx) => {
    const stored = await lockedTemplates(trx, ctx, landlordId)
    demandRoom(stored, { id, ...kept })
    const at = ctx.now()
    if (id === null)
      return auditTemplate(
        trx,
        ctx,
        'saveMessageTemplate',
        await insertTemplate(trx, landlordId, { ...kept, at }),
      )
    if (!stored.some((template) => template.id === id)) throw new ResourceNotFoundError()
    const isSaved = await saveTemplate(trx, landlordId, { id, version, ...kept, at })
    if (!isSaved) throw new ConditionNotMetError('CHANGED_ELSEWHERE')
    return auditTemplate(trx, ctx, 'saveMessageTemplate', id)
  })
}

/** Deletes a template of the landlord's team, in the version that was read. Answers its id. */
export async function deleteMessageTemplate(
  ctx: Context,
  order: { id: string; version: number },
  key: string,
): Promise<string> {
  const landlordId = demandChange(ctx)
  return once(ctx, 'deleteMessageTemplate', order, key, async (trx) => {
    const stored = await lockedTemplates(trx, ctx, landlordId)
    if (!stored.some(({ id }) => id === order.id)) throw new ResourceNotFoundError()
    if (!(await deleteTemplate(trx, landlordId, order))) throw new ConditionNotMetError('CHANGED_ELSEWHERE')
    return auditTemplate(trx, ctx, 'deleteMessageTemplate', order.id)
  })
}

/** In whose world the viewer may change templates. */
function demandChange(ctx: Context): string {
  const { landlordId, groupIds } = requireViewer(ctx)
  if (!landlordId || !canChangeTemplates(groupIds)) throw new ConditionNotMetError('NO_PERMISSION')
  return landlordId
}

async function lockedTemplates(trx: Db, ctx: Context, landlordId: string): Promise<TemplateRow[]> {
  await lockTemplates(trx, landlordId)
  return listTemplates(trx, requireViewer(ctx))
}

/** Throws where there is no room for one more, or another one has that name. */
function demandRoom(stored: readonly TemplateRow[], { id, name }: { id: string | null; name: string }): void {
  if (id === null && stored.length >= TEMPLATES_MAX)
    throw new ValidationError({ name: 'messageTemplates.name.tooMany' })
  const isTaken = stored.some(
    (template) => template.id !== id && template.name.toLowerCase() === name.toLowerCase(),
  )
  if (isTaken) throw new ValidationError({ name: 'messageTemplates.name.taken' })
}

async function auditTemplate(
  trx: Db,
  ctx: Context,
  action: 'saveMessageTemplate' | 'deleteMessageTemplate',
  entityId: string,
): Promise<string> {
  const { landlordId } = requireViewer(ctx)
  await audit(trx, ctx, { action, entityType: 'message_template', entityId, landlordId })
  return entityId
}
