import * as z from 'zod/mini'
import { fieldErrors, ValidationError } from '../kernel/errors.ts'
import { personNameProblem } from '../kernel/person-name.ts'
import { EMAIL_MAX_LENGTH } from '../kernel/text-limits.ts'

const KEY = 'contactPerson'

const name = (field: string) =>
  z.string({ error: `${KEY}.${field}.required` }).check(
    z.trim(),
    z.superRefine((text, check) => {
      const problem = personNameProblem(text)
      if (problem) check.addIssue({ code: 'custom', message: `${KEY}.${field}.${problem}`, input: text })
    }),
  )

const shape = z.object({
  firstName: name('firstName'),
  lastName: name('lastName'),
  email: z
    .string({ error: `${KEY}.email.required` })
    .check(
      z.trim(),
      z.minLength(1, { error: `${KEY}.email.required`, abort: true }),
      z.maxLength(EMAIL_MAX_LENGTH, { error: `${KEY}.email.long`, abort: true }),
      z.email({ error: `${KEY}.email.invalid` }),
    ),
  phone: z
    .string({ error: `${KEY}.phone.required` })
    .check(
      z.trim(),
      z.minLength(1, { error: `${KEY}.phone.required`, abort: true }),
      z.refine(isPhone, { error: `${KEY}.phone.invalid` }),
    ),
})

/** Whether a text can be called: digits with the usual signs between them, five to fifteen of them as E.164 says. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d ()/.-]+$/.test(text) && digits >= 5 && digits <= 15
}

/** Whom the tenants of a listing talk to (D3). */
export type ContactPersonInput = z.output<typeof shape>

/** The contact person, or a ValidationError with a text key such as 'contactPerson.email.invalid' for each wrong field. */
export function parseContactPerson(value: unknown): ContactPersonInput {
  const result = z.safeParse(shape, value)
  if (result.success) return result.data
  throw new ValidationError(fieldErrors(result.error.issues))
}
