import * as z from 'zod/mini'
import { PAID_BY } from '../catalogue/tenants.ts'
import { REASONS_FOR_STAY } from '../catalogue/requests.ts'
import { ValidationError, fieldErrors } from '../kernel/errors.ts'
import { optionalChoiceField, TENANT_FIELDS, TENANT_RULES } from './tenant-profile-fields.ts'

const shape = z.object({
  ...TENANT_FIELDS,
  reasonForStay: optionalChoiceField('reasonForStay', REASONS_FOR_STAY),
  paidBy: optionalChoiceField('paidBy', PAID_BY),
})

/** A tenant's profile as it is typed or sent. */
export type TenantProfileForm = z.input<typeof shape>

/** What a tenant has told once for all requests; a request starts with it. */
export type TenantProfile = z.output<typeof shape>

/** The rule of the profile: that of the request form, but for the days, and every choice may stay open. */
export const tenantProfileInput = shape.check(...TENANT_RULES)

/** The profile, or a ValidationError with a text key such as 'request.firstName.missing' for each wrong field. */
export function parseTenantProfile(value: unknown): TenantProfile {
  const result = z.safeParse(tenantProfileInput, value)
  if (!result.success) throw new ValidationError(fieldErrors(result.error.issues))
  const profile = result.data
  // What is left over from pets that are no more isn't kept.
  return profile.pets ? profile : { ...profile, petsDescription: '' }
}
