import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { useLocale } from 'use-intl'
import { path, type PathParams, type RouteName } from '../routes.ts'

/** Builds URLs of named routes in the current language. */
export function usePath() {
  const language = useLocale()
  return useCallback(
    (name: RouteName, params?: PathParams, search?: PathParams) =>
      path(name, { language, ...params }, search),
    [language],
  )
}

/** Goes to a named route in the current language. */
export function usePageNavigate() {
  const navigate = useNavigate()
  const toPath = usePath()
  return useCallback(
    (name: RouteName, params?: PathParams, options: { search?: PathParams; replace?: boolean } = {}) =>
      navigate({ to: toPath(name, params), search: options.search ?? {}, replace: options.replace }),
    [navigate, toPath],
  )
}
