import { useState } from 'react'

/** Something typed that is none of what the field holds. */
export const NOT_READABLE = Symbol('not readable')

/**
 * The text of a field that holds no text: typing is left as it is, and read along the way. What can't be read is not
 * given on.
 */
export function useTypedText<Value>(
  value: Value,
  write: (value: Value) => string,
  read: (text: string) => Value | typeof NOT_READABLE,
  onChange: (value: Value) => void,
) {
  const [text, setText] = useState(() => write(value))
  const typed = read(text)
  // Changed from outside, such as by another device.
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (typed !== value) setText(write(value))
  }
  return {
    text,
    isReadable: typed !== NOT_READABLE,
    onText: (next: string) => {
      setText(next)
      const nextValue = read(next)
      if (nextValue === NOT_READABLE) return
      setKnown(nextValue)
      onChange(nextValue)
    },
  }
}

/** A whole number as typed; nothing is null. */
export function readInteger(text: string): number | null | typeof NOT_READABLE {
  const plain = text.trim()
  if (plain === '') return null
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : NOT_READABLE
}

/** A number as typed with a dot or a comma before its fraction; nothing is null. */
export function readDecimal(text: string): number | null | typeof NOT_READABLE {
  const plain = text.trim().replace(',', '.')
  if (plain === '') return null
  return /^\d{1,9}(\.\d{1,4})?$/.test(plain) ? Number(plain) : NOT_READABLE
}
