import { sql } from 'kysely'
import type { FeatureFlagName } from '../../../domain/catalogue/flags.ts'
import type { SwitchedFlags } from '../../../domain/people/feature-flags.ts'
import type { Db } from '../../kernel/db/database.ts'

/** What staff have switched for everybody. */
export async function listSwitchedFlags(db: Db): Promise<SwitchedFlags> {
  const rows = await db.selectFrom('feature_flags').select(['name', 'enabled']).execute()
  return new Map(rows.map((row) => [row.name, row.enabled]))
}

/** What is switched for everybody and for one person, in one statement. */
export async function listSwitchedFlagsFor(
  db: Db,
  userId: string,
): Promise<{ environment: SwitchedFlags; person: SwitchedFlags }> {
  const rows = await db
    .selectFrom('feature_flags')
    .select(['name', 'enabled', sql<boolean>`false`.as('own')])
    .unionAll(
      db
        .selectFrom('feature_flag_users')
        .select(['name', 'enabled', sql<boolean>`true`.as('own')])
        .where('user_id', '=', userId),
    )
    .execute()
  const switched = (own: boolean) =>
    new Map(rows.filter((row) => row.own === own).map((row) => [row.name, row.enabled]))
  return { environment: switched(false), person: switched(true) }
}

/** When flags were last switched for everybody, and why. */
export async function listFlagChanges(
  db: Db,
  names: readonly FeatureFlagName[],
): Promise<{ name: FeatureFlagName; changedAt: Temporal.Instant; reason: string | null }[]> {
  return db
    .selectFrom('feature_flags')
    .select(['name', 'changed_at as changedAt', 'reason'])
    .where('name', 'in', names)
    .execute()
}

/** A person for whom a flag is switched. */
export interface FlagPersonRow {
  name: FeatureFlagName
  id: string
  personName: string
  email: string
  enabled: boolean
  /** Why, where it was switched since reasons are asked for. */
  reason: string | null
}

/** For whom flags are switched, by name. */
export async function listFlagPeople(db: Db, names: readonly FeatureFlagName[]): Promise<FlagPersonRow[]> {
  return db
    .selectFrom('feature_flag_users as f')
    .innerJoin('users as u', 'u.id', 'f.user_id')
    .select(['f.name', 'u.id', 'u.name as personName', 'u.email', 'f.enabled', 'f.reason'])
    .where('f.name', 'in', names)
    .orderBy('u.name')
    .limit(1000)
    .execute()
}

/** Switches a flag for everybody. */
export async function saveFlag(
  db: Db,
  flag: { name: FeatureFlagName; enabled: boolean; reason: string; by: string; now: Temporal.Instant },
): Promise<void> {
  const change = { enabled: flag.enabled, reason: flag.reason, changed_at: flag.now, changed_by: flag.by }
  await db
    .insertInto('feature_flags')
    .values({ name: flag.name, ...change })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(change))
    .execute()
}

/** Switches a flag for one person; null lets the person have what everybody has. */
export async function saveFlagForUser(
  db: Db,
  flag: {
    name: FeatureFlagName
    userId: string
    enabled: boolean | null
    reason: string | null
    by: string
    now: Temporal.Instant
  },
): Promise<void> {
  if (flag.enabled === null) {
    await db
      .deleteFrom('feature_flag_users')
      .where('name', '=', flag.name)
      .where('user_id', '=', flag.userId)
      .execute()
    return
  }
  const change = { enabled: flag.enabled, reason: flag.reason, changed_at: flag.now, changed_by: flag.by }
  await db
    .insertInto('feature_flag_users')
    .values({ name: flag.name, user_id: flag.userId, ...change })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet(change))
    .execute()
}
