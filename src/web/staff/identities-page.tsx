import { useTranslations } from 'use-intl'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { useViewer } from '../shared/viewer.ts'
import { pageOf } from '../shared/pager.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { ExternalVerdicts } from './external-verdicts.tsx'
import { externalOptions, verifiedOptions } from './identities-queries.ts'
import { IdentityCorrections } from './identity-corrections.tsx'

/** Loads what the viewer may see of it. */
export const loader: PageLoader = async ({ queryClient, search, viewer }) => {
  await Promise.all([
    viewer?.permissions.includes('EDIT_IDENTITY_VERIFICATION_FIELD') &&
      queryClient.ensureQueryData(verifiedOptions(search.q ?? '')),
    viewer?.permissions.includes('VERIFF') && queryClient.ensureQueryData(externalOptions(pageOf(search))),
  ])
}

/** Where staff correct what was read of an identity, and see what the external provider has said. */
export function IdentitiesPage() {
  const t = useTranslations('staff.identities')
  const staff = useTranslations('staff')
  const permissions = useViewer()?.permissions ?? []
  const mayCorrect = permissions.includes('EDIT_IDENTITY_VERIFICATION_FIELD')
  const maySee = permissions.includes('VERIFF')
  return (
    <Page title={t('title')} lead={t('lead')} back={<PageLink page="staff">{staff('title')}</PageLink>}>
      {mayCorrect && <IdentityCorrections />}
      {maySee && <ExternalVerdicts />}
      {!mayCorrect && !maySee && (
        <EmptyState
          illustration={<NoResultsIllustration />}
          title={t('nothing')}
          text={t('nothingText')}
          level={2}
        />
      )}
    </Page>
  )
}
