import { useTranslations } from 'use-intl'
import type { RentChangeState } from '../gen/graphql.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { useOverlayOf } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Section } from '../ui/section.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './rents.module.css'

/** A change of one home, of a rent or a limit: one of those that were ordered at once. */
export interface PastChange {
  _id: string
  orderedAs: string
  name: string
  from: string
  madeAt: string
  madeBy: string
  state: RentChangeState
  canBeUndone: boolean
}

/** What the history of one kind of changes says, and how an order of it is taken back. */
export interface HistoryWords<Change> {
  order: (count: number, day: string) => string
  change: (change: Change) => string
  lapsed: (change: Change) => string
  /** What taking back does, beside the question. */
  undoText: string
  keep: string
  undone: (done: { undone: number; kept: number }) => string
  takeBack: (order: string, idempotencyKey: string) => Promise<{ undone: number; kept: number }>
}

/** What was changed before, order by order, each to be taken back; nothing where nothing was. */
export function ChangeHistory<Change extends PastChange>(props: {
  changes: readonly Change[]
  words: HistoryWords<Change>
}) {
  const { changes, words } = props
  const t = useTranslations('rents')
  const [chosen, setChosen] = useOverlayOf<string>('undo')
  if (changes.length === 0) return null
  const orders = Map.groupBy(changes, ({ orderedAs }) => orderedAs)
  const open = orders.get(chosen ?? '')?.filter(({ canBeUndone }) => canBeUndone) ?? []
  return (
    <Section title={t('history')}>
      <Card padded={false}>
        <ul className={classes.rows}>
          {[...orders].map(([order, ofOrder]) => (
            <Order key={order} changes={ofOrder} words={words} onUndo={() => setChosen(order)} />
          ))}
        </ul>
      </Card>
      <UndoDialog
        key={chosen}
        order={chosen}
        count={open.length}
        words={words}
        onClose={() => setChosen(null)}
      />
    </Section>
  )
}

function Order<Change extends PastChange>(props: {
  changes: readonly Change[]
  words: HistoryWords<Change>
  onUndo: () => void
}) {
  const { changes, words, onUndo } = props
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
            {words.order(changes.length, format.day(from))}
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
              <span>{words.change(change)}</span>
              <small>
                {change.state === 'LAPSED'
                  ? words.lapsed(change)
                  : change.state === 'IN_FORCE' && !change.canBeUndone
                    ? t('stays')
                    : t(`state.${change.state}`)}
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

function UndoDialog<Change>(props: {
  order: string | null
  count: number
  words: HistoryWords<Change>
  onClose: () => void
}) {
  const { order, count, words, onClose } = props
  const t = useTranslations('rents')
  const undoing = useOnce({
    send: words.takeBack,
    onDone: (done) => {
      showToast({ text: words.undone(done) })
      onClose()
    },
  })
  return (
    <AnswerDialog
      opened={order !== null}
      onClose={onClose}
      busy={undoing.busy}
      onSubmit={() => order && undoing.run(order)}
      title={t('undoTitle', { count })}
      submit={t('undo', { count })}
      cancel={words.keep}
      error={undoing.error}
    >
      <p>{words.undoText}</p>
    </AnswerDialog>
  )
}
