import type { QueryClient } from '@tanstack/react-query'
import type { Language } from '../../domain/catalogue/language.ts'
import type { BootstrapViewer } from '../bootstrap.ts'
import type { RouteName, RouteParams } from '../routes.ts'

/** What the loader of a page is given that those routes show; params and search are plain strings. */
export interface PageLoaderInput<Name extends RouteName = RouteName> {
  queryClient: QueryClient
  viewer: BootstrapViewer | null
  language: Language
  params: RouteParams<Name>
  search: Record<string, string | undefined>
}

/** Fetches what a page shows before it appears; what it throws becomes the error page of its name. */
export type PageLoader<Name extends RouteName = RouteName> = (input: PageLoaderInput<Name>) => unknown
