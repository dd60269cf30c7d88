import { IconKeyboard } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/fields.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { useKeysEnabled } from '../shared/single-keys.ts'
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
      <IconButton label={t('open')} onClick={props.onHelp}>
        <IconKeyboard size={19} aria-hidden />
      </IconButton>
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
  ['?', 'help'],
] as const

/** All keys of the inbox, and the switch that puts them to rest. */
export function TriageHelp(props: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('inbox.keys')
  const [enabled, setEnabled] = useKeysEnabled()
  return (
    <AdaptiveDialog
      opened={props.opened}
      onClose={props.onClose}
      title={t('title')}
      description={t('note')}
      size="small"
      footer={<Button onClick={props.onClose}>{t('close')}</Button>}
    >
      <dl className={classes.keys}>
        {ROWS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label={t('enabled')}
        checked={enabled}
        onChange={(event) => setEnabled(event.currentTarget.checked)}
      />
    </AdaptiveDialog>
  )
}
