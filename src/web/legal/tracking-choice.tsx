import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Consent, isTrackingRefused, readConsent, saveConsent } from '../shared/tracker/consent.ts'
import { forgetVisit } from '../shared/tracker/visit.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { Section } from '../ui/section.tsx'
import { showToast } from '../ui/toast-store.ts'
import { useInBrowser } from '../ui/use-in-browser.ts'
import classes from './legal.module.css'

/** Whether this browser may be recognised; without an answer visits are counted anonymously (D9). */
export function TrackingChoice() {
  const t = useTranslations('legal.privacy.tracking')
  const inBrowser = useInBrowser()
  return (
    <Section title={t('title')}>
      <div className={classes.text}>
        <p>{t('text')}</p>
      </div>
      {inBrowser && <Choice />}
    </Section>
  )
}

function Choice() {
  const t = useTranslations('legal.privacy.tracking')
  const [consent, setConsent] = useState<Consent>(readConsent() ?? 'none')
  const choose = (value: Consent) => {
    saveConsent(value)
    if (value === 'none') forgetVisit()
    setConsent(value)
    showToast({ text: t('kept') })
  }
  if (isTrackingRefused()) return <p>{t('refused')}</p>
  return (
    <ChoiceField
      legend={t('legend')}
      value={consent}
      choices={[
        { value: 'none', label: t('none'), detail: t('noneDetail') },
        { value: 'functional', label: t('functional'), detail: t('functionalDetail') },
      ]}
      onChange={choose}
    />
  )
}
