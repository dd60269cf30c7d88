import { useLocale, useTranslations } from 'use-intl'
import classes from './declined-people.module.css'
import type { BlockedDays } from './declined-others.ts'
import { useFormat } from './format.ts'

const NAMED_UNITS = 8

/** Which days are blocked: of one listing in a sentence, of a group alike days once with the names of its units. */
export function BlockedDaysList(props: {
  listing: { name: string; partOfGroup: boolean }
  /** The days that were named. */
  wished: { from: string; to: string }
  /** What of them is blocked. */
  blocked: readonly BlockedDays[]
}) {
  const { listing, wished, blocked } = props
  const t = useTranslations('request.rejectDialog')
  const format = useFormat()
  const { compare } = new Intl.Collator(useLocale(), { numeric: true })
  if (blocked.length === 0) return t('nothingBlocked', { dates: format.dayRange(wished.from, wished.to) })
  if (!listing.partOfGroup)
    return t('blocked', { dates: format.list(blocked.map(({ from, to }) => format.dayRange(from, to))) })
  const alike = Map.groupBy(blocked, ({ from, to }) => `${from} ${to}`)
  const stretches = [...alike].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return (
    <>
      {t('blockedAll', { listing: listing.name })}
      <ul className={classes.people}>
        {stretches.map(([key, units]) => {
          const names = units.map(({ apartmentName }) => apartmentName).toSorted(compare)
          const more = names.length - NAMED_UNITS
          const [first] = units
          if (!first) return null
          return (
            <li key={key}>
              {t('blockedIn', {
                dates: format.dayRange(first.from, first.to),
                names: format.list(
                  more > 0 ? [...names.slice(0, NAMED_UNITS), t('moreUnits', { count: more })] : names,
                ),
              })}
            </li>
          )
        })}
      </ul>
    </>
  )
}
