import { useTranslations } from 'use-intl'
import { LAST_DAYS } from '../../domain/calendars/stays-file-columns.ts'
import { STAY_FIELDS } from '../../domain/calendars/stays-file-heads.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { TableColumns } from '../shared/table-file/table-columns.tsx'
import type { OpenTable } from '../shared/table-file/table-file-field.tsx'
import { DayOrderField, TableSigns } from '../shared/table-file/table-format.tsx'
import { SelectField } from '../ui/fields.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import type { SaidOfFile, StaysPlan } from './stay-import-queries.ts'
import classes from '../shared/table-file/table-file.module.css'

interface Props {
  plan: StaysPlan
  said: SaidOfFile
  table: OpenTable
  onChange: (changes: SaidOfFile) => void
}

/** How a file is understood, to be corrected: its signs and days, what each column is, and which apartment a name means. */
export function StaysMapping(props: Props) {
  const { plan } = props
  const t = useTranslations('stayImport')
  const tTable = useTranslations('tableFile')
  const fieldName = useTranslations('stayImport.fields')
  return (
    <>
      <Section title={tTable('understood')}>
        <p className={classes.hint}>
          {t(
            `from.${plan.platform === 'AIRBNB' || plan.platform === 'BOOKING_COM' ? plan.platform : 'OTHER'}`,
          )}{' '}
          {plan.isRemembered && t('remembered')}
        </p>
        <Format {...props} />
      </Section>
      {plan.columns.length > 0 && (
        <TableColumns
          columns={plan.columns}
          fields={STAY_FIELDS}
          nameOf={fieldName}
          missing={plan.missing}
          onChange={(fields) => props.onChange({ fields })}
        />
      )}
      {plan.unitNames.length > 0 && <UnitNames {...props} />}
    </>
  )
}

function Format({ plan, table, onChange }: Props) {
  const t = useTranslations('stayImport')
  return (
    <div className={classes.format}>
      <TableSigns
        table={table}
        separator={plan.separator}
        onSeparator={(separator) => onChange({ separator, fields: null })}
      />
      <DayOrderField
        value={plan.dayOrder}
        isSure={plan.isDayOrderSure}
        onChange={(dayOrder) => onChange({ dayOrder })}
      />
      <SelectField
        label={t('lastDay')}
        value={plan.lastDay}
        data={LAST_DAYS.map((value) => ({ value, label: t(`lastDays.${value}`) }))}
        onChange={(event) => onChange({ lastDay: oneOf(LAST_DAYS, event.currentTarget.value) })}
      />
    </div>
  )
}

/** The choice of a name whose lines are left out; ids of apartments are never like that. */
const NONE = 'none'

function UnitNames({ plan, said, onChange }: Props) {
  const t = useTranslations('stayImport')
  const tTable = useTranslations('tableFile')
  const open = plan.unitNames.filter(({ isOpen }) => isOpen).length
  const choose = (name: string, value: string) => {
    const others = (said.units ?? []).filter((unit) => unit.name !== name)
    onChange({ units: [...others, { name, listingId: value === NONE ? null : value }] })
  }
  return (
    <Section title={t('names')} aside={open > 0 && <small>{t('openNames', { count: open })}</small>}>
      <RowsCard>
        {plan.unitNames.map(({ name, stays, listingId, isOpen }) => (
          <li key={name} className={classes.row}>
            <div>
              <strong>{name || t('noName')}</strong>
              <small>{t('staysOfName', { count: stays })}</small>
            </div>
            <SelectField
              size="sm"
              aria-label={t('nameIs', { name })}
              value={isOpen ? '' : (listingId ?? NONE)}
              data={[
                ...(isOpen ? [{ value: '', label: t('chooseUnit'), disabled: true }] : []),
                { value: NONE, label: tTable('leaveOut') },
                ...plan.units.map((unit) => ({ value: unit.listingId, label: unit.name })),
              ]}
              onChange={(event) => choose(name, event.currentTarget.value)}
            />
          </li>
        ))}
      </RowsCard>
    </Section>
  )
}
