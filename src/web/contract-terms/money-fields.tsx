import { useTranslations } from 'use-intl'
import { oneOf } from '../../domain/kernel/text.ts'
import { CLEANING_FEE_FREQUENCIES, TIMES_OF_PAYMENT } from '../../domain/catalogue/contracts.ts'
import { useFormat } from '../shared/format.ts'
import { useCatalogueText } from '../shared/status-text.ts'
import { Card } from '../ui/card.tsx'
import { SelectField, TextField } from '../ui/fields.tsx'
import { Section } from '../ui/section.tsx'
import classes from './contract-terms-page.module.css'
import { optionOf } from './terms-form.ts'
import type { Options } from './terms-queries.ts'
import type { TermsFormState } from './use-terms-form.ts'

/** When the first payment is due, the deposit with what the law allows, and the cleaning. */
export function MoneyFields(props: { options: Options; form: TermsFormState }) {
  const { options, form } = props
  const t = useTranslations('contractTerms.money')
  const timeText = useCatalogueText('catalogue.timeOfPayment')
  const frequencyText = useCatalogueText('catalogue.cleaningFeeFrequency')
  return (
    <Section title={t('title')}>
      <Card className={classes.group}>
        <SelectField
          label={t('timeOfPayment')}
          value={form.value.timeOfPayment}
          onChange={(event) =>
            form.change({
              timeOfPayment: oneOf(TIMES_OF_PAYMENT, event.currentTarget.value) ?? form.value.timeOfPayment,
            })
          }
          error={form.errorOf('timeOfPayment')}
          data={TIMES_OF_PAYMENT.map((value) => ({ value, label: timeText(value) }))}
        />
        <DepositField options={options} form={form} />
        <div className={classes.pair}>
          <TextField
            label={t('cleaningFee')}
            description={t('cleaningFeeHint')}
            inputMode="decimal"
            value={form.value.cleaningFee}
            rightSection={<span className={classes.currency}>{options.currency}</span>}
            onChange={(event) => form.change({ cleaningFee: event.currentTarget.value })}
            error={form.errorOf('cleaningFee')}
          />
          <SelectField
            label={t('frequency')}
            value={form.value.cleaningFeeFrequency}
            onChange={(event) =>
              form.change({
                cleaningFeeFrequency:
                  oneOf(CLEANING_FEE_FREQUENCIES, event.currentTarget.value) ??
                  form.value.cleaningFeeFrequency,
              })
            }
            error={form.errorOf('cleaningFeeFrequency')}
            data={CLEANING_FEE_FREQUENCIES.map((value) => ({ value, label: frequencyText(value) }))}
          />
        </div>
      </Card>
    </Section>
  )
}

function DepositField(props: { options: Options; form: TermsFormState }) {
  const { options, form } = props
  const t = useTranslations('contractTerms.money')
  const format = useFormat()
  const most = optionOf(form.value, options)?.maximumDeposit ?? null
  return (
    <TextField
      label={t('deposit')}
      description={hint()}
      inputMode="decimal"
      value={form.value.deposit}
      disabled={most === 0 && form.value.deposit === ''}
      rightSection={<span className={classes.currency}>{options.currency}</span>}
      onChange={(event) => form.change({ deposit: event.currentTarget.value })}
      error={form.errorOf('deposit')}
    />
  )

  function hint(): string {
    if (most === 0) return t('depositNone')
    return most === null
      ? t('depositHint')
      : t('depositMost', { amount: format.money(most, options.currency) })
  }
}
