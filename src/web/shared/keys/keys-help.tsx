import { useTranslations } from 'use-intl'
import { AdaptiveDialog } from '../../ui/adaptive-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/fields.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import classes from './keys-help.module.css'
import { useKeysEnabled } from './single-keys.ts'

/** All keys of a page, each with what it does, and the switch that puts them to rest. */
export function KeysHelp(props: {
  opened: boolean
  onClose: () => void
  rows: (readonly [key: string, words: string])[]
}) {
  const t = useTranslations('keys')
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
        {[...props.rows, ['?', t('help')] as const].map(([key, words]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{words}</dd>
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
