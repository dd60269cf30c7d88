import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useSearch } from '../shared/use-search.ts'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { MoneyCalculation } from './money-calculation.tsx'
import { MoneyChart } from './money-chart.tsx'
import { MoneyClocks } from './money-clocks.tsx'
import { MoneyEntries } from './money-entries.tsx'
import { MoneyExports } from './money-exports.tsx'
import { MoneyPlaceControls } from './money-place-controls.tsx'
import {
  type Money,
  moneyOverviewQuery,
  type MoneyPlace,
  readMoneyPlace,
  readOpened,
} from './money-queries.ts'
import { MoneyReason } from './money-reason.tsx'
import classes from './money.module.css'

/** A period's money: what was earned, invoiced and paid out, why not all of it, and how it comes together. */
export function MoneySection() {
  const t = useTranslations('money')
  const errors = useTranslations('errors')
  const [search] = useSearch()
  const place = readMoneyPlace(search)
  const query = useQuery(moneyOverviewQuery(place))
  const overview = query.data
  const money =
    overview?.currencies.find(({ currency }) => currency === search.currency) ?? overview?.currencies[0]
  return (
    <section aria-label={t('title')} className={classes.section} aria-busy={query.isPlaceholderData}>
      <MoneyPlaceControls place={place} overview={overview ?? null} currency={money?.currency ?? null} />
      {query.isPending && <MoneySkeleton />}
      {query.isError && (
        <ErrorPanel
          title={t('failed')}
          message={errorMessage(errors, query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
          action={<PageLink page="payments">{t('allListings')}</PageLink>}
        />
      )}
      {query.isSuccess && !money && <Card className={classes.nothing}>{t('nothing')}</Card>}
      {money && <MoneyOf money={money} place={place} />}
    </section>
  )
}

function MoneyOf({ money, place }: { money: Money; place: MoneyPlace }) {
  const [search, setSearch] = useSearch()
  return (
    <>
      <MoneyClocks money={money} place={place} />
      <MoneyReason money={money} />
      <div className={classes.pair}>
        <MoneyChart money={money} />
        <MoneyCalculation money={money} place={place} />
      </div>
      <MoneyExports place={place} currency={money.currency} />
      <MoneyEntries
        key={search.entries}
        place={place}
        money={money}
        kinds={readOpened(search)}
        onClose={() => setSearch({ entries: undefined }, { replace: true })}
      />
    </>
  )
}

function MoneySkeleton() {
  const t = useTranslations('money')
  return (
    <>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Card padded={false} className={classes.clocks} aria-hidden>
        {[0, 1, 2, 3].map((at) => (
          <div key={at} className={classes.clock}>
            <Bone width="45%" />
            <Bone width="70%" height="28px" />
            <Bone width="80%" height="12px" />
          </div>
        ))}
      </Card>
      <Bone height="70px" radius="12px" />
      <div className={classes.pair}>
        <Bone height="320px" radius="12px" />
        <Bone height="320px" radius="12px" />
      </div>
    </>
  )
}
