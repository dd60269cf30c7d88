import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { useSearch } from '../use-search.ts'
import { paymentSetupQuery } from './payment-setup.ts'

/**
 * Leads to the dialog that pays `pay`, which the address then names. The provider's own script may only run on a page
 * that was asked for to pay, hence the reload there.
 */
export function PayLink(props: { pay: string; label: string; name?: string; variant?: 'primary' | 'plain' }) {
  const setup = useQuery(paymentSetupQuery()).data
  const [search, setSearch] = useSearch()
  const look = { size: 'small', variant: props.variant ?? 'plain', 'aria-label': props.name } as const
  const href = `?${new URLSearchParams({ ...(search as Record<string, string>), pay: props.pay })}`
  return (
    <Button
      component="a"
      {...look}
      href={href}
      onClick={(event) => {
        if (setup?.provider === 'STRIPE' || event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        setSearch({ pay: props.pay })
      }}
    >
      {props.label}
    </Button>
  )
}
