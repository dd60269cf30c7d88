import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { MAX_GROUP_SIZE } from '../../domain/kernel/constants.ts'
import {
  changingSteps,
  planRents,
  RENT_CHANGE_KINDS,
  type RentOrder,
} from '../../domain/listings/rent-change.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { DayField } from '../ui/day-field.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { CheckField, TextField } from '../ui/fields.tsx'
import { HomeRows } from './home-rows.tsx'
import {
  isWrongDay,
  isWrongValue,
  lastRentDay,
  orderOf,
  reasonAgainst,
  type RentDraft,
} from './rent-draft.ts'
import { type RentHome, sendRents } from './rent-queries.ts'
import { useDoneRents } from './use-undo-rents.ts'
import classes from './rents.module.css'

/** What is wanted, the homes with what each would cost then, and the button that does exactly that. */
export function ChangeForm({ homes }: { homes: readonly RentHome[] }) {
  const t = useTranslations('rents')
  const errors = useTranslations('errors')
  const format = useFormat()
  const today = utcToday()
  const [draft, setDraft] = useState<RentDraft>({ kind: 'PERCENT', value: '', from: today, isRounded: true })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const asked = useMemo(() => homes.filter(({ groupId }) => chosen.has(groupId)), [homes, chosen])
  const currency = asked[0]?.currency ?? homes[0]?.currency ?? 'EUR'
  const order = orderOf(draft, currency, today)
  const steps = order ? planRents(asked, order) : []
  const changed = changingSteps(steps)
  const tellDone = useDoneRents()
  const changing = useOnce({
    send: (wanted: RentOrder, idempotencyKey) =>
      sendRents(
        {
          ...wanted,
          groupIds: asked.map(({ groupId }) => groupId),
          seen: changed.map(({ groupId, after }) => ({ groupId, after })),
        },
        idempotencyKey,
      ),
    onDone: (done, { from }) => {
      if (done) tellDone(done, from > today ? format.day(from) : null)
      setChosen(new Set())
      setDraft({ ...draft, value: '' })
    },
  })
  const change = (typed: Partial<RentDraft>) => setDraft({ ...draft, ...typed })
  const reason = reasonAgainst({ asked: asked.length, isOrder: order !== null, changed: changed.length })
  return (
    <form
      noValidate
      className={classes.column}
      onSubmit={(event) => {
        event.preventDefault()
        if (order && !reason) changing.run(order)
      }}
    >
      <Card>
        <div className={classes.fields}>
          <ChoiceField
            legend={t('how')}
            compact
            value={draft.kind}
            onChange={(kind) => change({ kind })}
            choices={RENT_CHANGE_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <TextField
            label={t(`value.${draft.kind}`)}
            description={t(`hint.${draft.kind}`)}
            value={draft.value}
            rightSection={<span className={classes.unit}>{draft.kind === 'PERCENT' ? '%' : currency}</span>}
            error={isWrongValue(draft, currency, today) ? t(`wrongValue.${draft.kind}`) : undefined}
            onChange={(event) => change({ value: event.currentTarget.value })}
          />
          <DayField
            label={t('from')}
            description={t('fromHint')}
            value={draft.from}
            min={today}
            max={lastRentDay(today)}
            error={
              isWrongDay(draft.from, today)
                ? t('wrongDay', { last: format.day(lastRentDay(today)) })
                : undefined
            }
            onChange={(from) => change({ from })}
          />
        </div>
        {draft.kind !== 'FIXED' && (
          <CheckField
            label={t('rounded')}
            checked={draft.isRounded}
            onChange={(event) => change({ isRounded: event.currentTarget.checked })}
          />
        )}
      </Card>
      <Card padded={false}>
        <HomeRows homes={homes} chosen={chosen} steps={steps} onChoose={setChosen} />
      </Card>
      <div className={classes.end}>
        <p role="status">
          {t('plan', { chosen: asked.length, changed: changed.length, kept: steps.length - changed.length })}
        </p>
        <div className={classes.submit}>
          <Button
            type="submit"
            variant="primary"
            size="large"
            busy={changing.busy}
            disabled={reason !== null}
            reason={reason ? t(`reason.${reason}`, { most: MAX_GROUP_SIZE }) : undefined}
          >
            {t('submit', { count: changed.length })}
          </Button>
        </div>
      </div>
      {changing.error && <ErrorPanel message={errorMessage(errors, changing.error)} />}
    </form>
  )
}
