import { IconCopy } from '@tabler/icons-react'
import { Button } from '../ui/button.tsx'
import { useCopy } from './backup-codes.tsx'
import classes from './account-page.module.css'

/** A secret for a program of the landlord's, shown once. */
export function OneTimeSecret(props: {
  secret: string
  words: { once: string; copy: string; howTo: string }
}) {
  const { secret, words } = props
  const copy = useCopy()
  return (
    <div className={classes.fields}>
      <p>{words.once}</p>
      <code className={classes.token}>{secret}</code>
      <div>
        <Button icon={<IconCopy size={18} aria-hidden />} onClick={() => void copy(secret)}>
          {words.copy}
        </Button>
      </div>
      <p className={classes.hint}>{words.howTo}</p>
    </div>
  )
}
