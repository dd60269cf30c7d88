import { useTranslations } from 'use-intl'
import { ANSWER_HOURS } from '../../domain/kernel/constants.ts'
import { UKRAINE_QUESTIONS } from '../../domain/public/help-questions.ts'
import { CreateLink } from '../shared/create-link.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { NoListingsIllustration } from '../ui/illustrations/later.tsx'
import { Section } from '../ui/section.tsx'
import { UKRAINE_STEPS } from './entry-texts.ts'
import classes from './welcome-page.module.css'

/** What letting to people who fled from Ukraine means here, and the way to such a listing (D2). */
export function SupportUkrainePage() {
  const t = useTranslations('supportUkraine')
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <Card className={classes.card}>
        <NoListingsIllustration />
        <ol className={classes.steps}>
          {UKRAINE_STEPS.map((step) => (
            <li key={step}>
              <h2>{t(`steps.${step}.title`)}</h2>
              <p>{t(`steps.${step}.text`, { hours: ANSWER_HOURS })}</p>
            </li>
          ))}
        </ol>
      </Card>
      <div className={classes.actions}>
        <Button component={CreateLink} search={{ purpose: 'ukraine' }} variant="primary" size="large">
          {t('create')}
        </Button>
        <Button component={PageLink} page="help" size="large">
          {t('help')}
        </Button>
      </div>
      {UKRAINE_QUESTIONS.map((question) => (
        <Section key={question} title={t(`questions.${question}.question`)}>
          <p>{t(`questions.${question}.answer`)}</p>
        </Section>
      ))}
    </Page>
  )
}
