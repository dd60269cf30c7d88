import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FEE_TERMS_SCOPES, INVOICE_CALCULATION_METHODS } from '../../domain/catalogue/invoices.ts'
import { isDay } from '../../domain/kernel/day.ts'
import { FEE_TERMS_REASON_LENGTH } from '../../domain/kernel/text-limits.ts'
import { oneOf } from '../../domain/kernel/text.ts'
import { feeTermsProblems, parsePercent } from '../../domain/rentals/fee-terms.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { utcToday } from '../shared/today.ts'
import { useOnce } from '../shared/use-once.ts'
import { DayField } from '../ui/day-field.tsx'
import { SelectField, TextareaField, TextField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './books-page.module.css'
import { type LandlordWithTerms, makeTerms } from './terms-queries.ts'

const EMPTY = {
  scope: 'AGREEMENT',
  groupId: '',
  landlord: '',
  tenant: '',
  method: '',
  from: '',
  until: '',
  reason: '',
}

/** Terms of fees for a landlord: for whom, how much, since when, and why. What is booked keeps what it has. */
export function TermsDialog(props: { landlord: LandlordWithTerms | null; onClose: () => void }) {
  const { landlord, onClose } = props
  const t = useTranslations('staffTerms.dialog')
  const scopeText = useCatalogueText('catalogue.feeTermsScope')
  const methodText = useCatalogueText('catalogue.invoiceCalculationMethod')
  const today = utcToday()
  const [typed, setTyped] = useState<typeof EMPTY>({ ...EMPTY, from: today })
  const [tried, setTried] = useState(false)
  const change = (more: Partial<typeof EMPTY>) => setTyped({ ...typed, ...more })
  const { min, max } = FEE_TERMS_REASON_LENGTH
  const scope = oneOf(FEE_TERMS_SCOPES, typed.scope) ?? 'AGREEMENT'
  const order = {
    scope,
    landlordFeeRate: rateOf(typed.landlord),
    tenantFeeRate: rateOf(typed.tenant),
    calculationMethod:
      scope === 'LISTING' ? null : (oneOf(INVOICE_CALCULATION_METHODS, typed.method) ?? null),
    validFrom: isDay(typed.from) ? typed.from : null,
    validUntil: isDay(typed.until) ? typed.until : null,
    reason: typed.reason,
  }
  const isDayMissing = order.validFrom === null || (typed.until !== '' && order.validUntil === null)
  const problems = feeTermsProblems({ ...order, validFrom: order.validFrom ?? today }, today)
  const isListingMissing = scope === 'LISTING' && typed.groupId === ''
  const saving = useOnce({
    send: makeTerms,
    onDone: () => {
      showToast({ text: t('done', { name: landlord?.name ?? '' }), tone: 'success' })
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (!landlord || order.validFrom === null || isDayMissing || isListingMissing) return
    if (Object.keys(problems).length > 0) return
    saving.run({
      ...order,
      validFrom: order.validFrom,
      landlordId: landlord._id,
      groupId: scope === 'LISTING' ? typed.groupId : null,
    })
  }
  return (
    <AnswerDialog
      opened={landlord !== null}
      onClose={onClose}
      busy={saving.busy}
      onSubmit={submit}
      title={t('title', { name: landlord?.name ?? '' })}
      description={t('what')}
      submit={t('submit')}
      cancel={t('cancel')}
      error={saving.error}
    >
      <div className={classes.form}>
        <SelectField
          label={t('scope')}
          value={scope}
          data={FEE_TERMS_SCOPES.map((value) => ({ value, label: scopeText(value) }))}
          onChange={(event) => change({ scope: event.currentTarget.value })}
        />
        {scope === 'LISTING' && (
          <SelectField
            label={t('listing')}
            value={typed.groupId}
            data={[
              { value: '', label: t('chooseListing') },
              ...(landlord?.listings.map(({ groupId, name }) => ({ value: groupId, label: name })) ?? []),
            ]}
            onChange={(event) => change({ groupId: event.currentTarget.value })}
            error={tried && isListingMissing && t('chooseListing')}
          />
        )}
        <TextField
          label={t('landlordFee')}
          description={t('percentHint')}
          value={typed.landlord}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => change({ landlord: event.currentTarget.value })}
          error={tried && problems.landlordFeeRate && t('percentWrong')}
        />
        <TextField
          label={t('tenantFee')}
          description={t('percentHint')}
          value={typed.tenant}
          inputMode="decimal"
          autoComplete="off"
          onChange={(event) => change({ tenant: event.currentTarget.value })}
          error={tried && problems.tenantFeeRate && t('percentWrong')}
        />
        {scope !== 'LISTING' && (
          <SelectField
            label={t('method')}
            value={typed.method}
            data={[
              { value: '', label: t('noMethod') },
              ...INVOICE_CALCULATION_METHODS.map((value) => ({ value, label: methodText(value) })),
            ]}
            onChange={(event) => change({ method: event.currentTarget.value })}
          />
        )}
        <DayField
          label={t('from')}
          value={typed.from}
          min={today}
          onChange={(from) => change({ from })}
          error={tried && (order.validFrom === null || problems.validFrom) && t('fromWrong')}
        />
        <DayField
          label={t('until')}
          description={t('untilHint')}
          value={typed.until}
          min={typed.from}
          onChange={(until) => change({ until })}
          error={
            tried &&
            ((typed.until !== '' && order.validUntil === null) || problems.validUntil) &&
            t('untilWrong')
          }
        />
        <TextareaField
          label={t('reason')}
          description={t('reasonHint')}
          value={typed.reason}
          rows={3}
          maxLength={max}
          onChange={(event) => change({ reason: event.currentTarget.value })}
          error={tried && problems.reason && t('reasonMissing', { min })}
        />
      </div>
    </AnswerDialog>
  )
}

/** What was typed as a percentage, in basis points; null for nothing, NaN for what is none. */
function rateOf(typed: string): number | null {
  return typed.trim() === '' ? null : parsePercent(typed)
}
