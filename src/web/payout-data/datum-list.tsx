import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { request } from '../graphql.ts'
import {
  archiveBillingDataMutation,
  chooseBillingDataMutation,
} from '../shared/payout-data/payout-mutations.ts'
import type { PayoutHome } from '../shared/payout-data/payout-queries.ts'
import type { CreateDialogProps } from '../shared/payout-data/create-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { useLast, useOverlayOf } from '../shared/use-overlay.ts'
import { showToast } from '../ui/toast-store.ts'
import { ArchiveDialog } from './archive-dialog.tsx'
import { type BillingDatum, homesNaming } from './billing-datum.ts'
import { ChooseHomesDialog } from './choose-homes-dialog.tsx'
import { ItemRow } from './item-row.tsx'
import { ListFrame } from './list-frame.tsx'

/** A list of what homes name at once: persons, addresses or billing details. */
export function DatumList<Item extends { id: string }>(props: {
  datum: BillingDatum
  title: string
  empty: string
  create: string
  items: readonly Item[]
  homes: readonly PayoutHome[]
  nameOf: (item: Item) => string
  detailsOf: (item: Item) => readonly (string | null)[]
  /** What becomes of one that is archived. */
  archiveLead: string
  highlighted?: string
  /** The form of a new one, or of one that is changed. */
  renderDialog: (dialog: CreateDialogProps & { changed?: Item }) => ReactNode
  renderMore?: (item: Item, change: () => void) => ReactNode
}) {
  const { datum, items, homes, nameOf } = props
  const t = useTranslations('payoutData')
  const [creating, setCreating] = useOverlayOf<'new'>(`new-${datum}`)
  const [changing, setChanging] = useOverlayOf<Item>(`change-${datum}`)
  const [choosing, setChoosing] = useOverlayOf<Item>(`choose-${datum}`)
  const [archiving, setArchiving] = useOverlayOf<Item>(`archive-${datum}`)
  const [round, setRound] = useState(0)
  const shown = {
    changed: useLast(changing),
    chosen: useLast(choosing),
    archived: useLast(archiving),
  }
  const choose = useOnce({
    send: (groupIds: readonly string[], idempotencyKey) => {
      const id = shown.chosen?.id ?? ''
      return request(chooseBillingDataMutation, { datum, id, groupIds: [...groupIds], idempotencyKey })
    },
    onDone: () => {
      showToast({ text: t('saved') })
      setChoosing(null)
    },
  })
  const archive = useOnce({
    send: (replacement: { id: string; seenGroupIds: string[] } | null, idempotencyKey) => {
      const id = shown.archived?.id ?? ''
      return request(archiveBillingDataMutation, { datum, id, replacement, idempotencyKey })
    },
    onDone: () => {
      showToast({ text: t('archived') })
      setArchiving(null)
    },
  })
  const open = (set: (item: Item) => void, item: Item) => {
    setRound(round + 1)
    set(item)
  }
  const saved = { onCreated: () => showToast({ text: t('saved') }) }
  return (
    <>
      <ListFrame
        title={props.title}
        empty={props.empty}
        create={props.create}
        onCreate={() => setCreating('new')}
        items={items}
        textOf={(item) => [nameOf(item), ...props.detailsOf(item)].join(' ')}
      >
        {(item) => (
          <ItemRow
            key={item.id}
            name={nameOf(item)}
            details={props.detailsOf(item)}
            homes={homesNaming(homes, datum, item.id)}
            onChoose={() => open(setChoosing, item)}
            onChange={() => open(setChanging, item)}
            onArchive={() => open(setArchiving, item)}
            isHighlighted={item.id === props.highlighted}
          >
            {props.renderMore?.(item, () => open(setChanging, item))}
          </ItemRow>
        )}
      </ListFrame>
      {props.renderDialog({ opened: creating !== null, onClose: () => setCreating(null), ...saved })}
      {shown.changed && (
        <div key={`change ${round}`}>
          {props.renderDialog({
            opened: changing !== null,
            onClose: () => setChanging(null),
            ...saved,
            changed: shown.changed,
          })}
        </div>
      )}
      {shown.chosen && (
        <ChooseHomesDialog
          key={`choose ${round}`}
          opened={choosing !== null}
          onClose={() => setChoosing(null)}
          name={nameOf(shown.chosen)}
          description={t('atOnce')}
          homes={homes}
          using={homesNaming(homes, datum, shown.chosen.id)}
          busy={choose.busy}
          error={choose.error}
          onSubmit={choose.run}
        />
      )}
      {shown.archived && (
        <ArchiveDialog
          key={`archive ${round}`}
          opened={archiving !== null}
          onClose={() => setArchiving(null)}
          name={nameOf(shown.archived)}
          description={props.archiveLead}
          using={homesNaming(homes, datum, shown.archived.id)}
          others={items
            .filter(({ id }) => id !== shown.archived?.id)
            .map((item) => ({ id: item.id, name: nameOf(item) }))}
          busy={archive.busy}
          error={archive.error}
          onSubmit={archive.run}
        />
      )}
    </>
  )
}
