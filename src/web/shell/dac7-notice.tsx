import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { DAC7_MODAL_COOKIE, DAC7_MODAL_COOKIE_MS } from '../../domain/catalogue/interface.ts'
import { readCookie } from '../i18n/languages.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import { usePath } from '../shared/use-path.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { PapersIllustration } from '../ui/illustrations/papers.tsx'
import classes from './dac7-notice.module.css'
import { useOneTab } from './one-tab.ts'
import { useTaxDetails } from './user-details.ts'

/**
 * Tells once that the tax report lacks data: when a billing-details item of the person is not compliant, not exempt,
 * and linked to one of the listings (D2, DAC7). One tab shows it; closing it there keeps it away everywhere for 2 days.
 */
export function Dac7Notice() {
  const t = useTranslations('notices.dac7')
  const toPath = usePath()
  const here = useLocation({ select: (location) => location.href })
  const format = useFormat()
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
    <AdaptiveDialog
      // Perhaps the tab that showed it before has closed it for all.
      opened={isOurs && !isThere && !wasSeen()}
      onClose={close}
      title={t('title')}
      description={t('subtitle')}
      footer={
        <>
          <Button
            component={PageLink}
            page="billingDetails"
            search={{ billingDetailsId, highlights: 'dac7', redirect: here }}
            variant="primary"
            size="large"
            onClick={close}
            data-autofocus
          >
            {t('provide')}
          </Button>
          <Button size="large" onClick={close}>
            {t('later')}
          </Button>
        </>
      }
    >
      <div className={classes.body}>
        <PapersIllustration width={168} />
        <p>{t('text')}</p>
        {since && <p>{t('since', { day: format.day(since) })}</p>}
        <a href={`${toPath('help')}#tax-dac7`} target="_blank" rel="noreferrer">
          {t('learnMore')}
        </a>
      </div>
    </AdaptiveDialog>
  )
}

function wasSeen(): boolean {
  return readCookie(DAC7_MODAL_COOKIE) !== undefined
}
