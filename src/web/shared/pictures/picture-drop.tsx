import { IconPhotoPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import classes from './picture-drop.module.css'

/** Files to choose or to drop, by the browser's own input; says what is taken. */
export function PictureDrop(props: {
  label: string
  hint: string
  accept: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  return (
    <div
      className={classes.box}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        props.onFiles([...event.dataTransfer.files])
      }}
    >
      <IconPhotoPlus size={30} aria-hidden />
      <label htmlFor={id} className={classes.label}>
        {props.label}
      </label>
      <p id={`${id}-hint`} className={classes.hint}>
        {props.hint}
      </p>
      <input
        id={id}
        type="file"
        accept={props.accept}
        multiple={props.multiple}
        className={classes.input}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          props.onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}
