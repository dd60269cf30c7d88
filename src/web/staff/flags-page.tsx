import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { RowsCard } from '../ui/rows-card.tsx'
import { FlagPersonDialog } from './flag-person-dialog.tsx'
import { type ChosenSwitch, FlagSwitchDialog } from './flag-switch-dialog.tsx'
import { FlagRow } from './flag-row.tsx'
import { flagsOptions, type StaffFlag } from './staff-queries.ts'

/** Loads all flags. */
export const loader: PageLoader = ({ queryClient }) => queryClient.ensureQueryData(flagsOptions())

/** Feature flags: for everybody, and for single people. */
export function FlagsPage() {
  const t = useTranslations('staff.flags')
  const staff = useTranslations('staff')
  const { data: flags } = useSuspenseQuery(flagsOptions())
  const [chosen, setChosen] = useOverlayOf<StaffFlag>('flag-person')
  const [turned, setTurned] = useOverlayOf<ChosenSwitch>('flag-switch')
  return (
    <Page title={t('title')} lead={t('lead')} back={<PageLink page="staff">{staff('title')}</PageLink>}>
      <RowsCard>
        {flags.map((flag) => (
          <FlagRow key={flag.name} flag={flag} onSwitch={setTurned} onAddPerson={() => setChosen(flag)} />
        ))}
      </RowsCard>
      <FlagSwitchDialog
        key={turned ? JSON.stringify(turned.flag) : 'none'}
        chosen={turned}
        onClose={() => setTurned(null)}
      />
      <FlagPersonDialog key={chosen?.name} flag={chosen} onClose={() => setChosen(null)} />
    </Page>
  )
}
