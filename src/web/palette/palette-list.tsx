import {
  IconBolt,
  IconBuilding,
  IconBuildingCommunity,
  IconCalendarCheck,
  IconCoins,
  IconFileInvoice,
  IconHelpCircle,
  IconLayout,
  IconUser,
  type Icon,
} from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { PALETTE_SECTIONS, type PaletteEntry } from './palette-entry.ts'
import classes from './palette.module.css'

const ICONS: Record<PaletteEntry['kind'], Icon> = {
  EXAMPLE: IconHelpCircle,
  PAGE: IconLayout,
  ACTION: IconBolt,
  MONEY: IconCoins,
  LISTING: IconBuilding,
  GROUP: IconBuildingCommunity,
  REQUEST: IconUser,
  BOOKING: IconCalendarCheck,
  INVOICE: IconFileInvoice,
}

/** The entries by section as one listbox; the field above keeps the focus and moves through it. */
export function PaletteList(props: {
  id: string
  entries: readonly PaletteEntry[]
  active: number
  optionId: (at: number) => string
  onActive: (at: number) => void
  onChoose: (entry: PaletteEntry) => void
}) {
  const t = useTranslations('palette')
  const headings = useId()
  const { entries, active } = props
  const numbered = entries.map((entry, at) => ({ entry, at }))
  return (
    <div id={props.id} role="listbox" aria-label={t('results')} className={classes.list}>
      {PALETTE_SECTIONS.map((section) => {
        const own = numbered.filter(({ entry }) => entry.section === section)
        if (own.length === 0) return null
        const heading = `${headings}-${section}`
        return (
          <div key={section} role="group" aria-labelledby={heading}>
            <div id={heading} className={classes.section}>
              {t(`sections.${section}`)}
            </div>
            {own.map(({ entry, at }) => (
              <Option
                key={entry.key}
                entry={entry}
                id={props.optionId(at)}
                active={at === active}
                onActive={() => props.onActive(at)}
                onChoose={() => props.onChoose(entry)}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}

function Option(props: {
  entry: PaletteEntry
  id: string
  active: boolean
  onActive: () => void
  onChoose: () => void
}) {
  const { kind, name, detail } = props.entry
  const { active } = props
  const option = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) option.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  const Icon = ICONS[kind]
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field keeps the focus and takes the keys
    <div
      ref={option}
      id={props.id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={classes.option}
      onPointerMove={active ? undefined : props.onActive}
      onClick={props.onChoose}
    >
      <Icon size={19} stroke={1.7} aria-hidden />
      <span className={classes.words}>
        <span>{name}</span>
        {detail && <small>{detail}</small>}
      </span>
    </div>
  )
}
