import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOverlay } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { showToast } from '../ui/toast-store.ts'
import { RowsCard } from '../ui/rows-card.tsx'
import { useEndOtherSessions } from './access-mutations.ts'
import { sessionsOptions } from './account-queries.ts'
import { SessionRow } from './session-row.tsx'
import classes from './account-page.module.css'

/** Where the person is logged in; ends one login, or all but this one. */
export function SessionsSection() {
  const t = useTranslations('myAccount.logins')
  const all = useTranslations('myAccount')
  const { data } = useSuspenseQuery(sessionsOptions())
  const [asking, setAsking] = useOverlay('end-logins')
  const end = useEndOtherSessions()
  const own = data.filter((session) => session.current)
  const others = data.filter((session) => !session.current)
  return (
    <Section
      title={t('title')}
      actions={
        others.length > 0 && (
          <Button size="small" variant="danger" onClick={() => setAsking(true)}>
            {t('endOthers')}
          </Button>
        )
      }
    >
      <p className={classes.hint}>{t('lead')}</p>
      <RowsCard>
        {[...own, ...others].map((session) => (
          <SessionRow key={session._id} session={session} />
        ))}
      </RowsCard>
      {others.length === 0 && <p className={classes.hint}>{t('alone')}</p>}
      <AnswerDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('endOthersTitle')}
        size="small"
        submit={t('endOthers')}
        busy={end.isPending}
        error={end.error}
        onSubmit={() =>
          end.mutate(undefined, {
            onSuccess: () => {
              setAsking(false)
              showToast({ text: t('othersEnded') })
            },
          })
        }
        variant="danger-filled"
        cancel={all('cancel')}
      >
        <p>{t('endOthersWhat', { count: others.length })}</p>
      </AnswerDialog>
    </Section>
  )
}
