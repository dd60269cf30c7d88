import { useLocale, useTranslations } from 'use-intl'
import classes from './declined-people.module.css'
import type { BlockedDays } from './declined-others.ts'
import { useFormat } from './format.ts'

const NAMED_UNITS = 8

/** Which days are blocked in which apartments: alike days once, with the names of their apartments. */
export function BlockedDaysList(props: { sentence: string; blocked: readonly BlockedDays[] }) {
  const t = useTranslations('request.rejectDialog')
  const format = useFormat()
  const { compare } = new Intl.Collator(useLocale(), { numeric: true })
  const alike = Map.groupBy(props.blocked, ({ from, to }) => `${from} ${to}`)
  const stretches = [...alike].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return (
    <>
      {props.sentence}
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
