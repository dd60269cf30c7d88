import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Pager } from '../shared/pager.tsx'
import { Card } from '../ui/card.tsx'
import type { Performance } from './performance-queries.ts'
import { usePerformancePlace } from './performance-place.ts'
import shared from '../shared/figures/figures.module.css'
import classes from './performance.module.css'

type Home = Performance['homes'][number]

/** The homes, or the units of a group, whose vacancy cost most first. */
export function HomesTable({ data }: { data: Performance }) {
  const t = useTranslations('performance')
  if (data.homeCount === 0 || (data.groupId !== null && data.partOfGroup === false)) return null
  return (
    <Card as="section" className={classes.card} aria-labelledby="homes">
      <h2 id="homes">{t(data.groupId === null ? 'homes' : 'units')}</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div className={shared.scroll} role="group" tabIndex={0} aria-labelledby="homes">
        <table className={shared.table}>
          <thead>
            <tr>
              <th scope="col">{t('home')}</th>
              <th scope="col">{t('lostHead')}</th>
              <th scope="col">{t('kinds.vacant')}</th>
              <th scope="col">{t('occupancy')}</th>
              <th scope="col">{t('perNightHead')}</th>
              <th scope="col">{t('earnedHead')}</th>
            </tr>
          </thead>
          <tbody>
            {data.homes.map((home) => (
              <HomeRow key={home.listingId ?? home.groupId} home={home} currency={data.currency} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager total={data.homeCount} />
    </Card>
  )
}

function HomeRow({ home, currency }: { home: Home; currency: string }) {
  const format = useFormat()
  const { searchWith } = usePerformancePlace()
  const { groupId, listingId, name, nights } = home
  const money = (amount: number) => format.money(amount, currency, 'yes')
  return (
    <tr>
      <th scope="row">
        {listingId === null ? (
          <PageLink page="groupPerformance" params={{ groupId }} search={{ period: searchWith({}).period }}>
            {name}
          </PageLink>
        ) : (
          name
        )}
      </th>
      <td>{money(nights.vacancyCost)}</td>
      <td>{format.number(nights.vacant)}</td>
      <td>{nights.occupancy === null ? '–' : format.percent(nights.occupancy)}</td>
      <td>{nights.earnedPerNight === null ? '–' : format.money(nights.earnedPerNight, currency, 'auto')}</td>
      <td>{money(nights.earned)}</td>
    </tr>
  )
}
