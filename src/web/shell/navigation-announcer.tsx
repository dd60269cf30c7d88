import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

/** After going to another page: focuses its h1 and says its title, as a page load of its own would. */
export function NavigationAnnouncer() {
  const router = useRouter()
  const [title, setTitle] = useState('')
  const shown = useRef<string | undefined>(undefined)
  useEffect(() => {
    shown.current ??= router.state.matches.at(-1)?.routeId
    return router.subscribe('onRendered', () => {
      const routeId = router.state.matches.at(-1)?.routeId
      if (routeId === shown.current) return
      shown.current = routeId
      // After the page's own effects have set the title and, perhaps, opened a dialog that wants the focus.
      requestAnimationFrame(() => {
        setTitle(document.title)
        if (!document.querySelector('dialog[open]')) focusHeading()
      })
    })
  }, [router])
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  )
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
