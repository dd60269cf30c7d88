import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import {
  AuthenticationRequiredError,
  BookingConflictError,
  ValidationError,
} from '../../domain/kernel/errors.ts'
import { errorMessage } from '../shared/error-message.ts'
import { request } from '../graphql.ts'
import { loginPath } from '../routes.ts'
import { trackListings } from '../shared/tracker/event-queue.ts'
import { keepTypedNames } from '../shared/typed-names.ts'
import { useOnce } from '../shared/use-once.ts'
import { usePageNavigate } from '../shared/use-path.ts'
import { showToast } from '../ui/toast-store.ts'
import { saveTenantProfileMutation, tenantProfileOptions } from './profile-queries.ts'
import { fieldsOfForm, inputOf, profileInputOf, type FieldErrors } from './request-check.ts'
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
  const queryClient = useQueryClient()
  const language = useLocale()
  const here = useLocation({ select: (location) => location.href })
  // The request is sent whatever becomes of the profile; a failure there is told on the next page.
  const keeping = useMutation({
    mutationFn: (values: RequestFormValues) =>
      request(saveTenantProfileMutation, {
        input: profileInputOf(values),
        idempotencyKey: crypto.randomUUID(),
      }),
    onSuccess: () => queryClient.invalidateQueries(tenantProfileOptions()),
    onError: () => showToast({ text: t('notKept'), tone: 'error' }),
  })
  const once = useOnce({
    send: (values: RequestFormValues, idempotencyKey) =>
      request(sendBookingRequestMutation, { input: inputOf(values, props.groupId), idempotencyKey }),
    onDone: ({ sendBookingRequest: { request: sent } }, values) => {
      props.onSent()
      trackListings('ListingRequested', [props.groupId, ...values.otherGroupIds])
      const others = values.otherGroupIds.length
      showToast({ text: others > 0 ? t('sentMany', { count: 1 + others }) : t('sent') })
      if (values.keepInProfile) keeping.mutate(values)
      if (!sent) return void navigate('tenantRequests')
      void navigate('tenantRequest', { bookingRequestId: sent.bookingRequestId, listingRequestId: sent.id })
    },
    onFailed: (error) => {
      if (error instanceof ValidationError) props.onRefused(fieldsOfForm(error.fields))
      // A whole new page, so that the login page knows that nobody is logged in any more; the draft waits here.
      if (error instanceof AuthenticationRequiredError) {
        window.location.assign(loginPath(language, here))
      }
    },
  })
  return {
    send: () => once.run(props.values),
    busy: once.busy || once.isDone,
    failure: once.error ? sentence(once.error) : null,
  }

  function sentence(error: Error): string {
    return error instanceof BookingConflictError ? t('conflict') : errorMessage(tErrors, error)
  }
}

/** Leads whoever has no account yet to one, and from there back to the form, whose draft waits in this browser. */
export function useSignUpFirst(): (values: RequestFormValues) => void {
  const navigate = usePageNavigate()
  const here = useLocation({ select: (location) => location.href })
  return (values) => {
    keepTypedNames(values)
    void navigate('signUp', {}, { search: { role: 'tenant', redirect: here } })
  }
}
