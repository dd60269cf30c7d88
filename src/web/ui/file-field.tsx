import { IconFileCheck, IconFileUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import drop from './drop-box.module.css'
import classes from './file-field.module.css'

const ICONS = { empty: IconFileUpload, chosen: IconFileCheck }

/** A file to choose or to drop, by the browser's own input; says what is taken and what is chosen. */
export function FileField(props: {
  label: string
  /** What stands in the box while nothing is chosen. */
  prompt: string
  /** What is taken, in words and as `accept` of HTML says it. */
  hint: string
  accept: string
  /** While nothing is chosen, and for what is. */
  icons?: { empty: typeof IconFileCheck; chosen: typeof IconFileCheck }
  file: File | null
  onChange: (file: File | null) => void
  error?: string | undefined
  'data-autofocus'?: boolean
}) {
  const { file, error, onChange, icons = ICONS } = props
  const Icon = file ? icons.chosen : icons.empty
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {props.label}
      </label>
      <div
        className={`${drop.box} ${classes.box}`}
        data-over={isOver || undefined}
        data-error={error ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          onChange(event.dataTransfer.files[0] ?? file)
        }}
      >
        <Icon size={28} aria-hidden />
        <p className={classes.name}>{file ? file.name : props.prompt}</p>
        <input
          id={id}
          type="file"
          accept={props.accept}
          data-autofocus={props['data-autofocus']}
          className={drop.input}
          aria-describedby={`${id}-hint${error ? ` ${id}-error` : ''}`}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? null)}
        />
      </div>
      <p id={`${id}-hint`} className={classes.hint}>
        {props.hint}
      </p>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </div>
  )
}
