import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Section } from '../ui/section.tsx'
import { showToast } from '../ui/toast-store.ts'
import { type PastRentChange, rentHistoryQuery, sendRentsUndo } from './rent-queries.ts'
import classes from './rents.module.css'

/** What was changed before, order by order, each to be taken back; nothing where nothing was. */
export function RentHistory() {
  const t = useTranslations('rents')
  const { data } = useSuspenseQuery(rentHistoryQuery)
  const [chosen, setChosen] = useOverlayOf<string>('undo')
  if (data.length === 0) return null
  const batches = Map.groupBy(data, ({ batchId }) => batchId)
  const open = batches.get(chosen ?? '')?.filter(({ canBeUndone }) => canBeUndone) ?? []
  return (
    <Section title={t('history')}>
      <Card padded={false}>
        <ul className={classes.rows}>
          {[...batches].map(([batchId, changes]) => (
            <Batch key={batchId} changes={changes} onUndo={() => setChosen(batchId)} />
          ))}
        </ul>
      </Card>
      <UndoRentsDialog key={chosen} batchId={chosen} count={open.length} onClose={() => setChosen(null)} />
    </Section>
  )
}

function Batch({ changes, onUndo }: { changes: readonly PastRentChange[]; onUndo: () => void }) {
  const t = useTranslations('rents')
  const format = useFormat()
  const [first] = changes
  if (!first) return null
  const { madeAt, madeBy, from } = first
  const open = changes.filter(({ canBeUndone }) => canBeUndone).length
  return (
    <li className={classes.batch}>
      <Disclosure
        summary={
          <span>
            {t('batch', { count: changes.length, day: format.day(from) })}
            <small className={classes.made}>
              {madeBy ? t('madeBy', { name: madeBy, at: format.instant(madeAt) }) : format.instant(madeAt)}
            </small>
          </span>
        }
      >
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={change._id}>
              <span>{change.name}</span>
              <span>
                {format.money(change.before, change.currency)} → {format.money(change.after, change.currency)}
              </span>
              <small>
                {change.state === 'IN_FORCE' && !change.canBeUndone ? t('stays') : t(`state.${change.state}`)}
              </small>
            </li>
          ))}
        </ul>
        {open > 0 && (
          <Button size="small" onClick={onUndo}>
            {t('undo', { count: open })}
          </Button>
        )}
      </Disclosure>
    </li>
  )
}

function UndoRentsDialog(props: { batchId: string | null; count: number; onClose: () => void }) {
  const { batchId, count, onClose } = props
  const t = useTranslations('rents')
  const undoing = useOnce({
    send: (id: string, idempotencyKey) => sendRentsUndo(id, idempotencyKey),
    onDone: (done) => {
      showToast({ text: t('undone', done) })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={batchId !== null}
      onClose={onClose}
      busy={undoing.busy}
      onSubmit={() => batchId && undoing.run(batchId)}
      title={t('undoTitle', { count })}
      submit={t('undo', { count })}
      cancel={t('keep')}
      error={undoing.error}
    >
      <p>{t('undoText')}</p>
    </AnswerDialog>
  )
}
