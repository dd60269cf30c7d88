import { useTranslations } from 'use-intl'
import { Kbd } from '../ui/kbd.tsx'
import { KeysButton, KeysHelp } from '../shared/keys/keys-help.tsx'
import { useKeysEnabled } from '../shared/keys/single-keys.ts'
import classes from './triage-help.module.css'

/** The keys in one line below the list, with the button that shows them all. */
export function TriageHints(props: { onHelp: () => void }) {
  const t = useTranslations('inbox.keys')
  const [enabled] = useKeysEnabled()
  return (
    <div className={classes.hints}>
      {enabled && (
        <small>
          <span>
            <Kbd>J</Kbd> <Kbd>K</Kbd> {t('move')}
          </span>
          <span>
            <Kbd>A</Kbd> {t('accept')}
          </span>
          <span>
            <Kbd>R</Kbd> {t('reject')}
          </span>
        </small>
      )}
      <KeysButton onClick={props.onHelp} />
    </div>
  )
}

const ROWS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'enter'],
  ['A', 'acceptLong'],
  ['R', 'rejectLong'],
  ['S', 'suggestLong'],
  ['/', 'search'],
] as const

/** All keys of the inbox, and the switch that puts them to rest. */
export function TriageHelp(props: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('inbox.keys')
  return <KeysHelp {...props} rows={ROWS.map(([key, text]) => [key, t(text)])} />
}
