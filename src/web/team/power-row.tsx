import { IconFileText } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { canWithdrawPower, type PowerState } from '../../domain/people/power-of-attorney.ts'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import { Pill, type Tone } from '../ui/pill.tsx'
import type { GivenPower } from './team-queries.ts'
import classes from './team-page.module.css'

const TONES: Record<PowerState, Tone> = {
  VALID: 'pine',
  NOT_YET: 'blue',
  RESTING: 'amber',
  OVER: 'stone',
  WITHDRAWN: 'stone',
  MEMBERSHIP_ENDED: 'stone',
}

/** One power of attorney: for whom, from when until when, for which listings, its document. */
export function PowerRow({ power, onWithdraw }: { power: GivenPower; onWithdraw: () => void }) {
  const t = useTranslations('team')
  const format = useFormat()
  const name = power.agentName
  const isOpen = canWithdrawPower(power.state)
  return (
    <li className={classes.row} data-ended={isOpen ? undefined : true}>
      <div className={classes.who}>
        <strong>{name}</strong>
        <small>{t('powers.givenOn', { day: format.day(power.givenOn) })}</small>
        {power.withdrawalReason && <small>{t('powers.because', { reason: power.withdrawalReason })}</small>}
      </div>
      <div className={classes.what}>
        <span>
          <Pill tone={TONES[power.state]}>{t(`powers.states.${power.state}`)}</Pill>{' '}
          {t('powers.period', { from: format.day(power.from), to: format.day(power.to) })}
        </span>
        <small>{power.listings ? power.listings.join(', ') || t('noListing') : t('allListings')}</small>
      </div>
      <div className={classes.buttons}>
        <Button
          component="a"
          href={power.documentUrl}
          size="small"
          icon={<IconFileText size={17} aria-hidden />}
          aria-label={t('powers.documentOf', { name })}
        >
          {t('powers.document')}
        </Button>
        {isOpen && (
          <Button
            size="small"
            variant="danger"
            onClick={onWithdraw}
            aria-label={t('powers.withdrawOf', { name })}
          >
            {t('powers.withdraw')}
          </Button>
        )}
      </div>
    </li>
  )
}
