import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { I18nProvider as WidgetLanguage } from 'react-aria/I18nProvider'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { useLocale } from 'use-intl'
import type { FieldProps } from './field-frame.tsx'
import classes from './fields.module.css'

/** The language in which a picker writes: that of the page, with days and times as in Europe. */
export function PickerLanguage(props: { children: ReactNode }) {
  const language = useLocale()
  return <WidgetLanguage locale={language === 'en' ? 'en-GB' : language}>{props.children}</WidgetLanguage>
}

/** Label, hint, the parts of a picker and its error; stands within the component of the library that ties them. */
export function PickerFrame(
  props: Pick<FieldProps, 'label' | 'description' | 'error'> & { children: ReactNode },
) {
  const { label, description, error } = props
  return (
    <>
      {label && <Label className={classes.label}>{label}</Label>}
      {description && (
        <Text slot="description" elementType="p" className={classes.description}>
          {description}
        </Text>
      )}
      {props.children}
      {error && (
        <Text slot="errorMessage" elementType="p" className={classes.error}>
          {error}
        </Text>
      )}
    </>
  )
}

/** A picker's own state of a text outside of it, which follows that text. */
export function usePicked<Picked>(value: string, read: (value: string) => Picked) {
  const [known, setKnown] = useState(value)
  const [picked, setPicked] = useState(() => read(value))
  if (known !== value) {
    setKnown(value)
    setPicked(read(value))
  }
  return [picked, setPicked] as const
}

/** The box of a picker, whose first part takes the focus from the browser's own field, whose place it takes. */
export function useFocusedBox(takesFocus: boolean): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()
  }, [takesFocus])
  return box
}

/** Reads a text by a function of the library, which throws; nothing for '' and for what it can't be. */
export function readOrNull<Picked>(read: (text: string) => Picked, text: string): Picked | null {
  try {
    return read(text)
  } catch {
    return null
  }
}

/** Enter sends the form, as in every other field. */
export function submitByEnter(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLElement)) return
  if (event.target.matches('[role=spinbutton]')) event.target.closest('form')?.requestSubmit()
}
