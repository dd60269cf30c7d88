import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Card } from '../ui/card.tsx'
import { compareFigure } from './compare-figure.ts'
import type { Performance } from './performance-queries.ts'
import classes from './performance.module.css'

/** The five figures that matter, each beside a year before and similar homes. */
export function KeyFigures({ data }: { data: Performance }) {
  const t = useTranslations('performance')
  const format = useFormat()
  const { figures, figuresBefore, similar, currency } = data
  const { nights } = figures
  const money = (amount: number | null) => (amount === null ? null : format.money(amount, currency, 'yes'))
  const night = (amount: number | null) => (amount === null ? null : format.money(amount, currency, 'auto'))
  const share = (value: number | null) => (value === null ? null : format.percent(value))
  const minutes = (value: number | null) => (value === null ? null : format.minutes(value))
  return (
    <Card padded={false} className={classes.figures}>
      <Figure value={share(nights.occupancy)} name={t('occupied')}>
        <Change now={nights.occupancy} before={figuresBefore.nights.occupancy} kind="points" />
        <Similar value={share(similar?.occupancy ?? null)} />
      </Figure>
      <Figure value={night(nights.earnedPerNight)} name={t('perNight')}>
        <Change now={nights.earnedPerNight} before={figuresBefore.nights.earnedPerNight} kind="share" />
        <Similar value={night(similar?.earnedPerNight ?? null)} />
      </Figure>
      <Figure value={money(nights.earned)} name={t('earned')}>
        <Change now={nights.earned} before={figuresBefore.nights.earned || null} kind="share" />
      </Figure>
      <Figure value={money(nights.vacancyCost)} name={t('lost', { nights: nights.vacant })}>
        <Change
          now={nights.vacancyCost}
          before={figuresBefore.nights.vacancyCost || null}
          kind="share"
          isLessBetter
        />
        <small>{t('gaps', { count: figures.gaps })}</small>
      </Figure>
      <Figure value={minutes(figures.answerMinutes)} name={t('toAnswer')}>
        <Change now={figures.answerMinutes} before={figuresBefore.answerMinutes} kind="share" isLessBetter />
        <Similar value={minutes(similar?.answerMinutes ?? null)} />
      </Figure>
    </Card>
  )
}

function Figure({ value, name, children }: { value: string | null; name: string; children: ReactNode }) {
  const t = useTranslations('performance')
  return (
    <div className={classes.figure}>
      <strong>{value ?? '–'}</strong>
      <span>{name}</span>
      {value === null ? <small>{t('unknown')}</small> : children}
    </div>
  )
}

function Change(props: {
  now: number | null
  before: number | null
  kind: 'points' | 'share'
  isLessBetter?: boolean
}) {
  const t = useTranslations('performance')
  const format = useFormat()
  const change = compareFigure(props)
  if (!change) return <small>{t('noYearBefore')}</small>
  const { direction, size } = change
  const isGood = direction === 'Same' ? undefined : (direction === 'More') !== Boolean(props.isLessBetter)
  const words = props.kind === 'points' ? t('points', { points: size }) : format.percent(size)
  return <small data-good={isGood}>{t(`change${direction}`, { size: words })}</small>
}

function Similar({ value }: { value: string | null }) {
  const t = useTranslations('performance')
  return value === null ? null : <small>{t('similar', { value })}</small>
}
