import { useTranslations } from 'use-intl'
import type { BootstrapViewer } from '../bootstrap.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Button } from '../ui/button.tsx'
import classes from './recovery-banner.module.css'
import { useBannerRoom } from './use-banner-room.ts'

/** Tells somebody on every page that their account is on hold, or that of the landlord for whom they work (decision 107). */
export function HoldBanner({ viewer }: { viewer: BootstrapViewer }) {
  const t = useTranslations('hold.banner')
  useBannerRoom()
  return (
    <section className={classes.banner} aria-label={t('label')}>
      <p className={classes.words}>
        {viewer.frozen === 'WORLD' ? t('WORLD', { name: viewer.worldName ?? '' }) : t('PERSON')}
      </p>
      {viewer.frozen === 'PERSON' && (
        <Button size="small" component={PageLink} page="accountHold">
          {t('more')}
        </Button>
      )}
    </section>
  )
}
