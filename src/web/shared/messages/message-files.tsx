import { IconPaperclip } from '@tabler/icons-react'
import { type Dispatch, type SetStateAction, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { ValidationError } from '../../../domain/kernel/errors.ts'
import { MESSAGE_FILE_MAX_BYTES, MESSAGE_FILES_MAX } from '../../../domain/rentals/messages/attachment.ts'
import { ConnectionError } from '../../http.ts'
import { Button } from '../../ui/button.tsx'
import { refusalMessage } from '../error-message.ts'
import { type AttachedFile, uploadMessageFile } from './message-file-queries.ts'
import type { ConversationOf } from './message-queries.ts'
import classes from './message-files.module.css'

/** The files that go with the next message: each is sent when it is chosen, and says what is wrong with it. */
export function MessageFiles(props: {
  of: ConversationOf
  files: readonly AttachedFile[]
  onChange: Dispatch<SetStateAction<AttachedFile[]>>
  /** Why none can be attached now. */
  reason: string | null
}) {
  const { of, files, onChange, reason } = props
  const t = useTranslations('messageFiles')
  const input = useRef<HTMLInputElement>(null)
  const [hasMore, setHasMore] = useState(false)
  const send = (chosen: AttachedFile) => {
    const become = (now: Partial<AttachedFile>) =>
      onChange((all) => all.map((one) => (one.key === chosen.key ? { ...one, ...now } : one)))
    become({ state: 'sending', error: null })
    uploadMessageFile(of, chosen).then(
      ({ fileId }) => become({ state: 'done', fileId }),
      (error: Error) => become({ state: 'failed', error }),
    )
  }
  const choose = (chosen: File[]) => {
    const room = MESSAGE_FILES_MAX - files.length
    setHasMore(chosen.length > room)
    const added = chosen.slice(0, room).map(attachedFile)
    onChange((all) => [...all, ...added])
    for (const one of added) if (one.state === 'sending') send(one)
  }
  const isFull = files.length >= MESSAGE_FILES_MAX
  const closed = reason ?? (isFull ? t('full', { count: MESSAGE_FILES_MAX }) : null)
  return (
    <div className={classes.files}>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="application/pdf,image/jpeg,image/png"
        onChange={(event) => {
          choose([...(event.currentTarget.files ?? [])])
          // The same file can be chosen once more.
          event.currentTarget.value = ''
        }}
      />
      <div>
        <Button
          size="small"
          variant="quiet"
          icon={<IconPaperclip size={18} aria-hidden />}
          disabled={closed !== null}
          reason={closed ?? undefined}
          onClick={() => input.current?.click()}
        >
          {t('attach')}
        </Button>
      </div>
      {!closed && <p className={classes.hint}>{t('hint', { count: MESSAGE_FILES_MAX })}</p>}
      {hasMore && <p role="status">{t('more', { count: MESSAGE_FILES_MAX })}</p>}
      {files.length > 0 && (
        <ul className={classes.rows} aria-label={t('list')}>
          {files.map((one) => (
            <FileRow
              key={one.key}
              attached={one}
              onAgain={() => send(one)}
              onRemove={() => {
                setHasMore(false)
                onChange((all) => all.filter(({ key }) => key !== one.key))
              }}
            />
          ))}
        </ul>
      )}
    </div>
  )
}

function attachedFile(file: File): AttachedFile {
  const isLarge = file.size > MESSAGE_FILE_MAX_BYTES
  return {
    key: crypto.randomUUID(),
    file,
    state: isLarge ? 'failed' : 'sending',
    fileId: null,
    error: isLarge ? new ValidationError({ file: 'upload.large' }) : null,
  }
}

function FileRow(props: { attached: AttachedFile; onAgain: () => void; onRemove: () => void }) {
  const { file, state, error } = props.attached
  const t = useTranslations('messageFiles')
  const sentence = useSentence()
  return (
    <li className={classes.row}>
      <span className={classes.name}>{file.name}</span>
      {error && error instanceof ConnectionError && (
        <Button size="small" variant="quiet" onClick={props.onAgain}>
          {t('again')}
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        aria-label={t('removeOne', { name: file.name })}
        onClick={props.onRemove}
      >
        {t('remove')}
      </Button>
      <small role={error ? 'alert' : 'status'} data-failed={error ? true : undefined}>
        {error ? sentence(error) : t(state === 'done' ? 'done' : 'sending')}
      </small>
    </li>
  )
}

/** What is wrong with a file, in words. */
function useSentence() {
  const t = useTranslations('messageFiles')
  const errors = useTranslations('errors')
  return (error: Error) => {
    const wrong = error instanceof ValidationError ? `wrong.${error.fields['file'] ?? 'other'}` : ''
    return t.has(wrong) ? t(wrong) : refusalMessage(t, errors, error)
  }
}
