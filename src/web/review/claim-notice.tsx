import { useTranslations } from 'use-intl'
import { Button } from '../ui/button.tsx'
import type { Claim } from './use-claim.ts'

/** In a dialog: what was typed stays, and whoever takes the check again goes on where they were. */
export function RanOut({ claim }: { claim: Claim }) {
  const t = useTranslations('review')
  return claim.isOwn ? null : <p role="alert">{t('ranOut')}</p>
}

/** Takes the check again, from within a dialog. */
export function ClaimAgain({ claim }: { claim: Claim }) {
  const t = useTranslations('review')
  if (claim.isOwn) return null
  return (
    <Button busy={claim.busy} onClick={claim.take}>
      {t('claimAgain')}
    </Button>
  )
}
