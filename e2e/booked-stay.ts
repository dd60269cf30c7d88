import type { Fixtures } from './fixtures.ts'
import { type Days, type Listing, listingOf } from './listings.ts'
import { ask, type Asked, bringToTenantSignature, sign } from './stages.ts'
import { addDays, addMonths, type Day, utcDayOf } from '../src/domain/kernel/day.ts'

type People = Pick<Fixtures, 'landlord' | 'tenant' | 'to'>

/** Books what a tenant has asked for. */
export async function book({ landlord, tenant }: Omit<People, 'to'>, asked: Asked): Promise<void> {
  const offerId = await bringToTenantSignature(landlord.request, tenant.request, asked)
  await sign(tenant.request, offerId, tenant.person)
}

/** Books what a tenant has asked for, and opens it on the landlord's page of bookings. */
export async function openBookedStay(
  people: People,
  asked: Asked,
  phase: 'UPCOMING' | 'CURRENT' = 'UPCOMING',
): Promise<void> {
  const { landlord, tenant, to } = people
  await book(people, asked)
  const { name, lastName } = tenant.person
  await landlord.page.goto(to('bookings', {}, { phase, q: lastName }))
  await landlord.page.getByRole('link', { name }).first().click()
}

/**
 * Books a stay of so many months from today on, and opens it on the landlord's page of bookings. It is in the house with
 * many units, where one is free now, too, or is made so.
 */
export async function openStayFromToday(
  people: People,
  months: number,
  makeRoom?: (listing: Listing, stay: Days) => Promise<void>,
): Promise<{ today: Day; lastDay: Day; bookingId: string }> {
  const { landlord, tenant } = people
  const today = utcDayOf(Date.now())
  const lastDay = addDays(addMonths(today, months), -1)
  const stay = { from: today, to: lastDay }
  const listing = await listingOf(tenant.request, 'lindenhof')
  await makeRoom?.(listing, stay)
  await openBookedStay(people, await ask(tenant.request, tenant.person, listing, stay), 'CURRENT')
  await landlord.page.waitForURL(/\/bookings\/[^/?]+/)
  return { today, lastDay, bookingId: new URL(landlord.page.url()).pathname.split('/').at(-1) ?? '' }
}
