import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { PayoutObstacleReason } from '../../domain/money/payout-obstacle.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import type { PayoutObstacleFound } from './home-queries.ts'
import classes from './needs-you.module.css'

const TONES: Record<PayoutObstacleReason, 'red' | 'amber'> = {
  TAX_DATA_HELD: 'red',
  PAYOUT_ACCOUNT: 'amber',
  ACCOUNT: 'amber',
  CURRENCY: 'amber',
  TAX_DATA_SOON: 'amber',
}

/** What keeps the landlord's money from coming, with the way to the board of what is missing. */
export function PayoutObstacleRow({ obstacle }: { obstacle: PayoutObstacleFound }) {
  const t = useTranslations('home.payouts')
  const format = useFormat()
  const { reason, homes, day } = obstacle
  return (
    <li className={classes.row} data-tone={TONES[reason]}>
      <div className={classes.words}>
        <p className={classes.sentence}>
          {t.rich(`reasons.${reason}`, { homes, day: day ? format.day(day) : '', b: bold })}
        </p>
        <small>{t('context', { homes })}</small>
      </div>
      <Button component={PageLink} page="onboarding" variant="plain" size="small" className={classes.button}>
        {t('button')}
      </Button>
    </li>
  )
}

function bold(chunks: ReactNode) {
  return <b>{chunks}</b>
}
