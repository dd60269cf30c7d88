import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { SearchField } from '../shared/search-field.tsx'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { NoResultsIllustration } from '../ui/illustrations/later.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { ChangeDialog, type ChosenChange } from './change-dialog.tsx'
import { HolderRow } from './holder-row.tsx'
import type { Holder } from './permissions-queries.ts'

/** The staff, or whoever is searched for: each with what they may do, to be changed. */
export function Holders(props: { holders: readonly Holder[] | undefined; children?: ReactNode }) {
  const { holders, children } = props
  const t = useTranslations('staffPermissions')
  const [chosen, setChosen] = useOverlayOf<ChosenChange>('permission')
  return (
    <Section title={t('staff.title')}>
      <SearchField param="q" label={t('staff.search')} placeholder={t('staff.searchHint')} />
      {children}
      {holders?.length === 0 && (
        <EmptyState
          illustration={<NoResultsIllustration />}
          title={t('staff.nobody')}
          text={t('staff.nobodyText')}
          level={2}
        />
      )}
      {holders && holders.length > 0 && (
        <RowsCard>
          {holders.map((person) => (
            <HolderRow
              key={person._id}
              person={person}
              onChange={(permission) => setChosen({ person, permission })}
            />
          ))}
        </RowsCard>
      )}
      <ChangeDialog
        key={`${chosen?.person._id} ${chosen?.permission.permission}`}
        chosen={chosen}
        onClose={() => setChosen(null)}
      />
    </Section>
  )
}
