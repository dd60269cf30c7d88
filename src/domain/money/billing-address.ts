import * as z from 'zod/mini'
import { fieldErrors, ValidationError } from '../kernel/errors.ts'
import { asOneLine } from '../kernel/text.ts'
import { isCountryCode } from '../catalogue/countries.ts'
import { ADDRESS_LINE_MAX_LENGTH } from '../kernel/text-limits.ts'

const KEY = 'billingAddress'

const optional = (field: string) =>
  z._default(
    z
      .string({ error: `${KEY}.${field}.invalid` })
      .check(z.overwrite(asOneLine), z.maxLength(ADDRESS_LINE_MAX_LENGTH, { error: `${KEY}.${field}.long` })),
    '',
  )

const required = (field: string) =>
  z
    .string({ error: `${KEY}.${field}.required` })
    .check(
      z.overwrite(asOneLine),
      z.minLength(1, { error: `${KEY}.${field}.required`, abort: true }),
      z.maxLength(ADDRESS_LINE_MAX_LENGTH, { error: `${KEY}.${field}.long` }),
    )

const shape = z.object({
  name: required('name'),
  addressLine1: required('addressLine1'),
  addressLine2: optional('addressLine2'),
  zipCode: required('zipCode').check(z.refine(isZipCode, { error: `${KEY}.zipCode.invalid` })),
  city: required('city'),
  region: optional('region'),
  country: required('country').check(
    z.toUpperCase(),
    z.refine(isCountryCode, { error: `${KEY}.country.invalid` }),
  ),
})

function isZipCode(text: string): boolean {
  return text === '' || /^[\p{L}\d][\p{L}\d -]{1,11}$/u.test(text)
}

/** Where the bills of a landlord go (D3). */
export type BillingAddressInput = z.output<typeof shape>

/** The address, or a ValidationError with a text key such as 'billingAddress.zipCode.invalid' for each wrong field. */
export function parseBillingAddress(value: unknown): BillingAddressInput {
  const result = z.safeParse(shape, value)
  if (result.success) return result.data
  throw new ValidationError(fieldErrors(result.error.issues))
}
