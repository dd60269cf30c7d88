import { useTranslations } from 'use-intl'
import { PERMISSION_REQUEST_HOURS } from '../../domain/kernel/constants.ts'
import { PERMISSION_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import {
  givePermission,
  type HeldPermission,
  type Holder,
  type PermissionChange,
  takePermission,
} from './permissions-queries.ts'
import classes from './permissions-page.module.css'

/** Whose permission is to be changed. */
export interface ChosenChange {
  person: Holder
  permission: HeldPermission
}

/** Gives a permission, asks for a strong one, or takes one: what it lets do, what follows, and why. */
export function ChangeDialog(props: { chosen: ChosenChange | null; onClose: () => void }) {
  const { chosen, onClose } = props
  const t = useTranslations('staffPermissions.change')
  const all = useTranslations('staffPermissions')
  const lets = useTranslations('staffPermissions.lets')
  const nameOf = useCatalogueText('catalogue.permission')
  const { isHeld = false, isStrong = false, permission = 'TEST' } = chosen?.permission ?? {}
  const action = isHeld ? 'take' : isStrong ? 'ask' : 'give'
  const words = {
    name: chosen?.person.name ?? '',
    permission: nameOf(permission),
    hours: PERMISSION_REQUEST_HOURS,
  }
  const send: (change: PermissionChange, key: string) => Promise<unknown> = isHeld
    ? takePermission
    : givePermission
  return (
    <ReasonDialog
      opened={chosen !== null}
      onClose={onClose}
      title={t(`${action}Title`, words)}
      description={lets(permission)}
      variant={isHeld ? 'danger-filled' : 'primary'}
      submit={t(`${action}Submit`)}
      length={PERMISSION_REASON_LENGTH}
      words={{ hint: all('reasonHint', PERMISSION_REASON_LENGTH) }}
      send={(reason, key) => send({ userId: chosen?.person._id ?? '', permission, reason }, key)}
      done={t(`${action}Done`, words)}
    >
      <ul className={classes.points}>
        <li>{t(`${action}What`, words)}</li>
        <li>{t('whoIsTold', words)}</li>
      </ul>
    </ReasonDialog>
  )
}
