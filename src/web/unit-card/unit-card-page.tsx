import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { IconCalendar, IconFileDownload, IconMail, IconPhone } from '@tabler/icons-react'
import { lazy } from 'react'
import { useTranslations } from 'use-intl'
import { ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import { graphql } from '../gen/gql.ts'
import type { UnitCardQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { useFormat } from '../shared/format.ts'
import { useProvidedKeyWords } from '../shared/key-words.ts'
import { LaterPart } from '../shared/later-part.tsx'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { unitCalendarPage } from '../shared/path-scope.ts'
import { StatePill } from '../shared/state-pill.tsx'
import { useRouteParams } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { DefinitionList } from '../ui/definition-list.tsx'
import classes from './unit-card-page.module.css'

const KeyHandoverLinks = lazy(() =>
  import('../shared/key-handover/key-handover-links.tsx').then((module) => ({
    default: module.KeyHandoverLinks,
  })),
)

const UnitCard = graphql(`
  query UnitCard($listingId: ID!) {
    landlordListingById(_id: $listingId) {
      _id
      groupId
      partOfGroup
      name
      apartmentName
      externalId
      keysProvided {
        keylessAccess
        buildingEntrance
        apartmentEntrance
        basement
        mailbox
        generalKey
        otherKeys
      }
      unitRent
      hasOwnRent
      currency
      lastRentChange {
        before
        after
        currency
        at
      }
      currentState {
        ...CurrentState
      }
    }
    unitStays(listingId: $listingId) {
      current {
        ...StayOfUnit
      }
      next {
        ...StayOfUnit
      }
    }
  }

  fragment StayOfUnit on UnbrokenStay {
    from
    to
    booking {
      _id
      tenantNames
      tenant {
        email
        phone
      }
      price
      currency
      signedContractUrl
    }
  }
`)

type StayOfUnit = NonNullable<UnitCardQuery['unitStays']['current']>
type UnitOfCard = NonNullable<UnitCardQuery['landlordListingById']>

/** A signed contract's link lives for 15 minutes; the card fetches a new one before. */
const LINK_RENEWAL_MILLISECONDS = 10 * 60_000

function unitCardOptions(listingId: string) {
  return queryOptions({
    queryKey: ['unitCard', listingId],
    queryFn: async () => {
      const { landlordListingById: unit, unitStays } = await request(UnitCard, { listingId })
      if (!unit) throw new ResourceNotFoundError()
      return { unit, ...unitStays }
    },
    refetchInterval: LINK_RENEWAL_MILLISECONDS,
  })
}

/** Fetches the unit and its stays. */
export const loader: PageLoader<'unitCard'> = ({ queryClient, params }) =>
  queryClient.ensureQueryData(unitCardOptions(params.listingId))

/** Who lives in a unit today and how to reach them, and who comes next. */
export function UnitCardPage() {
  const { listingId } = useRouteParams('unitCard')
  const t = useTranslations('unitCard')
  const { unit, current, next } = useSuspenseQuery(unitCardOptions(listingId)).data
  const calendar = unitCalendarPage({ ...unit, listingId: unit._id })
  return (
    <Page
      title={useUnitName(unit)}
      lead={unit.externalId}
      // Of a house the state is that of all its units.
      aside={!unit.partOfGroup && <StatePill state={unit.currentState} />}
      actions={
        <Button component={PageLink} {...calendar} icon={<IconCalendar size={18} aria-hidden />}>
          {t('calendar')}
        </Button>
      }
    >
      <div className={classes.cards}>
        <StayCard title={t('current')} none={t('nobody')} stay={current ?? null} />
        <StayCard title={t('next')} none={t('noArrival')} stay={next ?? null} isNext />
      </div>
      <Keys unit={unit} />
      <Rent unit={unit} />
    </Page>
  )
}

/** The name of the unit, with its house where that isn't in it: 'Lindenhof 12'. */
function useUnitName({ name, apartmentName, partOfGroup }: UnitOfCard): string {
  const t = useTranslations('unitCard')
  if (!partOfGroup) return name
  return apartmentName.startsWith(name) ? apartmentName : t('unitOf', { unit: apartmentName, group: name })
}

/** Which keys there are to the unit, where its listing says so. */
function Keys({ unit }: { unit: UnitOfCard }) {
  const t = useTranslations('unitCard')
  const keys = useProvidedKeyWords()(unit.keysProvided)
  return keys && <p>{t('keys', { keys })}</p>
}

/** What the unit costs who comes next, and since when. */
function Rent({ unit }: { unit: UnitOfCard }) {
  const t = useTranslations('unitCard')
  const format = useFormat()
  const { unitRent, hasOwnRent, partOfGroup, currency, lastRentChange } = unit
  const rent = format.money(unitRent, currency)
  return (
    <>
      {unitRent > 0 && (
        <p>{t(partOfGroup ? (hasOwnRent ? 'ownRent' : 'houseRent') : 'listingRent', { rent })}</p>
      )}
      {lastRentChange && <RentChange change={lastRentChange} />}
    </>
  )
}

function RentChange({ change }: { change: NonNullable<UnitOfCard['lastRentChange']> }) {
  const t = useTranslations('unitCard')
  const format = useFormat()
  const { before, after, currency, at } = change
  return (
    <p>
      {t(before > 0 ? 'rentChange' : 'rentChangeFromHouse', {
        day: format.instant(at),
        before: format.money(before, currency),
        after: format.money(after, currency),
      })}
    </p>
  )
}

function StayCard(props: { title: string; none: string; stay: StayOfUnit | null; isNext?: boolean }) {
  const { title, none, stay, isNext = false } = props
  return (
    <Card as="section" className={classes.card} aria-label={title}>
      <h2>{title}</h2>
      {stay ? <StayFacts stay={stay} isNext={isNext} /> : <p>{none}</p>}
    </Card>
  )
}

function StayFacts({ stay, isNext }: { stay: StayOfUnit; isNext: boolean }) {
  const t = useTranslations('unitCard')
  const format = useFormat()
  const { _id: bookingId, tenant, tenantNames: name, price, currency, signedContractUrl } = stay.booking
  return (
    <>
      <p className={classes.who}>{name}</p>
      <div className={classes.reach}>
        {tenant.phone && (
          <Button
            component="a"
            variant={isNext ? 'plain' : 'primary'}
            href={`tel:${tenant.phone.replace('(0)', '').replaceAll(/[^\d+]/g, '')}`}
            icon={<IconPhone size={18} aria-hidden />}
          >
            {t('call', { phone: tenant.phone })}
          </Button>
        )}
        {tenant.email && (
          <Button component="a" href={`mailto:${tenant.email}`} icon={<IconMail size={18} aria-hidden />}>
            {tenant.email}
          </Button>
        )}
        {!tenant.phone && !tenant.email && <p>{t('noContact')}</p>}
      </div>
      <DefinitionList
        items={[
          { term: t(isNext ? 'arrives' : 'since'), value: format.day(stay.from, 'long') },
          { term: t('until'), value: format.day(stay.to, 'long') },
          { term: t('rent'), value: format.money(price, currency) },
        ]}
      />
      <LaterPart>
        <KeyHandoverLinks side="LANDLORD" bookingId={bookingId} isInCard />
      </LaterPart>
      <div className={classes.reach}>
        <Button component={PageLink} page="bookings" params={{ bookingId }}>
          {t('booking')}
        </Button>
        {signedContractUrl && (
          <Button
            component="a"
            href={signedContractUrl}
            target="_blank"
            rel="noopener"
            icon={<IconFileDownload size={18} aria-hidden />}
          >
            {t('contract')}
          </Button>
        )}
      </div>
    </>
  )
}
