import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import { Countdown } from '../ui/countdown.tsx'
import type { NeedsYouWish } from './home-queries.ts'
import classes from './needs-you.module.css'

/** A tenant's proposal to leave earlier, with the way to the booking where it is answered. */
export function WishRow({ wish, isSoon }: { wish: NeedsYouWish; isSoon: boolean }) {
  const t = useTranslations('home.wish')
  const format = useFormat()
  const { bookingId, tenantNames: name, unitName: unit, deadline } = wish
  return (
    <li className={classes.row} data-tone={isSoon ? 'red' : 'amber'} data-soon={isSoon || undefined}>
      <div className={classes.words}>
        <p className={classes.sentence}>{t.rich('asks', { name, day: format.day(wish.lastDay), b: bold })}</p>
        <small>{t('context', { unit, rent: format.money(wish.rent, wish.currency) })}</small>
      </div>
      <span className={classes.stake}>
        <Countdown deadline={deadline} />
      </span>
      <span className={classes.buttons}>
        <Button
          component={PageLink}
          page="bookings"
          params={{ bookingId }}
          variant="primary"
          size="small"
          aria-label={t('buttonLabel', { name })}
        >
          {t('button')}
        </Button>
      </span>
    </li>
  )
}

function bold(chunks: ReactNode) {
  return <b>{chunks}</b>
}
