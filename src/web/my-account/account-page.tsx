import { Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { NotAllowedError, ResourceNotFoundError } from '../../domain/kernel/errors.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { useRouteParams } from '../shared/use-search.ts'
import { useViewer } from '../shared/viewer.ts'
import { FormSkeleton, ListSkeleton } from '../ui/skeletons.tsx'
import {
  deletionOptions,
  profileOptions,
  securityOptions,
  sessionsOptions,
  tokensOptions,
} from './account-queries.ts'
import { type AccountSection, sectionOf, sectionsFor } from './account-sections.ts'
import { DataSection } from './data-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { exportsOptions } from './export-queries.ts'
import { handoversOptions } from './handover-queries.ts'
import { HandoverSection } from './handover-section.tsx'
import { businessImportOptions } from './import-queries.ts'
import { PasskeysPart } from './passkeys-part.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProfileSection } from './profile-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { ownTeamsOptions, TeamsSection } from './teams-section.tsx'
import { TokensSection } from './tokens-section.tsx'
import { webhooksOptions } from './webhook-queries.ts'
import { WebhooksSection } from './webhooks-section.tsx'
import classes from './account-page.module.css'
import { TwoFactorPart } from './two-factor-part.tsx'

const PARTS: Record<AccountSection, { load: PageLoader; Part: () => React.JSX.Element }> = {
  profile: {
    load: ({ queryClient }) => queryClient.ensureQueryData(profileOptions()),
    Part: ProfileSection,
  },
  security: {
    load: ({ queryClient }) => queryClient.ensureQueryData(securityOptions()),
    Part: SecuritySection,
  },
  sessions: {
    load: ({ queryClient }) => queryClient.ensureQueryData(sessionsOptions()),
    Part: SessionsSection,
  },
  teams: {
    load: ({ queryClient }) => queryClient.ensureQueryData(ownTeamsOptions()),
    Part: TeamsSection,
  },
  tokens: {
    load: ({ queryClient }) => queryClient.ensureQueryData(tokensOptions()),
    Part: TokensSection,
  },
  webhooks: {
    load: ({ queryClient }) => queryClient.ensureQueryData(webhooksOptions()),
    Part: WebhooksSection,
  },
  data: {
    load: ({ queryClient, viewer }) =>
      Promise.all([
        queryClient.ensureQueryData(exportsOptions('PERSON')),
        ...(viewer?.landlord
          ? [
              queryClient.ensureQueryData(exportsOptions('WORLD')),
              queryClient.ensureQueryData(businessImportOptions),
            ]
          : []),
      ]),
    Part: DataSection,
  },
  handover: {
    load: ({ queryClient }) => queryClient.ensureQueryData(handoversOptions()),
    Part: HandoverSection,
  },
  deletion: {
    load: ({ queryClient }) => queryClient.ensureQueryData(deletionOptions()),
    Part: DeletionSection,
  },
}

/** Loads the part that the address names. */
export const loader: PageLoader<'account'> = (input) => {
  const section = sectionOf(input.params.section)
  if (!section) throw new ResourceNotFoundError()
  // Who acts as somebody else has no part in their account.
  if (input.viewer?.impersonation) throw new NotAllowedError()
  return PARTS[section].load(input)
}

/** The person's own account: profile, security, logins, access tokens, and its end. */
export function AccountPage() {
  const t = useTranslations('myAccount')
  const viewer = useViewer()
  const { section: named } = useRouteParams('account')
  const shown = sectionOf(named)
  if (!shown) throw new ResourceNotFoundError()
  const { Part } = PARTS[shown]
  return (
    <Page title={t('title')} lead={viewer?.email} documentTitle={`${t(`sections.${shown}`)} – ${t('title')}`}>
      <div className={classes.frame}>
        <nav aria-label={t('sectionsLabel')} className={classes.sections}>
          {sectionsFor(viewer).map((section) => (
            <PageLink
              key={section}
              page="account"
              params={{ section: section === 'profile' ? undefined : section }}
              aria-current={section === shown ? 'page' : undefined}
              keepScroll
              className={classes.section}
            >
              {t(`sections.${section}`)}
            </PageLink>
          ))}
        </nav>
        <div className={classes.part}>
          <Suspense
            key={shown}
            fallback={shown === 'profile' ? <FormSkeleton fields={3} /> : <ListSkeleton rows={3} />}
          >
            <Part />
          </Suspense>
        </div>
      </div>
    </Page>
  )
}

/** How the person proves who they are: password, second factor, passkeys. */
function SecuritySection() {
  return (
    <>
      <PasswordForm />
      <TwoFactorPart />
      <PasskeysPart />
    </>
  )
}
