import { useTranslations } from 'use-intl'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { useFormat } from '../format.ts'
import classes from './move-booking-dialog.module.css'
import type { PlaceForBooking } from './move-booking-query.ts'

/** Where a booking can go, and what keeps it from the other apartments. */
export function PlaceChoice(props: {
  units: readonly PlaceForBooking[]
  currency: string
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
          choices={free.map((place) => ({
            value: place.listingId,
            label: place.name,
            detail: (place.otherRent || place.declined > 0) && (
              <PlaceDetail place={place} currency={props.currency} />
            ),
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

/** What choosing an apartment means: another rent than was asked for, and requests that would be declined. */
function PlaceDetail({ place, currency }: { place: PlaceForBooking; currency: string }) {
  const { otherRent, declined } = place
  const t = useTranslations('moveBooking')
  const format = useFormat()
  const money = (amount: number) => format.money(amount, currency)
  return (
    <>
      {otherRent && (
        <span className={classes.line}>
          {t('otherRent', {
            rent: money(otherRent.rent),
            difference: money(Math.abs(otherRent.rent - otherRent.asked)),
            way: otherRent.rent > otherRent.asked ? 'more' : 'less',
          })}
        </span>
      )}
      {declined > 0 && <span className={classes.line}>{t('declines', { count: declined })}</span>}
    </>
  )
}
