import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { Pill } from '../ui/pill.tsx'
import { paymentSetupQuery } from './paying/payment-setup.ts'
import classes from './test-mode.module.css'

/** Marks what shows money while no real money moves; nothing otherwise. */
export function TestModePill() {
  const t = useTranslations('testMode')
  return useIsTestMode() ? <Pill tone="amber">{t('label')}</Pill> : null
}

/** The same in a sentence. */
export function TestModeNote() {
  const t = useTranslations('testMode')
  return useIsTestMode() ? <p className={classes.note}>{t('note')}</p> : null
}

function useIsTestMode(): boolean {
  return useQuery(paymentSetupQuery()).data?.mode === 'TESTING'
}
