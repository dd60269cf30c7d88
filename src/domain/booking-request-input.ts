import * as z from 'zod/mini'
import { CHILD_TYPES } from './catalogue/child-type.ts'
import { EMPLOYMENTS } from './catalogue/employment.ts'
import { PAID_BY } from './catalogue/paid-by.ts'
import { REASONS_FOR_STAY } from './catalogue/reason-for-stay.ts'
import { RELATIONSHIPS } from './catalogue/relationship.ts'
import { MAX_GUESTS, MAX_STAY_YEARS } from './constants.ts'
import { addDays, compareDays, isDay, parseDay } from './day.ts'
import { ValidationError } from './errors.ts'
import {
  COMPANY_MAX_LENGTH,
  JOB_TITLE_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  PETS_MAX_LENGTH,
} from './text-limits.ts'

/** The texts that the form's fields may show; each is a key under this one, such as request.from.past. */
const KEY = 'request'

const day = (field: string) =>
  z.pipe(
    // The API hands over days that are parsed already, a form the text of its field.
    z.transform((value) => (value instanceof Temporal.PlainDate ? value.toString() : value)),
    z
      .string({ error: `${KEY}.${field}.missing` })
      .check(
        z.minLength(1, { error: `${KEY}.${field}.missing`, abort: true }),
        z.refine(isDay, { error: `${KEY}.${field}.invalid`, abort: true }),
      ),
  )

const text = (field: string, maximum: number) =>
  z._default(
    z
      .string({ error: `${KEY}.${field}.invalid` })
      .check(z.trim(), z.maxLength(maximum, { error: `${KEY}.${field}.long` })),
    '',
  )

const choice = <const T extends readonly [string, ...string[]]>(field: string, values: T) =>
  z.enum(values, { error: `${KEY}.${field}.missing` })

const shape = z.object({
  from: day('from'),
  to: day('to'),
  adultsInformation: z
    .array(z.object({ relationship: choice('adultsInformation', RELATIONSHIPS) }), {
      error: `${KEY}.adultsInformation.missing`,
    })
    .check(
      z.minLength(1, { error: `${KEY}.adultsInformation.missing` }),
      z.refine(hasOneMainTenant, { error: `${KEY}.adultsInformation.mainTenant` }),
    ),
  childrenInformation: z._default(
    z.array(z.object({ type: choice('childrenInformation', CHILD_TYPES) })),
    [],
  ),
  pets: z._default(z.boolean({ error: `${KEY}.pets.invalid` }), false),
  petsDescription: text('petsDescription', PETS_MAX_LENGTH),
  reasonForStay: choice('reasonForStay', REASONS_FOR_STAY),
  employment: z._default(z.nullable(choice('employment', EMPLOYMENTS)), null),
  companyName: text('companyName', COMPANY_MAX_LENGTH),
  jobTitle: text('jobTitle', JOB_TITLE_MAX_LENGTH),
  paidBy: choice('paidBy', PAID_BY),
  optionToExtend: z._default(z.boolean({ error: `${KEY}.optionToExtend.invalid` }), false),
  message: text('message', MESSAGE_MAX_LENGTH),
})

function hasOneMainTenant(adults: readonly { relationship: string }[]): boolean {
  return adults.filter((adult) => adult.relationship === 'MAIN_TENANT').length === 1
}

/** A tenant's request as it is typed or sent; days as text or Temporal.PlainDate. */
export type BookingRequestForm = z.input<typeof shape>

/** A tenant's request that keeps all rules. */
export interface BookingRequestInput extends Omit<z.output<typeof shape>, 'from' | 'to'> {
  from: Temporal.PlainDate
  to: Temporal.PlainDate
  /** Number of adultsInformation. */
  adults: number
  /** Number of childrenInformation. */
  children: number
}

/** The rule of the request form on a day; messages are text keys such as 'request.from.past'. */
export function bookingRequestInput(today: Temporal.PlainDate) {
  return z.pipe(
    shape.check(
      z.refine((input) => compareDays(parseDay(input.from), today) >= 0, {
        error: `${KEY}.from.past`,
        path: ['from'],
      }),
      z.refine((input) => compareDays(parseDay(input.to), parseDay(input.from)) > 0, {
        error: `${KEY}.to.notAfterFrom`,
        path: ['to'],
      }),
      z.refine((input) => isShortEnough(parseDay(input.from), parseDay(input.to)), {
        error: `${KEY}.to.tooLong`,
        path: ['to'],
      }),
      z.refine((input) => input.adultsInformation.length + input.childrenInformation.length <= MAX_GUESTS, {
        error: `${KEY}.adultsInformation.tooMany`,
        path: ['adultsInformation'],
      }),
      z.refine((input) => !input.pets || input.petsDescription !== '', {
        error: `${KEY}.petsDescription.missing`,
        path: ['petsDescription'],
      }),
      z.refine((input) => input.paidBy !== 'COMPANY' || input.companyName !== '', {
        error: `${KEY}.companyName.missing`,
        path: ['companyName'],
      }),
    ),
    z.transform((input): BookingRequestInput => ({
      ...input,
      from: parseDay(input.from),
      to: parseDay(input.to),
      adults: input.adultsInformation.length,
      children: input.childrenInformation.length,
    })),
  )
}

function isShortEnough(from: Temporal.PlainDate, to: Temporal.PlainDate): boolean {
  return compareDays(addDays(to, 1), from.add({ years: MAX_STAY_YEARS })) <= 0
}

/** The request, or a ValidationError with a text key for each wrong field. */
export function parseBookingRequest(value: unknown, today: Temporal.PlainDate): BookingRequestInput {
  const result = z.safeParse(bookingRequestInput(today), value)
  if (result.success) return result.data
  throw new ValidationError(fieldErrors(result.error.issues))
}

/** The first text key of each wrong field, by its path such as 'adultsInformation.0.relationship'. */
export function fieldErrors(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[issue.path.map(String).join('.')] ??= issue.message
  return fields
}
