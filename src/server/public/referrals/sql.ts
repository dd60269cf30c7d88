import { sql } from 'kysely'
import type { Db } from '../../kernel/db/database.ts'

/** A person's own code, and whom it has brought. */
export interface Referral {
  code: string
  /** How many have signed up with it. */
  signUps: number
  /** How many of them let apartments. */
  landlords: number
  /** How many of those have published something. */
  published: number
  /** How many have a booking that was not cancelled. */
  booked: number
  /** How many the person was granted an incentive for. */
  rewarded: number
}

/** The code of a person, and how many it has brought. */
export async function findReferral(db: Db, userId: string): Promise<Referral | undefined> {
  const { rows } = await sql<Referral>`
    select u.referral_code as code, count(r.id)::int as "signUps",
      count(r.id) filter (where r.landlord)::int as landlords,
      count(r.id) filter (where exists (
        select from listings l where l.landlord_id = r.id and l.last_published_at is not null))::int as published,
      count(r.id) filter (where exists (
        select from bookings b where b.landlord_id = r.id and not b.canceled))::int as booked,
      count(r.id) filter (where exists (
        select from incentives g where g.referred_id = r.id and g.landlord_id = u.id))::int as rewarded
    from users u left join users r on r.referred_by = u.id
    where u.id = ${userId} group by u.id, u.referral_code`.execute(db)
  return rows[0]
}

/** The first name of who invites with a code; undefined for a code of nobody. */
export async function findReferrer(db: Db, code: string): Promise<{ firstName: string } | undefined> {
  return db
    .selectFrom('users')
    .select('first_name as firstName')
    .where('referral_code', '=', code)
    .executeTakeFirst()
}
