import {
  IconBuildingCommunity,
  IconChecklist,
  IconCirclePlus,
  IconCreditCard,
  IconDownload,
  IconHeartHandshake,
  IconHelpCircle,
  IconHistory,
  IconId,
  IconInbox,
  IconLogout,
  IconShieldCheck,
  IconUserCircle,
  IconUserPlus,
  IconUsers,
  IconWorld,
  type Icon,
} from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useInstall } from '../pwa/install.ts'
import { CreateLink } from '../shared/create-link.tsx'
import { PageLink } from '../shared/page-link.tsx'
import { isOwner, isStaff, useFeatureFlag, useViewer, worksForLandlord } from '../shared/viewer.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { LegalLinks } from './legal-links.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import { WorldSwitch } from './world-switch.tsx'
import classes from './user-menu.module.css'

/** First and last name, primary, secondary and legal links, language, appearance and log out (D2). */
export function UserMenuContent(props: { name: string | null }) {
  const t = useTranslations('shell')
  const viewer = useViewer()
  return (
    <div className={classes.content}>
      <div>
        {props.name && <strong className={classes.fullName}>{props.name}</strong>}
        <small className={classes.email}>{viewer?.email}</small>
      </div>
      {viewer && !viewer.impersonation && <WorldSwitch />}
      {worksForLandlord(viewer) ? <LandlordLinks /> : <TenantLinks />}
      <SecondaryLinks />
      <LanguageSwitch />
      <SchemeSwitch />
      <div className={classes.legal}>
        <LegalLinks />
      </div>
      <PageLink page="logout" className={classes.link}>
        <LinkIcon icon={IconLogout} />
        {t('logout')}
      </PageLink>
    </div>
  )
}

function LandlordLinks() {
  const t = useTranslations('shell.nav')
  const viewer = useViewer()
  const hasPayments = useFeatureFlag('PAYMENTS_GATEWAY')
  const full = viewer?.access !== 'LIMITED'
  return (
    <div className={classes.links}>
      <PageLink page="homepage" className={classes.link}>
        <LinkIcon icon={full ? IconBuildingCommunity : IconInbox} />
        {t(full ? 'listings' : 'inbox')}
      </PageLink>
      {hasPayments && full && (
        <PageLink page="payments" className={classes.link}>
          <LinkIcon icon={IconCreditCard} />
          {t('payments')}
        </PageLink>
      )}
      {full && (
        <PageLink page="onboarding" className={classes.link}>
          <LinkIcon icon={IconChecklist} />
          {t('missing')}
        </PageLink>
      )}
      {full && <IdentityLink page="onboardingVerification" />}
      {full && (
        <CreateLink className={classes.link}>
          <LinkIcon icon={IconCirclePlus} />
          {t('create')}
        </CreateLink>
      )}
      {isOwner(viewer) && (
        <PageLink page="team" className={classes.link}>
          <LinkIcon icon={IconUsers} />
          {t('team')}
        </PageLink>
      )}
      {isOwner(viewer) && (
        <PageLink page="audit" className={classes.link}>
          <LinkIcon icon={IconHistory} />
          {t('audit')}
        </PageLink>
      )}
      {isStaff(viewer) && <StaffLink />}
      <AccountLink />
    </div>
  )
}

function TenantLinks() {
  const t = useTranslations('shell.nav')
  const viewer = useViewer()
  return (
    <div className={classes.links}>
      {isStaff(viewer) && <StaffLink />}
      <PageLink page="tenantRequests" className={classes.link}>
        <LinkIcon icon={IconInbox} />
        {t('myRequests')}
      </PageLink>
      <PageLink page="tenantProfile" className={classes.link}>
        <LinkIcon icon={IconId} />
        {t('myProfile')}
      </PageLink>
      <IdentityLink page="tenantVerification" />
      <AccountLink />
    </div>
  )
}

/** Where somebody proves who they are, if they are asked to. */
function IdentityLink({ page }: { page: 'onboardingVerification' | 'tenantVerification' }) {
  const t = useTranslations('shell.nav')
  if (!useFeatureFlag('ID_VERIFICATION')) return null
  return (
    <PageLink page={page} className={classes.link}>
      <LinkIcon icon={IconShieldCheck} />
      {t('identity')}
    </PageLink>
  )
}

function StaffLink() {
  const t = useTranslations('shell.nav')
  return (
    <PageLink page="staff" className={classes.link}>
      <LinkIcon icon={IconUsers} />
      {t('staff')}
    </PageLink>
  )
}

function AccountLink() {
  const t = useTranslations('shell.nav')
  return (
    <PageLink page="account" className={classes.link}>
      <LinkIcon icon={IconUserCircle} />
      {t('account')}
    </PageLink>
  )
}

function SecondaryLinks() {
  const t = useTranslations('shell.nav')
  const pwa = useTranslations('pwa')
  const viewer = useViewer()
  const install = useInstall()
  return (
    <div className={classes.links}>
      <PageLink page="help" className={classes.link}>
        <LinkIcon icon={IconHelpCircle} />
        {t('help')}
      </PageLink>
      {worksForLandlord(viewer) && (
        <PageLink page="referralInvite" className={classes.link}>
          <LinkIcon icon={IconUserPlus} />
          {t('invite')}
        </PageLink>
      )}
      <CreateLink page="supportUkraine" className={classes.link}>
        <LinkIcon icon={IconHeartHandshake} />
        {t('supportUkraine')}
      </CreateLink>
      <PageLink page="start" className={classes.link}>
        <LinkIcon icon={IconWorld} />
        {t(worksForLandlord(viewer) ? 'website' : 'findListing')}
      </PageLink>
      {install && (
        <button type="button" className={classes.link} onClick={() => void install()}>
          <LinkIcon icon={IconDownload} />
          {pwa('install')}
        </button>
      )}
    </div>
  )
}

function LinkIcon({ icon: Picture }: { icon: Icon }) {
  return <Picture size={19} stroke={1.7} aria-hidden className={classes.linkIcon} />
}
