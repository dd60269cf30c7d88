import { useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { DAC7_MODAL_COOKIE, DAC7_MODAL_COOKIE_MS } from '../../domain/catalogue/interface.ts'
import { readCookie } from '../i18n/languages.ts'
import { usePath } from '../shared/use-path.ts'
import { useOneTab } from './one-tab.ts'
import { useTaxDetails } from './user-details.ts'

const Dac7Dialog = lazy(async () => ({ default: (await import('./dac7-dialog.tsx')).Dac7Dialog }))

/**
 * Tells once that the tax report lacks data: when a billing-details item of the person is not compliant, not exempt,
 * and linked to one of the listings (D2, DAC7). One tab shows it; closing it there keeps it away everywhere for 2 days.
 */
export function Dac7Notice() {
  const toPath = usePath()
  const here = useLocation({ select: (location) => location.href })
  const [isClosed, setIsClosed] = useState(false)
  const { billingDetailsId, since } = useTaxDetails(!isClosed && !wasSeen())
  const isThere = here.startsWith(toPath('billingDetails'))
  const isOurs = useOneTab('dac7-notice', billingDetailsId !== null && !isClosed && !isThere)
  const close = () => {
    document.cookie = `${DAC7_MODAL_COOKIE}=true; Path=/; Max-Age=${DAC7_MODAL_COOKIE_MS / 1000}; SameSite=Lax`
    setIsClosed(true)
  }
  if (!billingDetailsId) return null
  return (
    <Suspense>
      <Dac7Dialog
        // Perhaps the tab that showed it before has closed it for all.
        opened={isOurs && !isThere && !wasSeen()}
        billingDetailsId={billingDetailsId}
        since={since}
        onClose={close}
      />
    </Suspense>
  )
}

function wasSeen(): boolean {
  return readCookie(DAC7_MODAL_COOKIE) !== undefined
}
