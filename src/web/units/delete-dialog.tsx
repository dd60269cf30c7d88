import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useRefusalText } from '../shared/refusal-text.ts'
import { AnswerDialog } from '../shared/answer-dialog.tsx'
import { useOnce } from '../shared/use-once.ts'
import { Bone } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import { UnservedList } from './unserved-list.tsx'
import { sendDeletion } from './unit-mutations.ts'
import { deletionDryRunQuery } from './unit-queries.ts'
import classes from './units.module.css'

/** Says what deleting units means, then deletes exactly those. */
export function DeleteDialog(props: {
  groupId: string
  listingIds: readonly string[]
  /** Name of the one unit, where it is one. */
  name: string
  opened: boolean
  onClose: () => void
  onDone: () => void
}) {
  const { groupId, listingIds, opened, onClose } = props
  const t = useTranslations('units')
  const refusalText = useRefusalText()
  const query = useQuery({
    ...deletionDryRunQuery(groupId, listingIds),
    enabled: opened && listingIds.length > 0,
  })
  const deletion = useOnce({
    send: (seen: string, idempotencyKey) => sendDeletion({ groupId, listingIds, seen, idempotencyKey }),
    onDone: () => {
      showToast({ text: t('deleted', { count: listingIds.length }) })
      props.onDone()
    },
  })
  const plan = query.data
  const error = deletion.error ?? query.error
  return (
    <AnswerDialog
      opened={opened}
      onClose={onClose}
      busy={deletion.busy}
      title={
        listingIds.length === 1
          ? t('deleteOne', { name: props.name })
          : t('deleteTitle', { count: listingIds.length })
      }
      onSubmit={() => plan && deletion.run(plan.fingerprint)}
      submit={
        plan && plan.unserved.length > 0
          ? t('deleteDeclining', { count: listingIds.length, requests: plan.unserved.length })
          : t('deleteTitle', { count: listingIds.length })
      }
      variant="danger-filled"
      disabled={!plan || plan.refused.length > 0}
      cancel={t('keep')}
      compact
      error={error}
    >
      <div className={classes.plan}>
        <p>{t('deleteText')}</p>
        {plan ? (
          <>
            {plan.published > 0 && <p>{t('deletePublished', { count: plan.published })}</p>}
            {plan.refused.length > 0 && (
              <section className={classes.harm} role="alert">
                <h3>{t('refused', { count: plan.refused.length })}</h3>
                <ul>
                  {plan.refused.slice(0, 20).map(({ _id, identifier, reason }) => (
                    <li key={_id}>
                      <strong>{identifier}</strong>{' '}
                      {reason === 'BOOKED' || reason === 'OFFER_EXISTS'
                        ? t(`refusedBy.${reason}`)
                        : refusalText(reason)}
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <UnservedList requests={plan.unserved} />
          </>
        ) : (
          !error && <Bone width="70%" />
        )}
      </div>
    </AnswerDialog>
  )
}
