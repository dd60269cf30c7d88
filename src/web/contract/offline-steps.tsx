import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
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
  const waitsForTenant = offer.methodOfBooking === 'AFTER_LANDLORD_CONFIRMED_BOOKING'
  return (
    <Card className={classes.panel} data-tone="violet">
      <h2>{t('title')}</h2>
      <ol className={classes.steps}>
        <li>{t('stepsLandlord.print')}</li>
        <li>{t('stepsLandlord.sign', names)}</li>
        <li>{waitsForTenant ? t('stepsLandlord.confirm', names) : t('stepsLandlord.record')}</li>
      </ol>
      <Button
        variant="violet"
        size="large"
        fullWidth
        busy={commands.busy}
        disabled={!offer.canRecordOfflineSignatures.value}
        reason={t('waitForTenant', names)}
        onClick={() => commands.run({ kind: 'record', doneText: t('recorded') })}
      >
        {waitsForTenant ? tConfirm('submit') : t('record')}
      </Button>
      {!waitsForTenant && <small>{t('recordHint', names)}</small>}
      {offer.canUploadSigned.value && <UploadSigned offer={offer} />}
    </Card>
  )
}
