import { REASONS_FOR_STAY } from '../../domain/catalogue/requests.ts'
import { PAID_BY, GENDERS, RELATIONSHIPS, CHILD_TYPES, EMPLOYMENTS } from '../../domain/catalogue/tenants.ts'
import { bookingRequestInput, type BookingRequestForm } from '../../domain/rentals/booking-request-input.ts'
import { parseDay } from '../../domain/kernel/day.ts'
import { fieldErrors } from '../../domain/kernel/errors.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { tenantProfileInput, type TenantProfileForm } from '../../domain/rentals/tenant-profile.ts'
import type { Profile } from './profile-queries.ts'
import type { ProfileValues, RequestFormValues } from './request-draft.ts'

/** Errors by field of the form; the text keys stand below requestForm.errors. */
export type FieldErrors = Record<string, string>

/** Everything wrong with what was typed, by the rule that the server uses too; empty when it can be sent. */
export function checkRequest(values: RequestFormValues, groupId: string, today: string): FieldErrors {
  const result = bookingRequestInput(parseDay(today)).safeParse(formOf(values, groupId))
  return result.success ? {} : fieldsOfForm(fieldErrors(result.error.issues))
}

// The domain's form takes whatever was typed; its own rule says what of it is wrong.
function formOf(values: RequestFormValues, groupId: string): BookingRequestForm {
  const form: Record<keyof BookingRequestForm, unknown> = {
    ...personOf(values),
    groupIds: [groupId, ...values.otherGroupIds],
    from: values.from,
    to: values.to,
    reasonForStay: values.reasonForStay,
    paidBy: values.paidBy,
    optionToExtend: values.optionToExtend,
  }
  return form as BookingRequestForm
}

function personOf(values: ProfileValues) {
  return {
    firstName: values.firstName,
    lastName: values.lastName,
    phone: values.phone,
    gender: values.gender || null,
    adultsInformation: ['MAIN_TENANT', ...values.otherAdults].map((relationship) => ({ relationship })),
    childrenInformation: values.children.map((type) => ({ type })),
    pets: values.pets,
    petsDescription: values.pets ? values.petsDescription : '',
    employment: values.employment || null,
    companyName: values.companyName,
    jobTitle: values.jobTitle,
    message: values.notes,
  }
}

/** Everything wrong with a profile, by the rule that the server uses too. */
export function checkProfile(values: ProfileValues): FieldErrors {
  const form: Record<keyof TenantProfileForm, unknown> = {
    ...personOf(values),
    reasonForStay: values.reasonForStay || null,
    paidBy: values.paidBy || null,
  }
  const result = tenantProfileInput.safeParse(form)
  return result.success ? {} : fieldsOfForm(fieldErrors(result.error.issues))
}

/** The server's or the rule's errors (path -> 'request.<field>.<kind>') as fields and text keys of this form. */
export function fieldsOfForm(errors: Record<string, string>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).map(([path, key]) => [fieldOf(path), kindOf(path, key)]))
}

// adultsInformation.0 is the person who asks; the form lists the others only.
function fieldOf(path: string): string {
  const [field = '', at] = path.split('.')
  if (field === 'adultsInformation') return at && at !== '0' ? `otherAdults.${Number(at) - 1}` : 'adults'
  if (field === 'childrenInformation') return at ? `children.${at}` : 'childrenCount'
  if (field === 'groupIds') return field
  return field === 'message' ? 'notes' : field
}

const CHOICES = [
  'adultsInformation',
  'childrenInformation',
  'gender',
  'reasonForStay',
  'employment',
  'paidBy',
]
const KINDS = ['twice', 'invalid', 'past', 'notAfterFrom', 'tooLong', 'tooMany', 'long']

function kindOf(path: string, key: string): string {
  const [field = ''] = path.split('.')
  const kind = key.split('.').at(-1) ?? ''
  if (kind === 'invalid' && (field === 'firstName' || field === 'lastName')) return 'name'
  if (kind === 'invalid' && field === 'phone') return 'phone'
  if (kind === 'missing')
    return field === 'from' || field === 'to' ? 'day' : CHOICES.includes(field) ? 'choose' : 'required'
  return KINDS.includes(kind) ? kind : 'invalid'
}

/** The request as it goes over the API. */
export function inputOf(values: RequestFormValues, groupId: string) {
  return {
    ...spokenOf(values),
    groupIds: [groupId, ...values.otherGroupIds],
    from: values.from,
    to: values.to,
    adults: values.otherAdults.length + 1,
    children: values.children.length,
    reasonForStay: chosen(REASONS_FOR_STAY, values.reasonForStay),
    paidBy: chosen(PAID_BY, values.paidBy),
    optionToExtend: values.optionToExtend,
    notes: values.notes.trim() || null,
  }
}

/** The profile as it goes over the API. */
export function profileInputOf(values: ProfileValues) {
  return {
    ...spokenOf(values),
    reasonForStay: oneOf(REASONS_FOR_STAY, values.reasonForStay) ?? null,
    paidBy: oneOf(PAID_BY, values.paidBy) ?? null,
    message: values.notes.trim() || null,
  }
}

function spokenOf(values: ProfileValues) {
  return {
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    phone: values.phone.trim() || null,
    gender: oneOf(GENDERS, values.gender) ?? null,
    adultsInformation: ['MAIN_TENANT', ...values.otherAdults].map((adult) => chosen(RELATIONSHIPS, adult)),
    childrenInformation: values.children.map((child) => chosen(CHILD_TYPES, child)),
    pets: values.pets,
    petsDescription: values.pets ? values.petsDescription.trim() : null,
    employment: oneOf(EMPLOYMENTS, values.employment) ?? null,
    companyName: values.companyName.trim() || null,
    jobTitle: values.jobTitle.trim() || null,
  }
}

/** A choice of a form whose rule has found nothing wrong with it. */
function chosen<Value extends string>(values: readonly Value[], choice: string): Value {
  const value = oneOf(values, choice)
  if (!value) throw new Error('A form goes over the API only after its check.')
  return value
}

/** What a profile fills in of the form; the main tenant is the person who asks. */
export function valuesOfProfile(profile: Profile): ProfileValues {
  const [, ...otherAdults] = profile.adultsInformation
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    phone: profile.phone,
    gender: profile.gender ?? '',
    otherAdults,
    children: profile.childrenInformation,
    pets: profile.pets,
    petsDescription: profile.petsDescription,
    reasonForStay: profile.reasonForStay ?? '',
    employment: profile.employment ?? '',
    companyName: profile.companyName,
    jobTitle: profile.jobTitle,
    paidBy: profile.paidBy ?? '',
    notes: profile.message,
  }
}
