import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import classes from './listing-table.module.css'
import { utcToday } from '../shared/today.ts'

/** The first free day in a word; on cards, which have no heads, with its label. */
export function FreeFrom(props: { day: string | null | undefined }) {
  const t = useTranslations('home.listings')
  const format = useFormat()
  const today = utcToday()
  return (
    <>
      {props.day && (
        <small className={classes.cardLabel} aria-hidden>
          {t('freeFrom')}
        </small>
      )}
      {!props.day ? (
        <small>{t('freeNever')}</small>
      ) : props.day <= today ? (
        t('freeNow')
      ) : (
        format.day(props.day, 'short')
      )}
    </>
  )
}
