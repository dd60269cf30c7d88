import { useTranslations } from 'use-intl'
import { PageTitle } from '../shared/page.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { useViewer } from '../shared/viewer.ts'
import { PlainLayout } from '../shell/plain-layout.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NotFoundIllustration } from '../ui/illustrations/not-found.tsx'

/** No route has this URL. */
export function NotFoundPage() {
  return (
    <PlainLayout>
      <Missing />
    </PlainLayout>
  )
}

/** The page or what it was to show doesn't exist, or belongs to somebody else: both look alike. */
export function Missing() {
  const t = useTranslations('errors.pages')
  return (
    <>
      <PageTitle text={t('notFoundTitle')} />
      <EmptyState
        level={1}
        illustration={<NotFoundIllustration />}
        title={t('notFoundTitle')}
        text={t('notFound')}
        action={<HomeButton />}
      />
    </>
  )
}

/** The way back to where the person starts; `secondary` beside another button. */
export function HomeButton(props: { secondary?: boolean }) {
  const t = useTranslations('errors.pages')
  const viewer = useViewer()
  return (
    <Button
      component={PageLink}
      page={viewer?.landlord ? 'homepage' : viewer ? 'tenantRequests' : 'start'}
      variant={props.secondary ? 'plain' : 'primary'}
    >
      {t('home')}
    </Button>
  )
}
