import { NO_OTHER_STAYS, type TenantStays } from '../../../domain/listings/stay-chain.ts'
import type { Stay } from '../../../domain/kernel/day.ts'
import { checkStay, type StayCheck } from '../../../domain/listings/stay-limits.ts'
import type { RequestRow } from './rows.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { Db } from '../../kernel/db/database.ts'
import { batched } from '../../kernel/graphql/loader.ts'
import { type GroupRow, limitedBy } from '../../listings/listings/sql.ts'
import { listTenantStays, othersOf, type TenantStayRow } from './tenant-stays-sql.ts'

/** What a tenant has and wants in a group, by `keyOf`. */
export const staysInGroup = batched(
  async (ctx, keys: readonly string[]): Promise<Map<string, TenantStayRow[]>> =>
    Map.groupBy(await listTenantStays(ctx.reads, keys.map(pairOf)), keyOf),
)

/** Names a tenant's group for `staysInGroup`. */
export function keyOf(pair: { tenantId: string; groupId: string }): string {
  return `${pair.tenantId} ${pair.groupId}`
}

function pairOf(key: string): { tenantId: string; groupId: string } {
  const [tenantId = '', groupId = ''] = key.split(' ')
  return { tenantId, groupId }
}

/** The tenant's other stays beside a request, for its limits. */
export async function staysBeside(
  ctx: Context,
  row: Pick<RequestRow, 'id' | 'tenantId' | 'groupId'>,
): Promise<TenantStays> {
  return othersOf((await staysInGroup(ctx, keyOf(row))) ?? [], row.id)
}

/** Whether a stay keeps the limits of a group together with what its tenant has there; under the tenant's lock. */
export async function checkStayOfTenant(
  trx: Db,
  ctx: Pick<Context, 'today'>,
  asked: { tenantId: string | null; group: GroupRow; stay: Stay; exceptRequestId: string | null },
): Promise<StayCheck> {
  const { tenantId, group, stay, exceptRequestId } = asked
  const others = tenantId
    ? othersOf(await listTenantStays(trx, [{ tenantId, groupId: group.groupId }]), exceptRequestId)
    : NO_OTHER_STAYS
  return checkStay(limitedBy(group), stay, ctx.today(), others)
}
