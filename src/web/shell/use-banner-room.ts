import { useEffect } from 'react'

/** Lets what stands at the foot of the window leave room for a banner, as long as one is shown. */
export function useBannerRoom(): void {
  useEffect(() => {
    document.documentElement.dataset.banner = 'true'
    return () => {
      delete document.documentElement.dataset.banner
    }
  }, [])
}
