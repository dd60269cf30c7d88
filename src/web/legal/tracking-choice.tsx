import { useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import type { Consent } from '../../domain/kernel/consent.ts'
import { isTrackingRefused, readConsent, saveConsent, subscribeConsent } from '../shared/tracker/consent.ts'
import { forgetVisit } from '../shared/tracker/visit.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { Section } from '../ui/section.tsx'
import { showToast } from '../ui/toast-store.ts'
import { useInBrowser } from '../ui/use-in-browser.ts'
import classes from './legal.module.css'

/**
 * Whether this browser may be recognised; without an answer visits are counted anonymously (D9). Stands in the
 * server's HTML too, where src/web/arrival/tracking-choice.ts makes it work before the application runs.
 */
export function TrackingChoice() {
  const t = useTranslations('legal.privacy.tracking')
  const consent = useSyncExternalStore(subscribeConsent, readConsent, unanswered)
  const isRefused = useInBrowser() && isTrackingRefused()
  const choose = (value: Consent) => {
    saveConsent(value)
    if (value === 'none') forgetVisit()
    showToast({ text: t('kept') })
  }
  return (
    <Section title={t('title')}>
      <div className={classes.text}>
        <p>{t('text')}</p>
      </div>
      <p data-tracking="refused" hidden={!isRefused}>
        {t('refused')}
      </p>
      <div data-tracking="choice" hidden={isRefused}>
        <ChoiceField
          legend={t('legend')}
          value={consent ?? 'none'}
          choices={[
            { value: 'none', label: t('none'), detail: t('noneDetail') },
            { value: 'functional', label: t('functional'), detail: t('functionalDetail') },
          ]}
          onChange={choose}
        />
      </div>
    </Section>
  )
}

function unanswered() {
  return null
}
