import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { FREEZE_TEXT_LENGTH } from '../../domain/people/freeze.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { PageLink } from '../shared/page-link.tsx'
import type { PageLoader } from '../shared/page-loader.ts'
import { Page } from '../shared/page.tsx'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { useCatalogueText } from '../shared/status-text.ts'
import { useOverlay } from '../shared/use-overlay.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { AllDoneIllustration } from '../ui/illustrations/later.tsx'
import { DetailSkeleton } from '../ui/skeletons.tsx'
import classes from './hold-page.module.css'
import { objectToHold, ownHoldOptions } from './hold-queries.ts'

/** Loads the hold on the person's own account. */
export const loader: PageLoader = ({ queryClient }) => queryClient.ensureQueryData(ownHoldOptions())

const STOPPED = ['stays', 'homes', 'money', 'others'] as const
const GOES_ON = ['read', 'booked', 'owed', 'own'] as const

/** Why somebody's account is on hold, what that stops, and how to object (Digital Services Act, Articles 17 and 20). */
export function HoldPage() {
  const t = useTranslations('hold')
  const errors = useTranslations('errors')
  const reasonOf = useCatalogueText('catalogue.freezeReason')
  const format = useFormat()
  const { data, error, refetch, isPending } = useQuery(ownHoldOptions())
  const [objects, setObjects] = useOverlay('object')
  return (
    <Page title={t('title')} back={<PageLink page="account">{t('back')}</PageLink>}>
      {error && <ErrorPanel message={errorMessage(errors, error)} onRetry={() => void refetch()} />}
      {isPending && <DetailSkeleton />}
      {data === null && (
        <EmptyState illustration={<AllDoneIllustration />} title={t('none')} text={t('noneText')} level={2} />
      )}
      {data && (
        <div className={classes.parts}>
          <Card>
            <h2>{t('why')}</h2>
            <p>{t('since', { when: format.instant(data.frozenAt) })}</p>
            <p>
              <strong>{reasonOf(data.reason)}</strong>
            </p>
            <p className={classes.words}>{data.facts}</p>
            <p>{t('ground')}</p>
          </Card>
          <Card>
            <h2>{t('stopped')}</h2>
            <ul>
              {STOPPED.map((key) => (
                <li key={key}>{t(`stops.${key}`)}</li>
              ))}
            </ul>
            <h2>{t('goesOn')}</h2>
            <ul>
              {GOES_ON.map((key) => (
                <li key={key}>{t(`going.${key}`)}</li>
              ))}
            </ul>
          </Card>
          <Card>
            <h2>{t('against')}</h2>
            {data.objection && data.objectedAt ? (
              <>
                <p>{t('objected', { when: format.instant(data.objectedAt) })}</p>
                <p className={classes.words}>{data.objection}</p>
                <p>
                  {data.answeredAt ? t('answered', { when: format.instant(data.answeredAt) }) : t('waits')}
                </p>
                {data.answer && <p className={classes.words}>{data.answer}</p>}
              </>
            ) : (
              <>
                <p>{t('how')}</p>
                <Button variant="primary" onClick={() => setObjects(true)}>
                  {t('object')}
                </Button>
              </>
            )}
            <p>{t('elsewhere')}</p>
          </Card>
        </div>
      )}
      <ReasonDialog
        key={String(objects)}
        opened={objects && data?.canObject === true}
        onClose={() => setObjects(false)}
        title={t('objectTitle')}
        description={t('objectWhat')}
        submit={t('objectSend')}
        length={FREEZE_TEXT_LENGTH}
        words={{ label: t('objectLabel'), hint: t('objectHint', FREEZE_TEXT_LENGTH) }}
        send={objectToHold}
        done={t('objectDone')}
      />
    </Page>
  )
}
