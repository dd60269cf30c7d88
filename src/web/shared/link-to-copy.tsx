import { IconCopy } from '@tabler/icons-react'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'

/** A private link that was just made: the whole of it, marked when it is touched, and a button that copies it. */
export function LinkToCopy(props: {
  url: string
  label: string
  description?: string
  copy: string
  onCopy: () => void
}) {
  return (
    <>
      <TextField
        label={props.label}
        description={props.description}
        value={props.url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div>
        <Button icon={<IconCopy size={18} aria-hidden />} onClick={props.onCopy}>
          {props.copy}
        </Button>
      </div>
    </>
  )
}
