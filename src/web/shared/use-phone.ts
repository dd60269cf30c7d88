import { useMediaQuery } from '@mantine/hooks'

/** True below 768 px, where the sidebar gives way to a bar on top. */
export function usePhone(): boolean {
  return useMediaQuery('(max-width: 767.98px)', undefined, { getInitialValueInEffect: false }) ?? false
}
