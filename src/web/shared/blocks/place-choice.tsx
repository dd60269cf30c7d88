import { useTranslations } from 'use-intl'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { useFormat } from '../format.ts'
import classes from './move-booking-dialog.module.css'
import type { PlaceForBooking } from './move-booking-query.ts'

/** Where a booking can go, and what keeps it from the other apartments. */
export function PlaceChoice(props: {
  units: readonly PlaceForBooking[]
  chosen: string | null
  onChoose: (listingId: string) => void
}) {
  const t = useTranslations('moveBooking')
  const format = useFormat()
  const others = props.units.filter(({ verdict }) => verdict.reason !== 'SAME_UNIT')
  const free = others.filter(({ verdict }) => verdict.value)
  const taken = others.filter(({ verdict }) => !verdict.value)
  return (
    <>
      {free.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ChoiceField
          legend={t('choose')}
          value={props.chosen}
          onChange={props.onChoose}
          choices={free.map(({ listingId, name, declined }) => ({
            value: listingId,
            label: name,
            detail: declined > 0 && t('declines', { count: declined }),
          }))}
        />
      )}
      {taken.length > 0 && (
        <details>
          <summary>{t('notFree', { count: taken.length })}</summary>
          <ul className={classes.taken}>
            {taken.map(({ listingId, name, taken: by }) => (
              <li key={listingId}>
                <strong>{name}</strong>{' '}
                {by.length === 0
                  ? t('outside')
                  : format.list(
                      by.map((one) =>
                        t('period', { range: format.dayRange(one.from, one.to), name: one.name || 'none' }),
                      ),
                    )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
