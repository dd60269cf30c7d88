import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Pill } from '../../ui/pill.tsx'
import { Section } from '../../ui/section.tsx'
import { Page } from '../page.tsx'
import { useClosedWhileActing } from '../while-acting.ts'
import { ConfirmPart } from './confirm-part.tsx'
import { EntryForm } from './entry-form.tsx'
import type { HandoverDraft } from './handover-draft.ts'
import { useHandoverRefusal } from './handover-error.ts'
import { HandoverFacts } from './handover-facts.tsx'
import { handoverOptions, type HandoverPlace } from './handover-queries.ts'
import { keepHandoverDraft, readHandoverDraft } from './handover-store.ts'
import { standingOf, TONES } from './handover-standing.ts'
import classes from './key-handover.module.css'
import { PhotosPart } from './photos-part.tsx'
import { RemarksPart } from './remarks-part.tsx'

/** A key handover, for either side: entered, confirmed by both, and from then on read. */
export function KeyHandoverView({ place, back }: { place: HandoverPlace; back: ReactNode }) {
  const t = useTranslations('keyHandover')
  const tStanding = useTranslations('keyHandoverStanding')
  const refusal = useHandoverRefusal()
  const handover = useSuspenseQuery(handoverOptions(place)).data
  const [draft, setDraft] = useState(() => readHandoverDraft(place))
  const change = (next: HandoverDraft | null) => {
    setDraft(next)
    keepHandoverDraft(place, next)
  }
  const acting = useClosedWhileActing('binds')
  const hidden = useClosedWhileActing('exports')
  const standing = standingOf(handover, place.side)
  const refused = refusal(handover.enteringRefusal) ?? null
  const closed = acting ?? refused
  const isFinal = standing === 'FINAL'
  const canEnter = refused === null
  return (
    <Page
      title={t(`title.${place.kind}`)}
      lead={t(`lead.${isFinal ? 'FINAL' : place.kind}`)}
      aside={<Pill tone={TONES[standing]}>{tStanding(`states.${standing}`)}</Pill>}
      back={back}
      width="narrow"
    >
      <div className={classes.view}>
        {canEnter ? (
          <EntryForm place={place} handover={handover} draft={draft} onDraft={change} closed={acting} />
        ) : (
          <Section title={t('entered')}>
            {!isFinal && <p>{refused}</p>}
            <HandoverFacts handover={handover} side={place.side} />
          </Section>
        )}
        <PhotosPart place={place} handover={handover} closed={closed} hidden={hidden} />
        <ConfirmPart
          place={place}
          handover={handover}
          hasDraft={canEnter && draft !== null}
          closed={acting}
        />
        {isFinal && <RemarksPart place={place} handover={handover} closed={acting} />}
      </div>
    </Page>
  )
}
