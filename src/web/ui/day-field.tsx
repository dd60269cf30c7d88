import { createElement, startTransition, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { useLocale } from 'use-intl'
import type { DayPicker } from './day-picker.tsx'
import type { DayFieldProps } from './field-frame.tsx'
import { TextField } from './fields.tsx'

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
  const picker = usePicker()
  const [hands, setHands] = useState<'away' | 'there' | 'typing'>('away')
  // What somebody has begun to type into the browser's own stays there.
  if (picker && hands !== 'typing') {
    return createElement(picker, { ...props, takesFocus: hands === 'there' })
  }
  return (
    <TextField
      {...rest}
      type="date"
      data-shown={hands === 'away' ? writtenDay(props.value, language) : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={() => setHands('typing')}
      onFocus={() => setHands('there')}
      onBlur={() => {
        setHands('away')
        onBlur?.()
      }}
    />
  )
}

function writtenDay(day: string, language: keyof typeof WRITTEN_AS): string {
  const form = WRITTEN_AS[language]
  return day ? day.split('-').toReversed().join(form[2]) : form
}

let loaded: typeof DayPicker | null = null
let isAsked = false
const listeners = new Set<() => void>()

const readPicker = () => loaded
const noPicker = () => null
const neverTells = () => () => {}

function usePicker(): typeof DayPicker | null {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0)
  useEffect(() => {
    if (loaded) return
    // Drawing it takes longer than a frame: in pieces, between which the page does what somebody wants of it.
    const take = () => startTransition(drawAnew)
    listeners.add(take)
    void load()
    return () => void listeners.delete(take)
  }, [])
  return useSyncExternalStore(neverTells, readPicker, noPicker)
}

async function load() {
  if (isAsked) return
  isAsked = true
  try {
    const module = await import('./day-picker.tsx')
    loaded = module.DayPicker
    for (const listener of listeners) listener()
  } catch {
    // No connection: the browser's own field does it, and the next one asks again.
    isAsked = false
  }
}
