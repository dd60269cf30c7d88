import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AuthenticationRequiredError, BookingConflictError, ValidationError } from '../../domain/errors.ts'
import { errorMessage } from '../errors/error-message.ts'
import { request } from '../graphql.ts'
import { ConnectionError } from '../http.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { showToast } from '../ui/toast-store.ts'
import { fieldsOfForm, inputOf, type FieldErrors } from './request-check.ts'
import type { RequestFormValues } from './request-draft.ts'
import { sendBookingRequestMutation } from './request-form-queries.ts'

/** Sends the request once however often it is clicked, then opens the request's own page; a failure keeps the form. */
export function useSendRequest(props: {
  values: RequestFormValues
  groupId: string
  onSent: () => void
  onRefused: (fields: FieldErrors) => void
}) {
  const t = useTranslations('requestForm')
  const tErrors = useTranslations('errors')
  const navigate = usePageNavigate()
  const here = useLocation({ select: (location) => location.href })
  const queryClient = useQueryClient()
  const [idempotencyKey, setIdempotencyKey] = useState(() => crypto.randomUUID())
  const mutation = useMutation({
    mutationFn: () =>
      request(sendBookingRequestMutation, { input: inputOf(props.values, props.groupId), idempotencyKey }),
    onSuccess: async ({ sendBookingRequest: { request: sent } }) => {
      props.onSent()
      showToast({ text: t('sent') })
      await queryClient.invalidateQueries({ refetchType: 'none' })
      if (!sent) return navigate('tenantRequests')
      return navigate('tenantRequest', { bookingRequestId: sent.bookingRequestId, listingRequestId: sent.id })
    },
    onError: (error) => {
      // Without an answer nobody knows whether it arrived: the same key keeps it from happening twice.
      if (!(error instanceof ConnectionError)) setIdempotencyKey(crypto.randomUUID())
      if (error instanceof ValidationError) props.onRefused(fieldsOfForm(error.fields))
      if (error instanceof AuthenticationRequiredError)
        void navigate('login', {}, { search: { redirect: here } })
      // The calendar on this page is older than the truth.
      else if (!(error instanceof ConnectionError)) void queryClient.invalidateQueries()
    },
  })
  return {
    send: () => {
      if (!mutation.isPending) mutation.mutate()
    },
    busy: mutation.isPending || mutation.isSuccess,
    failure: mutation.error ? sentence(mutation.error) : null,
  }

  function sentence(error: Error): string {
    return error instanceof BookingConflictError ? t('conflict') : errorMessage(tErrors, error)
  }
}
