import { IconCalendarCheck } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { ListingNextDaysBar } from '../shared/listing-next-days-bar.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { StatePill } from '../shared/state-pill.tsx'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Pill } from '../ui/pill.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { FreeFrom } from './free-from.tsx'
import { ManageButton } from './manage-button.tsx'
import type { ListingNode, UnitNode } from './home-queries.ts'
import classes from './listing-table.module.css'

/** The cells of one unit of an unfolded group; its name leads to who lives there. */
export function UnitRow({ unit, listing }: { unit: UnitNode; listing: ListingNode }) {
  const t = useTranslations('home.listings')
  const states = useTranslations('currentState')
  const format = useFormat()
  const { groupId, hasSeveralRents, price, currency } = listing
  const bookings = { page: 'groupBookings', params: { groupId }, search: { q: unit.apartmentName } } as const
  return (
    <>
      <span role="cell" className={classes.picture} />
      <span role="cell" className={classes.name}>
        <PageLink page="unitCard" params={{ listingId: unit._id }} className={classes.link}>
          {unit.apartmentName}
        </PageLink>
        {(unit.externalId ?? unit.floor) !== null && (
          <small>
            {t('unitContext', { externalId: unit.externalId ?? 'none', floor: unit.floor ?? -1 })}
          </small>
        )}
      </span>
      <span role="cell" className={classes.state}>
        {unit.published ? (
          <StatePill state={unit.currentState} />
        ) : (
          <Pill tone="red" pattern="outlined">
            {states('unpublished')}
          </Pill>
        )}
      </span>
      <span role="cell" className={classes.days}>
        <ListingNextDaysBar segments={unit.next90Days} group={false} />
      </span>
      <span role="cell" className={classes.requests} />
      <span role="cell" className={classes.free}>
        <FreeFrom day={unit.freeFrom} />
      </span>
      <span role="cell" className={classes.rent}>
        {hasSeveralRents && format.money(unit.price ?? price, currency)}
      </span>
      <span role="cell" className={classes.links}>
        <IconButton
          component={PageLink}
          {...bookings}
          label={t('openBookings', { name: unit.apartmentName })}
        >
          <IconCalendarCheck size={20} aria-hidden />
        </IconButton>
        <ManageButton groupId={groupId} unitId={unit._id} name={unit.apartmentName} />
      </span>
    </>
  )
}

/** Stands below a group while its units are on their way. */
export function UnitsPendingRow() {
  const t = useTranslations('ui')
  return (
    <span role="cell" className={classes.whole} aria-busy>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Bone width="40%" />
    </span>
  )
}

/** Stands below a group whose units could not be loaded. */
export function UnitsFailedRow(props: { listing: ListingNode; onRetry: () => void }) {
  const t = useTranslations('home.listings')
  return (
    <span role="cell" className={classes.whole}>
      <span role="alert">{t('unitsFailed', { name: props.listing.name })}</span>
      <Button size="small" onClick={props.onRetry}>
        {t('retry')}
      </Button>
    </span>
  )
}
