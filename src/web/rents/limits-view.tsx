import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { linkTo } from '../shared/page-link.tsx'
import { Card } from '../ui/card.tsx'
import { ChangeHistory } from './change-history.tsx'
import { LimitForm, useLimitWords } from './limit-form.tsx'
import { limitHistoryQuery, limitHomesQuery, sendLimitsUndo } from './limit-queries.ts'

/** The limits of stays in all homes: many changed at once, from a day on, and what was changed before. */
export function LimitsView() {
  const t = useTranslations('rents')
  const length = useLimitWords()
  const { data: homes } = useSuspenseQuery(limitHomesQuery)
  const { data: changes } = useSuspenseQuery(limitHistoryQuery)
  return (
    <>
      {homes.length === 0 ? <Card>{t('empty')}</Card> : <LimitForm homes={homes} />}
      <p>{t.rich('limits.windows', { calendar: linkTo('calendar') })}</p>
      <ChangeHistory
        changes={changes}
        words={{
          order: (count, day) => t('limits.order', { count, day }),
          change: ({ kind, before, after }) =>
            t('limits.change', {
              kind: t(`limits.kind.${kind}`),
              before: length(before),
              after: length(after),
            }),
          lapsed: () => t('limits.lapsed'),
          undoText: t('limits.undoText'),
          keep: t('limits.keep'),
          undone: (done) => t('limits.undone', done),
          takeBack: sendLimitsUndo,
        }}
      />
    </>
  )
}
