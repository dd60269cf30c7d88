import { IconFingerprint } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { Button } from '../ui/button.tsx'
import type { Passkey } from './account-queries.ts'
import classes from './account-page.module.css'

/** One passkey: its name, whether it is shared by devices, since when, and when it was used. */
export function PasskeyRow(props: {
  passkey: Passkey
  /** Without a password and another passkey nothing would be left to log in with. */
  isLastWay: boolean
  onRename: () => void
  onDelete: () => void
}) {
  const t = useTranslations('myAccount.passkeys')
  const format = useFormat()
  const { name, deviceType, createdAt, lastUsedAt } = props.passkey
  return (
    <li className={classes.row}>
      <span className={classes.picture}>
        <IconFingerprint size={22} stroke={1.6} aria-hidden />
      </span>
      <div className={classes.what}>
        <strong>{name}</strong>
        <small>{t(deviceType)}</small>
        <small>
          {lastUsedAt
            ? t('usedAt', { day: format.instant(createdAt), when: format.relative(lastUsedAt) })
            : t('unused', { day: format.instant(createdAt) })}
        </small>
      </div>
      <div className={classes.buttons}>
        <Button size="small" onClick={props.onRename} aria-label={t('renameOf', { name })}>
          {t('rename')}
        </Button>
        <Button
          size="small"
          variant="danger"
          disabled={props.isLastWay}
          reason={props.isLastWay ? t('lastWay') : undefined}
          onClick={props.onDelete}
          aria-label={t('deleteOf', { name })}
        >
          {t('delete')}
        </Button>
      </div>
    </li>
  )
}
