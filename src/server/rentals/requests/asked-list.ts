import { ResourceNotFoundError } from '../../../domain/kernel/errors.ts'
import type { Context } from '../../kernel/viewer/context.ts'
import { requireViewer } from '../../kernel/viewer/viewer-guard.ts'
import { findReadableGroup } from '../../listings/listings/sql.ts'
import type { RequestListFilter } from './list-sql.ts'

const longestSearch = 100

/** What a list of requests is asked for, by the API or for a file: with a listing in the place of its group. */
export interface AskedRequests {
  filter?: RequestListFilter['filter'] | null
  listingId?: string | null
  groupId?: string | null
  type?: RequestListFilter['type']
  statuses?: RequestListFilter['statuses'] | null
  search?: string | null
  from?: RequestListFilter['from']
  to?: RequestListFilter['to']
}

/** The list that is meant; ResourceNotFoundError for a listing that the viewer doesn't see. */
export async function requestListOf(ctx: Context, asked: AskedRequests): Promise<RequestListFilter> {
  return {
    filter: asked.filter ?? 'ALL',
    groupId: asked.listingId ? await groupOf(ctx, asked.listingId) : (asked.groupId ?? null),
    type: asked.type ?? null,
    statuses: asked.statuses ?? [],
    search: asked.search?.trim().slice(0, longestSearch) || null,
    from: asked.from ?? null,
    to: asked.to ?? null,
  }
}

async function groupOf(ctx: Context, listingId: string): Promise<string> {
  const group = await findReadableGroup(ctx.reads, requireViewer(ctx), { listingId })
  if (!group) throw new ResourceNotFoundError()
  return group.groupId
}
