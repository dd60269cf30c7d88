import { useTranslations } from 'use-intl'
import kinds from '../shared/blocks/kinds.module.css'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import classes from './calendar-page.module.css'
import cell from './cell-dialog.module.css'
import timeline from './timeline.module.css'

const KINDS = ['booking', 'hold', 'candidate', 'block', 'far', 'limit'] as const

/** What colours and patterns mean. */
export function Legend() {
  const t = useTranslations('calendar.legend')
  return (
    <ul aria-label={t('title')} className={classes.legend}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span className={`${classes.sample} ${kinds[kind] ?? ''}`} />
          {t(kind)}
        </li>
      ))}
      <li>
        <span className={`${classes.sample} ${timeline.gapSample}`} />
        {t('tooShort')}
      </li>
    </ul>
  )
}

/** Keys that are named otherwise on keyboards of other languages. */
const NAMED = ['ctrl', 'pageUp', 'pageDown', 'home', 'end', 'shift', 'enter', 'space'] as const

const KEYS = [
  ['days', ['←', '→']],
  ['weeks', ['ctrl', '←', '→']],
  ['months', ['pageUp', 'pageDown']],
  ['units', ['↑', '↓']],
  ['edges', ['N', 'P']],
  ['today', ['T']],
  ['name', ['home', 'end']],
  ['select', ['shift', '→']],
  ['open', ['enter']],
  ['block', ['B']],
  ['choose', ['space']],
  ['zoom', ['+', '−']],
] as const

/** The keys of the grid. */
export function KeyboardHelp(props: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('calendar.keys')
  const names = useTranslations('calendar.keyNames')
  const nameOf = (key: string) => {
    const named = NAMED.find((one) => one === key)
    return named ? names(named) : key
  }
  return (
    <AdaptiveDialog opened={props.opened} onClose={props.onClose} title={t('title')} size="small">
      <dl className={cell.keys}>
        {KEYS.map(([name, keys]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>
              {keys.map((key) => (
                <Kbd key={key}>{nameOf(key)}</Kbd>
              ))}
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
      </dl>
    </AdaptiveDialog>
  )
}
