import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { BOARD_SECTIONS, type BoardSection } from '../../domain/catalogue/missing.ts'
import type { PageLoader } from '../shared/page-loader.ts'
import { PageLink } from '../shared/page-link.tsx'
import { Page } from '../shared/page.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { AllDoneIllustration } from '../ui/illustrations/all-done.tsx'
import { Pill, type Tone } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { DoneList } from './done-list.tsx'
import { MissingItem } from './missing-item.tsx'
import { type BoardItem, missingOptions, type TaxDataRequest } from './missing-queries.ts'
import classes from './missing.module.css'

/** Fetches the board. */
export const loader: PageLoader<'onboarding'> = ({ queryClient }) =>
  queryClient.ensureQueryData(missingOptions())

/** What is missing for payout, taxes, contracts and publishing: each datum once, why, by which law, who sees it, and where it is given. */
export function MissingPage() {
  const t = useTranslations('missing')
  const { data } = useSuspenseQuery(missingOptions())
  const items = data.missingBoard
  const open = items.filter(({ isDone }) => !isDone)
  const asked = open.filter(({ isOptional }) => !isOptional)
  const done = items.filter(({ isDone }) => isDone)
  const minutes = asked.reduce((sum, item) => sum + item.minutes, 0)
  return (
    <Page
      title={t('title')}
      lead={asked.length > 0 ? t('lead', { count: asked.length, minutes }) : undefined}
    >
      {items.length > 0 && <Progress done={done.length} all={done.length + asked.length} />}
      {asked.length === 0 && (
        <EmptyState
          illustration={<AllDoneIllustration />}
          title={items.length > 0 ? t('nothing') : t('nobody')}
          text={items.length > 0 ? t('nothingText') : t('nobodyText')}
          level={2}
          action={
            <Button component={PageLink} page={items.length > 0 ? 'homepage' : 'welcome'} variant="primary">
              {items.length > 0 ? t('toListings') : t('toWelcome')}
            </Button>
          }
        />
      )}
      {BOARD_SECTIONS.filter((section) => section !== 'PUBLISH').map((section) => (
        <BoardPart
          key={section}
          title={t(`section.${section}`)}
          section={section}
          items={open.filter((item) => item.section === section)}
          taxDataRequest={data.taxDataRequest}
        />
      ))}
      <ToPublish items={open.filter(({ section }) => section === 'PUBLISH')} />
      {done.length > 0 && <DoneList items={done} />}
    </Page>
  )
}

function Progress({ done, all }: { done: number; all: number }) {
  const t = useTranslations('missing')
  const words = t('progress', { done, all })
  return (
    <div className={classes.progress}>
      <meter value={done} min={0} max={all} aria-label={words} />
      <span aria-hidden>{words}</span>
    </div>
  )
}

const TONES: Record<BoardSection, Tone> = { PAYOUT: 'amber', TAX: 'violet', SIGN: 'pine', PUBLISH: 'blue' }

function BoardPart(props: {
  title: string
  section: BoardSection
  items: readonly BoardItem[]
  taxDataRequest: TaxDataRequest
}) {
  const { section, items } = props
  const t = useTranslations('missing')
  if (items.length === 0) return null
  return (
    <Section
      title={props.title}
      aside={<Pill tone={TONES[section]}>{t('open', { count: items.length })}</Pill>}
    >
      <Card padded={false}>
        <ul className={classes.items} data-tone={TONES[section]}>
          {items.map((item) => (
            <MissingItem
              key={[item.datum, item.groupId, item.billingDetailsId, item.field].join(' ')}
              item={item}
              taxDataRequest={props.taxDataRequest}
            />
          ))}
        </ul>
      </Card>
    </Section>
  )
}

const HOMES_AT_ONCE = 10

/** What each home lacks before it can be shown; of many homes the first ones. */
function ToPublish({ items }: { items: readonly BoardItem[] }) {
  const t = useTranslations('missing')
  const [shown, setShown] = useState(HOMES_AT_ONCE)
  const homes = [...Map.groupBy(items, ({ groupId }) => groupId)]
  const more = homes.length - shown
  return (
    <>
      {homes.slice(0, shown).map(([groupId, own]) => (
        <BoardPart
          key={groupId}
          title={t('toPublish', { home: own[0]?.name ?? '' })}
          section="PUBLISH"
          items={own}
          taxDataRequest={null}
        />
      ))}
      {more > 0 && (
        <p>
          <Button onClick={() => setShown(shown + HOMES_AT_ONCE)}>{t('moreHomes', { count: more })}</Button>
        </p>
      )}
    </>
  )
}
