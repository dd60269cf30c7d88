import { useTranslations } from 'use-intl'
import { Card } from '../../ui/card.tsx'
import { SelectField } from '../../ui/fields.tsx'
import { Section } from '../../ui/section.tsx'
import classes from './table-file.module.css'

/** What each column of a table is, to be corrected; a field is one column's. */
export function TableColumns<Field extends string>(props: {
  columns: readonly { head: string; samples: readonly string[]; field: Field | null }[]
  fields: readonly Field[]
  nameOf: (field: Field) => string
  missing: readonly Field[]
  onChange: (fields: string[]) => void
}) {
  const { columns, missing, nameOf } = props
  const t = useTranslations('tableFile')
  const choose = (at: number, value: string) =>
    props.onChange(
      // The column that had it before is left out.
      columns.map(({ field }, place) => {
        if (place === at) return value
        return field === value ? '' : (field ?? '')
      }),
    )
  return (
    <Section title={t('columns')}>
      {missing.length > 0 && (
        <p role="alert" className={classes.missing}>
          {t('missing', { fields: missing.map(nameOf).join(', ') })}
        </p>
      )}
      <Card padded={false}>
        <ul className={classes.rows}>
          {columns.map((column, at) => (
            <li key={at} className={classes.row}>
              <div>
                <strong>{column.head || t('noHead', { number: at + 1 })}</strong>
                <small>{column.samples.length > 0 ? column.samples.join(' · ') : t('emptyColumn')}</small>
              </div>
              <SelectField
                size="sm"
                aria-label={t('columnIs', { head: column.head || String(at + 1) })}
                value={column.field ?? ''}
                data={[
                  { value: '', label: t('leaveOut') },
                  ...props.fields.map((value) => ({ value, label: nameOf(value) })),
                ]}
                onChange={(event) => choose(at, event.currentTarget.value)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
