import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { MAX_GROUPS_PER_REQUEST } from '../../domain/kernel/constants.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { listingText } from '../shared/listing-words.ts'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CheckField } from '../ui/fields.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import type { PartProps } from './request-draft.ts'
import classes from './request-form.module.css'
import { otherListingsOptions, type OtherListing } from './request-form-queries.ts'
import { stayProblem } from './stay-problem.ts'
import { useErrorSentence } from './use-error-sentence.ts'

/** More listings of the city that are asked with the same request: each landlord answers for their own. */
export function OtherListings(props: PartProps & { groupId: string; city: string; today: string }) {
  const { values, groupId, city } = props
  const t = useTranslations('requestForm.otherListings')
  const [isOpen, setOpen] = useState(values.otherGroupIds.length > 0)
  const error = props.errorOf('groupIds')
  return (
    <fieldset className={classes.part}>
      <legend>{t('legend', { city })}</legend>
      <p className={classes.muted}>{t('lead', { count: MAX_GROUPS_PER_REQUEST - 1 })}</p>
      <details
        className={classes.calendar}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary>{t('show')}</summary>
        {isOpen && <Choice {...props} key={groupId} />}
      </details>
      <p role="status" className={classes.muted}>
        {values.otherGroupIds.length > 0 && t('chosen', { count: values.otherGroupIds.length })}
      </p>
      {error && <p className={classes.error}>{error}</p>}
    </fieldset>
  )
}

function Choice(props: PartProps & { groupId: string; today: string }) {
  const t = useTranslations('requestForm.otherListings')
  const tErrors = useTranslations('errors')
  const { data, error, refetch, isFetching } = useQuery(otherListingsOptions(props.groupId))
  if (error)
    return (
      <ErrorPanel message={errorMessage(tErrors, error)} onRetry={() => void refetch()} busy={isFetching} />
    )
  if (!data) return <ListSkeleton />
  if (data.length === 0) return <p className={classes.muted}>{t('none')}</p>
  return (
    <ul className={classes.listings}>
      {data.map((listing) => (
        <li key={listing.groupId}>
          <ListingChoice {...props} listing={listing} />
        </li>
      ))}
    </ul>
  )
}

function ListingChoice(props: PartProps & { listing: OtherListing; today: string }) {
  const { values, change, listing, today } = props
  const t = useTranslations('requestForm.otherListings')
  const format = useFormat()
  const problem = stayProblem(values.from, values.to, listing, today)
  const sentenceOf = useErrorSentence(problem)
  const chosen = values.otherGroupIds.includes(listing.groupId)
  const isFull = !chosen && values.otherGroupIds.length >= MAX_GROUPS_PER_REQUEST - 1
  const [cover] = listing.images
  const guests = 1 + values.otherAdults.length + values.children.length
  return (
    <div className={classes.listingChoice}>
      {cover && <img src={cover.urls.small} alt="" width={84} height={63} loading="lazy" />}
      <CheckField
        label={listingText(listing.title, useLocale()).text || listing.name}
        description={
          <>
            {t('facts', {
              zipCode: listing.zipCode,
              price: listing.hasSeveralRents
                ? t('lowestPrice', { price: format.money(listing.price, listing.currency) })
                : format.money(listing.price, listing.currency),
              count: listing.accommodates,
            })}
            {guests > listing.accommodates && <> {t('small')}</>}
          </>
        }
        checked={chosen}
        disabled={!chosen && (problem !== null || isFull)}
        error={problem ? sentenceOf(problem.kind) : isFull ? t('full') : undefined}
        onChange={(event) =>
          change({
            otherGroupIds: event.currentTarget.checked
              ? [...values.otherGroupIds, listing.groupId]
              : values.otherGroupIds.filter((id) => id !== listing.groupId),
          })
        }
      />
    </div>
  )
}
