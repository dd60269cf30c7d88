import { NotAllowedError, ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { DataExportKind } from '../../../domain/catalogue/people.ts'
import { OPEN_EXPORT_STATES } from '../../../domain/public/data-exports/data-export.ts'
import { requireFreshLogin, requirePerson } from '../../people/accounts/password.ts'
import { audit } from '../../kernel/audit/audit.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import {
  type DataExportRow,
  findOpenExport,
  insertDataExport,
  lockDataExport,
  saveExportState,
} from './exports-sql.ts'

/**
 * Asks for an export of the viewer's own data, or of all that belongs to their business as a landlord; the login must be
 * fresh, since it hands data out. One that is under way is the answer to a second wish. Returns its id.
 */
export async function requestDataExport(ctx: Context, kind: DataExportKind): Promise<string> {
  const person = requirePerson(ctx)
  if (kind === 'WORLD' && (person.role !== 'OWNER' || person.landlordId !== person.id))
    throw new NotAllowedError()
  await requireFreshLogin(ctx)
  const owner = { userId: person.id, kind }
  return await inTransaction(ctx, async (trx) => {
    const id = await insertDataExport(trx, owner, { language: ctx.language, now: ctx.now() })
    if (id === null) {
      const open = await findOpenExport(trx, owner)
      if (!open) throw new ResourceNotFoundError()
      return open
    }
    await auditExport(
      trx,
      ctx,
      { id, user_id: person.id, kind, landlord: person.landlord },
      'requestDataExport',
    )
    await ctx.enqueue(trx, 'makeDataExport', { exportId: id })
    return id
  })
}

/** Cancels an export of the viewer's that is under way; what is over stays as it is. */
export async function cancelDataExport(ctx: Context, id: string): Promise<string> {
  const person = requirePerson(ctx)
  return await inTransaction(ctx, async (trx) => {
    const row = await lockDataExport(trx, id)
    if (!row || row.user_id !== person.id) throw new ResourceNotFoundError()
    if (!OPEN_EXPORT_STATES.some((state) => state === row.state)) return id
    await saveExportState(trx, id, 'CANCELED', ctx.now())
    await auditExport(trx, ctx, { ...row, landlord: person.landlord }, 'cancelDataExport')
    return id
  })
}

/** Writes into the log of the person's world what became of an export. */
export async function auditExport(
  trx: Parameters<typeof audit>[0],
  ctx: Context,
  row: Pick<DataExportRow, 'id' | 'user_id' | 'kind'> & { landlord: boolean },
  action: string,
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'data_export',
    entityId: row.id,
    landlordId: row.landlord ? row.user_id : null,
    data: { kind: row.kind },
  })
}
