import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { LANGUAGES } from '../../domain/catalogue/language.ts'
import { FREEZE_PERMISSION } from '../../domain/people/freeze.ts'
import { RECOVERY_PERMISSION } from '../../domain/people/recovery.ts'
import { rememberLanguage } from '../i18n/languages.ts'
import { inLanguage, type RouteName } from '../routes.ts'
import { reviewCountOptions } from '../shared/review-count.ts'
import { setColorScheme, useColorScheme } from '../shared/color-scheme.ts'
import {
  isOwner,
  isStaff,
  useBootstrap,
  useFeatureFlag,
  useViewer,
  worksForLandlord,
} from '../shared/viewer.ts'
import type { PaletteEntry, PaletteTarget } from './palette-entry.ts'

const LANDLORD_PAGES = [
  'homepage',
  'inbox',
  'bookings',
  'notifications',
  'calendar',
  'billingDetails',
  'createListing',
] as const satisfies RouteName[]
const LIMITED_PAGES = ['inbox', 'notifications'] as const satisfies RouteName[]
const OWNER_PAGES = ['onboarding', 'taxReport', 'team', 'audit'] as const satisfies RouteName[]
const TENANT_PAGES = ['tenantRequests'] as const satisfies RouteName[]
const STAFF_PAGES = [
  'staff',
  'staffPermissions',
  'staffImpersonations',
  'staffFlags',
  'staffDeletions',
] as const satisfies RouteName[]
const PAGES_OF_ALL = [
  'start',
  'account',
  'help',
  'imprint',
  'terms',
  'privacy',
] as const satisfies RouteName[]

/** The pages of the menu and what can be done from anywhere, as entries of the palette. */
export function usePageEntries(): PaletteEntry[] {
  const pages = usePages()
  return [...pages, ...useWork(), ...useActions()]
}

function usePages(): PaletteEntry[] {
  const t = useTranslations('palette')
  const viewer = useViewer()
  const { demo } = useBootstrap()
  const hasPayments = useFeatureFlag('PAYMENTS_GATEWAY')
  const full = viewer?.access !== 'LIMITED'
  const isReviewer = viewer?.permissions.includes('DOCUMENT_VERIFICATION') ?? false
  const keepsBooks = viewer?.permissions.includes('accounting') ?? false
  const isCorrector =
    viewer?.permissions.some((one) => one === 'VERIFF' || one === 'EDIT_IDENTITY_VERIFICATION_FIELD') ?? false
  const { data: count = 0 } = useQuery({ ...reviewCountOptions, enabled: isReviewer })
  const pages = [
    ...(!worksForLandlord(viewer) ? TENANT_PAGES : full ? LANDLORD_PAGES : LIMITED_PAGES),
    ...(hasPayments && full && worksForLandlord(viewer) ? (['payments'] as const) : []),
    ...(isOwner(viewer) ? OWNER_PAGES : []),
    ...(isStaff(viewer) ? STAFF_PAGES : []),
    ...(isReviewer ? (['staffReview'] as const) : []),
    ...(isCorrector ? (['staffIdentities'] as const) : []),
    // The same permission as that of reports.
    ...(viewer?.permissions.includes(FREEZE_PERMISSION) ? (['staffHolds', 'staffReports'] as const) : []),
    ...(viewer?.permissions.includes(RECOVERY_PERMISSION) ? (['staffRecoveries'] as const) : []),
    ...(keepsBooks ? (['staffBooks', 'staffTaxReports'] as const) : []),
    ...PAGES_OF_ALL,
    ...(demo ? (['outbox'] as const) : []),
  ]
  return pages.map((page) => ({
    key: `PAGE/${page}`,
    section: 'PAGE',
    kind: 'PAGE',
    name: page === 'staffReview' ? t('pages.staffReview', { count }) : t(`pages.${page}`),
    target: { page },
  }))
}

/** What a landlord does with stays, homes and money, by the words that they have for it. */
function useWork(): PaletteEntry[] {
  const t = useTranslations('palette')
  const viewer = useViewer()
  const hasPayments = useFeatureFlag('PAYMENTS_GATEWAY')
  if (!worksForLandlord(viewer) || viewer?.access === 'LIMITED') return []
  const work = {
    move: { page: 'bookings', search: { phase: 'UPCOMING' } },
    extend: { page: 'bookings', search: { phase: 'CURRENT' } },
    block: { page: 'calendar', search: { dialog: 'block' } },
    rents: { page: 'rents' },
    cleaning: { page: 'cleaning' },
    ...(hasPayments && { payouts: { page: 'payments' } }),
  } satisfies Record<string, PaletteTarget>
  return Object.entries(work).map(([key, target]) => ({
    ...action(key, t(`work.${key as keyof typeof work}.name`)),
    also: t(`work.${key as keyof typeof work}.also`),
    target,
  }))
}

function useActions(): PaletteEntry[] {
  const t = useTranslations('palette')
  const here = useLocation({ select: (location) => location.pathname })
  const language = useLocale()
  const navigate = useNavigate()
  const colorScheme = useColorScheme()
  const schemes = (['light', 'dark', 'auto'] as const).filter((scheme) => scheme !== colorScheme)
  const languages = LANGUAGES.filter((other) => other !== language)
  return [
    ...schemes.map((scheme) =>
      action(`scheme-${scheme}`, t(`actions.${scheme}`), () => setColorScheme(scheme)),
    ),
    ...languages.map((other) => ({
      ...action(`language-${other}`, t(`actions.${other}`), () => {
        rememberLanguage(other)
        void navigate({ to: inLanguage(here, other), search: true, replace: true })
      }),
      leads: true,
    })),
    { ...action('logout', t('actions.logout')), target: { page: 'logout' } },
  ]
}

function action(key: string, name: string, run?: () => void): PaletteEntry {
  return { key: `ACTION/${key}`, section: 'ACTION', kind: 'ACTION', name, run }
}
