import { useTranslations } from 'use-intl'
import { Card } from '../ui/card.tsx'
import { AllDoneIllustration } from '../ui/illustrations/all-done.tsx'
import classes from './needs-you.module.css'

/** Said where nothing needs the landlord. */
export function NothingWaits() {
  const t = useTranslations('home.needsYou')
  return (
    <Card className={classes.done}>
      <AllDoneIllustration width={150} />
      <div>
        <h3>{t('doneTitle')}</h3>
        <p>{t('doneText')}</p>
      </div>
    </Card>
  )
}
