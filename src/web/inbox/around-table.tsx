import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useBarWords } from './around-calendar.tsx'
import type { InboxRequest } from './inbox-request-query.ts'
import classes from './request-around.module.css'

type Unit = InboxRequest['around']['units'][number]

/** The calendar around a request in words: one row per unit and entry. */
export function AroundTable(props: {
  request: InboxRequest
  units: readonly Unit[]
  /** Other requests, each of which fits into several units. */
  several: Unit['bars']
}) {
  const t = useTranslations('request.around')
  const format = useFormat()
  const words = useBarWords(props.request)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
    <div className={classes.scroller} tabIndex={0} role="group" aria-label={t('title')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('unit')}</th>
            <th scope="col">{t('what')}</th>
            <th scope="col">{t('who')}</th>
            <th scope="col">{t('when')}</th>
          </tr>
        </thead>
        {props.units.map((unit) => (
          <tbody key={unit._id}>
            {unit.bars.length === 0 && (
              <tr>
                <UnitHeading unit={unit} rows={1} />
                <td colSpan={3}>{t('free')}</td>
              </tr>
            )}
            {unit.bars.map((bar, at) => (
              <tr key={at}>
                {at === 0 && <UnitHeading unit={unit} rows={unit.bars.length} />}
                <td>{words(bar).kind}</td>
                <td>{words(bar).label}</td>
                <td>{format.dayRange(bar.from, bar.to)}</td>
              </tr>
            ))}
          </tbody>
        ))}
        {props.several.length > 0 && (
          <tbody>
            {props.several.map((bar, at) => (
              <tr key={bar.listingRequestId}>
                {at === 0 && (
                  <th scope="rowgroup" rowSpan={props.several.length}>
                    {t('several')}
                    <small>{t('fitSeveral')}</small>
                  </th>
                )}
                <td>{words(bar).kind}</td>
                <td>{words(bar).label}</td>
                <td>{format.dayRange(bar.from, bar.to)}</td>
              </tr>
            ))}
          </tbody>
        )}
      </table>
    </div>
  )
}

function UnitHeading(props: { unit: Unit; rows: number }) {
  const t = useTranslations('request.around')
  return (
    <th scope="rowgroup" rowSpan={props.rows}>
      {props.unit.name}
      <small>{props.unit.fits ? t('fits') : t('fitsNot')}</small>
    </th>
  )
}
