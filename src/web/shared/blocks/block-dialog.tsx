import { IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { AnswerDialog } from '../answer-dialog.tsx'
import { BlockConsequences } from './block-consequences.tsx'
import { draftProblems, type BlockDraft, type OwnBlock } from './block-draft.ts'
import { BlockFields } from './block-fields.tsx'
import { blocksDryRunQuery, takenUnits, type BlocksPlan } from './block-queries.ts'
import { useOpening } from './opening.ts'
import type { ChoosableUnit } from './unit-search.ts'
import { useBlockChanges } from './use-block-changes.ts'

/** Properties of the BlockDialog. */
export interface BlockDialogProps {
  /** What is to be blocked or changed; null closes the dialog. */
  draft: BlockDraft | null
  /** The units that can be chosen, at least those of the draft. */
  units: readonly ChoosableUnit[]
  onClose: () => void
  onDone?: (blockIds: string[]) => void
}

/** Blocks days of one or many units, or changes an own block; what that means for others is shown first. */
export function BlockDialog(props: BlockDialogProps) {
  const opening = useOpening(props.draft, isSameDraft)
  if (!opening) return null
  return <OpenDialog key={opening.count} {...props} draft={opening.value} opened={opening.isOpen} />
}

function isSameDraft(one: BlockDraft, other: BlockDraft): boolean {
  return keyOf(one) === keyOf(other)
}

function keyOf(draft: BlockDraft): string {
  return JSON.stringify([draft.blockId, draft.listingIds, draft.from, draft.to, draft.reason, draft.note])
}

function OpenDialog(props: BlockDialogProps & { draft: BlockDraft; opened: boolean }) {
  const { units, opened, onClose } = props
  const t = useTranslations('blocks')
  const [draft, setDraft] = useState<BlockDraft>({ reason: 'OWN_USE', note: '', ...props.draft })
  const problems = draftProblems(draft)
  const isValid = Object.keys(problems).length === 0
  const asked = useDeferredValue(draft)
  const plan = useQuery({ ...blocksDryRunQuery(asked), enabled: opened && isValid })
  const changes = useBlockChanges({
    onDone: (ids) => {
      onClose()
      props.onDone?.(ids)
    },
  })
  const change = (part: Partial<BlockDraft>) => setDraft({ ...draft, ...part })
  const before = beforeOf(props.draft)
  const known = isValid && !plan.isFetching ? plan.data : undefined
  const verdict = verdictOf(draft, known)
  const submit = () => {
    if (!known) return
    if (before) changes.apply(before, draft, known.seen)
    else changes.create(draft, known.seen, verdict === 'some')
  }
  const names = draft.listingIds.map((id) => units.find((unit) => unit.id === id)?.name ?? id)
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      busy={changes.busy}
      onSubmit={submit}
      title={t(draft.blockId ? 'changeTitle' : 'title', { count: names.length })}
      description={names.length === 1 ? names[0] : t('units', { count: names.length })}
      submit={submitText(t, draft, known, verdict)}
      variant={known && known.declined.length > 0 ? 'danger-filled' : 'primary'}
      disabled={!known || verdict === 'taken'}
      reason={verdict === 'taken' ? t('allTaken', { count: names.length }) : undefined}
      cancel={t('cancel')}
      more={
        before && (
          <Button
            variant="danger"
            icon={<IconTrash size={17} aria-hidden />}
            onClick={() => changes.remove([before])}
          >
            {t('delete')}
          </Button>
        )
      }
      compact
      error={changes.error}
    >
      <BlockFields draft={draft} units={units} problems={problems} onChange={change} />
      <BlockConsequences
        plan={known}
        pending={isValid && plan.isFetching}
        error={plan.error}
        onRetry={() => void plan.refetch()}
      />
    </AnswerDialog>
  )
}

/** Whether all units are free for it, some, or none. */
type Verdict = 'free' | 'some' | 'taken'

function verdictOf(draft: BlockDraft, plan: BlocksPlan | undefined): Verdict {
  const taken = plan ? takenUnits(plan).length : 0
  if (taken === 0) return 'free'
  return !draft.blockId && taken < draft.listingIds.length ? 'some' : 'taken'
}

type Translate = ReturnType<typeof useTranslations<'blocks'>>

function submitText(t: Translate, draft: BlockDraft, plan: BlocksPlan | undefined, verdict: Verdict): string {
  if (draft.blockId) return t(plan?.declined.length ? 'changeAnyway' : 'change')
  if (verdict === 'some' && plan) return t('blockOthers', { count: free(draft, plan) })
  return t(plan?.declined.length ? 'blockAnyway' : 'block', { count: draft.listingIds.length })
}

function free(draft: BlockDraft, plan: BlocksPlan): number {
  return draft.listingIds.length - takenUnits(plan).length
}

/** The block as it is; a draft that was opened without it has its days. */
function beforeOf(draft: BlockDraft): OwnBlock | null {
  if (!draft.blockId) return null
  const { from, to, reason = 'OTHER', note = '' } = draft
  return draft.before ?? { id: draft.blockId, listingId: draft.listingIds[0] ?? '', from, to, reason, note }
}
