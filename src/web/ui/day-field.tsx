import { useLocale } from 'use-intl'
import type { DayFieldProps } from './field-frame.tsx'
import { TextField } from './fields.tsx'
import { usePickers } from './use-pickers.ts'

/** How a day is written, the year last; this is what stands where none is chosen. */
const WRITTEN_AS: Readonly<Record<ReturnType<typeof useLocale>, string>> = {
  en: 'dd/mm/yyyy',
  de: 'tt.mm.jjjj',
  fr: 'jj/mm/aaaa',
}

/**
 * A day in parts and with a calendar, both in the page's language. Its code is loaded where it is used; until it is
 * there, and where it can't be had, the field is the browser's own, which is written in the page's language until
 * somebody goes into it.
 */
export function DayField(props: DayFieldProps) {
  const { onChange, onBlur, span: _, taken: __, marked: ___, ...rest } = props
  const language = useLocale()
  const { pickers, hands, own } = usePickers(onBlur)
  if (pickers) return <pickers.DayPicker {...props} takesFocus={hands === 'there'} />
  return (
    <TextField
      {...rest}
      {...own}
      type="date"
      data-shown={hands === 'away' ? writtenDay(props.value, language) : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function writtenDay(day: string, language: keyof typeof WRITTEN_AS): string {
  const form = WRITTEN_AS[language]
  return day ? day.split('-').toReversed().join(form[2]) : form
}
