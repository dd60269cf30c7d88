import { queryOptions, useQuery } from '@tanstack/react-query'
import { IconKey } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { graphql } from '../../gen/gql.ts'
import type { MessageSide } from '../../gen/graphql.ts'
import { request } from '../../graphql.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Pill } from '../../ui/pill.tsx'
import { PageLink } from '../page-link.tsx'
import { standingOf, TONES } from './handover-standing.ts'
import classes from './key-handover-links.module.css'

const OfLandlord = graphql(`
  query KeyHandoverStandings($bookingId: ID!) {
    arrival: keyHandover(bookingId: $bookingId, kind: ARRIVAL) {
      ...HandoverStanding
    }
    departure: keyHandover(bookingId: $bookingId, kind: DEPARTURE) {
      ...HandoverStanding
    }
  }

  fragment HandoverStanding on KeyHandover {
    version
    landlordConfirmedAt
    tenantConfirmedAt
    enteringRefusal
  }
`)

const OfTenant = graphql(`
  query TenantKeyHandoverStandings($bookingId: ID!) {
    arrival: tenantKeyHandover(bookingId: $bookingId, kind: ARRIVAL) {
      ...HandoverStanding
    }
    departure: tenantKeyHandover(bookingId: $bookingId, kind: DEPARTURE) {
      ...HandoverStanding
    }
  }
`)

function standingsOptions(side: MessageSide, bookingId: string) {
  return queryOptions({
    queryKey: ['keyHandover', side, bookingId],
    queryFn: () => request(side === 'LANDLORD' ? OfLandlord : OfTenant, { bookingId }),
  })
}

/** The two handovers of a booking, each with how far it is; nothing where none was begun and none can be. */
export function KeyHandoverLinks(props: {
  side: MessageSide
  bookingId: string
  /** They are part of a card already. */
  isInCard?: boolean
}) {
  const { side, bookingId, isInCard = false } = props
  const t = useTranslations('keyHandoverStanding')
  const { data } = useQuery(standingsOptions(side, bookingId))
  const shown = (['arrival', 'departure'] as const).flatMap((kind) => {
    const handover = data?.[kind]
    const isDead = handover?.version === 0 && handover.enteringRefusal
    return handover && !isDead ? [{ kind, standing: standingOf(handover, side) }] : []
  })
  if (shown.length === 0) return null
  const links = (
    <>
      <h3>{t('title')}</h3>
      {shown.map(({ kind, standing }) => (
        <div key={kind} className={classes.link}>
          <Button
            component={PageLink}
            page={side === 'LANDLORD' ? 'keyHandover' : 'tenantKeyHandover'}
            params={{ bookingId, kind }}
            icon={<IconKey size={18} aria-hidden />}
          >
            {t(kind)}
          </Button>
          <Pill tone={TONES[standing]}>{t(`states.${standing}`)}</Pill>
        </div>
      ))}
    </>
  )
  if (isInCard) return <div className={classes.links}>{links}</div>
  return (
    <Card as="section" className={classes.links} aria-label={t('title')}>
      {links}
    </Card>
  )
}
