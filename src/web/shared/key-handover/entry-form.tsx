import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConditionNotMetError } from '../../../domain/kernel/errors.ts'
import { HANDOVER_TEXT_MAX } from '../../../domain/rentals/stays/key-handover.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DayField } from '../../ui/day-field.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextareaField } from '../../ui/fields.tsx'
import { Section } from '../../ui/section.tsx'
import { TimeField } from '../../ui/time-field.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useOnce } from '../use-once.ts'
import { ChecklistPart } from './checklist-part.tsx'
import {
  entryOf,
  type HandoverDraft,
  type HandoverEntry,
  isChangedElsewhere,
  isComplete,
  withNewState,
} from './handover-draft.ts'
import { useHandoverError } from './handover-error.ts'
import { HandoverFacts, OtherNote } from './handover-facts.tsx'
import { type Handover, type HandoverPlace, saveHandover } from './handover-queries.ts'
import classes from './key-handover.module.css'
import { KeysPart } from './keys-part.tsx'
import { MetersPart } from './meters-part.tsx'

/** All that a side enters and saves together. What is typed stays until it is saved, whatever comes from the other side. */
export function EntryForm(props: {
  place: HandoverPlace
  handover: Handover
  draft: HandoverDraft | null
  onDraft: (draft: HandoverDraft | null) => void
  closed: string | null
}) {
  const { place, handover, draft, onDraft, closed } = props
  const t = useTranslations('keyHandover')
  const errorText = useHandoverError()
  const [wasTried, setTried] = useState(false)
  const entry = draft?.entry ?? entryOf(handover)
  const once = useOnce<HandoverDraft, unknown>({
    send: (typed, key) => saveHandover(place, typed.entry, typed.over.version, key),
    onDone: () => {
      onDraft(null)
      setTried(false)
      showToast({ text: t('saved') })
    },
  })
  const change = (changes: Partial<HandoverEntry>) =>
    onDraft({ entry: { ...entry, ...changes }, over: draft?.over ?? handover })
  const isElsewhere = draft !== null && isChangedElsewhere(draft, handover)
  // Photos and confirmations alone are no reason to ask.
  const toSave = draft && (isElsewhere ? draft : { ...draft, over: handover })
  const wasElsewhere = once.error instanceof ConditionNotMetError && once.error.reason === 'CHANGED_ELSEWHERE'
  const isEmpty = handover.version === 0
  const isUnchanged = draft === null && !isEmpty
  const reason = closed ?? (isUnchanged ? t('unchanged') : isElsewhere ? t('elsewhere.first') : undefined)
  const save = () => {
    setTried(true)
    if (reason === undefined && isComplete(entry)) once.run(toSave ?? { entry, over: handover })
  }
  return (
    <form
      className={classes.view}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Section title={t('when.title')}>
        <Card className={classes.pair}>
          <DayField
            label={t('when.day')}
            value={entry.day ?? ''}
            onChange={(day) => change({ day: day || null })}
          />
          <TimeField
            label={t('when.time')}
            value={entry.time ?? ''}
            onChange={(time) => change({ time: time || null })}
          />
        </Card>
      </Section>
      <KeysPart
        keys={entry.keys}
        handedOut={handover.handedOut ?? null}
        onChange={(keys) => change({ keys })}
      />
      <ChecklistPart entry={entry} mayAdd={place.side === 'LANDLORD'} wasTried={wasTried} onChange={change} />
      <MetersPart
        meters={entry.meters}
        day={entry.day ?? null}
        wasTried={wasTried}
        onChange={(meters) => change({ meters })}
      />
      <Section title={t('note.title')}>
        <Card className={classes.stack}>
          <OtherNote text={handover.otherNote} />
          <TextareaField
            label={t('note.own')}
            description={t('note.hint')}
            value={entry.note}
            maxLength={HANDOVER_TEXT_MAX}
            rows={3}
            onChange={(event) => change({ note: event.currentTarget.value })}
          />
        </Card>
      </Section>
      <div className={classes.stack}>
        {isElsewhere && draft && (
          <div className={classes.warning} role="alert">
            <p>{t('elsewhere.text')}</p>
            <Disclosure summary={t('elsewhere.show')}>
              <HandoverFacts handover={handover} side={place.side} />
            </Disclosure>
            <div className={classes.actions}>
              <Button onClick={() => onDraft({ ...draft, over: handover })}>{t('elsewhere.mine')}</Button>
              <Button onClick={() => onDraft(withNewState(draft, handover))}>{t('elsewhere.theirs')}</Button>
            </div>
          </div>
        )}
        {wasTried && !isComplete(entry) && (
          <p className={classes.warning} role="alert">
            {t('incomplete')}
          </p>
        )}
        {once.error && !wasElsewhere && <ErrorPanel message={errorText(once.error)} />}
        {once.error && wasElsewhere && !isElsewhere && draft && (
          <ErrorPanel message={errorText(once.error)} />
        )}
        <div>
          <Button
            type="submit"
            variant={isUnchanged ? 'plain' : 'primary'}
            size="large"
            fullWidth
            busy={once.busy}
            disabled={reason !== undefined}
            {...(reason !== undefined && { reason })}
          >
            {t('save')}
          </Button>
        </div>
      </div>
    </form>
  )
}
