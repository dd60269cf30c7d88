import { IconSearch } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '../ui/fields.tsx'
import { useSearch } from './use-search.ts'

const DEBOUNCE_MILLISECONDS = 200

/** A search box whose text stands in the URL under `param`, 200 ms after the last key; empty takes it away. */
export function SearchField(props: {
  param: string
  label: string
  placeholder: string
  className?: string
}) {
  const { param } = props
  const [search, setSearch] = useSearch()
  const inUrl = search[param] ?? ''
  const [text, setText] = useState(inUrl)
  const [known, setKnown] = useState(inUrl)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Back and "show all" change the URL from outside; what is being typed is newer than its own echo.
  if (inUrl !== known) {
    setKnown(inUrl)
    if (inUrl !== text.trim()) setText(inUrl)
  }
  const change = (value: string) => {
    setText(value)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const wanted = value.trim()
      setKnown(wanted)
      setSearch({ [param]: wanted || undefined }, { replace: true })
    }, DEBOUNCE_MILLISECONDS)
  }
  return (
    <TextField
      type="search"
      size="sm"
      name={param}
      className={props.className}
      aria-label={props.label}
      placeholder={props.placeholder}
      leftSection={<IconSearch size={17} aria-hidden />}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
