import { useTranslations } from 'use-intl'
import { STAFF_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { useLast } from '../shared/use-overlay.ts'
import { type FlagSwitch, switchFlag } from './staff-queries.ts'

/** A switch that somebody is about to flip, and how it is called. */
export interface ChosenSwitch {
  flag: FlagSwitch
  title: string
  submit: string
}

/** Asks why a flag is switched, for everybody or back to what everybody has, and switches it. */
export function FlagSwitchDialog(props: { chosen: ChosenSwitch | null; onClose: () => void }) {
  const t = useTranslations('staff.flags')
  const last = useLast(props.chosen)
  return (
    <ReasonDialog
      opened={props.chosen !== null}
      onClose={props.onClose}
      title={last?.title ?? ''}
      description={last && !('userId' in last.flag) && t('forEverybody')}
      submit={last?.submit}
      length={STAFF_REASON_LENGTH}
      words={{ hint: t('reasonHint', STAFF_REASON_LENGTH) }}
      send={async (reason, key) => last && switchFlag(last.flag, reason, key)}
      done={t('switched')}
    />
  )
}
