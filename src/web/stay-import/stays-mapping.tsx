import { useTranslations } from 'use-intl'
import { DAY_ORDERS } from '../../domain/calendars/stays-file-days.ts'
import { LAST_DAYS } from '../../domain/calendars/stays-file-columns.ts'
import { STAY_FIELDS } from '../../domain/calendars/stays-file-heads.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { ENCODINGS, type Encoding } from '../shared/read-text-file.ts'
import { Card } from '../ui/card.tsx'
import { SelectField } from '../ui/fields.tsx'
import { Section } from '../ui/section.tsx'
import type { SaidOfFile, StaysPlan } from './stay-import-queries.ts'
import classes from './stay-import.module.css'

const SEPARATOR_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const

interface Props {
  plan: StaysPlan
  said: SaidOfFile
  encoding: Encoding
  onEncoding: (encoding: Encoding) => void
  onChange: (changes: SaidOfFile) => void
}

/** How a file is understood, to be corrected: its signs and days, what each column is, and which apartment a name means. */
export function StaysMapping(props: Props) {
  const { plan } = props
  const t = useTranslations('stayImport')
  return (
    <>
      <Section title={t('understood')}>
        <p className={classes.hint}>
          {t(
            `from.${plan.platform === 'AIRBNB' || plan.platform === 'BOOKING_COM' ? plan.platform : 'OTHER'}`,
          )}{' '}
          {plan.isRemembered && t('remembered')}
        </p>
        <Format {...props} />
      </Section>
      {plan.columns.length > 0 && <Columns {...props} />}
      {plan.unitNames.length > 0 && <UnitNames {...props} />}
    </>
  )
}

function Format({ plan, encoding, onEncoding, onChange }: Props) {
  const t = useTranslations('stayImport')
  return (
    <div className={classes.format}>
      <SelectField
        label={t('encoding')}
        description={t('encodingHint')}
        value={encoding}
        data={ENCODINGS.map((value) => ({ value, label: t(`encodings.${value}`) }))}
        onChange={(event) => onEncoding(oneOf(ENCODINGS, event.currentTarget.value) ?? encoding)}
      />
      <SelectField
        label={t('separator')}
        value={plan.separator}
        data={([',', ';', '\t'] as const).map((value) => ({
          value,
          label: t(`separators.${SEPARATOR_NAMES[value]}`),
        }))}
        onChange={(event) => onChange({ separator: event.currentTarget.value, fields: null })}
      />
      <SelectField
        label={t('dayOrder')}
        {...(!plan.isDayOrderSure && { description: t('dayOrderUnsure') })}
        value={plan.dayOrder}
        data={DAY_ORDERS.map((value) => ({ value, label: t(`dayOrders.${value}`) }))}
        onChange={(event) => onChange({ dayOrder: oneOf(DAY_ORDERS, event.currentTarget.value) })}
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

function Columns({ plan, onChange }: Props) {
  const t = useTranslations('stayImport')
  const fieldName = useTranslations('stayImport.fields')
  const choose = (at: number, value: string) =>
    onChange({
      // A field is one column's: the one that had it before is left out.
      fields: plan.columns.map(({ field }, place) => {
        if (place === at) return value
        return field === value ? '' : (field ?? '')
      }),
    })
  return (
    <Section title={t('columns')}>
      {plan.missing.length > 0 && (
        <p role="alert" className={classes.missing}>
          {t('missing', { fields: plan.missing.map((field) => fieldName(field)).join(', ') })}
        </p>
      )}
      <Card padded={false}>
        <ul className={classes.rows}>
          {plan.columns.map((column, at) => (
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
                  ...STAY_FIELDS.map((value) => ({ value, label: fieldName(value) })),
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

/** The choice of a name whose lines are left out; ids of apartments are never like that. */
const NONE = 'none'

function UnitNames({ plan, said, onChange }: Props) {
  const t = useTranslations('stayImport')
  const open = plan.unitNames.filter(({ isOpen }) => isOpen).length
  const choose = (name: string, value: string) => {
    const others = (said.units ?? []).filter((unit) => unit.name !== name)
    onChange({ units: [...others, { name, listingId: value === NONE ? null : value }] })
  }
  return (
    <Section title={t('names')} aside={open > 0 && <small>{t('openNames', { count: open })}</small>}>
      <Card padded={false}>
        <ul className={classes.rows}>
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
                  { value: NONE, label: t('leaveOut') },
                  ...plan.units.map((unit) => ({ value: unit.listingId, label: unit.name })),
                ]}
                onChange={(event) => choose(name, event.currentTarget.value)}
              />
            </li>
          ))}
        </ul>
      </Card>
    </Section>
  )
}
