import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { CreateLink } from '../shared/create-link.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { useBootstrap, useViewer } from '../shared/viewer.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NoListingsIllustration } from '../ui/illustrations/later.tsx'

const EnterDemo = lazy(async () => ({ default: (await import('./enter-demo.tsx')).EnterDemo }))

/** The home page of a landlord who has no listing yet. */
export function NoListing() {
  const t = useTranslations('home.noListing')
  const viewer = useViewer()
  const { offersDemo } = useBootstrap()
  // As the server draws it, a button would do nothing yet.
  const isAlive = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
  return (
    <Card>
      <EmptyState
        illustration={<NoListingsIllustration />}
        title={t('title')}
        text={t('text')}
        action={
          <>
            <Button component={CreateLink} variant="primary">
              {t('create')}
            </Button>
            <Button component={PageLink} page="explore">
              {t('explore')}
            </Button>
            {isAlive && offersDemo && viewer?.role === 'OWNER' && !viewer.impersonation && (
              <Suspense fallback={null}>
                <EnterDemo />
              </Suspense>
            )}
          </>
        }
      />
    </Card>
  )
}
