import { useTranslations } from 'use-intl'
import type { BoardSection } from '../../domain/catalogue/missing.ts'
import { Card } from '../ui/card.tsx'
import { Pill, type Tone } from '../ui/pill.tsx'
import { Section } from '../ui/section.tsx'
import { MissingItem } from './missing-item.tsx'
import type { BoardIdentity, BoardItem, TaxDataRequest } from './missing-queries.ts'
import classes from './missing.module.css'

/** The colour of each purpose. */
export const TONES: Record<BoardSection, Tone> = {
  PAYOUT: 'amber',
  TAX: 'violet',
  SIGN: 'pine',
  PUBLISH: 'blue',
}

/** What is missing for one purpose; nothing where nothing is. */
export function BoardPart(props: {
  title: string
  section: BoardSection
  items: readonly BoardItem[]
  identity?: BoardIdentity
  taxDataRequest?: TaxDataRequest
}) {
  const { section, items } = props
  const t = useTranslations('missing')
  if (items.length === 0) return null
  const open = items.filter(({ isOptional, isWaiting }) => !isOptional && !isWaiting).length
  return (
    <Section
      title={props.title}
      aside={open > 0 && <Pill tone={TONES[section]}>{t('open', { count: open })}</Pill>}
    >
      <Card padded={false}>
        <BoardItems {...props} />
      </Card>
    </Section>
  )
}

/** The items of a part, each with the colour of its purpose. */
export function BoardItems(props: {
  section: BoardSection
  items: readonly BoardItem[]
  identity?: BoardIdentity
  taxDataRequest?: TaxDataRequest
}) {
  return (
    <ul className={classes.items} data-tone={TONES[props.section]}>
      {props.items.map((item) => (
        <MissingItem
          key={[item.datum, item.groupId, item.billingDetailsId, item.field].join(' ')}
          item={item}
          identity={props.identity ?? null}
          taxDataRequest={props.taxDataRequest ?? null}
        />
      ))}
    </ul>
  )
}
