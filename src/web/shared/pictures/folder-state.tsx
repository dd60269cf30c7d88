import { IconRefresh } from '@tabler/icons-react'
import { useTranslations } from 'use-intl'
import { Button } from '../../ui/button.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { errorMessage } from '../error-message.ts'
import { useFormat } from '../format.ts'
import { QuestionDialog } from '../question-dialog.tsx'
import { useOnce } from '../use-once.ts'
import { useOverlay } from '../use-overlay.ts'
import { type ConnectedFolder, disconnectFolder, syncFolder } from './photo-folder-queries.ts'
import classes from './photo-folder.module.css'

/** How a connected folder stands: when it was read, what came, what was left out and why; reads it now, or gives it up. */
export function FolderState(props: { groupId: string; folder: ConnectedFolder; syncedAt: string | null }) {
  const { groupId, folder, syncedAt } = props
  const t = useTranslations('photoFolder')
  const errors = useTranslations('errors')
  const format = useFormat()
  const [asking, setAsking] = useOverlay('disconnect-folder')
  const syncing = useOnce<void, unknown>({ send: (_, key) => syncFolder(groupId, key) })
  const { isUnderWay, problem, nextSyncAt } = folder
  const mustWait = problem === 'BUSY' && !isUnderWay && nextSyncAt ? format.instant(nextSyncAt) : null
  return (
    <>
      <div role="status" className={classes.state}>
        <p>{isUnderWay ? t('underWay', { count: folder.waiting }) : t('counts', { count: folder.taken })}</p>
        {problem && !isUnderWay && <p className={classes.problem}>{t(`problems.${problem}`)}</p>}
        <p className={classes.times}>
          {syncedAt ? t('syncedAt', { at: format.instant(syncedAt) }) : t('neverSynced')}
          {nextSyncAt && !isUnderWay && ` ${t('nextAt', { at: format.instant(nextSyncAt) })}`}
        </p>
      </div>
      {folder.refused > 0 && (
        <Disclosure summary={t('refused', { count: folder.refused })}>
          <ul className={classes.refused}>
            {folder.refusedFiles.map(({ name, reason }) => (
              <li key={name}>
                <b>{name}</b> {t(`refusals.${reason}`)}
              </li>
            ))}
          </ul>
          {folder.refused > folder.refusedFiles.length && (
            <p>{t('more', { count: folder.refused - folder.refusedFiles.length })}</p>
          )}
        </Disclosure>
      )}
      {syncing.error && <ErrorPanel message={errorMessage(errors, syncing.error)} />}
      <div className={classes.buttons}>
        <Button
          icon={<IconRefresh size={17} aria-hidden />}
          busy={syncing.busy}
          disabled={isUnderWay || mustWait !== null}
          reason={isUnderWay ? t('alreadyUnderWay') : mustWait ? t('mustWait', { at: mustWait }) : undefined}
          onClick={() => syncing.run()}
        >
          {t('sync')}
        </Button>
        <Button variant="danger" onClick={() => setAsking(true)}>
          {t('disconnect')}
        </Button>
      </div>
      <QuestionDialog
        opened={asking}
        title={t('disconnectTitle')}
        text={t('disconnectWhat')}
        submit={t('disconnect')}
        variant="danger-filled"
        cancel={t('keep')}
        send={(key) => disconnectFolder(groupId, key)}
        done={t('disconnected')}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
