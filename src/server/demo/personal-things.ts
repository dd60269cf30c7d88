import { json } from '../kernel/db/parameters.ts'
import { hoursAgo } from './clock.ts'
import { henrike, jana, tom, type Person } from './people.ts'
import { demoId } from './random.ts'
import type { DemoRows } from './rows.ts'
import { placeNamed, type World } from './world.ts'

/** Adds what people keep for themselves: views of their lists, and what the tenant tells with every request. */
export function addPersonalThings(rows: DemoRows, world: World): void {
  const view = (of: Person, page: 'INBOX' | 'LISTINGS', name: string, search: Record<string, string>) => {
    rows.saved_views.push({
      id: demoId(`view/${of.email}/${name}`),
      user_id: of.id,
      page,
      name,
      search: json(search),
      created_at: hoursAgo(world.clock, 24 * 30),
    })
  }
  view(jana, 'INBOX', 'Lindenhof, to answer', {
    groupId: placeNamed(world, 'lindenhof').groupId,
    filter: 'OPEN',
  })
  view(jana, 'INBOX', 'Who wants to stay longer', { filter: 'ALL', type: 'EXTENSION' })
  view(jana, 'LISTINGS', 'Vienna', { city: 'Wien' })
  view(jana, 'LISTINGS', 'Soon vacant in Berlin', { city: 'Berlin', state: 'VACANT_SOON' })
  view(henrike, 'INBOX', 'Noch zu beantworten', { filter: 'OPEN' })
  rows.tenant_profiles.push({
    user_id: tom.id,
    gender: 'MAN',
    adults_information: json([{ relationship: 'MAIN_TENANT' }]),
    reason_for_stay: 'WORK',
    employment: 'EMPLOYED',
    company_name: 'Isarwerk Robotik',
    job_title: 'Mechanical engineer',
    paid_by: 'SELF',
    message: 'I work on site for some months, do not smoke, and am home late on most days.',
    updated_at: hoursAgo(world.clock, 24 * 35),
  })
}
