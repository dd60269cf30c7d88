import { IconFileUpload, IconSignature } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { TenantStatus } from '../../domain/catalogue/requests.ts'
import { endedCause } from '../../domain/rentals/ended-cause.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Countdown } from '../ui/countdown.tsx'
import { ConfirmInterest } from './confirm-interest.tsx'
import classes from './request-page.module.css'
import { useStatusSentence } from './status-pill.tsx'
import { isEnded } from './request-groups.ts'
import type { TenantRequest } from './tenant-queries.ts'

const TONES: Partial<Record<TenantStatus, 'act' | 'sign' | 'go'>> = {
  CONFIRM_TENANT_INTEREST: 'act',
  TENANT_VERIFICATION: 'act',
  CONTRACT_SIGNING_TENANT: 'sign',
  CONTRACT_SIGNING_OFFLINE: 'sign',
  CONTRACT_SIGNING_LANDLORD: 'sign',
  CONFIRMING_AVAILABILITY: 'go',
  CONTRACT_GENERATION: 'go',
}

const UNTIL = {
  CONFIRM_INTEREST: 'youUntil',
  HAND_IN_DOCUMENTS: 'documentsUntil',
  SIGN: 'signUntil',
  ACCEPT_PROPOSAL: 'acceptUntil',
} as const

/** How the request stands in a sentence, until when, why it ended, and the one thing to do now. */
export function StatusWords(props: { request: TenantRequest }) {
  const { request } = props
  const sentence = useStatusSentence()
  return (
    <Card className={classes.status} as="section" data-tone={TONES[request.tenantStatus]}>
      <p className={classes.sentence}>{sentence(request)}</p>
      <TakenBack request={request} />
      <Deadline request={request} />
      {isEnded(request.tenantStatus) && <EndedWhy request={request} />}
      <NextStep request={request} />
    </Card>
  )
}

/** The landlord had said yes, and is asked again. */
function TakenBack({ request }: { request: TenantRequest }) {
  const t = useTranslations('tenant')
  const text = request.status.data.explanation
  if (request.tenantStatus !== 'CONFIRMING_AVAILABILITY' || !text) return null
  return <p>{t('takenBack', { landlord: request.landlordFirstName, text })}</p>
}

function Deadline(props: { request: TenantRequest }) {
  const { kind, deadline, deadlineFor } = props.request.nextStep
  const landlord = props.request.landlordFirstName
  const t = useTranslations('tenant')
  const format = useFormat()
  if (!deadline) return null
  const time = format.instant(deadline)
  // Suggested dates have a card of their own, with their deadline.
  const text =
    deadlineFor === 'LANDLORD'
      ? t('landlordUntil', { landlord, time })
      : kind in UNTIL
        ? t(UNTIL[kind as keyof typeof UNTIL], { time })
        : null
  return text === null ? null : (
    <div className={classes.deadline}>
      <Countdown deadline={deadline} />
      <span>{text}</span>
    </div>
  )
}

function EndedWhy(props: { request: TenantRequest }) {
  const { status, booking, to, events, landlordFirstName: landlord } = props.request
  const t = useTranslations('tenant')
  const { reason, explanation } = status.data
  if (booking) return <p>{t('bookingCanceled')}</p>
  const cause = reason ? endedCause({ reason, to, events }) : ''
  const isKnown = cause !== '' && t.has(`endedReason.${cause}`)
  return (
    <>
      {isKnown && <p>{t(`endedReason.${cause}`, { landlord })}</p>}
      {explanation && <p className={classes.explanation}>{t('explanation', { text: explanation })}</p>}
    </>
  )
}

function NextStep(props: { request: TenantRequest }) {
  const { request } = props
  const t = useTranslations('tenant.actions')
  const { offer } = request
  const { kind, verdict } = request.nextStep
  if (request.booking) {
    return (
      <div className={classes.go}>
        <Button
          component={PageLink}
          page="tenantBooking"
          params={{ bookingId: request.booking._id }}
          variant="primary"
        >
          {t('booking')}
        </Button>
      </div>
    )
  }
  if (request.tenantStatus === 'TENANT_VERIFICATION') return <DocumentsStep request={request} />
  if (kind === 'CONFIRM_INTEREST' && verdict.value) return <ConfirmInterest request={request} />
  if (isEnded(request.tenantStatus)) return <LookFurther request={request} />
  if (offer && !offer.generating) {
    const isMine = verdict.value && (kind === 'SIGN' || kind === 'ACCEPT_PROPOSAL')
    const label = isMine ? t(kind === 'SIGN' ? 'sign' : 'acceptOffline') : t('readContract')
    return (
      <div className={classes.go}>
        <Button
          component={PageLink}
          page="tenantContractSign"
          params={{ offerId: offer._id }}
          variant={isMine ? 'violet' : 'plain'}
          size={isMine ? 'large' : 'medium'}
          icon={isMine ? <IconSignature size={19} aria-hidden /> : undefined}
        >
          {label}
        </Button>
        {!isMine && <small>{t('waiting')}</small>}
      </div>
    )
  }
  return <small>{t('waiting')}</small>
}

function DocumentsStep(props: { request: TenantRequest }) {
  const { bookingRequestId, id, nextStep, verification } = props.request
  const t = useTranslations('tenant.documents')
  if (!verification || nextStep.kind !== 'HAND_IN_DOCUMENTS') return <small>{t('checking')}</small>
  return (
    <div className={classes.go}>
      <Button
        component={PageLink}
        page="tenantDocuments"
        params={{ bookingRequestId, listingRequestId: id }}
        variant="primary"
        size="large"
        icon={<IconFileUpload size={19} aria-hidden />}
      >
        {t('handIn')}
      </Button>
      {verification.failed > 0 && <small>{t('failed', { count: verification.failed })}</small>}
    </div>
  )
}

function LookFurther(props: { request: TenantRequest }) {
  const { listing } = props.request
  const t = useTranslations('tenant')
  const publicPage = listing.partOfGroup
    ? { page: 'publicGroup' as const, params: { groupId: listing.groupId } }
    : { page: 'publicListing' as const, params: { listingId: listing._id } }
  return (
    <div className={classes.go}>
      <Button component={PageLink} page="start" variant="primary">
        {t('lookFurther')}
      </Button>
      <Button component={PageLink} {...publicPage}>
        {t('askAgain')}
      </Button>
    </div>
  )
}
