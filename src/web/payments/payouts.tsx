import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { PAYOUT_SCHEDULES } from '../../domain/catalogue/payouts.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useSearch } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { useClosedWhileActing } from '../shared/while-acting.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { SelectField } from '../ui/fields.tsx'
import { Section } from '../ui/section.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { PayoutItems } from './payout-items.tsx'
import { PayoutDetails, PayoutPill } from './payout-details.tsx'
import {
  choosePayoutSchedule,
  type NextPayout,
  nextPayoutsQuery,
  type Payout,
  payoutListQuery,
} from './payouts-queries.ts'
import { useMoneyFormat } from './use-money-format.ts'
import classes from './payouts.module.css'

/** What is paid out next and when, and what was paid out, each with all that it consists of. */
export function PayoutsSection() {
  const t = useTranslations('payouts')
  const errors = useTranslations('errors')
  const [search, setSearch] = useSearch()
  const next = useQuery(nextPayoutsQuery())
  return (
    <Section title={t('title')}>
      {next.isPending && <Bone height="120px" />}
      {next.isError && (
        <ErrorPanel
          title={t('failed')}
          message={errorMessage(errors, next.error)}
          busy={next.isFetching}
          onRetry={() => void next.refetch()}
        />
      )}
      {next.data?.next
        .filter(({ items, contested, taxHeld }) => items.length > 0 || contested > 0 || taxHeld > 0)
        .map((one) => (
          <Next key={one.currency} next={one} />
        ))}
      <PayoutList />
      {next.data && <Schedule chosen={next.data.schedule} />}
      <PayoutDetails
        payoutId={search.payout ?? null}
        onClose={() => setSearch({ payout: undefined }, { replace: true })}
      />
    </Section>
  )
}

function Next({ next }: { next: NextPayout }) {
  const t = useTranslations('payouts')
  const format = useFormat()
  const amount = useMoneyFormat(next.currency)
  const here = useLocation({ select: (location) => location.href })
  return (
    <Card className={classes.next}>
      <h3>{t('next')}</h3>
      <p className={classes.sum}>
        <strong>{amount(next.amount)}</strong>
      </p>
      <p>{t(`waitsFor.${next.waitsFor}`, { day: next.on ? format.day(next.on) : t('soon') })}</p>
      {next.items.length > 0 && (
        <details>
          <summary>{t('parts')}</summary>
          <PayoutItems items={next.items} currency={next.currency} />
        </details>
      )}
      {next.later > 0 && <p className={classes.note}>{t('later', { amount: amount(next.later) })}</p>}
      {next.contested > 0 && (
        <p className={classes.note}>{t('contested', { amount: amount(next.contested) })}</p>
      )}
      {next.taxHeld > 0 && (
        <p className={classes.note}>
          {t('taxHeld', { amount: amount(next.taxHeld) })}{' '}
          <PageLink page="billingDetails" search={{ highlights: 'dac7', redirect: here }}>
            {t('toTaxData')}
          </PageLink>
        </p>
      )}
    </Card>
  )
}

function PayoutList() {
  const t = useTranslations('payouts')
  const errors = useTranslations('errors')
  const list = useInfiniteQuery(payoutListQuery())
  if (list.isPending) return <Bone height="120px" />
  const failed = list.isError && (
    <ErrorPanel
      title={t('failed')}
      message={errorMessage(errors, list.error)}
      busy={list.isFetching}
      onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
    />
  )
  if (!list.data) return failed
  const payouts = list.data.pages.flatMap(({ nodes }) => nodes)
  if (payouts.length === 0) return failed || <p className={classes.note}>{t('none')}</p>
  return (
    <>
      <Card padded={false}>
        <ul className={classes.list} aria-label={t('list')}>
          {payouts.map((payout) => (
            <PayoutRow key={payout._id} payout={payout} />
          ))}
        </ul>
      </Card>
      {failed}
      {list.hasNextPage && (
        <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function PayoutRow({ payout }: { payout: Payout }) {
  const t = useTranslations('payouts')
  const failures = useCatalogueText('catalogue.payoutFailure')
  const format = useFormat()
  const [search] = useSearch()
  const amount = useMoneyFormat(payout.currency)(payout.amount)
  const made = format.day(payout.createdAt.slice(0, 10))
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <PageLink page="payments" search={{ ...search, payout: payout._id }} keepScroll>
          {t('payoutOf', { day: made })}
        </PageLink>
        <small>{t('count', { count: payout.itemCount })}</small>
        {payout.state === 'FAILED' && payout.failure && <small>{failures(payout.failure)}</small>}
        {payout.state === 'IN_TRANSIT' && payout.arrivesOn && (
          <small>{t('arrives', { day: format.day(payout.arrivesOn) })}</small>
        )}
      </div>
      <PayoutPill state={payout.state} />
      <strong className={classes.amount}>{amount}</strong>
    </li>
  )
}

/** When the landlord wants what has come. */
function Schedule({ chosen }: { chosen: (typeof PAYOUT_SCHEDULES)[number] }) {
  const t = useTranslations('payouts')
  const errors = useTranslations('errors')
  const words = useCatalogueText('catalogue.payoutSchedule')
  const queryClient = useQueryClient()
  const viewer = useViewer()
  const closed = useClosedWhileActing('binds')
  const choose = useMutation({
    mutationFn: choosePayoutSchedule,
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['payouts'] }),
        queryClient.invalidateQueries({ queryKey: ['money'] }),
      ]),
  })
  if (viewer?.role !== 'OWNER')
    return <p className={classes.note}>{t('schedule', { when: words(chosen) })}</p>
  return (
    <>
      <SelectField
        className={classes.when}
        label={t('when')}
        description={closed ?? t(`whenHint.${choose.variables ?? chosen}`)}
        value={choose.isPending ? choose.variables : chosen}
        disabled={closed !== null || choose.isPending}
        data={PAYOUT_SCHEDULES.map((value) => ({ value, label: words(value) }))}
        onChange={(event) => {
          const wanted = PAYOUT_SCHEDULES.find((one) => one === event.currentTarget.value)
          if (wanted) choose.mutate(wanted)
        }}
      />
      {choose.error && <ErrorPanel message={errorMessage(errors, choose.error)} />}
    </>
  )
}
