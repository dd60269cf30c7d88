import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ValidationError } from '../../domain/kernel/errors.ts'
import { readRecord, tabStore, draftKey } from '../shared/browser-store.ts'
import { useOnce } from '../shared/use-once.ts'
import { showToast } from '../ui/toast-store.ts'
import { changed, errorsIn, formOf, inputOf, keptForm, type TermsForm } from './terms-form.ts'
import { type Options, sendTerms } from './terms-queries.ts'

/** The form of a contract's terms: what is typed survives a reload and a failed sending. */
export function useTermsForm(options: Options) {
  const t = useTranslations('contractTerms')
  const language = useLocale()
  const key = draftKey('contractTerms', options.listingRequestId)
  const [value, setValue] = useState(() => {
    const form = formOf(options, language)
    return (options.canPrepare.value && keptForm(readRecord(tabStore, key), form)) || form
  })
  const [wasTried, setTried] = useState(false)
  const sending = useOnce<TermsForm, unknown>({
    send: (form, idempotencyKey) =>
      sendTerms(options.listingRequestId, inputOf(form, options), idempotencyKey),
    onDone: () => {
      tabStore.remove(key)
      showToast({
        text: options.willReplace ? t('done.replaced') : options.willMake ? t('done.made') : t('done.kept'),
      })
    },
  })
  const wrong = errorsIn(value, options)
  return {
    value,
    hasErrors: Object.keys(wrong).length > 0,
    busy: sending.busy,
    failure: sending.error,
    change: (change: Partial<TermsForm>) => {
      const next = changed(value, change, options)
      setValue(next)
      tabStore.write(key, JSON.stringify(next))
    },
    /** Sends the form; false where something in it is wrong. */
    submit: () => {
      setTried(true)
      if (Object.keys(wrong).length > 0) return false
      sending.run(value)
      return true
    },
    errorOf: (field: keyof TermsForm | 'isOnlineSigning'): string | undefined => {
      const own = wasTried && field in wrong ? wrong[field as keyof TermsForm] : undefined
      const key = own ?? refusedKey(sending.error, field)
      if (!key) return undefined
      return t.has(`errors.${key}`) ? t(`errors.${key}`) : t('errors.other')
    },
  }
}

/** The form with how its sending goes. */
export type TermsFormState = ReturnType<typeof useTermsForm>

function refusedKey(error: Error | null, field: string): string | undefined {
  if (!(error instanceof ValidationError)) return undefined
  return error.fields[field]?.replace('contractTerms.errors.', '')
}
