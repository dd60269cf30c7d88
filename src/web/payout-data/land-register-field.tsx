import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { LAND_REGISTER_NUMBER_MAX_LENGTH } from '../../domain/money/land-register.ts'
import { request } from '../graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { setLandRegisterNumberMutation } from '../shared/payout-data/payout-mutations.ts'
import type { PayoutHome } from '../shared/payout-data/payout-queries.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './payout-data.module.css'

/** The number of a home in the land register: asked for tax reporting, and of use only to those who have it at hand. */
export function LandRegisterField({ home }: { home: PayoutHome }) {
  const t = useTranslations('payoutData')
  const errors = useTranslations('errors')
  const kept = home.landRegisterNumber ?? ''
  const [number, setNumber] = useState(kept)
  const saving = useOnce({
    send: (landRegisterNumber: string, idempotencyKey) =>
      request(setLandRegisterNumberMutation, { groupId: home.groupId, landRegisterNumber, idempotencyKey }),
    onDone: () => showToast({ text: t('saved') }),
  })
  const error = saving.error instanceof ValidationError ? t('landRegisterWrong') : saving.error
  return (
    <form
      className={classes.register}
      onSubmit={(event) => {
        event.preventDefault()
        if (!saving.busy) saving.run(number)
      }}
    >
      <TextField
        label={t('landRegister')}
        description={t('landRegisterHint')}
        value={number}
        maxLength={LAND_REGISTER_NUMBER_MAX_LENGTH}
        autoComplete="off"
        onChange={(event) => setNumber(event.currentTarget.value)}
        error={error && (typeof error === 'string' ? error : errorMessage(errors, error))}
      />
      <Button type="submit" busy={saving.busy} disabled={number.trim() === kept}>
        {t('save')}
      </Button>
    </form>
  )
}
