import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { rest } from '../http.ts'
import { refusalMessage } from '../shared/error-message.ts'
import { usePath } from '../shared/use-path.ts'
import { Button } from '../ui/button.tsx'
import classes from './enter-demo.module.css'

/** Leads a landlord who has no listing yet into a demo of their own, which is made meanwhile. */
export function EnterDemo() {
  const t = useTranslations('demoVisit')
  const errors = useTranslations('errors')
  const toPath = usePath()
  const enter = useMutation({
    mutationFn: () => rest('/api/demo-visit', { method: 'POST', body: {} }),
    // A whole new page: from here on the browser speaks with the demo.
    onSuccess: () => window.location.assign(toPath('homepage')),
  })
  const isBusy = enter.isPending || enter.isSuccess
  return (
    <>
      <Button busy={isBusy} onClick={() => enter.mutate()}>
        {t('enter')}
      </Button>
      <p role="status" className={classes.words}>
        {isBusy && t('making')}
        {enter.error && refusalMessage(t, errors, enter.error)}
      </p>
    </>
  )
}
