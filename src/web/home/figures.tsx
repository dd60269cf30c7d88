import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { compareEarnings, shownEarnings, type Money } from './earnings.ts'
import { landlordFiguresQuery } from './home-queries.ts'
import classes from './figures.module.css'
import { addMonths } from '../../domain/kernel/day.ts'
import { utcToday } from '../shared/today.ts'

/** The four figures of a landlord: occupancy, what becomes free, earnings, time to answer. */
export function Figures() {
  const t = useTranslations('home.figures')
  const errors = useTranslations('errors')
  const format = useFormat()
  const query = useQuery(landlordFiguresQuery)
  const figures = query.data?.landlordFigures
  if (!figures && query.isError) {
    return (
      <ErrorPanel
        title={t('failed')}
        message={errorMessage(errors, query.error)}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <section aria-label={t('title')} aria-busy={!figures}>
      <Card padded={false} className={classes.figures}>
        <Figure value={figures && format.percent(figures.occupancyNext30Days)} text={t('occupancy')} />
        <Figure
          value={figures && format.number(figures.becomeFreeWithin60Days)}
          text={t('becomeFree', { count: figures?.becomeFreeWithin60Days ?? 0 })}
        />
        <Earnings earned={figures?.earnedThisMonth} before={figures?.earnedLastMonth} />
        <Figure
          value={
            figures &&
            (figures.medianAnswerMinutes === null ? t('none') : format.minutes(figures.medianAnswerMinutes))
          }
          text={figures?.medianAnswerMinutes === null ? t('noAnswer') : t('answer')}
        />
      </Card>
    </section>
  )
}

function Earnings(props: { earned: Money[] | undefined; before: Money[] | undefined }) {
  const t = useTranslations('home.figures')
  const format = useFormat()
  const today = utcToday()
  const month = format.month(today)
  const before = format.month(addMonths(today, -1))
  if (!props.earned || !props.before) return <Figure value={undefined} text={t('earned', { month })} />
  const amounts = shownEarnings(props.earned).map(({ amount, currency }) =>
    format.money(amount, currency, 'yes'),
  )
  const value = format.list(amounts)
  if (props.earned.length === 0) return <Figure value={value} text={t('earnedNothing', { month })} />
  const change = compareEarnings(props.earned, props.before)
  const values = { month, before, percent: change ? format.percent(change.share) : '' }
  const text = change ? t(`earned${change.direction}`, values) : t('earned', values)
  return <Figure value={value} text={text} />
}

function Figure(props: { value: ReactNode; text: string }) {
  return (
    <p className={classes.figure}>
      <b>{props.value ?? <Bone width="84px" height="26px" />}</b>
      <VisuallyHidden> </VisuallyHidden>
      <span>{props.text}</span>
    </p>
  )
}
