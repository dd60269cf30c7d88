import { sql } from 'kysely'
import type { TenantProfile } from '../../../domain/rentals/tenant-profile.ts'
import type { Db } from '../../kernel/db/database.ts'
import { json } from '../../kernel/db/parameters.ts'

/** A tenant's profile with where it comes from. */
export interface TenantProfileRow extends TenantProfile {
  /** When it was saved; null while it shows the answers of the latest request, or nothing but the account. */
  updatedAt: Temporal.Instant | null
}

/** What a person has told about themselves: in the profile, else in their latest request. */
export async function findTenantProfile(db: Db, userId: string): Promise<TenantProfileRow | undefined> {
  const { rows } = await sql<TenantProfileRow>`
    select u.first_name as "firstName", u.last_name as "lastName", coalesce(u.phone, entered.phone, '') as phone,
      entered.gender, coalesce(entered.adults_information, '[{"relationship": "MAIN_TENANT"}]') as "adultsInformation",
      coalesce(entered.children_information, '[]') as "childrenInformation", coalesce(entered.pets, false) as pets,
      coalesce(entered.pets_description, '') as "petsDescription", entered.reason_for_stay as "reasonForStay",
      entered.employment, coalesce(entered.company_name, '') as "companyName", coalesce(entered.job_title, '') as "jobTitle",
      entered.paid_by as "paidBy", coalesce(entered.message, '') as message, entered.updated_at as "updatedAt"
    from users u
    left join lateral (
      (select null::text as phone, p.gender, p.adults_information, p.children_information, p.pets, p.pets_description,
          p.reason_for_stay, p.employment, p.company_name, p.job_title, p.paid_by, p.message, p.updated_at, 1 as rank
        from tenant_profiles p where p.user_id = u.id)
      union all
      (select br.phone, br.gender, br.adults_information, br.children_information, br.pets, br.pets_description,
          br.reason_for_stay, br.employment, br.company_name, br.job_title, br.paid_by, '', null, 2
        from booking_requests br where br.tenant_id = u.id order by br.created_at desc limit 1)
      order by rank limit 1
    ) entered on true
    where u.id = ${userId}`.execute(db)
  return rows[0]
}

/** Stores what a person tells about themselves; names and phone number stand in the account. */
export async function saveProfileRow(
  db: Db,
  userId: string,
  profile: TenantProfile,
  at: Temporal.Instant,
): Promise<void> {
  const values = {
    gender: profile.gender,
    adults_information: json(profile.adultsInformation),
    children_information: json(profile.childrenInformation),
    pets: profile.pets,
    pets_description: profile.petsDescription,
    reason_for_stay: profile.reasonForStay,
    employment: profile.employment,
    company_name: profile.companyName,
    job_title: profile.jobTitle,
    paid_by: profile.paidBy,
    message: profile.message,
    updated_at: at,
  }
  await db
    .insertInto('tenant_profiles')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute()
}
