import { asOneLine } from '../kernel/text.ts'
import * as z from 'zod/mini'
import { CHILD_TYPES, EMPLOYMENTS, GENDERS, RELATIONSHIPS } from '../catalogue/tenants.ts'
import { MAX_GUESTS } from '../kernel/constants.ts'
import { isPhone } from '../people/contact-person.ts'
import { personNameProblem } from '../kernel/person-name.ts'
import {
  COMPANY_MAX_LENGTH,
  JOB_TITLE_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  PETS_MAX_LENGTH,
  PHONE_MAX_LENGTH,
} from '../kernel/text-limits.ts'

/** The texts that the fields of a tenant may show; each is a key under this one, such as request.pets.invalid. */
export const REQUEST_KEY = 'request'

/** A text without the spaces around it, '' where nothing is given. */
export const textField = (field: string, maximum: number) =>
  z._default(
    z
      .string({ error: `${REQUEST_KEY}.${field}.invalid` })
      .check(z.trim(), z.maxLength(maximum, { error: `${REQUEST_KEY}.${field}.long` })),
    '',
  )

/** A text of one line, such as a name. */
const lineField = (field: string, maximum: number) =>
  z._default(
    z
      .string({ error: `${REQUEST_KEY}.${field}.invalid` })
      .check(z.overwrite(asOneLine), z.maxLength(maximum, { error: `${REQUEST_KEY}.${field}.long` })),
    '',
  )

/** One of a catalogue's values. */
export const choiceField = <const T extends readonly [string, ...string[]]>(field: string, values: T) =>
  z.enum(values, { error: `${REQUEST_KEY}.${field}.missing` })

/** One of a catalogue's values, or null for no answer. */
export const optionalChoiceField = <const T extends readonly [string, ...string[]]>(
  field: string,
  values: T,
) => z._default(z.nullable(choiceField(field, values)), null)

/** Yes or no; no where nothing is given. */
export const yesNoField = (field: string) =>
  z._default(z.boolean({ error: `${REQUEST_KEY}.${field}.invalid` }), false)

const NAME_PROBLEMS = { required: 'missing', long: 'long', name: 'invalid' } as const

const nameField = (field: string) =>
  z.string({ error: `${REQUEST_KEY}.${field}.missing` }).check(
    z.trim(),
    z.superRefine((text, check) => {
      const problem = personNameProblem(text)
      if (!problem) return
      const message = `${REQUEST_KEY}.${field}.${NAME_PROBLEMS[problem]}`
      check.addIssue({ code: 'custom', message, input: text })
    }),
  )

/** What is known of the people of a stay whatever the stay: the fields that request and profile have in common. */
export const TENANT_FIELDS = {
  firstName: nameField('firstName'),
  lastName: nameField('lastName'),
  phone: textField('phone', PHONE_MAX_LENGTH).check(
    z.refine((phone) => phone === '' || isPhone(phone), { error: `${REQUEST_KEY}.phone.invalid` }),
  ),
  gender: optionalChoiceField('gender', GENDERS),
  adultsInformation: z
    .array(z.object({ relationship: choiceField('adultsInformation', RELATIONSHIPS) }), {
      error: `${REQUEST_KEY}.adultsInformation.missing`,
    })
    .check(
      z.minLength(1, { error: `${REQUEST_KEY}.adultsInformation.missing` }),
      z.refine(hasOneMainTenant, { error: `${REQUEST_KEY}.adultsInformation.mainTenant` }),
    ),
  childrenInformation: z._default(
    z.array(z.object({ type: choiceField('childrenInformation', CHILD_TYPES) }), {
      error: `${REQUEST_KEY}.childrenInformation.missing`,
    }),
    [],
  ),
  pets: yesNoField('pets'),
  petsDescription: textField('petsDescription', PETS_MAX_LENGTH),
  employment: optionalChoiceField('employment', EMPLOYMENTS),
  companyName: lineField('companyName', COMPANY_MAX_LENGTH),
  jobTitle: lineField('jobTitle', JOB_TITLE_MAX_LENGTH),
  message: textField('message', MESSAGE_MAX_LENGTH),
}

function hasOneMainTenant(adults: readonly { relationship: string }[]): boolean {
  return adults.filter((adult) => adult.relationship === 'MAIN_TENANT').length === 1
}

interface People {
  adultsInformation: readonly unknown[]
  childrenInformation: readonly unknown[]
  pets: boolean
  petsDescription: string
  paidBy: string | null
  companyName: string
}

/** What the fields of a tenant have to keep together, whether in a request or in a profile. */
export const TENANT_RULES = [
  z.refine<People>((input) => countGuests(input) <= MAX_GUESTS, {
    error: `${REQUEST_KEY}.adultsInformation.tooMany`,
    path: ['adultsInformation'],
  }),
  z.refine<People>((input) => !input.pets || input.petsDescription !== '', {
    error: `${REQUEST_KEY}.petsDescription.missing`,
    path: ['petsDescription'],
  }),
  z.refine<People>((input) => input.paidBy !== 'COMPANY' || input.companyName !== '', {
    error: `${REQUEST_KEY}.companyName.missing`,
    path: ['companyName'],
  }),
] as const

/** How many people move in, children included. */
export function countGuests(people: Pick<People, 'adultsInformation' | 'childrenInformation'>): number {
  return people.adultsInformation.length + people.childrenInformation.length
}
