import { useTranslations } from 'use-intl'
import { FreshCalendarsNotice } from '../shared/feeds/fresh-calendars.tsx'
import { useFreshCalendars } from '../shared/feeds/use-fresh-calendars.ts'
import { useReasonText } from '../shared/reason-text.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { BookingFee } from './booking-fee.tsx'
import classes from './contract-page.module.css'
import type { Offer } from './contract-queries.ts'
import { UploadSigned } from './upload-signed.tsx'
import type { OfferCommands } from './use-offer-command.ts'

/** On paper, for the tenant: print, sign, send, and say yes here. */
export function AcceptOffline(props: { offer: Offer; commands: OfferCommands }) {
  const { offer, commands } = props
  const t = useTranslations('contract.offline')
  const names = { landlord: offer.landlordName }
  return (
    <Card className={classes.panel} data-tone="violet">
      <h2>{t('title')}</h2>
      <ol className={classes.steps}>
        <li>{t('stepsTenant.print')}</li>
        <li>{t('stepsTenant.sign', names)}</li>
        <li>{t('stepsTenant.accept')}</li>
      </ol>
      <Button
        variant="violet"
        size="large"
        fullWidth
        busy={commands.busy}
        onClick={() => commands.run({ kind: 'accept', doneText: t('accepted') })}
      >
        {t('accept')}
      </Button>
      <small>{t('acceptHint', names)}</small>
      {offer.canUploadSigned.value && <UploadSigned offer={offer} />}
    </Card>
  )
}

/** On paper, for the landlord: print, sign together, and record it here, once the tenant has said yes. */
export function RecordOffline(props: { offer: Offer; commands: OfferCommands }) {
  const { offer, commands } = props
  const t = useTranslations('contract.offline')
  const tConfirm = useTranslations('contract.confirm')
  const names = { tenant: offer.tenantName }
  const reasonText = useReasonText()
  const { value: canRecord, reason } = offer.canRecordOfflineSignatures
  const question = useFreshCalendars(offer.listingRequestId, {
    enabled: canRecord && offer.viewerRole === 'LANDLORD',
  })
  const busy = commands.busy || question.isWaiting
  const feeShown = offer.bookingFee?.amount ?? 0
  const record = () => commands.run({ kind: 'record', feeShown, doneText: t('recorded') })
  const waitsForTenant = offer.methodOfBooking === 'AFTER_LANDLORD_CONFIRMED_BOOKING'
  return (
    <Card className={classes.panel} data-tone="violet">
      <h2>{t('title')}</h2>
      <ol className={classes.steps}>
        <li>{t('stepsLandlord.print')}</li>
        <li>{t('stepsLandlord.sign', names)}</li>
        <li>{waitsForTenant ? t('stepsLandlord.confirm', names) : t('stepsLandlord.record')}</li>
      </ol>
      <BookingFee offer={offer} isLater={waitsForTenant} />
      <FreshCalendarsNotice question={question} />
      <Button
        variant="violet"
        size="large"
        fullWidth
        busy={busy}
        disabled={!canRecord}
        reason={reason === 'NO_PERMISSION' ? reasonText(reason) : t('waitForTenant', names)}
        onClick={() => !busy && question.beforeYes(record)}
      >
        {waitsForTenant ? tConfirm('submit') : t('record')}
      </Button>
      {!waitsForTenant && <small>{t('recordHint', names)}</small>}
      {offer.canUploadSigned.value && <UploadSigned offer={offer} />}
    </Card>
  )
}
