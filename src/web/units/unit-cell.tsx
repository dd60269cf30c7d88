import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { UnitField } from '../../domain/listings/unit-changes.ts'
import { ConnectionError } from '../http.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { cellChange, draftOf, type UnitChange, keysOf } from './unit-edits.ts'
import type { UnitNode } from './unit-queries.ts'
import classes from './units.module.css'

/** Stores the change of a cell; throws what went wrong. True when it was stored, false when it is asked about first. */
export type SaveCell = (change: UnitChange, idempotencyKey: string) => Promise<boolean>

/** A value of the table that becomes an input where it is pressed; Enter saves, Escape leaves it as it was. */
export function UnitCell(props: { unit: UnitNode; field: UnitField; save: SaveCell }) {
  const { unit, field } = props
  const t = useTranslations('units')
  const language = useLocale()
  const format = useFormat()
  const [isEdited, setIsEdited] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const returns = useRef(false)
  useEffect(() => {
    if (isEdited || !returns.current) return
    returns.current = false
    button.current?.focus()
  }, [isEdited])
  const text = draftOf(unit, field, language)
  if (isEdited) {
    return (
      <CellEditor
        {...props}
        onDone={(byKey) => {
          returns.current = byKey
          setIsEdited(false)
        }}
      />
    )
  }
  const words = wordsOf()
  // Whose rent it is, is told by its colour, and to whoever doesn't see that in words.
  const told = field === 'price' && unit.price === null && words ? t('asHouse', { price: words }) : words
  return (
    <button
      ref={button}
      type="button"
      className={classes.value}
      data-empty={text === '' || undefined}
      aria-label={t('edit', { field: t(`field.${field}`), unit: unit.apartmentName, value: told || 'none' })}
      onClick={() => setIsEdited(true)}
    >
      {words || '–'}
    </button>
  )

  function wordsOf(): string {
    const rent = unit.price ?? unit.homePrice
    // A building whose rent nobody has said yet has none.
    if (field === 'price') return rent === 0 ? '' : format.money(rent, unit.currency)
    if (field === 'availableTo' && text === '') return t('openEnded')
    return field === 'availableFrom' || field === 'availableTo' ? format.day(text) : text
  }
}

function CellEditor(props: {
  unit: UnitNode
  field: UnitField
  save: SaveCell
  onDone: (byKey: boolean) => void
}) {
  const { unit, field, onDone } = props
  const t = useTranslations('units')
  const errors = useTranslations('errors')
  const language = useLocale()
  const [text, setText] = useState(() => draftOf(unit, field, language))
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  // Without an answer nobody knows whether it arrived, so the same text goes with the same key again.
  const sent = useRef<{ text: string; key: string } | null>(null)
  const save = async (byKey: boolean) => {
    if (isSending.current) return
    const change = cellChange(unit, field, text, language)
    if (change === null) return onDone(byKey)
    if (change === undefined) return setProblem(t(`problem.${field}`))
    const key = sent.current?.text === text ? sent.current.key : crypto.randomUUID()
    sent.current = { text, key }
    isSending.current = true
    setIsBusy(true)
    try {
      await props.save(change, key)
      onDone(byKey)
    } catch (error) {
      if (!(error instanceof ConnectionError)) sent.current = null
      setProblem(problemText(error) ?? errorMessage(errors, error))
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }
  const problemText = (error: unknown): string | null => {
    if (!(error instanceof Error && 'fields' in error)) return null
    const [key] = Object.values(error.fields as Record<string, string>)
    const name = key?.replace('units.problem.', '')
    return name && t.has(`problem.${name}`) ? t(`problem.${name}`) : null
  }
  const label = t(`field.${field}`)
  return (
    <span className={classes.editor} data-wrong={problem !== null || undefined}>
      <input
        ref={input}
        type={field === 'availableFrom' || field === 'availableTo' ? 'date' : 'text'}
        inputMode={keysOf(field)}
        aria-label={t('editOf', { field: label, unit: unit.apartmentName })}
        aria-invalid={problem !== null}
        aria-busy={isBusy}
        readOnly={isBusy}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setProblem(null)
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => void save(false)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void save(true)
          if (event.key === 'Escape') onDone(true)
        }}
      />
      {problem && <span role="alert">{problem}</span>}
    </span>
  )
}
