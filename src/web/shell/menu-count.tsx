import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import classes from './navigation.module.css'

/** How much waits behind an entry of the menu, and the same in words; nothing where nothing waits. */
export function MenuCount({ count, words }: { count: number; words: string }) {
  if (count === 0) return null
  return (
    <span className={classes.count}>
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  )
}
