import { useTranslations } from 'use-intl'
import { PRIVACY_SECTIONS } from './legal-texts.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { LegalSections } from './legal-sections.tsx'
import { BrowserTable } from './browser-table.tsx'
import { RetentionList } from './retention-list.tsx'
import classes from './legal.module.css'
import { OperatorCard, operatorOptions } from './operator-card.tsx'
import { TrackingChoice } from './tracking-choice.tsx'

/** Asks who the operator is. */
export const loader: PageLoader = ({ queryClient }) => queryClient.ensureQueryData(operatorOptions())

/** The privacy notice: what is stored, where, why and how long. */
export function PrivacyPage() {
  const t = useTranslations('legal')
  const sections = PRIVACY_SECTIONS.map((key) => ({
    key,
    title: t(`privacy.sections.${key}.title`),
    text: t(`privacy.sections.${key}.text`),
  }))
  return (
    <Page title={t('privacy.title')} lead={t('privacy.lead')} width="narrow">
      <div className={classes.column}>
        <LegalSections sections={sections} />
        <RetentionList />
        <BrowserTable />
        <TrackingChoice />
        <OperatorCard />
        <p className={classes.updated}>{t('updated')}</p>
      </div>
    </Page>
  )
}
