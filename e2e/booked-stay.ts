import type { Fixtures } from './fixtures.ts'
import { type Asked, bringToTenantSignature, sign } from './stages.ts'

/** Books what a tenant has asked for, and opens it on the landlord's page of bookings. */
export async function openBookedStay(
  { landlord, tenant, to }: Pick<Fixtures, 'landlord' | 'tenant' | 'to'>,
  asked: Asked,
  phase: 'UPCOMING' | 'CURRENT' = 'UPCOMING',
): Promise<void> {
  const offerId = await bringToTenantSignature(landlord.request, tenant.request, asked)
  await sign(tenant.request, offerId, tenant.person)
  const { name, lastName } = tenant.person
  await landlord.page.goto(to('bookings', {}, { phase, q: lastName }))
  await landlord.page.getByRole('link', { name }).first().click()
}
