import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { HANDOVER_TEXT_MAX } from '../../../domain/rentals/stays/key-handover.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextareaField } from '../../ui/fields.tsx'
import { Section } from '../../ui/section.tsx'
import { showToast } from '../../ui/toast-store.ts'
import { useFormat } from '../format.ts'
import { useOnce } from '../use-once.ts'
import { useHandoverError, useHandoverRefusal } from './handover-error.ts'
import { type Handover, type HandoverPlace, remarkHandover } from './handover-queries.ts'
import classes from './key-handover.module.css'

/** What was added after both had confirmed, each with its day. */
export function RemarksPart(props: { place: HandoverPlace; handover: Handover; closed: string | null }) {
  const { place, handover, closed } = props
  const t = useTranslations('keyHandover.remarks')
  const format = useFormat()
  const refusal = useHandoverRefusal()
  const errorText = useHandoverError()
  const [text, setText] = useState('')
  const once = useOnce<string, unknown>({
    send: (typed, key) => remarkHandover(place, typed, key),
    onDone: () => {
      setText('')
      showToast({ text: t('done') })
    },
  })
  const reason = closed ?? refusal(handover.remarkRefusal) ?? (text.trim() === '' ? t('empty') : undefined)
  return (
    <Section title={t('title')}>
      <Card className={classes.stack}>
        {handover.remarks.map((remark, at) => (
          <blockquote key={at} className={classes.words}>
            <small>
              {t('by', {
                who: remark.by === place.side ? 'you' : 'other',
                when: format.instant(remark.at),
              })}
            </small>
            {remark.text}
          </blockquote>
        ))}
        <form
          className={classes.fields}
          onSubmit={(event) => {
            event.preventDefault()
            if (reason === undefined) once.run(text)
          }}
        >
          <TextareaField
            label={t('label')}
            description={t('hint')}
            value={text}
            maxLength={HANDOVER_TEXT_MAX}
            rows={3}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          {once.error && <ErrorPanel message={errorText(once.error)} />}
          <div>
            <Button
              type="submit"
              busy={once.busy}
              disabled={reason !== undefined}
              {...(reason !== undefined && { reason })}
            >
              {t('submit')}
            </Button>
          </div>
        </form>
      </Card>
    </Section>
  )
}
