import { useTranslations } from 'use-intl'
import type { MessageSide } from '../../gen/graphql.ts'
import { Card } from '../../ui/card.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { useFormat } from '../format.ts'
import type { Handover } from './handover-queries.ts'
import { useKeyWords } from '../key-words.ts'
import { MissingKeys } from './keys-part.tsx'
import classes from './key-handover.module.css'

/** What a handover says, to be read: each entry with whose it is. */
export function HandoverFacts({ handover, side }: { handover: Handover; side: MessageSide }) {
  const t = useTranslations('keyHandover')
  const format = useFormat()
  const keyWords = useKeyWords()
  const by = (who: MessageSide | null | undefined) =>
    who ? t('by', { who: who === side ? 'you' : 'other' }) : null
  const { day, time, keys, points, ownPoints, meters } = handover
  return (
    <Card className={classes.stack}>
      <DefinitionList
        items={[
          {
            term: t('when.title'),
            value: day ? [format.day(day, 'long'), time].filter(Boolean).join(', ') : (time ?? null),
            detail: by(handover.dayBy),
          },
          {
            term: t('keys.title'),
            value: keys.length > 0 ? keyWords(keys) : t('keys.none'),
            detail: by(handover.keysBy),
          },
          ...points.map((point) => ({
            term: t('checklist.title'),
            value: t(`checklist.points.${point.point}`),
            detail: by(point.by),
          })),
          ...ownPoints.map((point) => ({
            term: t('checklist.title'),
            value: t(point.isDone ? 'checklist.isDone' : 'checklist.isOpen', { text: point.text }),
            detail: by(point.by),
          })),
          ...meters.map((meter) => ({
            term: [t(`meters.kinds.${meter.kind}`), meter.number].filter(Boolean).join(' '),
            value: t('meters.read', {
              reading: meter.reading,
              unit: meter.unit,
              day: format.day(meter.day, 'long'),
            }),
            detail: by(meter.by),
          })),
        ]}
      />
      <MissingKeys keys={handover.missingKeys} />
      {handover.ownNote && (
        <blockquote className={classes.words}>
          <small>{t('note.own')}</small>
          {handover.ownNote}
        </blockquote>
      )}
      <OtherNote text={handover.otherNote} />
    </Card>
  )
}

/** What the other side has noted. */
export function OtherNote({ text }: { text: string }) {
  const t = useTranslations('keyHandover.note')
  if (!text) return null
  return (
    <blockquote className={classes.words}>
      <small>{t('other')}</small>
      {text}
    </blockquote>
  )
}
