import { useState } from 'react'
import { useTranslations } from 'use-intl'
import {
  dayOfYear,
  earliestFirst,
  inLeapYear,
  problemOfSeasons,
  type Season,
  SEASON_LIMITS,
  seasonalRent,
} from '../../../domain/listings/seasons.ts'
import { useFormat } from '../../shared/format.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields.tsx'
import classes from '../listing-edit.module.css'
import { IntegerField } from '../number-fields.tsx'

/** In which parts of each year a month costs more or less, with the monthly rent that it makes; one more is added. */
export function SeasonsField(props: {
  seasons: readonly Season[]
  price: number | null
  currency: string
  onChange: (seasons: Season[]) => void
  error: string | undefined
}) {
  const { seasons, price, currency, onChange, error } = props
  const t = useTranslations('seasons')
  const format = useFormat()
  const wordsOf = (season: Season) => ({
    from: format.day(inLeapYear(season.from), 'short'),
    to: format.day(inLeapYear(season.to), 'short'),
    percent: Math.abs(season.percent),
    way: season.percent > 0 ? 'more' : 'less',
  })
  const monthly = (season: Season) =>
    price ? t('monthly', { rent: format.money(seasonalRent(price, season), currency) }) : ''
  return (
    <fieldset className={classes.group}>
      <legend>{t('legend')}</legend>
      <p className={classes.note}>{t('hint')}</p>
      {seasons.length > 0 && (
        <ul>
          {seasons.map((season) => (
            <li key={season.from}>
              {t('season', wordsOf(season))} {monthly(season)}{' '}
              <Button
                size="small"
                aria-label={t('removeSeason', wordsOf(season))}
                onClick={() => onChange(seasons.filter((other) => other !== season))}
              >
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NextSeason
        seasons={seasons}
        onAdd={(season) => onChange(earliestFirst([...seasons, season]))}
        error={error}
        monthly={monthly}
      />
    </fieldset>
  )
}

interface Written {
  fromDay: number | null
  fromMonth: number
  toDay: number | null
  toMonth: number
  way: 'more' | 'less'
  percent: number | null
}

const SUMMER: Written = { fromDay: 1, fromMonth: 6, toDay: 31, toMonth: 8, way: 'more', percent: null }

/** The next season, which is added once it is whole. */
function NextSeason(props: {
  seasons: readonly Season[]
  onAdd: (season: Season) => void
  error: string | undefined
  monthly: (season: Season) => string
}) {
  const { seasons, onAdd, error, monthly } = props
  const t = useTranslations('seasons')
  const [written, setWritten] = useState(SUMMER)
  const set = (changes: Partial<Written>) => setWritten({ ...written, ...changes })
  const season = seasonOf(written)
  const problem = season && problemOfSeasons([...seasons, season])
  const day = (key: 'fromDay' | 'toDay') => (
    <IntegerField label={t(key)} value={written[key]} onChange={(value) => set({ [key]: value })} />
  )
  return (
    <>
      <div className={classes.narrowWide}>
        {day('fromDay')}
        <MonthField
          label={t('fromMonth')}
          value={written.fromMonth}
          onChange={(fromMonth) => set({ fromMonth })}
        />
      </div>
      <div className={classes.narrowWide}>
        {day('toDay')}
        <MonthField label={t('toMonth')} value={written.toMonth} onChange={(toMonth) => set({ toMonth })} />
      </div>
      <div className={classes.pair}>
        <SelectField
          label={t('way')}
          value={written.way}
          data={(['more', 'less'] as const).map((value) => ({ value, label: t(value) }))}
          onChange={(event) => set({ way: event.currentTarget.value === 'less' ? 'less' : 'more' })}
        />
        <IntegerField
          label={t('percent')}
          unit="%"
          data-field="seasons"
          value={written.percent}
          onChange={(percent) => set({ percent })}
          error={error}
        />
      </div>
      {problem ? (
        <p className={classes.error} role="status">
          {t(`problem.${problem}`, {
            highest: SEASON_LIMITS.highest,
            lowest: -SEASON_LIMITS.lowest,
            count: SEASON_LIMITS.count,
          })}
        </p>
      ) : (
        season && <p role="status">{monthly(season)}</p>
      )}
      <div className={classes.buttons}>
        <Button
          size="small"
          disabled={!season || problem !== null}
          onClick={() => {
            if (season) onAdd(season)
            setWritten(SUMMER)
          }}
        >
          {t('add')}
        </Button>
      </div>
    </>
  )
}

function seasonOf({ fromDay, fromMonth, toDay, toMonth, way, percent }: Written): Season | null {
  if (fromDay === null || toDay === null || percent === null) return null
  return {
    from: dayOfYear(fromMonth, fromDay),
    to: dayOfYear(toMonth, toDay),
    percent: way === 'less' ? -percent : percent,
  }
}

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

function MonthField(props: { label: string; value: number; onChange: (month: number) => void }) {
  const format = useFormat()
  return (
    <SelectField
      label={props.label}
      value={String(props.value)}
      data={MONTHS.map((month) => ({
        value: String(month),
        label: format.month(inLeapYear(dayOfYear(month, 1))),
      }))}
      onChange={(event) => props.onChange(Number(event.currentTarget.value))}
    />
  )
}
