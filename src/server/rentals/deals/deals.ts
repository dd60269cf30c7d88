import type { DealColumn } from '../../../domain/catalogue/deals.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import type { ListWindow } from '../../kernel/graphql/list-window.ts'
import { listRequestsForSystem } from '../lifecycle/requests-sql.ts'
import type { RequestRow } from '../lifecycle/rows.ts'
import { type DealFilter, listDealIds } from './sql.ts'

/** A part of a column of the board, or of all columns, in its order; anybody's requests, so only for sales. */
export async function listDeals(
  { reads }: Pick<Context, 'reads'>,
  filter: DealFilter,
  column: DealColumn | null,
  window: ListWindow,
): Promise<RequestRow[]> {
  const ids = await listDealIds(reads, filter, column, window)
  if (ids.length === 0) return []
  const rows = new Map((await listRequestsForSystem(reads, ids)).map((row) => [row.id, row]))
  return ids.flatMap((id) => rows.get(id) ?? [])
}
