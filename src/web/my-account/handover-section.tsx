import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { isOwner, useViewer } from '../shared/viewer.ts'
import { Card } from '../ui/card.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Section } from '../ui/section.tsx'
import classes from './account-page.module.css'
import { HandoverOffer } from './handover-offer.tsx'
import { HandoverCounts } from './handover-plan.tsx'
import { handoversOptions, type ShownHandover } from './handover-queries.ts'
import { OpenHandover } from './open-handover.tsx'

/** Handing one's business over to somebody, and taking one over. */
export function HandoverSection() {
  const t = useTranslations('handover')
  const viewer = useViewer()
  const { data } = useSuspenseQuery(handoversOptions())
  const open = data.filter(({ state }) => state === 'OFFERED' || state === 'CONFIRMED')
  const past = data.filter((handover) => !open.includes(handover))
  const offers = viewer?.landlord === true && !open.some(({ isOwn }) => isOwn)
  return (
    <>
      {open.map((handover) => (
        <OpenHandover key={handover._id} handover={handover} />
      ))}
      {offers && (
        <Section title={t('title')}>
          {isOwner(viewer) ? <HandoverOffer /> : <Card className={classes.card}>{t('ownWorld')}</Card>}
        </Section>
      )}
      {!offers && open.length === 0 && (
        <Section title={t('title')}>
          <Card className={classes.card}>{t('nothing')}</Card>
        </Section>
      )}
      {past.length > 0 && (
        <Section title={t('past')}>
          <Card className={classes.card}>
            {past.map((handover) => (
              <PastHandover key={handover._id} handover={handover} />
            ))}
          </Card>
        </Section>
      )}
    </>
  )
}

const PAST_STATES = ['DONE', 'WITHDRAWN', 'DECLINED', 'ENDED'] as const

function PastHandover({ handover }: { handover: ShownHandover }) {
  const t = useTranslations('handover')
  const format = useFormat()
  const { isOwn, counts, landlordName } = handover
  const state = PAST_STATES.find((one) => one === handover.state)
  if (!state) return null
  const said = {
    when: format.instant(handover.closedAt ?? handover.endsAt),
    landlordName,
    receiverName: handover.receiverName ?? handover.receiverEmail,
  }
  const words = t(isOwn ? `pastOwn.${state}` : `pastOther.${state}`, said)
  if (counts.length === 0) return <p>{words}</p>
  return (
    <Disclosure summary={words}>
      <HandoverCounts counts={counts} isOwn={isOwn} />
    </Disclosure>
  )
}
