import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConditionNotMetError } from '../../domain/kernel/errors.ts'
import { MESSAGE_MAX_LENGTH } from '../../domain/kernel/text-limits.ts'
import { graphql } from '../gen/gql.ts'
import type { BookingNoteQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { errorMessage } from '../shared/error-message.ts'
import { useFormat } from '../shared/format.ts'
import { useOnce } from '../shared/use-once.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { TextareaField } from '../ui/fields.tsx'
import { Bone } from '../ui/skeletons.tsx'
import { showToast } from '../ui/toast-store.ts'
import classes from './booking-detail.module.css'

const BookingNoteOf = graphql(`
  query BookingNote($bookingId: ID!) {
    bookingNote(bookingId: $bookingId) {
      text
      version
      changedAt
    }
  }
`)

const SaveBookingNote = graphql(`
  mutation SaveBookingNote($bookingId: ID!, $text: String!, $version: Int!, $idempotencyKey: ID!) {
    saveBookingNote(bookingId: $bookingId, text: $text, version: $version, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
    }
  }
`)

type Note = NonNullable<BookingNoteQuery['bookingNote']>

function noteQuery(bookingId: string) {
  return queryOptions({
    queryKey: ['booking', bookingId, 'note'],
    queryFn: async () => (await request(BookingNoteOf, { bookingId })).bookingNote ?? null,
  })
}

/** What the team notes about a booking for itself. */
export function BookingNote({ bookingId }: { bookingId: string }) {
  const t = useTranslations('bookingChanges.note')
  const errors = useTranslations('errors')
  const query = useQuery(noteQuery(bookingId))
  return (
    <Card as="section" className={classes.card} aria-label={t('title')}>
      <h3>{t('title')}</h3>
      {query.isPending && <Bone height="90px" />}
      {query.isError && (
        <ErrorPanel
          message={errorMessage(errors, query.error)}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.data && <NoteForm key={bookingId} bookingId={bookingId} note={query.data} />}
    </Card>
  )
}

function NoteForm({ bookingId, note }: { bookingId: string; note: Note }) {
  const t = useTranslations('bookingChanges.note')
  const errors = useTranslations('errors')
  const format = useFormat()
  // What is typed belongs to the version that it was typed over.
  const [draft, setDraft] = useState<{ text: string; version: number } | null>(null)
  const text = draft?.text ?? note.text
  const once = useOnce({
    send: (typed: { text: string; version: number }, idempotencyKey) =>
      request(SaveBookingNote, { bookingId, ...typed, idempotencyKey }),
    onDone: () => {
      setDraft(null)
      showToast({ text: t('saved') })
    },
  })
  const isElsewhere = once.error instanceof ConditionNotMetError && once.error.reason === 'CHANGED_ELSEWHERE'
  const isChanged = draft !== null && draft.text.trim() !== note.text
  return (
    <form
      className={classes.actions}
      onSubmit={(event) => {
        event.preventDefault()
        if (draft) once.run(draft)
      }}
    >
      <TextareaField
        label={t('label')}
        description={t('hint')}
        value={text}
        maxLength={MESSAGE_MAX_LENGTH}
        rows={3}
        onChange={(event) =>
          setDraft({ text: event.currentTarget.value, version: draft?.version ?? note.version })
        }
      />
      {once.error && <ErrorPanel message={isElsewhere ? t('elsewhere') : errorMessage(errors, once.error)} />}
      {isElsewhere && draft && draft.version !== note.version && (
        <>
          <blockquote className={classes.note}>{note.text || t('empty')}</blockquote>
          <Button size="small" onClick={() => setDraft({ ...draft, version: note.version })}>
            {t('mine')}
          </Button>
        </>
      )}
      <Button
        type="submit"
        size="small"
        busy={once.busy}
        disabled={!isChanged}
        {...(!isChanged && { reason: t('unchanged') })}
      >
        {t('save')}
      </Button>
      {note.changedAt && <small>{t('changed', { when: format.instant(note.changedAt) })}</small>}
    </form>
  )
}
