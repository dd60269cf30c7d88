import { useMantineColorScheme } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { LANGUAGES } from '../../domain/catalogue/language.ts'
import { rememberLanguage } from '../i18n/languages.ts'
import { inLanguage, type RouteName } from '../routes.ts'
import { useBootstrap, useViewer, worksForLandlord } from '../shared/viewer.ts'
import type { PaletteEntry } from './palette-entry.ts'

const LANDLORD_PAGES = ['homepage', 'inbox', 'bookings', 'notifications'] as const satisfies RouteName[]
const FULL_PAGES = ['calendar', 'payments', 'billingDetails', 'createListing'] as const satisfies RouteName[]
const TENANT_PAGES = ['tenantRequests'] as const satisfies RouteName[]
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
  return [...pages, ...useActions()]
}

function usePages(): PaletteEntry[] {
  const t = useTranslations('palette')
  const viewer = useViewer()
  const { demo } = useBootstrap()
  const own = worksForLandlord(viewer)
    ? [...LANDLORD_PAGES, ...(viewer?.access === 'LIMITED' ? [] : FULL_PAGES)]
    : TENANT_PAGES
  return [...own, ...PAGES_OF_ALL, ...(demo ? (['outbox'] as const) : [])].map((page) => ({
    key: `PAGE/${page}`,
    section: 'PAGE',
    kind: 'PAGE',
    name: t(`pages.${page}`),
    target: { page },
  }))
}

function useActions(): PaletteEntry[] {
  const t = useTranslations('palette')
  const here = useLocation({ select: (location) => location.pathname })
  const language = useLocale()
  const navigate = useNavigate()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const schemes = (['light', 'dark', 'auto'] as const).filter((scheme) => scheme !== colorScheme)
  const languages = LANGUAGES.filter((other) => other !== language)
  return [
    ...schemes.map((scheme) =>
      action(`scheme-${scheme}`, t(`actions.${scheme}`), () => setColorScheme(scheme)),
    ),
    ...languages.map((other) =>
      action(`language-${other}`, t(`actions.${other}`), () => {
        rememberLanguage(other)
        void navigate({ to: inLanguage(here, other), search: true })
      }),
    ),
    { ...action('logout', t('actions.logout')), target: { page: 'logout' } },
  ]
}

function action(key: string, name: string, run?: () => void): PaletteEntry {
  return { key: `ACTION/${key}`, section: 'ACTION', kind: 'ACTION', name, run }
}
