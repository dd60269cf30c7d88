import { useTranslations } from 'use-intl'
import { TERMS_SECTIONS } from './legal-texts.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { LegalSections } from './legal-sections.tsx'
import classes from './legal.module.css'
import { OperatorCard, operatorOptions } from './operator-card.tsx'

/** Asks who the operator is. */
export const loader: PageLoader = ({ queryClient }) => queryClient.ensureQueryData(operatorOptions())

/** The terms of use. */
export function TermsPage() {
  const t = useTranslations('legal')
  const sections = TERMS_SECTIONS.map((key) => ({
    key,
    title: t(`terms.sections.${key}.title`),
    text: t(`terms.sections.${key}.text`),
  }))
  return (
    <Page title={t('terms.title')} lead={t('terms.lead')} width="narrow">
      <div className={classes.column}>
        <LegalSections sections={sections} />
        <OperatorCard />
        <p className={classes.updated}>{t('updated')}</p>
      </div>
    </Page>
  )
}
