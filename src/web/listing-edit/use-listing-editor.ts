import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { request } from '../graphql.ts'
import { localStore } from '../shared/browser-store.ts'
import { keptFor, useViewer } from '../shared/viewer.ts'
import {
  idOfKey,
  listingForEditOptions,
  saveStepMutation,
  type ListingForEdit,
  type ListingKey,
} from './edit-queries.ts'
import { createListingEditor, type EditorSnapshot, type ListingEditor } from './listing-editor.ts'
import { stepDrafts } from './step-drafts.ts'

/** How often what waits for a connection is tried again, in milliseconds (ours). */
const RETRY_MS = 15_000

/** A listing that is being edited, with how its steps stand. */
export interface Editing extends EditorSnapshot {
  listing: ListingForEdit
  editor: ListingEditor
}

/** Loads a listing to edit it; its steps save themselves from then on. One component per listing: it keeps its editor. */
export function useListingEditor(key: ListingKey): Editing {
  const queryClient = useQueryClient()
  const viewer = useViewer()
  const { data: listing } = useSuspenseQuery(listingForEditOptions(key))
  const [editor] = useState(() =>
    createListingEditor(listing, {
      drafts: stepDrafts(localStore, {
        viewerId: viewer ? keptFor(viewer) : 'nobody',
        listing: idOfKey(key),
      }),
      load: () => queryClient.fetchQuery({ ...listingForEditOptions(key), staleTime: 0 }),
      send: async (step, values, version, idempotencyKey) => {
        const { saveListingStep } = await request(saveStepMutation, {
          ...key,
          step,
          values,
          version,
          idempotencyKey,
        })
        // Other pages show the change when they are next opened; this one has it.
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] !== 'listingForEdit',
          refetchType: 'none',
        })
        void queryClient.invalidateQueries({ queryKey: ['listingForEdit'] })
        return { version: saveListingStep.version ?? version, gaps: saveListingStep.gaps ?? [] }
      },
    }),
  )
  useEffect(() => editor.refresh(listing), [editor, listing])
  useSending(editor)
  const snapshot = useSyncExternalStore(editor.subscribe, editor.read)
  return { ...snapshot, listing, editor }
}

/** Sends what waits: drafts of an earlier visit, and what had no connection as soon as there may be one. */
function useSending(editor: ListingEditor) {
  useEffect(() => {
    const send = () => {
      if (navigator.onLine) void editor.flushAll()
    }
    send()
    const timer = setInterval(() => {
      const waits = Object.values(editor.read().steps).some(({ state }) => state === 'OFFLINE')
      if (waits) send()
    }, RETRY_MS)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [editor])
}
