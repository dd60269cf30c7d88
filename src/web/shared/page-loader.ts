import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '../../domain/catalogue/language.ts'
import type { BootstrapViewer } from '../bootstrap.ts'

/** What a page's loader is given; params and search are plain strings. */
export interface PageLoaderInput {
  queryClient: QueryClient
  viewer: BootstrapViewer | null
  language: Language
  params: Record<string, string | undefined>
  search: Record<string, string | undefined>
}

/** Fetches what a page shows before it appears; what it throws becomes the error page of its name. */
export type PageLoader = (input: PageLoaderInput) => unknown
