import { useTranslations } from 'use-intl'
import { FreshCalendarsNotice } from '../shared/feeds/fresh-calendars.tsx'
import { useFreshCalendars } from '../shared/feeds/use-fresh-calendars.ts'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { PageLink } from '../shared/page-link.tsx'
import { isOwner, useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { BookingFee } from './booking-fee.tsx'
import { ChangeSigner } from './change-signer.tsx'
import classes from './contract-page.module.css'
import type { Offer } from './contract-queries.ts'
import { AcceptOffline, RecordOffline } from './offline-steps.tsx'
import { SignAtProvider } from './sign-at-provider.tsx'
import { SignForm } from './sign-form.tsx'
import { stageOf } from './stage.ts'
import { useFailureSentence } from './use-failure-sentence.ts'
import { useOfferCommand, type OfferCommands } from './use-offer-command.ts'

/** What the person can do now, or what is being waited for; a failure stays in sight whatever the stage becomes. */
export function NextStep(props: { offer: Offer }) {
  const { offer } = props
  const t = useTranslations('contract')
  const commands = useOfferCommand(offer._id)
  const failure = useFailureSentence()(commands.error)
  return (
    <>
      {failure && <ErrorPanel title={t('failure.title')} message={failure} />}
      <Step offer={offer} commands={commands} />
    </>
  )
}

function Step(props: { offer: Offer; commands: OfferCommands }) {
  const { offer, commands } = props
  const t = useTranslations('contract.next')
  const names = { landlord: offer.landlordName, tenant: offer.tenantName }
  switch (stageOf(offer)) {
    case 'generating':
      return null
    case 'sign':
      return <SignForm offer={offer} commands={commands} />
    case 'signAtProvider':
      return <SignAtProvider offer={offer} />
    case 'acceptOffline':
      return <AcceptOffline offer={offer} commands={commands} />
    case 'recordOffline':
    case 'waitForAcceptance':
      return <RecordOffline offer={offer} commands={commands} />
    case 'confirm':
      return <Confirm offer={offer} commands={commands} />
    case 'waitForTenant':
      return <WaitingForTenant offer={offer} />
    case 'waitForLandlord':
      return <WaitingForLandlord offer={offer} />
    case 'waitForOwner':
      return <WaitingForOwner offer={offer} />
    case 'waitForConfirmation':
      return <Waiting text={t('waitForConfirmation', names)} offer={offer} />
    case 'waitForRecord':
      return <Waiting text={t('waitForRecord', names)} offer={offer} />
    case 'booked':
      return <Booked offer={offer} />
    case 'ended':
      return <Ended offer={offer} />
  }
}

/** For the landlord's side: the tenant is next, and who has signed for the landlord. */
function WaitingForTenant({ offer }: { offer: Offer }) {
  const t = useTranslations('contract')
  const tenant = offer.tenantName
  const agent = useAgent(offer)
  const text = agent ? t('signer.hasSigned', { ...agent, tenant }) : t('next.waitForTenant', { tenant })
  return <Waiting text={text} offer={offer} />
}

/** For the tenant: the landlord signs first, or at the external provider somebody for them. */
function WaitingForLandlord({ offer }: { offer: Offer }) {
  const t = useTranslations('contract')
  const names = { landlord: offer.landlordName }
  const agent = useAgent(offer)
  return <Waiting text={agent ? t('signer.first', agent) : t('next.waitForLandlord', names)} offer={offer} />
}

/** Who is to sign for the landlord at the external provider, in words; null: the landlord. */
function useAgent(offer: Offer): { agent: string; landlord: string; day: string } | null {
  const format = useFormat()
  const power = offer.signers.find(({ role }) => role === 'LANDLORD')?.power
  if (!power) return null
  const day = power.givenOn ? format.day(power.givenOn) : ''
  return { agent: power.agentName, landlord: offer.landlordName, day }
}

/** For the landlord's side: who signs instead, and why a power of attorney doesn't help, where there is one. */
function WaitingForOwner({ offer }: { offer: Offer }) {
  const t = useTranslations('contract')
  const format = useFormat()
  const names = { landlord: offer.landlordName }
  const { ownPower } = offer
  const agent = useAgent(offer)
  const isInPerson = isOwner(useViewer())
  if (agent)
    return <Waiting text={t(isInPerson ? 'signer.forYou' : 'signer.forOwner', agent)} offer={offer} />
  if (ownPower?.state === 'VALID') return <Waiting text={t('power.atProvider', names)} offer={offer} />
  if (!ownPower) return <Waiting text={t('next.waitForOwner', names)} offer={offer} />
  const days = { from: format.day(ownPower.from), to: format.day(ownPower.to) }
  return <Waiting text={t(`power.states.${ownPower.state}`, { ...names, ...days })} offer={offer} />
}

function Waiting(props: { text: string; offer: Offer }) {
  const t = useTranslations('contract.next')
  return (
    <Card className={classes.panel}>
      <h2>{t('waitingTitle')}</h2>
      <p>{props.text}</p>
      <ChangeSigner offer={props.offer} />
      <Button component={PageLink} {...requestLink(props.offer)}>
        {t('toRequest')}
      </Button>
    </Card>
  )
}

function Confirm(props: { offer: Offer; commands: OfferCommands }) {
  const { offer, commands } = props
  const t = useTranslations('contract')
  const question = useFreshCalendars(offer.listingRequestId, { enabled: true })
  const busy = commands.busy || question.isWaiting
  const names = { tenant: offer.tenantName }
  const feeShown = offer.bookingFee?.amount ?? 0
  const confirm = () => commands.run({ kind: 'confirm', feeShown, doneText: t('confirm.done', names) })
  return (
    <Card className={classes.panel}>
      <h2>{t('confirm.submit')}</h2>
      <p>{offer.isOnlineSigning ? t('next.confirm', names) : t('next.confirmOffline', names)}</p>
      <BookingFee offer={offer} />
      <FreshCalendarsNotice question={question} />
      <Button
        variant="primary"
        size="large"
        fullWidth
        busy={busy}
        onClick={() => !busy && question.beforeYes(confirm)}
      >
        {t('confirm.submit')}
      </Button>
    </Card>
  )
}

function Booked(props: { offer: Offer }) {
  const { offer } = props
  const t = useTranslations('contract.next')
  const format = useFormat()
  const { booking } = offer
  const range = format.dayRange(booking?.from ?? offer.from, booking?.to ?? offer.to)
  const isLandlord = offer.viewerRole === 'LANDLORD'
  return (
    <Card className={classes.panel} data-tone="pine">
      <h2>{t('bookedTitle')}</h2>
      <p>{t('booked', { range })}</p>
      {isLandlord && booking ? (
        <Button component={PageLink} page="bookings" params={{ bookingId: booking._id }} variant="primary">
          {t('toBooking')}
        </Button>
      ) : (
        <Button component={PageLink} {...requestLink(offer)} variant="primary">
          {t('toRequest')}
        </Button>
      )}
    </Card>
  )
}

function Ended(props: { offer: Offer }) {
  const { offer } = props
  const t = useTranslations('contract')
  const reasonText = useCatalogueText('catalogue.offerCancellationReason')
  const stopText = useCatalogueText('catalogue.stopOnlineSigningReason')
  const key = offer.status === 'REJECTED' ? 'REJECTED' : 'CANCELED'
  return (
    <Card className={classes.panel}>
      <h2>{t(`ended.${key}.title`)}</h2>
      {offer.cancellationReason && <p>{reasonText(offer.cancellationReason)}</p>}
      {offer.stopReason && <p>{stopText(offer.stopReason)}</p>}
      {offer.stopComment && <blockquote>{offer.stopComment}</blockquote>}
      {offer.replacedByOfferId ? (
        <>
          <p>{t('ended.replaced')}</p>
          <Button
            component={PageLink}
            page={offer.viewerRole === 'LANDLORD' ? 'contractSign' : 'tenantContractSign'}
            params={{ offerId: offer.replacedByOfferId }}
            variant="primary"
          >
            {t('ended.toNext')}
          </Button>
        </>
      ) : (
        <p>{t(`ended.${key}.text`)}</p>
      )}
      <Button component={PageLink} {...requestLink(offer)}>
        {t('next.toRequest')}
      </Button>
    </Card>
  )
}

/** The request that a contract belongs to, on the page of the side that looks at it. */
export function requestLink(offer: Pick<Offer, 'bookingRequestId' | 'listingRequestId' | 'viewerRole'>) {
  const params = { bookingRequestId: offer.bookingRequestId, listingRequestId: offer.listingRequestId }
  return { page: offer.viewerRole === 'LANDLORD' ? ('inbox' as const) : ('tenantRequest' as const), params }
}
