import {
  IconBuildingCommunity,
  IconCalendarCheck,
  IconChevronRight,
  IconCoins,
  IconExternalLink,
  IconHelpCircle,
  IconInbox,
  IconPhone,
  type Icon,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import type { PathParams, RouteName } from '../routes.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { ComingListing } from './coming-listing.ts'
import classes from './coming-page.module.css'

/** A way on from a page that is not built yet. */
export type ComingLink =
  | 'requests'
  | 'bookings'
  | 'publicPage'
  | 'listings'
  | 'inbox'
  | 'allBookings'
  | 'explore'
  | 'call'
  | 'help'

const ICONS: Record<ComingLink, Icon> = {
  requests: IconInbox,
  bookings: IconCalendarCheck,
  publicPage: IconExternalLink,
  listings: IconBuildingCommunity,
  inbox: IconInbox,
  allBookings: IconCalendarCheck,
  explore: IconCoins,
  call: IconPhone,
  help: IconHelpCircle,
}

/** What can be done meanwhile, each as a link with a sentence. */
export function ComingLinks(props: { links: readonly ComingLink[]; listing: ComingListing | null }) {
  const { listing } = props
  const t = useTranslations('coming.links')
  const name = listing?.name ?? ''
  return (
    <ul className={classes.links}>
      {props.links.map((link) => {
        const LinkIcon = ICONS[link]
        return (
          <li key={link}>
            <PageLink {...targetOf(link, listing)} className={classes.link}>
              <LinkIcon size={20} stroke={1.8} aria-hidden className={classes.icon} />
              <span className={classes.words}>
                <strong>{t(`${link}.title`)}</strong>
                <small>{t(`${link}.text`, { name })}</small>
              </span>
              <IconChevronRight size={18} aria-hidden className={classes.chevron} />
            </PageLink>
          </li>
        )
      })}
    </ul>
  )
}

function targetOf(link: ComingLink, listing: ComingListing | null): { page: RouteName; params?: PathParams } {
  const group = listing?.partOfGroup ? { groupId: listing.groupId } : undefined
  const params = group ?? { listingId: listing?._id }
  switch (link) {
    case 'requests':
      return { page: group ? 'groupRequests' : 'listingRequests', params }
    case 'bookings':
      return { page: group ? 'groupBookings' : 'listingBookings', params }
    case 'publicPage':
      return { page: group ? 'publicGroup' : 'publicListing', params }
    case 'listings':
      return { page: 'homepage' }
    case 'inbox':
      return { page: 'inbox' }
    case 'allBookings':
      return { page: 'bookings' }
    case 'explore':
      return { page: 'explore' }
    case 'call':
      return { page: 'calendlyRedirect' }
    case 'help':
      return { page: 'help' }
  }
}
