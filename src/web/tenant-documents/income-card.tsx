import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { errorMessage } from '../shared/error-message.ts'
import { ChoiceField } from '../ui/choice-field.tsx'
import { CheckField } from '../ui/fields.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './documents-page.module.css'
import { chooseMethod, type MethodForm, type OwnCheck, type Verification } from './document-queries.ts'
import { ObjectDialog } from './object-dialog.tsx'

/** The check of the income: what is checked, who sees what, how it stands, and what the tenant can do about it. */
export function IncomeCard(props: { check: OwnCheck; request: Verification['request'] }) {
  const { check, request } = props
  const t = useTranslations('tenantDocuments.income')
  const format = useFormat()
  const [isObjecting, setObjecting] = useState(false)
  const landlord = request.landlordFirstName
  return (
    <Card as="section" className={classes.proof}>
      <div className={classes.proofHead}>
        <h2>{t('title')}</h2>
      </div>
      <p>{t('what', { landlord })}</p>
      <p className={classes.types}>{t('kept')}</p>
      <p role="status">
        {check.status === 'SUCCESSFUL' && check.times !== null
          ? t(check.isTaken ? 'taken' : 'confirmed', {
              times: check.times,
              day: check.decidedAt ? format.instant(check.decidedAt) : '',
            })
          : check.status === 'IN_PROGRESS'
            ? t(check.objection ? 'again' : `running.${check.provider}`)
            : t(`status.${check.status}`, { landlord })}
      </p>
      {check.fallbackErrorType && <p>{t(`fallback.${check.fallbackErrorType}`)}</p>}
      {check.errorType && <p>{t(`errors.${check.errorType}`)}</p>}
      {check.canChoose.value && <Method check={check} listingRequestId={request.id} />}
      {check.canObject.value && (
        <Button onClick={() => setObjecting(true)} className={classes.add}>
          {t('object.open')}
        </Button>
      )}
      <ObjectDialog opened={isObjecting} listingRequestId={request.id} onClose={() => setObjecting(false)} />
    </Card>
  )
}

/** Who reads the documents: by hand unless the tenant says otherwise; nothing is sent anywhere before. */
function Method(props: { check: OwnCheck; listingRequestId: string }) {
  const { check, listingRequestId } = props
  const t = useTranslations('tenantDocuments.income.method')
  const errors = useTranslations('errors')
  const [method, setMethod] = useState(check.method)
  const [reusable, setReusable] = useState(check.isReusable)
  const once = useOnce<MethodForm, unknown>({
    send: chooseMethod,
    onDone: () => showToast({ text: t('done') }),
  })
  const isChanged = method !== check.method || reusable !== check.isReusable
  return (
    <>
      {check.isAutomaticOffered && (
        <ChoiceField
          legend={t('legend')}
          value={method}
          onChange={setMethod}
          choices={[
            { value: 'BY_HAND', label: t('BY_HAND.label'), detail: t('BY_HAND.detail') },
            { value: 'AUTOMATIC', label: t('AUTOMATIC.label'), detail: t('AUTOMATIC.detail') },
          ]}
        />
      )}
      <CheckField
        label={t('reusable')}
        checked={reusable}
        onChange={(event) => setReusable(event.currentTarget.checked)}
      />
      {once.error && <p role="alert">{errorMessage(errors, once.error)}</p>}
      {isChanged && (
        <Button
          variant="primary"
          busy={once.busy}
          onClick={() => once.run({ listingRequestId, method, reusable })}
          className={classes.add}
        >
          {t('submit')}
        </Button>
      )}
    </>
  )
}
