import { IconCamera, IconPhotoPlus } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../ui/button.tsx'

// Phones hand over as JPEG what they store otherwise.
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif'

/** Takes a photo with the phone's camera, or chooses some; the words of a page may name what they are of. */
export function PhotoButtons(props: {
  take: { label: string; name?: string }
  choose: { label: string; name?: string }
  /** Why none can be added. */
  closed: string | null
  onFiles: (files: File[]) => void
}) {
  const { take, choose, ...rest } = props
  return (
    <>
      <FilesButton {...take} {...rest} icon={<IconCamera size={18} aria-hidden />} isCamera />
      <FilesButton {...choose} {...rest} icon={<IconPhotoPlus size={18} aria-hidden />} />
    </>
  )
}

function FilesButton(props: {
  label: string
  name?: string
  icon: ReactNode
  isCamera?: boolean
  closed: string | null
  onFiles: (files: File[]) => void
}) {
  const { label, name, closed } = props
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={name ?? label}
        accept={ACCEPT}
        {...(props.isCamera ? { capture: 'environment' } : { multiple: true })}
        onChange={(event) => {
          props.onFiles([...(event.currentTarget.files ?? [])])
          // The same file may be chosen again.
          event.currentTarget.value = ''
        }}
      />
      <Button
        icon={props.icon}
        aria-label={name}
        disabled={closed !== null}
        {...(closed !== null && { reason: closed })}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
