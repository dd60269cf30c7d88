import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useId, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { languageName } from '../../domain/catalogue/language.ts'
import { LISTING_TEXT_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { TextareaField, TextField } from '../ui/fields.tsx'
import classes from './listing-edit.module.css'
import type { Texts } from './step-values.ts'

/** Chooses the language in which texts are shown, and says in which of them how many are written. */
export function LanguageChoice(props: {
  languages: readonly string[]
  value: string
  onChange: (language: string) => void
  /** How many of how many texts a language has; left out where that says nothing. */
  written?: (language: string) => { done: number; of: number }
}) {
  const t = useTranslations('listingEdit.languages')
  const language = useLocale()
  const name = useId()
  return (
    <fieldset className={classes.plainSet}>
      <legend className={classes.legend}>{t('legend')}</legend>
      <div className={classes.languages}>
        {props.languages.map((code) => {
          const written = props.written?.(code)
          const isDone = written && written.done === written.of
          return (
            <label key={code} className={classes.language}>
              <input
                type="radio"
                name={name}
                checked={props.value === code}
                onChange={() => props.onChange(code)}
              />
              {isDone && <IconCircleCheck size={16} aria-hidden />}
              {written && !isDone && <IconCircleDashed size={16} aria-hidden />}
              <span>{languageName(code, language)}</span>
              {written && <small>{t('written', written)}</small>}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** A text in one of its languages. */
export function LocalizedField(props: {
  label: string
  description?: ReactNode
  language: string
  value: Texts
  onChange: (texts: Texts) => void
  error?: string
  rows?: number
  /** What a link to the field calls it. */
  'data-field'?: string
}) {
  const { label, language, value } = props
  const locale = useLocale()
  const t = useTranslations('listingEdit.languages')
  const field = {
    label: t('label', { label, language: languageName(language, locale) }),
    description: props.description,
    error: props.error,
    'data-field': props['data-field'],
    lang: language,
    maxLength: LISTING_TEXT_MAX_LENGTH,
    value: value[language] ?? '',
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      props.onChange({ ...value, [language]: event.currentTarget.value }),
  }
  return props.rows ? <TextareaField {...field} rows={props.rows} /> : <TextField {...field} />
}

/** The languages that hold anything of some texts, and those that are wanted, each once. */
export function languagesOf(wanted: readonly string[], ...texts: (Texts | undefined)[]): string[] {
  const used = texts.flatMap((text) => Object.keys(text ?? {}).filter((language) => text?.[language]?.trim()))
  return [...new Set([...wanted, ...used])]
}
