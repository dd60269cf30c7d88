import { IconFileText, IconSignature } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { AccountTeamsQuery } from '../gen/graphql.ts'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import classes from './account-page.module.css'

type HeldPower = AccountTeamsQuery['ownPowersOfAttorney'][number]

/** The powers of attorney with which the person signs for landlords; nothing for who never had one. */
export function HeldPowers({ powers }: { powers: readonly HeldPower[] }) {
  const t = useTranslations('myAccount.teams')
  if (powers.length === 0) return null
  return (
    <Section title={t('powersTitle')}>
      <p className={classes.hint}>{t('powersLead')}</p>
      <RowsCard>
        {powers.map((power) => (
          <HeldPowerRow key={power._id} power={power} />
        ))}
      </RowsCard>
    </Section>
  )
}

function HeldPowerRow({ power }: { power: HeldPower }) {
  const t = useTranslations('myAccount.teams')
  const format = useFormat()
  const name = power.landlordName
  const said = {
    from: format.day(power.from),
    to: format.day(power.to),
    reason: power.withdrawalReason ?? '',
  }
  return (
    <li className={classes.row}>
      <span className={classes.picture}>
        <IconSignature size={22} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.what}>
        <strong>{t('power', { name })}</strong>
        <small>{t(`powerStates.${power.state}`, said)}</small>
        {power.state !== 'MEMBERSHIP_ENDED' && (
          <small>
            {power.listings ? t('powerWhere', { listings: power.listings.join(', ') }) : t('powerAll')}
          </small>
        )}
      </div>
      <Button
        component="a"
        href={power.documentUrl}
        size="small"
        icon={<IconFileText size={17} aria-hidden />}
        aria-label={t('powerDocumentOf', { name })}
      >
        {t('powerDocument')}
      </Button>
    </li>
  )
}
