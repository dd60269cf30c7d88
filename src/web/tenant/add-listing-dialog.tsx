import { useQuery, queryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { BookingConflictError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import { request } from '../graphql.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { takenDuring } from '../shared/availability.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { listingText } from '../shared/listing-words.ts'
import { useOnce } from '../shared/use-once.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { ListSkeleton } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import type { TenantRequest } from './tenant-queries.ts'

const otherListingsQuery = graphql(`
  query TenantOtherListings($groupId: ID!, $from: Day!, $to: Day!) {
    otherListings(groupId: $groupId) {
      groupId
      name
      title
      zipCode
      price: priceFor(from: $from, to: $to)
      currency
      accommodates
      unavailable {
        from
        to
      }
    }
  }
`)

/** Asks one more listing with a booking request that was sent before. */
const addListingMutation = graphql(`
  mutation TenantAddListing($bookingRequestId: ID!, $groupId: ID!, $idempotencyKey: ID!) {
    addGroupToBookingRequest(
      bookingRequestId: $bookingRequestId
      groupId: $groupId
      idempotencyKey: $idempotencyKey
    ) {
      error {
        ...Refusal
      }
      request {
        id
        bookingRequestId
      }
    }
  }
`)

/** Listings of the same city as a listing that was asked, at what the same days cost there. */
function listingsBesideOptions({ listing, from, to }: TenantRequest) {
  const asked = { groupId: listing.groupId, from, to }
  return queryOptions({
    queryKey: ['tenantOtherListings', asked],
    queryFn: async () => (await request(otherListingsQuery, asked)).otherListings,
  })
}

/** Asks one more listing of the city with the same days and answers. */
export function AddListingDialog(props: { request: TenantRequest; opened: boolean; onClose: () => void }) {
  const { opened, onClose } = props
  const { bookingRequestId } = props.request
  const t = useTranslations('tenant.addListing')
  const navigate = usePageNavigate()
  const [groupId, setGroupId] = useState<string | null>(null)
  const [wasTried, setTried] = useState(false)
  const once = useOnce({
    send: (chosen: string, idempotencyKey) =>
      request(addListingMutation, { bookingRequestId, groupId: chosen, idempotencyKey }),
    onDone: ({ addGroupToBookingRequest: { request: sent } }) => {
      showToast({ text: t('done') })
      if (!sent) return onClose()
      void navigate('tenantRequest', { bookingRequestId: sent.bookingRequestId, listingRequestId: sent.id })
    },
  })
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      description={t('text')}
      busy={once.busy}
      onSubmit={() => {
        setTried(true)
        if (groupId) once.run(groupId)
      }}
      submit={t('submit')}
      cancel={t('cancel')}
      compact
      error={once.error}
      failure={once.error instanceof BookingConflictError ? t('taken') : undefined}
    >
      {opened && (
        <Candidates
          request={props.request}
          value={groupId}
          onChange={setGroupId}
          error={wasTried && !groupId ? t('choose') : undefined}
        />
      )}
    </AnswerDialog>
  )
}

function Candidates(props: {
  request: TenantRequest
  value: string | null
  onChange: (groupId: string) => void
  error?: string
}) {
  const { from, to, others } = props.request
  const t = useTranslations('tenant.addListing')
  const tErrors = useTranslations('errors')
  const format = useFormat()
  const locale = useLocale()
  const { data, error } = useQuery(listingsBesideOptions(props.request))
  if (error) return <ErrorPanel message={errorMessage(tErrors, error)} />
  if (!data) return <ListSkeleton />
  const asked = new Set(others.map((other) => other.listing.groupId))
  const candidates = data.filter((candidate) => !asked.has(candidate.groupId))
  if (candidates.length === 0) return <p>{t('none')}</p>
  return (
    <ChoiceField
      legend={t('legend')}
      value={props.value}
      onChange={props.onChange}
      error={props.error}
      choices={candidates.map((candidate) => {
        const isTaken = takenDuring(from, to, candidate.unavailable) !== undefined
        const price = format.money(candidate.price, candidate.currency)
        return {
          value: candidate.groupId,
          label: listingText(candidate.title, locale).text || candidate.name,
          detail: isTaken
            ? t('taken')
            : t('facts', { zipCode: candidate.zipCode, price, count: candidate.accommodates }),
          disabled: isTaken,
        }
      })}
    />
  )
}
