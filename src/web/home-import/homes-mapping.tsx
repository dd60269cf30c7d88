import { useLocale, useTranslations } from 'use-intl'
import { listCountries } from '../../domain/catalogue/countries.ts'
import { LISTING_LANGUAGES } from '../../domain/catalogue/language.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { HOME_FIELDS } from '../../domain/listings/homes-file-heads.ts'
import { TableColumns } from '../shared/table-file/table-columns.tsx'
import type { OpenTable } from '../shared/table-file/table-file-field.tsx'
import { DayOrderField, TableSigns } from '../shared/table-file/table-format.tsx'
import classes from '../shared/table-file/table-file.module.css'
import { SelectField } from '../ui/fields.tsx'
import { Section } from '../ui/section.tsx'
import type { HomesPlan, SaidOfHomes } from './home-import-queries.ts'

/** How a file of homes is understood, to be corrected: its signs, dates and languages, and what each column is. */
export function HomesMapping(props: {
  plan: HomesPlan
  said: SaidOfHomes
  table: OpenTable
  onChange: (changes: Partial<SaidOfHomes>) => void
}) {
  const { plan, said, onChange } = props
  const t = useTranslations('homeImport')
  const tTable = useTranslations('tableFile')
  const fieldName = useTranslations('homeImport.fields')
  const language = useLocale()
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return (
    <>
      <Section title={tTable('understood')}>
        <div className={classes.format}>
          <TableSigns
            table={props.table}
            separator={plan.separator}
            onSeparator={(separator) => onChange({ separator, fields: null })}
          />
          <SelectField
            label={t('country')}
            description={t('countryHint')}
            value={said.country}
            data={listCountries(language).map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(event) => onChange({ country: event.currentTarget.value })}
          />
          {plan.columns.some(({ field }) => field === 'AVAILABLE_FROM') && (
            <DayOrderField
              value={plan.dayOrder}
              isSure={plan.isDayOrderSure}
              onChange={(dayOrder) => onChange({ dayOrder })}
            />
          )}
          {plan.columns.some(({ field }) => field === 'TITLE' || field === 'DESCRIPTION') && (
            <SelectField
              label={t('textLanguage')}
              value={plan.textLanguage}
              data={LISTING_LANGUAGES.map((code) => ({ value: code, label: names.of(code) ?? code }))}
              onChange={(event) =>
                onChange({ textLanguage: oneOf(LISTING_LANGUAGES, event.currentTarget.value) })
              }
            />
          )}
        </div>
      </Section>
      {plan.columns.length > 0 && (
        <TableColumns
          columns={plan.columns}
          fields={HOME_FIELDS}
          nameOf={fieldName}
          missing={plan.missing}
          onChange={(fields) => onChange({ fields })}
        />
      )}
    </>
  )
}
