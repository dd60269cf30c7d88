import { IconCalendarCheck, IconChevronDown } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { PathParams, RouteName } from '../routes.ts'
import { useFormat } from '../shared/format.ts'
import { ListingNextDaysBar } from '../shared/listing-next-days-bar.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { StatePill } from '../shared/state-pill.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Pill } from '../ui/pill.tsx'
import { FreeFrom } from './free-from.tsx'
import { ManageButton } from './manage-button.tsx'
import type { ListingNode } from './home-queries.ts'
import classes from './listing-table.module.css'
import { addressText } from '../../domain/listings/identifier.ts'

/** The cells of a listing or group; its name leads to its requests. */
export function ListingRow(props: {
  listing: ListingNode
  unfolded: boolean
  onToggle: (groupId: string) => void
}) {
  const { listing } = props
  const t = useTranslations('home.listings')
  const format = useFormat()
  const rent = format.money(listing.fromPrice, listing.currency)
  const { name, partOfGroup } = listing
  return (
    <>
      <span role="cell" className={classes.picture}>
        <img
          src={listing.coverImage.urls.small}
          alt=""
          width={52}
          height={40}
          loading="lazy"
          decoding="async"
        />
      </span>
      <span role="cell" className={classes.name}>
        <PageLink {...linkTo('Requests', listing)} className={classes.link}>
          {partOfGroup ? t('groupName', { name, count: listing.unitCount }) : name}
        </PageLink>
        <small>{addressText(listing.address, { externalId: listing.externalId, place: true })}</small>
      </span>
      <span role="cell" className={classes.state}>
        {listing.published ? <StatePill state={listing.currentState} /> : <Unpublished />}
      </span>
      <span role="cell" className={classes.days}>
        <ListingNextDaysBar segments={listing.next90Days} group={partOfGroup} />
      </span>
      <span role="cell" className={classes.requests}>
        <Requests listing={listing} />
      </span>
      <span role="cell" className={classes.free}>
        <FreeFrom day={listing.freeFrom} />
      </span>
      <span role="cell" className={classes.rent}>
        {listing.hasSeveralRents ? t('fromRent', { amount: rent }) : rent}
      </span>
      <span role="cell" className={classes.links}>
        <IconButton component={PageLink} {...linkTo('Bookings', listing)} label={t('openBookings', { name })}>
          <IconCalendarCheck size={20} aria-hidden />
        </IconButton>
        <ManageButton groupId={listing.groupId} name={name} />
        {partOfGroup && (
          <IconButton
            label={t(props.unfolded ? 'fold' : 'unfold', { name })}
            aria-expanded={props.unfolded}
            onClick={() => props.onToggle(listing.groupId)}
          >
            <IconChevronDown size={20} aria-hidden className={classes.chevron} />
          </IconButton>
        )}
      </span>
    </>
  )
}

function linkTo(
  what: 'Requests' | 'Bookings',
  listing: ListingNode,
): { page: RouteName; params: PathParams } {
  return listing.partOfGroup
    ? { page: `group${what}`, params: { groupId: listing.groupId } }
    : { page: `listing${what}`, params: { listingId: listing._id } }
}

function Unpublished() {
  const t = useTranslations('currentState')
  return (
    <Pill tone="red" pattern="outlined">
      {t('unpublished')}
    </Pill>
  )
}

function Requests({ listing }: { listing: ListingNode }) {
  const t = useTranslations('home.listings')
  const { numOpenRequests: open, numInProgressRequests: inProgress } = listing.counts
  return (
    <>
      {open > 0 && <Pill tone="blue">{t('open', { count: open })}</Pill>}
      {inProgress > 0 && <small>{t('inProgress', { count: inProgress })}</small>}
      {open + inProgress === 0 && (
        <small>
          <span className={classes.cardLabel} aria-hidden>
            {t('requests')}
          </span>
          {t('noRequests')}
        </small>
      )}
    </>
  )
}
