import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Card } from '../ui/card.tsx'
import { ChangeForm } from './change-form.tsx'
import { ChangeHistory } from './change-history.tsx'
import { rentHistoryQuery, rentHomesQuery, sendRentsUndo } from './rent-queries.ts'

/** The rents of all homes: many changed at once, from a day on, and what was changed before. */
export function RentsView() {
  const t = useTranslations('rents')
  const format = useFormat()
  const { data: homes } = useSuspenseQuery(rentHomesQuery)
  const { data: changes } = useSuspenseQuery(rentHistoryQuery)
  return (
    <>
      {homes.length === 0 ? <Card>{t('empty')}</Card> : <ChangeForm homes={homes} />}
      <ChangeHistory
        changes={changes}
        words={{
          order: (count, day) => t('batch', { count, day }),
          change: ({ before, after, currency, listingId }) => {
            const told = (amount: number) =>
              listingId && amount === 0 ? t('asBuilding') : format.money(amount, currency)
            return `${told(before)} → ${told(after)}`
          },
          lapsed: ({ listingId }) => t(listingId ? 'lapsedUnit' : 'lapsed'),
          undoText: t('undoText'),
          keep: t('keep'),
          undone: (done) => t('undone', done),
          takeBack: sendRentsUndo,
        }}
      />
    </>
  )
}
