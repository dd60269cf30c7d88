import { useTranslations } from 'use-intl'
import { errorMessage } from '../shared/error-message.ts'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CheckField } from '../ui/fields.tsx'
import { FormSkeleton } from '../ui/skeletons.tsx'
import type { Ways } from './notification-queries.ts'
import classes from './notifications.module.css'

interface Choice extends Ways {
  kind: string
  /** Its mails can't be switched off. */
  isAlwaysMailed?: boolean
}

/** What somebody wants to be told about, per kind; undefined rows are still on their way or failed. */
export function PreferenceList<Row extends Choice>(props: {
  rows: readonly Row[] | undefined
  error: Error | null
  busy: boolean
  onRetry: () => void
  nameOf: (row: Row) => string
  hintOf?: (row: Row) => string
  onChange: (row: Row, choice: Partial<Ways>) => void
}) {
  const t = useTranslations('notifications.settings')
  const errors = useTranslations('errors')
  const { rows, error, onChange } = props
  if (!rows && error)
    return <ErrorPanel message={errorMessage(errors, error)} onRetry={props.onRetry} busy={props.busy} />
  if (!rows) return <FormSkeleton />
  return (
    <Card padded={false}>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.kind} className={classes.preference}>
            <fieldset>
              <legend>
                {props.nameOf(row)}
                {props.hintOf && <span className={classes.legendHint}>{props.hintOf(row)}</span>}
              </legend>
              <CheckField
                label={t('inApp')}
                checked={row.inApp}
                onChange={(event) => onChange(row, { inApp: event.currentTarget.checked })}
              />
              <CheckField
                label={t('byEmail')}
                description={row.isAlwaysMailed ? t('always') : undefined}
                checked={row.byEmail || (row.isAlwaysMailed ?? false)}
                disabled={row.isAlwaysMailed ?? false}
                onChange={(event) => onChange(row, { byEmail: event.currentTarget.checked })}
              />
              <CheckField
                label={t('byPush')}
                checked={row.byPush}
                onChange={(event) => onChange(row, { byPush: event.currentTarget.checked })}
              />
            </fieldset>
          </li>
        ))}
      </ul>
    </Card>
  )
}
