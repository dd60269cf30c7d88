import { IconInfoCircle } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { ApartmentRule } from '../../domain/catalogue/listings.ts'
import { requestHints, type RequestHint } from '../../domain/rentals/booking-request-input-hints.ts'
import type { RequestFormValues } from './request-draft.ts'
import classes from './request-form.module.css'

/** What of a listing decides the hints. */
export interface HintedListing {
  accommodates: number
  petRule: ApartmentRule
}

/** The hints about what was typed, by the domain's rule. */
export function hintsOf(values: RequestFormValues, listing: HintedListing): RequestHint[] {
  return requestHints(
    {
      guests: 1 + values.otherAdults.length + values.children.length,
      pets: values.pets,
      reasonForStay: values.reasonForStay || null,
      paidBy: values.paidBy || null,
      employment: values.employment || null,
      companyName: values.companyName,
      message: values.notes,
    },
    { accommodates: listing.accommodates, petRule: listing.petRule },
  )
}

/** Those of some hints that hold now, as sentences; nothing of them keeps the request from being sent. */
export function Hints(props: {
  values: RequestFormValues
  listing: HintedListing
  of: readonly RequestHint[]
}) {
  const t = useTranslations('requestForm.hints')
  const { values, listing } = props
  return hintsOf(values, listing)
    .filter((hint) => props.of.includes(hint))
    .map((hint) => (
      <p key={hint} className={classes.hint} role="status">
        <IconInfoCircle size={18} aria-hidden />
        {t(hint, { count: listing.accommodates })}
      </p>
    ))
}
