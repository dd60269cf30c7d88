import type { Stripe } from '@stripe/stripe-js'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Bone } from '../../ui/skeletons.tsx'
import classes from './pay-dialog.module.css'

/** The provider's own fields, by its own script: a card's number never comes near us. */
export function StripeFields(props: {
  publishableKey: string
  clientSecret: string
  amount: string
  onTried: () => void
  onBusy: (busy: boolean) => void
}) {
  const t = useTranslations('paying')
  const language = useLocale()
  const script = useQuery({
    queryKey: ['stripe', props.publishableKey, language],
    queryFn: async () => {
      const { loadStripe } = await import('@stripe/stripe-js/pure')
      return await loadStripe(props.publishableKey, { locale: language })
    },
    staleTime: Infinity,
    retry: false,
  })
  if (script.isPending) return <Bone height="220px" />
  if (!script.data) return <ErrorPanel message={t('fieldsFailed')} onRetry={() => location.reload()} />
  return <Fields key={props.clientSecret} {...props} stripe={script.data} />
}

function Fields(props: {
  stripe: Stripe
  clientSecret: string
  amount: string
  onTried: () => void
  onBusy: (busy: boolean) => void
}) {
  const { stripe, clientSecret, amount, onTried, onBusy } = props
  const t = useTranslations('paying')
  const place = useRef<HTMLDivElement>(null)
  const [elements] = useState(() => stripe.elements({ clientSecret, appearance: { theme: 'stripe' } }))
  useEffect(() => {
    const fields = elements.create('payment')
    if (place.current) fields.mount(place.current)
    return () => fields.destroy()
  }, [elements])
  const paying = useMutation({
    mutationFn: async () => {
      onBusy(true)
      const { error } = await stripe.confirmPayment({
        elements,
        confirmParams: { return_url: location.href },
        redirect: 'if_required',
      })
      return error?.type === 'validation_error' ? (error.message ?? null) : null
    },
    // Whatever it was: how far the payment is, the server asks the provider.
    onSettled: (invalid) => (invalid ? onBusy(false) : onTried()),
  })
  return (
    <>
      <div ref={place} className={classes.fields} />
      {paying.data && <ErrorPanel message={paying.data} />}
      <Button
        variant="primary"
        size="large"
        fullWidth
        busy={paying.isPending}
        onClick={() => paying.mutate()}
      >
        {t('payAmount', { amount })}
      </Button>
    </>
  )
}
