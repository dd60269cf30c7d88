import { IconKeyboard } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useKeysEnabled } from '../shared/single-keys.ts'
import { AdaptiveDialog } from '../ui/adaptive-dialog.tsx'
import { Button } from '../ui/button.tsx'
import { CheckField } from '../ui/fields.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Kbd } from '../ui/kbd.tsx'
import classes from './review.module.css'

/** The key beside what a button says, for the eye: others are told by aria-keyshortcuts. */
export function KeyHint({ children }: { children: string }) {
  return (
    <span aria-hidden className={classes.key}>
      <Kbd>{children}</Kbd>
    </span>
  )
}

/** The button that shows the keys. */
export function ReviewHints({ onHelp }: { onHelp: () => void }) {
  const t = useTranslations('review.keys')
  return (
    <IconButton label={t('open')} onClick={onHelp}>
      <IconKeyboard size={19} aria-hidden />
    </IconButton>
  )
}

const ROWS = [
  ['J', 'next'],
  ['K', 'previous'],
  ['C', 'claim'],
  ['A', 'accept'],
  ['R', 'refuse'],
  ['Esc', 'release'],
  ['+', 'zoomIn'],
  ['-', 'zoomOut'],
  ['T', 'rotate'],
  ['N', 'nextPage'],
  ['?', 'help'],
] as const

/** All keys of the queue, and the switch that puts them to rest. */
export function ReviewHelp(props: { opened: boolean; onClose: () => void }) {
  const t = useTranslations('review.keys')
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
