import { IconExternalLink } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Pill } from '../ui/pill.tsx'
import { ChangeSigner } from './change-signer.tsx'
import classes from './contract-page.module.css'
import type { Offer } from './contract-queries.ts'

/** The way to the external signature provider, with whoever signs for the landlord; plainly marked where it is its test. */
export function SignAtProvider(props: { offer: Offer }) {
  const { offer } = props
  const t = useTranslations('contract')
  const format = useFormat()
  const power = offer.signers.find(({ role }) => role === 'LANDLORD')?.power
  const names = { landlord: offer.landlordName, agent: power?.agentName ?? '' }
  const own = power && offer.viewerRole === 'LANDLORD' ? offer.ownPower : null
  const days = own && { day: format.day(own.givenOn), to: format.day(own.to) }
  return (
    <Card className={classes.panel} data-tone="violet">
      <h2>{days ? t('power.title', names) : t('provider.title')}</h2>
      {offer.procedure?.isTest === true && <Pill tone="amber">{t('provider.test')}</Pill>}
      {days && <p>{t('power.lead', { ...names, ...days })}</p>}
      {power && offer.viewerRole === 'TENANT' && <p>{t('power.forTenant', names)}</p>}
      <p>{t('provider.text')}</p>
      <Button
        component="a"
        href={offer.signingUrl ?? ''}
        target="_blank"
        rel="noopener noreferrer"
        variant="violet"
        size="large"
        fullWidth
        icon={<IconExternalLink size={20} aria-hidden />}
      >
        {t('provider.open')}
      </Button>
      <small>{t('provider.back')}</small>
      <ChangeSigner offer={offer} />
    </Card>
  )
}
