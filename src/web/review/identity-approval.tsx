import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isDay } from '../../domain/kernel/day.ts'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { decisionErrors } from '../../domain/people/identity-review.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { DayField } from '../ui/day-field.tsx'
import { TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import { ClaimAgain, RanOut } from './claim-notice.tsx'
import {
  decideIdentity,
  type IdentityInput,
  type IdentityToReview,
  warningsOptions,
} from './identity-queries.ts'
import classes from './review.module.css'
import type { Claim } from './use-claim.ts'

/** What both dialogs about an identity are given. */
export interface IdentityDialogProps {
  opened: boolean
  id: string
  identity: IdentityToReview
  claim: Claim
  onClose: () => void
  onDecided: () => void
}

const NOTHING_READ = {
  firstName: '',
  lastName: '',
  birthDate: '',
  expiresOn: '',
  country: '',
  documentNumber: '',
}

type Read = typeof NOTHING_READ

/** What the document says, typed from it and compared with the account and with others, then approved. */
export function ApproveDialog({ opened, id, identity, claim, onClose, onDecided }: IdentityDialogProps) {
  const t = useTranslations('review.approval')
  const [read, setRead] = useState<Read>(NOTHING_READ)
  const [compared, setCompared] = useState<Read | null>(null)
  const [wrong, setWrong] = useState<Record<string, string>>({})
  const warnings = useQuery({
    ...warningsOptions(id, { ...(compared ?? NOTHING_READ) }),
    enabled: compared !== null && claim.isOwn,
  })
  const isCompared = compared === read && warnings.data !== undefined
  const once = useOnce<IdentityInput, unknown>({
    send: decideIdentity,
    onDone: () => {
      showToast({ text: t('done', { name: `${identity.firstName} ${identity.lastName}` }) })
      onDecided()
    },
    onFailed: (error) => {
      if (error instanceof ValidationError) setWrong(error.fields)
    },
  })
  const submit = () => {
    const { birthDate, expiresOn } = read
    const data = {
      ...read,
      birthDate: isDay(birthDate) ? birthDate : null,
      expiresOn: isDay(expiresOn) ? expiresOn : null,
    }
    const decision = { verdict: 'approve', failureReason: null, explanation: '', data } as const
    const found = decisionErrors(decision, utcToday())
    setWrong(found)
    if (Object.keys(found).length > 0 || data.birthDate === null) return
    if (!isCompared) return setCompared(read)
    once.run({
      id,
      status: 'APPROVED',
      failureReason: null,
      explanation: '',
      data: { ...data, birthDate: data.birthDate },
    })
  }
  const field = (name: keyof Read) => ({
    label: t(`fields.${name}`),
    value: read[name],
    error: wrong[name] && t(`errors.${wrong[name]}`),
  })
  const set = (name: keyof Read, value: string) => setRead({ ...read, [name]: value })
  const text = (name: keyof Read) => ({
    ...field(name),
    autoComplete: 'off',
    onChange: (event: { currentTarget: HTMLInputElement }) => set(name, event.currentTarget.value),
  })
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      title={t('title')}
      description={t('account', { name: `${identity.firstName} ${identity.lastName}` })}
      busy={once.busy || warnings.isFetching}
      onSubmit={submit}
      submit={t(isCompared ? 'submit' : 'compare')}
      disabled={!claim.isOwn}
      cancel={t('cancel')}
      between={<ClaimAgain claim={claim} />}
      compact
      error={(!(once.error instanceof ValidationError) && once.error) || warnings.error}
    >
      <p>{t('read')}</p>
      <TextField {...text('firstName')} />
      <TextField {...text('lastName')} />
      <DayField {...field('birthDate')} onChange={(day) => set('birthDate', day)} />
      <DayField {...field('expiresOn')} description={t('noEnd')} onChange={(day) => set('expiresOn', day)} />
      <TextField
        {...text('country')}
        description={t('countryHint')}
        maxLength={2}
        onChange={(event) => set('country', event.currentTarget.value.toUpperCase())}
      />
      <TextField {...text('documentNumber')} description={t('numberHint')} />
      {isCompared && warnings.data && <Compared warnings={warnings.data} />}
      <p>{t('follows')}</p>
      <RanOut claim={claim} />
    </AnswerDialog>
  )
}

function Compared({
  warnings,
}: {
  warnings: {
    nameMatch: 'SAME' | 'CLOSE' | 'OTHER'
    same: { userId: string; email: string; isSameDocument: boolean }[]
  }
}) {
  const t = useTranslations('review.approval')
  const { nameMatch, same } = warnings
  const isFine = nameMatch === 'SAME' && same.length === 0
  return (
    <div role="status" className={isFine ? classes.fine : classes.over}>
      <p>{t(`match.${nameMatch}`)}</p>
      {same.map(({ userId, email, isSameDocument }) => (
        <p key={userId}>{t(isSameDocument ? 'sameDocument' : 'samePerson', { email })}</p>
      ))}
    </div>
  )
}
