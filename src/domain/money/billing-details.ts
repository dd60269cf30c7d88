import * as z from 'zod/mini'
import { isCountryCode } from '../catalogue/countries.ts'
import { COMMERCIAL_TYPES } from '../catalogue/tax.ts'
import { type Day, isDay } from '../kernel/day.ts'
import { fieldErrors, ValidationError } from '../kernel/errors.ts'
import { asOneLine } from '../kernel/text.ts'
import { ADDRESS_LINE_MAX_LENGTH } from '../kernel/text-limits.ts'
import { isVatId } from './dac7.ts'
import { hasFormOfTaxId, mayLackTaxId, MEMBER_STATES } from './tax-id.ts'

const KEY = 'billingDetails'

const given = (field: string) =>
  z
    .string({ error: `${KEY}.${field}.invalid` })
    .check(z.overwrite(asOneLine), z.maxLength(ADDRESS_LINE_MAX_LENGTH, { error: `${KEY}.${field}.long` }))

const line = (field: string) => z._default(given(field), '')

const countryOf = (field: string) =>
  line(field).check(
    z.overwrite((code) => code.toUpperCase()),
    z.refine((code) => code === '' || isCountryCode(code), { error: `${KEY}.${field}.invalid` }),
  )

const establishments = z.array(z.string(), { error: `${KEY}.establishments.invalid` }).check(
  z.overwrite((codes) => [...new Set(codes)].toSorted()),
  z.refine((codes) => codes.every((code) => MEMBER_STATES.includes(code)), {
    error: `${KEY}.establishments.invalid`,
  }),
)

const address = {
  addressLine1: line('addressLine1'),
  addressLine2: line('addressLine2'),
  zipCode: line('zipCode'),
  city: line('city'),
  region: line('region'),
  country: countryOf('country'),
}

const shape = z.object({
  type: z.enum(COMMERCIAL_TYPES, { error: `${KEY}.type.required` }),
  firstName: line('firstName'),
  lastName: line('lastName'),
  birthDate: z._default(
    z.nullable(z.string().check(z.refine(isDay, { error: `${KEY}.birthDate.invalid` }))),
    null,
  ),
  companyName: line('companyName'),
  registrationNumber: line('registrationNumber'),
  vatId: line('vatId').check(
    z.overwrite((id) => id.replaceAll(/\s/g, '').toUpperCase()),
    z.refine((id) => id === '' || isVatId(id), { error: `${KEY}.vatId.invalid` }),
  ),
  /** Left out: as it was. */
  taxId: z.nullish(given('taxId')),
  /** Empty: the country of the address has issued it. */
  taxCountry: countryOf('taxCountry'),
  taxIdNotIssued: z._default(z.boolean({ error: `${KEY}.taxIdNotIssued.invalid` }), false),
  birthCity: line('birthCity'),
  birthCountry: countryOf('birthCountry'),
  establishments: z._default(establishments, []),
  ...address,
  billingAddress: z._default(z.nullable(z.object({ companyName: line('companyName'), ...address })), null),
})

/** As whom a landlord lets, as it is typed; what tax reporting misses may be missing here. */
export type BillingDetailsInput = Omit<z.output<typeof shape>, 'birthDate' | 'taxId'> & {
  birthDate: Day | null
  /** Undefined: as it was. Empty: there is none. */
  taxId?: string
}

/**
 * The billing details, or a ValidationError with a text key such as 'billingDetails.vatId.invalid' for each field that
 * has a wrong form. They name somebody, and were not born after `today`.
 */
export function parseBillingDetails(value: unknown, today: Day): BillingDetailsInput {
  const result = z.safeParse(shape, value)
  if (!result.success) throw new ValidationError(fieldErrors(result.error.issues))
  const { taxIdNotIssued } = result.data
  const taxId = result.data.taxId ?? (taxIdNotIssued ? '' : undefined)
  const details = { ...result.data, taxId } as BillingDetailsInput
  const problems = problemsTogether(details, today)
  if (Object.keys(problems).length > 0) throw new ValidationError(problems)
  return details
}

function problemsTogether(details: BillingDetailsInput, today: Day): Record<string, string> {
  const { type, lastName, companyName, birthDate, taxId, taxIdNotIssued } = details
  const country = details.taxCountry || details.country
  const nameless = type === 'COMPANY' ? companyName === '' && 'companyName' : lastName === '' && 'lastName'
  return {
    ...(nameless && { [nameless]: `${KEY}.${nameless}.required` }),
    ...(birthDate && birthDate >= today && { birthDate: `${KEY}.birthDate.invalid` }),
    ...(taxId &&
      !hasFormOfTaxId(taxId, country, type) && {
        taxId: `${KEY}.taxId.${country === 'DE' ? 'invalid' : 'form'}`,
      }),
    ...(taxId && taxIdNotIssued && { taxIdNotIssued: `${KEY}.taxIdNotIssued.given` }),
    ...(taxIdNotIssued && !mayLackTaxId(country) && { taxIdNotIssued: `${KEY}.taxIdNotIssued.issued` }),
  }
}
