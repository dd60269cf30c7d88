import * as z from 'zod/mini'
import { PAID_BY } from '../catalogue/tenants.ts'
import { REASONS_FOR_STAY } from '../catalogue/requests.ts'
import { MAX_GROUPS_PER_REQUEST, MAX_STAY_YEARS } from '../kernel/constants.ts'
import { type Day, type Stay, addDays, addMonths, isDay, parseDay } from '../kernel/day.ts'
import { ValidationError, fieldErrors } from '../kernel/errors.ts'
import { choiceField, REQUEST_KEY, TENANT_FIELDS, TENANT_RULES, yesNoField } from './tenant-profile-fields.ts'

const dayField = (field: string) =>
  z
    .string({ error: `${REQUEST_KEY}.${field}.missing` })
    .check(
      z.minLength(1, { error: `${REQUEST_KEY}.${field}.missing`, abort: true }),
      z.refine(isDay, { error: `${REQUEST_KEY}.${field}.invalid`, abort: true }),
    )

const shape = z.object({
  ...TENANT_FIELDS,
  groupIds: z
    .array(z.string({ error: `${REQUEST_KEY}.groupIds.invalid` }), {
      error: `${REQUEST_KEY}.groupIds.missing`,
    })
    .check(
      z.minLength(1, { error: `${REQUEST_KEY}.groupIds.missing` }),
      z.maxLength(MAX_GROUPS_PER_REQUEST, { error: `${REQUEST_KEY}.groupIds.tooMany` }),
      z.refine((ids) => new Set(ids).size === ids.length, { error: `${REQUEST_KEY}.groupIds.twice` }),
    ),
  from: dayField('from'),
  to: dayField('to'),
  reasonForStay: choiceField('reasonForStay', REASONS_FOR_STAY),
  paidBy: choiceField('paidBy', PAID_BY),
  optionToExtend: yesNoField('optionToExtend'),
})

/** A tenant's request as it is typed or sent. */
export type BookingRequestForm = z.input<typeof shape>

/** A tenant's request that keeps all rules; each of groupIds becomes a listing request. */
export interface BookingRequestInput extends Omit<z.output<typeof shape>, 'from' | 'to'> {
  from: Day
  to: Day
  /** Number of adultsInformation. */
  adults: number
  /** Number of childrenInformation. */
  children: number
}

/** The rule of the request form on a day; messages are text keys such as 'request.from.past'. */
export function bookingRequestInput(today: Day) {
  return z.pipe(
    shape.check(
      z.refine((input) => parseDay(input.from) >= today, {
        error: `${REQUEST_KEY}.from.past`,
        path: ['from'],
      }),
      z.refine((input) => parseDay(input.to) > parseDay(input.from), {
        error: `${REQUEST_KEY}.to.notAfterFrom`,
        path: ['to'],
      }),
      z.refine((input) => isShortEnough(parseDay(input.from), parseDay(input.to)), {
        error: `${REQUEST_KEY}.to.tooLong`,
        path: ['to'],
      }),
      ...TENANT_RULES,
    ),
    z.transform((input): BookingRequestInput => ({
      ...input,
      // What is left over from pets that don't come isn't told.
      petsDescription: input.pets ? input.petsDescription : '',
      from: parseDay(input.from),
      to: parseDay(input.to),
      adults: input.adultsInformation.length,
      children: input.childrenInformation.length,
    })),
  )
}

/** Whether anybody may ask for these days on a day: not past, at least two, and not too many. */
export function isRequestableStay({ from, to }: Stay, today: Day): boolean {
  return from >= today && to > from && isShortEnough(from, to)
}

function isShortEnough(from: Day, to: Day): boolean {
  return addDays(to, 1) <= addMonths(from, 12 * MAX_STAY_YEARS)
}

/** The request, or a ValidationError with a text key for each wrong field. */
export function parseBookingRequest(value: unknown, today: Day): BookingRequestInput {
  const result = z.safeParse(bookingRequestInput(today), value)
  if (result.success) return result.data
  throw new ValidationError(fieldErrors(result.error.issues))
}
