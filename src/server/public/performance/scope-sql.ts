import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../kernel/viewer/context.ts'
import { inFullWorld } from '../../kernel/viewer/visible-to.ts'
import type { CountedHomes } from './nights-sql.ts'

/** Whose figures are asked for: all homes of the world that the viewer works in, or those of a group. */
export interface PerformanceScope {
  viewer: Viewer
  groupId: string | null
  currency: string
}

/** The homes of a scope, for statements; nothing of a foreign group, and nothing for limited access. */
export function homesInScope({ viewer, groupId, currency }: PerformanceScope): CountedHomes {
  const of = (alias: string): RawBuilder<unknown> => {
    const world = inFullWorld(viewer, `${alias}.landlord_id`, `${alias}.group_id`)
    return groupId ? sql`${world} and ${sql.ref(`${alias}.group_id`)} = ${groupId}` : world
  }
  return { of, paidIn: (column) => sql`${sql.ref(column)} = ${currency}` }
}
