import { useTranslations } from 'use-intl'
import { DAY_ORDERS, type DayOrder } from '../../../domain/kernel/written-day.ts'
import { oneOf } from '../../../domain/kernel/text.ts'
import { SelectField } from '../../ui/fields.tsx'
import { ENCODINGS } from '../read-text-file.ts'
import type { OpenTable } from './table-file-field.tsx'

const SEPARATOR_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const

/** In which signs a table is written: its alphabet, and what stands between its columns. */
export function TableSigns(props: {
  table: OpenTable
  separator: string
  onSeparator: (separator: string) => void
}) {
  const t = useTranslations('tableFile')
  const { encoding, setEncoding } = props.table
  return (
    <>
      <SelectField
        label={t('encoding')}
        description={t('encodingHint')}
        value={encoding}
        data={ENCODINGS.map((value) => ({ value, label: t(`encodings.${value}`) }))}
        onChange={(event) => setEncoding(oneOf(ENCODINGS, event.currentTarget.value) ?? encoding)}
      />
      <SelectField
        label={t('separator')}
        value={props.separator}
        data={([',', ';', '\t'] as const).map((value) => ({
          value,
          label: t(`separators.${SEPARATOR_NAMES[value]}`),
        }))}
        onChange={(event) => props.onSeparator(event.currentTarget.value)}
      />
    </>
  )
}

/** What of a date in a table is the day; says where the table itself doesn't show it. */
export function DayOrderField(props: {
  value: DayOrder
  isSure: boolean
  onChange: (order: DayOrder) => void
}) {
  const t = useTranslations('tableFile')
  return (
    <SelectField
      label={t('dayOrder')}
      {...(!props.isSure && { description: t('dayOrderUnsure') })}
      value={props.value}
      data={DAY_ORDERS.map((value) => ({ value, label: t(`dayOrders.${value}`) }))}
      onChange={(event) => props.onChange(oneOf(DAY_ORDERS, event.currentTarget.value) ?? props.value)}
    />
  )
}
