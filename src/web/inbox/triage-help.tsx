import { useTranslations } from 'use-intl'
import { KeysHelp } from '../shared/keys/keys-help.tsx'

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
