import { IconPhotoPlus } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import drop from '../../ui/drop-box.module.css'
import classes from './picture-drop.module.css'

/** Files to choose, by the browser's own input, or to drop anywhere on the page; says what is taken. */
export function PictureDrop(props: {
  label: string
  hint: string
  /** Said where there is a mouse. */
  dropHint?: string
  accept: string
  multiple?: boolean
  onFiles: (files: File[]) => void
}) {
  const { onFiles } = props
  const id = useId()
  const isOver = useDroppedFiles(onFiles)
  return (
    <div className={`${drop.box} ${classes.box}`} data-over={isOver || undefined}>
      <IconPhotoPlus size={30} aria-hidden />
      <label htmlFor={id} className={classes.label}>
        {props.label}
      </label>
      <p id={`${id}-hint`} className={classes.hint}>
        {props.hint}
      </p>
      {props.dropHint && <p className={classes.dropHint}>{props.dropHint}</p>}
      <input
        id={id}
        type="file"
        accept={props.accept}
        multiple={props.multiple}
        className={drop.input}
        aria-describedby={`${id}-hint`}
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
    </div>
  )
}

/**
 * Takes files that are dropped, wherever that is: beside the box the browser would leave the page to show them. Answers
 * whether some are held over it.
 */
function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false)
  const take = useRef(onFiles)
  useEffect(() => {
    take.current = onFiles
  })
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setIsOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setIsOver(false)
      take.current([...(event.dataTransfer?.files ?? [])])
    }
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    return () => ended.abort()
  }, [])
  return isOver
}
