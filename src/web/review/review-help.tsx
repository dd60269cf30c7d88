import { useTranslations } from 'use-intl'
import { KeysHelp } from '../shared/keys/keys-help.tsx'
import { Kbd } from '../ui/kbd.tsx'
import classes from './review.module.css'

/** The key beside what a button says, for the eye: others are told by aria-keyshortcuts. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden className={classes.key}>
      <Kbd>{children}</Kbd>
    </span>
  )
}

const ROWS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['C', 'claim'],
  ['A', 'accept'],
  ['R', 'refuse'],
  ['Esc', 'release'],
  ['+', 'zoomIn'],
  ['-', 'zoomOut'],
  ['T', 'rotate'],
  ['N', 'nextPage'],
] as const

/** All keys of the queue, and the switch that puts them to rest. */
export function ReviewHelp(props: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('review.keys')
  return <KeysHelp {...props} rows={ROWS.map(([key, text]) => [key, t(text)])} />
}
