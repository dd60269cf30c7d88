import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { showToast } from '../ui/toast-store.ts'
import { RowsCard } from '../ui/rows-card.tsx'
import { type PastImport, sendUndo, stayImportsQuery } from './stay-import-queries.ts'
import classes from '../shared/table-file/table-file.module.css'

/** What was imported before, each to be taken back once; nothing where nothing was. */
export function PastImports() {
  const t = useTranslations('stayImport')
  const { data } = useSuspenseQuery(stayImportsQuery)
  const [chosen, setChosen] = useOverlayOf<PastImport>('undo')
  if (data.length === 0) return null
  return (
    <Section title={t('past')}>
      <RowsCard>
        {data.map((made) => (
          <PastRow key={made._id} made={made} onUndo={() => setChosen(made)} />
        ))}
      </RowsCard>
      <UndoDialog key={chosen?._id} made={chosen} onClose={() => setChosen(null)} />
    </Section>
  )
}

function PastRow({ made, onUndo }: { made: PastImport; onUndo: () => void }) {
  const t = useTranslations('stayImport')
  const format = useFormat()
  const { added, changed, freed, platform } = made
  const known = platform === 'AIRBNB' || platform === 'BOOKING_COM' ? platform : 'OTHER'
  return (
    <li className={classes.row}>
      <div>
        <strong>{t(`pastFrom.${known}`)}</strong>
        <small>
          {format.instant(made.at)} · {t('pastCounts', { added, changed, freed })}
        </small>
      </div>
      {made.undoneAt ? (
        <small>{t('undoneAt', { at: format.instant(made.undoneAt) })}</small>
      ) : (
        <Button size="small" onClick={onUndo}>
          {t('undo')}
        </Button>
      )}
    </li>
  )
}

function UndoDialog({ made, onClose }: { made: PastImport | null; onClose: () => void }) {
  const t = useTranslations('stayImport')
  const undoing = useOnce({
    send: (importId: string, idempotencyKey) => sendUndo(importId, idempotencyKey),
    onDone: (done) => {
      showToast({ text: t('undone', done) })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={made !== null}
      onClose={onClose}
      busy={undoing.busy}
      onSubmit={() => made && undoing.run(made._id)}
      title={t('undoTitle')}
      submit={t('undo')}
      cancel={t('keep')}
      error={undoing.error}
    >
      <p>{t('undoText')}</p>
    </AnswerDialog>
  )
}
