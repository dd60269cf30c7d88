import { MAX_GROUPS_PER_REQUEST } from '../../domain/kernel/constants.ts'

/** What orders a tenant's requests. */
export interface Sortable {
  actionable: boolean
  tenantStatus: string
  requestedAt: string
}

/** Actionable first, then the running ones, then booked, then ended; the newest first within each. */
export function compareTenantRequests(a: Sortable, b: Sortable): number {
  return rank(a) - rank(b) || (a.requestedAt < b.requestedAt ? 1 : a.requestedAt > b.requestedAt ? -1 : 0)
}

function rank(request: Sortable): number {
  return REQUEST_GROUPS.indexOf(groupOf(request))
}

/** The groups of the tenant's list, in their order. */
export const REQUEST_GROUPS = ['actionable', 'running', 'booked', 'ended'] as const

/** A group of the tenant's list. */
export type RequestGroup = (typeof REQUEST_GROUPS)[number]

/** The group that a request stands in. */
export function groupOf(request: Omit<Sortable, 'requestedAt'>): RequestGroup {
  if (request.actionable) return 'actionable'
  if (request.tenantStatus === 'BOOKED') return 'booked'
  return isEnded(request.tenantStatus) ? 'ended' : 'running'
}

/** True when nothing more will happen to the request. */
export function isEnded(tenantStatus: string): boolean {
  return tenantStatus === 'NOT_AVAILABLE' || tenantStatus === 'TENANT_WITHDREW'
}

/** Whether a booked stay is ahead, under way or over on a day; its last day still belongs to it. */
export function stayPhase(stay: { from: string; to: string }, today: string): 'ahead' | 'now' | 'over' {
  if (stay.from > today) return 'ahead'
  return stay.to < today ? 'over' : 'now'
}

/** Whether one more listing can be asked with the days and answers of a request; the server has the last word. */
export function canAskOneMore(
  request: { type: string; from: string; tenantStatus: string; others: readonly { tenantStatus: string }[] },
  today: string,
): boolean {
  const all = [request, ...request.others]
  if (request.type !== 'STANDARD' || request.from < today) return false
  return all.length < MAX_GROUPS_PER_REQUEST && all.every(({ tenantStatus }) => tenantStatus !== 'BOOKED')
}
