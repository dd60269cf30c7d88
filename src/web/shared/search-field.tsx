import { IconSearch } from '@tabler/icons-react'
import { TextField } from '../ui/fields.tsx'
import { useSearch } from './use-search.ts'
import { useTypedSearch } from './use-typed-search.ts'

/** A search box whose text stands in the URL under `param`; empty takes it away. */
export function SearchField(props: {
  param: string
  label: string
  placeholder: string
  className?: string
}) {
  const { param } = props
  const [search, setSearch] = useSearch()
  const typed = useTypedSearch(search[param] ?? '', (wanted) =>
    setSearch({ [param]: wanted || undefined }, { replace: true }),
  )
  return (
    <TextField
      type="search"
      size="sm"
      name={param}
      className={props.className}
      aria-label={props.label}
      placeholder={props.placeholder}
      leftSection={<IconSearch size={17} aria-hidden />}
      value={typed.value}
      onChange={(event) => typed.change(event.currentTarget.value)}
    />
  )
}
