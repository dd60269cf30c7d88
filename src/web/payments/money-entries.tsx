import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { MoneyEntryKind } from '../../domain/money/overview.ts'
import { useFormat } from '../shared/format.ts'
import { ListEnd } from '../shared/list-end.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { usePeriodName } from '../shared/periods/period-links.tsx'
import { type Money, moneyEntriesQuery, type MoneyEntry, type MoneyPlace } from './money-queries.ts'
import { useMoneyFormat } from './use-money-format.ts'
import classes from './money.module.css'

/** The entries that a figure is the sum of, each with its booking and its document. */
export function MoneyEntries(props: {
  place: MoneyPlace
  money: Money
  kinds: MoneyEntryKind[] | null
  onClose: () => void
}) {
  const { place, money, kinds } = props
  const t = useTranslations('money')
  const nameOf = usePeriodName()
  const amount = useMoneyFormat(money.currency)
  return (
    <AdaptiveDialog
      opened={kinds !== null}
      onClose={props.onClose}
      size="large"
      title={kinds && figureName(t, kinds)}
      description={kinds && `${nameOf(place.period)} · ${amount(figureOf(money, kinds))}`}
    >
      {kinds && <EntryList place={place} kinds={kinds} currency={money.currency} />}
    </AdaptiveDialog>
  )
}

function figureName(t: ReturnType<typeof useTranslations<'money'>>, kinds: MoneyEntryKind[]): string {
  const [first, second] = kinds
  if (second) return t('paidOut')
  return first === 'EARNED' || !first ? t('earned') : t(`lines.${first}`)
}

function figureOf(money: Money, kinds: MoneyEntryKind[]): number {
  if (kinds.includes('EARNED')) return money.earned
  return money.lines.reduce((sum, { line, amount }) => (kinds.includes(line) ? sum + amount : sum), 0)
}

function EntryList(props: { place: MoneyPlace; kinds: MoneyEntryKind[]; currency: string }) {
  const t = useTranslations('money')
  const list = useInfiniteQuery(moneyEntriesQuery(props.place, props.kinds, props.currency))
  if (list.isPending) return <Bone height="220px" />
  const entries = list.data?.pages.flat() ?? []
  return (
    <>
      {list.isSuccess && entries.length === 0 && <p>{t('noEntries')}</p>}
      <ul className={classes.entries}>
        {entries.map((entry) => (
          <Entry key={`${entry.kind}/${entry._id}`} entry={entry} />
        ))}
      </ul>
      <ListEnd list={list} isBegun={entries.length > 0} more={t('more')} />
    </>
  )
}

function Entry({ entry }: { entry: MoneyEntry }) {
  const t = useTranslations('money')
  const amount = useMoneyFormat(entry.currency)
  const { bookingId, documentUrl, number } = entry
  return (
    <li>
      <span className={classes.what}>
        <strong>{useEntryName(entry)}</strong>
        {bookingId && (
          <small>
            <PageLink page="bookings" params={{ bookingId }}>
              {t('stayOf', { tenant: entry.tenantNames ?? '', apartment: entry.apartmentName ?? '' })}
            </PageLink>
          </small>
        )}
        {documentUrl && (
          <small>
            <a href={documentUrl} target="_blank" rel="noreferrer">
              {t('document', { number: number ?? '' })}
            </a>
          </small>
        )}
      </span>
      <span className={classes.cents}>{amount(entry.amount)}</span>
    </li>
  )
}

/** What an entry is: the nights of a month, the days of a rent, or what happened on a day. */
function useEntryName(entry: MoneyEntry): string {
  const t = useTranslations('money')
  const format = useFormat()
  const { kind, nights, from, to } = entry
  if (nights !== null) return t('nightsIn', { nights: nights ?? 0, month: format.month(entry.day, 'year') })
  const days = from && to ? format.dayRange(from, to) : ''
  return t(`entryNames.${kind}`, { day: format.day(entry.day), days })
}
