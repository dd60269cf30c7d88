import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { isSearch, type SavedViewPage } from '../../domain/people/saved-view.ts'
import { graphql } from '../gen/gql.ts'
import type { SavedViewsQuery } from '../gen/graphql.ts'
import { request } from '../graphql.ts'
import { useOnce } from './use-once.ts'

const savedViewsQuery = graphql(`
  query SavedViews($page: SavedViewPage!) {
    savedViews(page: $page) {
      nodes {
        ...SavedView
      }
    }
  }

  fragment SavedView on SavedView {
    _id
    name
    search
  }
`)

const saveViewMutation = graphql(`
  mutation SaveView($input: SaveViewInput!, $idempotencyKey: ID!) {
    saveView(input: $input, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      savedViews {
        nodes {
          ...SavedView
        }
      }
    }
  }
`)

const deleteViewMutation = graphql(`
  mutation DeleteView($viewId: ID!, $idempotencyKey: ID!) {
    deleteView(viewId: $viewId, idempotencyKey: $idempotencyKey) {
      error {
        ...Refusal
      }
      savedViews {
        nodes {
          ...SavedView
        }
      }
    }
  }
`)

/** A page's filters under a name. */
export interface SavedView {
  _id: string
  name: string
  search: Record<string, string>
}

type Views = SavedViewsQuery['savedViews']

/** A person's own views of a page, by name. */
export function savedViewsOptions(page: SavedViewPage) {
  return queryOptions({
    queryKey: ['savedViews', page],
    staleTime: 5 * 60_000,
    queryFn: async () => viewsOf((await request(savedViewsQuery, { page })).savedViews),
  })
}

function viewsOf(views: Views): SavedView[] {
  return views.nodes.map(({ _id, name, search }) => ({ _id, name, search: isSearch(search) ? search : {} }))
}

/** Keeps filters under a name; a view of that name gets them instead. */
export function useSaveView(page: SavedViewPage, onDone: () => void) {
  const queryClient = useQueryClient()
  return useOnce({
    send: (view: { name: string; search: Record<string, string> }, idempotencyKey) =>
      request(saveViewMutation, { input: { page, ...view }, idempotencyKey }),
    onDone: ({ saveView: { savedViews } }) => {
      if (savedViews) queryClient.setQueryData(savedViewsOptions(page).queryKey, viewsOf(savedViews))
      onDone()
    },
  })
}

/** Forgets a view. */
export function useDeleteView(page: SavedViewPage) {
  const queryClient = useQueryClient()
  return useOnce({
    send: (viewId: string, idempotencyKey) => request(deleteViewMutation, { viewId, idempotencyKey }),
    onDone: ({ deleteView: { savedViews } }) => {
      if (savedViews) queryClient.setQueryData(savedViewsOptions(page).queryKey, viewsOf(savedViews))
    },
  })
}
