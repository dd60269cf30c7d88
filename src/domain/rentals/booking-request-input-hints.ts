import type { ApartmentRule } from '../catalogue/listings.ts'
import { REFUGEE_REASONS_FOR_STAY, STUDENT_REASONS_FOR_STAY } from '../catalogue/requests.ts'

/** What a person does, as far as it decides what a landlord asks about: a school, or an employer. */
export type Occupation = 'STUDENT' | 'REFUGEE' | 'OTHER'

/** The occupation that a reason for a stay tells of; the subsets are C3's. */
export function occupationOf(reasonForStay: string | null): Occupation {
  if (STUDENT_REASONS_FOR_STAY.some((reason) => reason === reasonForStay)) return 'STUDENT'
  return REFUGEE_REASONS_FOR_STAY.some((reason) => reason === reasonForStay) ? 'REFUGEE' : 'OTHER'
}

/** What the tenant should know before sending, though nothing forbids it. */
export type RequestHint =
  | 'TOO_MANY_PEOPLE'
  | 'PETS_NOT_ALLOWED'
  | 'PETS_WITH_CONDITIONS'
  | 'REASON_NEEDS_WORDS'
  | 'SCHOLARSHIP_WITHOUT_STUDIES'
  | 'EMPLOYER_UNKNOWN'

/** What of a request decides its hints. */
export interface HintedRequest {
  guests: number
  pets: boolean
  reasonForStay: string | null
  paidBy: string | null
  employment: string | null
  companyName: string
  message: string
}

/** Why a landlord may hesitate about a request for a listing, in the order of the form (C5; the landlord decides). */
export function requestHints(
  request: HintedRequest,
  listing: { accommodates: number; petRule: ApartmentRule },
): RequestHint[] {
  const occupation = occupationOf(request.reasonForStay)
  const hints: Record<RequestHint, boolean> = {
    TOO_MANY_PEOPLE: request.guests > listing.accommodates,
    PETS_NOT_ALLOWED: request.pets && listing.petRule === 'NOT_ALLOWED',
    PETS_WITH_CONDITIONS: request.pets && listing.petRule === 'ALLOWED_WITH_CONDITIONS',
    REASON_NEEDS_WORDS: request.reasonForStay === 'OTHER' && request.message.trim() === '',
    SCHOLARSHIP_WITHOUT_STUDIES:
      request.paidBy === 'SCHOLARSHIP' && request.reasonForStay !== null && occupation !== 'STUDENT',
    EMPLOYER_UNKNOWN:
      request.reasonForStay === 'WORK' &&
      request.employment !== 'SELF_EMPLOYED' &&
      request.companyName.trim() === '',
  }
  return (Object.keys(hints) as RequestHint[]).filter((hint) => hints[hint])
}
