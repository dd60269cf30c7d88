import { useTranslations } from 'use-intl'
import { KeysButton } from '../shared/keys/keys-button.tsx'
import { useKeysEnabled } from '../shared/keys/single-keys.ts'
import { Kbd } from '../ui/kbd.tsx'
import classes from './triage-hints.module.css'

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
