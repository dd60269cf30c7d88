import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PathParams, RouteName } from '../routes.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import type { NeedsYouItem } from './home-queries.ts'
import classes from './needs-you.module.css'

const LOOKS = {
  SIGN: { tone: 'violet', button: 'violet' },
  CONFIRM: { tone: 'pine', button: 'primary' },
  ANSWER: { tone: 'blue', button: 'primary' },
  OFFLINE_CONTRACT: { tone: 'amber', button: 'plain' },
  OWN_CONTRACT: { tone: 'amber', button: 'primary' },
  OTHER_CONTRACT: { tone: 'amber', button: 'primary' },
  GO_ON_WITHOUT_INCOME: { tone: 'amber', button: 'primary' },
} as const

function isLandlordsStep(kind: string): kind is keyof typeof LOOKS {
  return kind in LOOKS
}

/** A request that needs the landlord: what for, until when, what is at stake, and the button that leads there. */
export function NeedsYouRow({ request, isSoon }: { request: NeedsYouItem; isSoon: boolean }) {
  const t = useTranslations('home.needsYou')
  const format = useFormat()
  const { kind, deadline } = request.nextStep
  const name = `${request.tenantInformation.firstName} ${request.tenantInformation.lastName}`
  // What waits for somebody else does not stand here.
  if (!isLandlordsStep(kind)) return null
  const look = LOOKS[kind]
  return (
    <li className={classes.row} data-tone={isSoon ? 'red' : look.tone} data-soon={isSoon || undefined}>
      <div className={classes.words}>
        <p className={classes.sentence}>
          {t.rich(kind, {
            name,
            type: request.type,
            from: format.day(request.from, 'short'),
            to: format.day(request.to, 'short'),
            b: bold,
          })}
        </p>
        <small>
          <NeedsYouContext request={request} />
        </small>
      </div>
      <span className={classes.stake}>
        {deadline && <Countdown deadline={deadline} />}
        <small>
          {t('aDay', { amount: format.money(request.tenantPayments.rentPerDay, request.currency) })}
        </small>
      </span>
      <span className={classes.buttons}>
        {isSoon && kind === 'ANSWER' && (
          <Button
            component={PageLink}
            {...targetOf(request, 'reject')}
            size="small"
            aria-label={t('declineLabel', { name })}
          >
            {t('decline')}
          </Button>
        )}
        <Button
          component={PageLink}
          {...targetOf(request, isSoon && kind === 'ANSWER' ? 'accept' : undefined)}
          variant={look.button}
          size="small"
          aria-label={t(isSoon && kind === 'ANSWER' ? 'acceptLabel' : `buttonLabel.${kind}`, { name })}
        >
          {t(isSoon && kind === 'ANSWER' ? 'accept' : `button.${kind}`)}
        </Button>
      </span>
    </li>
  )
}

function bold(chunks: ReactNode) {
  return <b>{chunks}</b>
}

function NeedsYouContext({ request }: { request: NeedsYouItem }) {
  const t = useTranslations('home.needsYou')
  const format = useFormat()
  const stay = format.dayRange(request.from, request.to)
  if (request.nextStep.kind !== 'ANSWER') {
    const amount = format.money(request.tenantPayments.totalRent, request.currency)
    return t('contractContext', { listing: request.listing.name, stay, amount })
  }
  return t('answerContext', {
    listing: request.listing.name,
    stay,
    // -1 stands for a single apartment, whose free units say nothing.
    units: request.listing.partOfGroup ? request.freeUnits : -1,
    others: request.overlappingListingRequests.filter((other) => other.wouldBeDeclined).length,
  })
}

/** Where the button leads; an answer opens its dialog, which says what follows before anything is sent. */
function targetOf(request: NeedsYouItem, dialog?: 'accept' | 'reject'): Target {
  if (request.nextStep.kind === 'SIGN' && request.latestBookingOffer) {
    return { page: 'contractSign', params: { offerId: request.latestBookingOffer._id } }
  }
  const { bookingRequestId, id: listingRequestId } = request
  const search = dialog && { dialog, of: `${bookingRequestId}.${listingRequestId}` }
  return { page: 'inbox', params: { bookingRequestId, listingRequestId }, ...(search && { search }) }
}

interface Target {
  page: RouteName
  params: PathParams
  search?: PathParams
}
