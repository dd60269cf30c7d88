import { IconSignature } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { POWER_REASON_LENGTH } from '../../domain/people/power-of-attorney.ts'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { useLast, useOverlayOf } from '../shared/use-overlay.ts'
import { useSearch } from '../shared/use-search.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { RowsCard } from '../ui/rows-card.tsx'
import { GivePowerDialog } from './give-power-dialog.tsx'
import { PowerRow } from './power-row.tsx'
import { type GivenPower, type TeamMember, withdrawPower } from './team-queries.ts'
import classes from './team-page.module.css'

/** With what managers sign contracts for the landlord: given here, and withdrawn at once. */
export function PowersSection(props: { powers: readonly GivenPower[]; team: readonly TeamMember[] }) {
  const t = useTranslations('team.powers')
  const [search, setSearch] = useSearch()
  const [withdrawn, setWithdrawn] = useOverlayOf<GivenPower>('withdraw-power')
  const managers = props.team.filter(({ role, status }) => role === 'MANAGER' && status === 'ACTIVE')
  const isGiving = search.dialog === 'power' && managers.length > 0
  return (
    <Section
      title={t('title')}
      actions={
        <Button
          size="small"
          icon={<IconSignature size={17} aria-hidden />}
          disabled={managers.length === 0}
          onClick={() => setSearch({ dialog: 'power', member: undefined })}
        >
          {t('give')}
        </Button>
      }
    >
      <p className={classes.explanation}>
        {t('lead')} {managers.length === 0 && t('noManager')}
      </p>
      {props.powers.length > 0 && (
        <RowsCard>
          {props.powers.map((power) => (
            <PowerRow key={power._id} power={power} onWithdraw={() => setWithdrawn(power)} />
          ))}
        </RowsCard>
      )}
      <GivePowerDialog
        key={`power ${isGiving}`}
        managers={managers}
        opened={isGiving}
        onClose={() => setSearch({ dialog: undefined })}
      />
      <WithdrawDialog power={withdrawn} onClose={() => setWithdrawn(null)} />
    </Section>
  )
}

function WithdrawDialog(props: { power: GivenPower | null; onClose: () => void }) {
  const t = useTranslations('team.powers')
  const power = useLast(props.power)
  const name = power?.agentName ?? ''
  return (
    <ReasonDialog
      key={power?._id}
      opened={props.power !== null}
      onClose={props.onClose}
      title={t('withdrawOf', { name })}
      description={t('withdrawWhat', { name })}
      variant="danger-filled"
      submit={t('withdrawNow')}
      length={POWER_REASON_LENGTH}
      words={{ hint: t('reasonHint', { name }) }}
      send={(reason, key) => withdrawPower(power?._id ?? '', reason, key)}
      done={t('withdrawn', { name })}
    >
      <p>{t('paper', { name })}</p>
    </ReasonDialog>
  )
}
