import { useCallback } from 'react'
import { useTranslations } from 'use-intl'

/** The sentence of a text key such as 'contactPerson.email.invalid': by its field, else by its kind. */
export function useFieldError(): (key: string) => string {
  const t = useTranslations('listingEdit.newContact.errors')
  return useCallback(
    (key) => {
      const [, field = '', kind = ''] = key.split('.')
      if (t.has(`${field}.${kind}`)) return t(`${field}.${kind}`)
      return t.has(kind) ? t(kind) : t('invalid')
    },
    [t],
  )
}
