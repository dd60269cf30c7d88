import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { PapersIllustration } from '../ui/illustrations/papers.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import classes from './account-page.module.css'

/** What a landlord has made for programs, each a row, with the button that opens the dialog for another one. */
export function ProgramList(props: {
  words: { title: string; empty: string; lead: string; create: string }
  /** The dialog's name in the address. */
  dialog: string
  rows: readonly ReactNode[]
  /** Dialogs. */
  children: ReactNode
}) {
  const { words, rows } = props
  const [, setSearch] = useSearch()
  const create = (
    <Button icon={<IconPlus size={18} aria-hidden />} onClick={() => setSearch({ dialog: props.dialog })}>
      {words.create}
    </Button>
  )
  return (
    <Section title={words.title} actions={rows.length > 0 && create}>
      {rows.length === 0 ? (
        <EmptyState
          illustration={<PapersIllustration />}
          title={words.empty}
          text={words.lead}
          action={create}
          level={2}
        />
      ) : (
        <>
          <p className={classes.hint}>{words.lead}</p>
          <RowsCard>{rows}</RowsCard>
        </>
      )}
      {props.children}
    </Section>
  )
}
