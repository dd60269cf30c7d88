import { useTranslations } from 'use-intl'
import { ANSWER_HOURS, LANDLORD_FEE_PERCENT } from '../../domain/kernel/constants.ts'
import { CallOffer, prefetchCallOffer } from '../shared/call-offer.tsx'
import { CreateLink } from '../shared/create-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { NoListingsIllustration } from '../ui/illustrations/later.tsx'
import classes from './welcome-page.module.css'

const STEPS = ['listing', 'requests', 'contract', 'money'] as const

/** Asks whether a call can be arranged. */
export const loader: PageLoader<'welcome'> = ({ queryClient, viewer }) =>
  prefetchCallOffer(queryClient, viewer)

/** The first page after signing up: what happens from the first listing to the first rent. */
export function WelcomePage() {
  const t = useTranslations('welcome')
  const viewer = useViewer()
  const values = { hours: ANSWER_HOURS, percent: LANDLORD_FEE_PERCENT }
  return (
    <Page
      title={t('title', { name: viewer?.firstName ?? '' })}
      documentTitle={t('documentTitle')}
      lead={t('lead')}
      width="narrow"
    >
      <Card className={classes.card}>
        <NoListingsIllustration />
        <ol className={classes.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <h2>{t(`steps.${step}.title`)}</h2>
              <p>{t(`steps.${step}.text`, values)}</p>
            </li>
          ))}
        </ol>
      </Card>
      <div className={classes.actions}>
        <Button component={CreateLink} variant="primary" size="large">
          {t('create')}
        </Button>
        <Button component={PageLink} page="explore" size="large">
          {t('explore')}
        </Button>
        <Button component={PageLink} page="onboarding" size="large">
          {t('missing')}
        </Button>
      </div>
      <p>
        {t('many')} <PageLink page="homeImport">{t('importHomes')}</PageLink>
      </p>
      <CallOffer />
    </Page>
  )
}
