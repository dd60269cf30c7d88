import type { DemoClock } from './clock.ts'
import type { Db } from '../kernel/db/database.ts'
import { demoId } from './random.ts'
import { jana, lena, maik, sam } from './people.ts'
import { TEST_CALENDAR_LINK } from '../people/appointments/calendar-address.ts'
import { saveAccountManager, saveSchedulingLink } from '../people/staff/sales-rep-sql.ts'

/** Jana's team: somebody who manages everything, and somebody who only answers for two listings. */
export async function insertTeam(trx: Db, clock: DemoClock): Promise<void> {
  const groups = await trx
    .selectFrom('groups')
    .select('id')
    .where('landlord_id', '=', jana.id)
    .where('part_of_group', '=', false)
    .orderBy('created_at')
    .limit(2)
    .execute()
  const since = (days: number) => clock.now.subtract({ hours: 24 * days })
  const member = (
    who: typeof lena,
    role: 'MANAGER' | 'LIMITED',
    groupIds: string[] | null,
    days: number,
  ) => ({
    id: demoId(`member/${who.email}`),
    landlord_id: jana.id,
    member_id: who.id,
    email: who.email,
    role,
    group_ids: groupIds,
    invited_at: since(days + 2),
    expires_at: since(days - 12),
    accepted_at: since(days),
  })
  await trx
    .insertInto('team_members')
    .values([
      member(
        lena,
        'LIMITED',
        groups.map((group) => group.id),
        120,
      ),
      member(maik, 'MANAGER', null, 300),
    ])
    .execute()
}

/** Lets Sam look after Jana, with a calendar for calls that is a test. */
export async function insertSalesRep(trx: Db, clock: DemoClock): Promise<void> {
  await saveSchedulingLink(trx, sam.id, TEST_CALENDAR_LINK, clock.now.subtract({ hours: 24 * 200 }))
  await saveAccountManager(trx, jana.id, sam.id)
}
