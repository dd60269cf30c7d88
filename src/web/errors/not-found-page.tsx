import { useLocation } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { EmptyPage } from '../shared/page.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { startOf, useViewer } from '../shared/viewer.ts'
import { PlainLayout } from '../shell/plain-layout.tsx'
import { Button } from '../ui/button.tsx'
import { NotFoundIllustration } from '../ui/illustrations/later.tsx'
import classes from './error-pages.module.css'

/** No route has this URL (D8). */
export function NotFoundPage() {
  const t = useTranslations('errors.pages')
  const pathname = useLocation({ select: (location) => location.pathname })
  return (
    <PlainLayout>
      <Missing />
      <p className={classes.path}>{t('routeNotFound', { name: decodeURI(pathname) })}</p>
    </PlainLayout>
  )
}

/** The page or what it was to show doesn't exist, or belongs to somebody else: both look alike. */
export function Missing() {
  const t = useTranslations('errors.pages')
  return (
    <EmptyPage
      illustration={<NotFoundIllustration />}
      title={t('notFoundTitle')}
      text={t('notFound')}
      action={<HomeButton />}
    />
  )
}

/** The way back to where the person starts; `secondary` beside another button. */
export function HomeButton(props: { secondary?: boolean }) {
  const t = useTranslations('errors.pages')
  const viewer = useViewer()
  return (
    <Button component={PageLink} page={startOf(viewer)} variant={props.secondary ? 'plain' : 'primary'}>
      {t('home')}
    </Button>
  )
}
