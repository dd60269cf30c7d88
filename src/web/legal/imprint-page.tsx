import { useTranslations } from 'use-intl'
import { IMPRINT_SECTIONS } from './legal-texts.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { LegalSections } from './legal-sections.tsx'
import classes from './legal.module.css'
import { OperatorCard, operatorOptions } from './operator-card.tsx'

/** Asks who the operator is. */
export const loader: PageLoader = ({ queryClient }) => queryClient.ensureQueryData(operatorOptions())

/** The legal notice: who runs this installation. */
export function ImprintPage() {
  const t = useTranslations('legal')
  const sections = IMPRINT_SECTIONS.map((key) => ({
    key,
    title: t(`imprint.sections.${key}.title`),
    text: t(`imprint.sections.${key}.text`),
  }))
  return (
    <Page title={t('imprint.title')} lead={t('imprint.lead')} width="narrow">
      <div className={classes.column}>
        <OperatorCard />
        <LegalSections sections={sections} />
        <p className={classes.updated}>{t('updated')}</p>
      </div>
    </Page>
  )
}
