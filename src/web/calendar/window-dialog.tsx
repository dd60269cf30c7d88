import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/kernel/day.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { DayField } from '../ui/day-field.tsx'
import { CheckField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './cell-dialog.module.css'
import { sendWindows, windowsDryRunQuery, type WindowChange } from './window-query.ts'

// More than these are told by their number alone.
const SHOWN = 8

interface WindowDialogProps {
  opened: boolean
  listingIds: readonly string[]
  onClose: () => void
}

/** Changes when many units are available; who would be declined by that is shown first. */
export function WindowDialog(props: WindowDialogProps) {
  const { opened } = props
  const [last, setLast] = useState({ opened, times: 0 })
  // Each opening begins empty: what was typed for others isn't meant for these.
  if (opened !== last.opened) setLast({ opened, times: last.times + (opened ? 1 : 0) })
  return <OneOpening key={last.times} {...props} />
}

function OneOpening(props: WindowDialogProps) {
  const { opened, listingIds, onClose } = props
  const t = useTranslations('calendar.window')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [openEnded, setOpenEnded] = useState(false)
  const isReversed = isDay(from) && isDay(to) && !openEnded && to < from
  const change = useMemo(
    (): WindowChange => ({
      listingIds: [...listingIds],
      availableFrom: isDay(from) ? from : null,
      availableTo: isDay(to) && !openEnded ? to : null,
      openEnded,
    }),
    [listingIds, from, to, openEnded],
  )
  const isEmpty = change.availableFrom === null && change.availableTo === null && !openEnded
  const asked = useDeferredValue(change)
  const query = useQuery({
    ...windowsDryRunQuery(asked),
    enabled: opened && !isEmpty && !isReversed,
    placeholderData: keepPreviousData,
  })
  const plan = isEmpty || isReversed ? undefined : query.data
  const isCurrent = asked === change && !query.isFetching
  const problems = plan?.units.filter(({ problem }) => problem !== null) ?? []
  const once = useOnce<string | null, number>({
    send: (seen, key) => sendWindows({ ...change, seen }, key),
    onDone: (count) => {
      showToast({ text: t('done', { count }) })
      onClose()
    },
  })
  const isOff = !plan || !isCurrent || problems.length > 0
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      busy={once.busy}
      title={t('title', { count: listingIds.length })}
      onSubmit={() => plan && once.run(plan.declined.length > 0 ? plan.seen : null)}
      submit={t('submit', { count: listingIds.length })}
      variant={plan && plan.declined.length > 0 ? 'danger-filled' : 'primary'}
      disabled={isOff}
      reason={isEmpty ? t('nothing') : undefined}
      cancel={t('cancel')}
      compact
      error={once.error ?? query.error}
    >
      <div className={classes.fields}>
        <DayField
          label={t('from')}
          description={t('fromHint')}
          value={from}
          onChange={setFrom}
          data-autofocus
        />
        <DayField
          label={t('to')}
          description={t('toHint')}
          value={openEnded ? '' : to}
          disabled={openEnded}
          error={isReversed && t('order')}
          onChange={setTo}
        />
        <CheckField
          label={t('openEnded')}
          checked={openEnded}
          onChange={(event) => setOpenEnded(event.currentTarget.checked)}
        />
      </div>
      <div aria-live="polite" aria-busy={query.isFetching || undefined}>
        {plan && <Plan plan={plan} problems={problems} />}
      </div>
    </AnswerDialog>
  )
}

type WindowsPlan = Awaited<ReturnType<NonNullable<ReturnType<typeof windowsDryRunQuery>['queryFn']>>>

function Plan({ plan, problems }: { plan: WindowsPlan; problems: WindowsPlan['units'] }) {
  const t = useTranslations('calendar.window')
  const why = useTranslations('units.problem')
  const format = useFormat()
  return (
    <>
      {problems.length > 0 && (
        <section className={classes.problems}>
          <h3>{t('refused', { count: problems.length })}</h3>
          <ul>
            {problems.slice(0, SHOWN).map(({ listingId, name, problem }) => (
              <li key={listingId}>
                <strong>{name}</strong> {problem && why.has(problem) ? why(problem) : ''}
              </li>
            ))}
          </ul>
        </section>
      )}
      {plan.declined.length > 0 && (
        <section className={classes.problems}>
          <h3>{t('declined', { count: plan.declined.length })}</h3>
          <ul>
            {plan.declined.slice(0, SHOWN).map((request) => (
              <li key={request.listingRequestId}>
                <strong>
                  {request.firstName} {request.lastName}
                </strong>{' '}
                {format.dayRange(request.from, request.to)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {problems.length === 0 && plan.declined.length === 0 && <p>{t('harmless')}</p>}
    </>
  )
}
