import { createHash, randomUUID } from 'node:crypto'
import { isDay, type Stay } from '../../../domain/kernel/day.ts'
import {
  ConditionNotMetError,
  ResourceNotFoundError,
  ValidationError,
} from '../../../domain/kernel/errors.ts'
import { textWithin } from '../../../domain/kernel/text-limits.ts'
import {
  canWithdrawPower,
  POWER_MAX_LISTINGS,
  POWER_REASON_LENGTH,
  powerDaysErrors,
  powerState,
} from '../../../domain/people/power-of-attorney.ts'
import { audit } from '../../kernel/audit/audit.ts'
import type { Db } from '../../kernel/db/database.ts'
import { inTransaction } from '../../kernel/db/transaction.ts'
import { cleanDocument } from '../../kernel/files/clean-document.ts'
import type { FileKey } from '../../kernel/files/folders.ts'
import { keepContents } from '../../kernel/files/keep-contents.ts'
import { demandRoomFor } from '../../kernel/files/quota.ts'
import { insertFile } from '../../kernel/files/sql.ts'
import type { Upload } from '../../kernel/http/upload.ts'
import { answeredBefore, withIdempotency } from '../../kernel/idempotency/idempotency.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { requireFreshLogin } from '../accounts/password.ts'
import { findTeamMember, listGroupNames } from '../team/sql.ts'
import { tellOfPower } from './mails.ts'
import { powerEnded } from './end-actions.ts'
import { insertPower, lockPower, type PowerRow, savePowerWithdrawal } from './sql.ts'

/** To whom a power of attorney is given, from when until when, and for which listings; null for all. */
export interface PowerWish {
  memberId: string
  from: string
  to: string
  groupIds: readonly string[] | null
}

/**
 * Gives a manager of the team a power of attorney to sign contracts online, with its document; the landlord in person
 * does, in a login that is fresh. Returns its id.
 */
export async function givePowerOfAttorney(
  ctx: Context,
  wish: PowerWish,
  file: Upload['file'],
  key: string,
): Promise<string> {
  const { id: landlordId } = requireViewer(ctx)
  await requireFreshLogin(ctx)
  const call = {
    key,
    operation: 'givePowerOfAttorney',
    body: { ...wish, sha256: createHash('sha256').update(file.content).digest('hex') },
  }
  const before = await answeredBefore<string>(ctx, call)
  if (before !== null) return before
  await checkWish(ctx.db, ctx, wish)
  await demandRoomFor(ctx.db, ctx, { landlordId }, 0)
  const document = await cleanDocument(file)
  const storageKey: FileKey = `powers-of-attorney/${landlordId}/${randomUUID()}`
  const save = async (trx: Db) => {
    const { member, days, groupIds } = await checkWish(trx, ctx, wish)
    await demandRoomFor(trx, ctx, { landlordId }, document.content.length)
    const fileId = await insertFile(trx, {
      landlordId,
      tenantId: null,
      createdBy: landlordId,
      type: 'POWER_OF_ATTORNEY',
      fileName: document.fileName,
      contentType: document.contentType,
      size: document.content.length,
      sha256: createHash('sha256').update(document.content).digest('hex'),
      storageKey,
      at: ctx.now(),
    })
    return giveTo(trx, ctx, { member, groupIds, fileId, ...days })
  }
  return keepContents(ctx, [{ key: storageKey, content: document.content }], () =>
    inTransaction(ctx, (trx) => withIdempotency(trx, ctx, call, () => save(trx))),
  )
}

interface CheckedMember {
  id: string
  personId: string
  name: string
}

async function giveTo(
  trx: Db,
  ctx: Context,
  given: Stay & { member: CheckedMember; groupIds: string[] | null; fileId: string },
): Promise<string> {
  const { id: landlordId, firstName, lastName } = requireViewer(ctx)
  const { member, ...power } = given
  const id = await insertPower(trx, {
    ...power,
    landlordId,
    teamMemberId: member.id,
    agentId: member.personId,
    landlordName: `${firstName} ${lastName}`,
    agentName: member.name,
    givenAt: ctx.now(),
  })
  await auditPower(
    trx,
    ctx,
    'givePowerOfAttorney',
    { id, landlordId },
    { agentId: member.personId, ...power },
  )
  await tellOfPower(trx, ctx, await lockedPower(trx, landlordId, id), 'GIVEN')
  return id
}

async function checkWish(db: Db, ctx: Context, wish: PowerWish) {
  const landlordId = requireViewer(ctx).id
  const { from, to } = wish
  if (!isDay(from)) throw new ValidationError({ from: 'power.from' })
  if (!isDay(to)) throw new ValidationError({ to: 'power.to' })
  const errors = powerDaysErrors({ from, to }, ctx.today())
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
  const row = await findTeamMember(db, landlordId, wish.memberId)
  if (!row) throw new ResourceNotFoundError()
  if (!row.memberId || row.role !== 'MANAGER') throw new ValidationError({ memberId: 'power.notManager' })
  const member = {
    id: row.id,
    personId: row.memberId,
    name: `${row.firstName ?? ''} ${row.lastName ?? ''}`.trim(),
  }
  return { member, days: { from, to }, groupIds: await checkListings(db, landlordId, wish.groupIds) }
}

async function checkListings(
  db: Db,
  landlordId: string,
  groupIds: readonly string[] | null,
): Promise<string[] | null> {
  if (!groupIds) return null
  const wanted = [...new Set(groupIds)]
  if (wanted.length === 0 || wanted.length > POWER_MAX_LISTINGS)
    throw new ValidationError({ groupIds: 'power.listings' })
  if ((await listGroupNames(db, landlordId, wanted)).length < wanted.length) throw new ResourceNotFoundError()
  return wanted
}

/** Withdraws a power of attorney at once, with the reason that both read; answers its id. */
export async function withdrawPowerOfAttorney(
  ctx: Context,
  id: string,
  reason: string,
  key: string,
): Promise<string> {
  const { id: landlordId } = requireViewer(ctx)
  const kept = textWithin(reason, POWER_REASON_LENGTH)
  if (kept === null) throw new ValidationError({ reason: 'power.reason' })
  const call = { key, operation: 'withdrawPowerOfAttorney', body: { id, reason } }
  return inTransaction(ctx, (trx) =>
    withIdempotency(trx, ctx, call, async () => {
      const power = await lockedPower(trx, landlordId, id)
      if (!canWithdrawPower(powerState(power, ctx.today()))) throw new ConditionNotMetError('ENDED')
      await savePowerWithdrawal(trx, id, kept, ctx.now())
      await auditPower(trx, ctx, 'withdrawPowerOfAttorney', power, { agentId: power.agentId, reason: kept })
      await tellOfPower(trx, ctx, { ...power, withdrawalReason: kept }, 'WITHDRAWN')
      await powerEnded().orderSigningsWithPower(trx, ctx, id)
      return id
    }),
  )
}

async function lockedPower(trx: Db, landlordId: string, id: string): Promise<PowerRow> {
  const power = await lockPower(trx, landlordId, id)
  if (!power) throw new ResourceNotFoundError()
  return power
}

async function auditPower(
  trx: Db,
  ctx: Context,
  action: string,
  power: { id: string; landlordId: string },
  data: Parameters<typeof audit>[2]['data'],
): Promise<void> {
  await audit(trx, ctx, {
    action,
    entityType: 'power_of_attorney',
    entityId: power.id,
    landlordId: power.landlordId,
    data,
  })
}
