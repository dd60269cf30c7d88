/** Registers the service worker once the page is there; only the built pages have one. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  window.addEventListener('load', () => {
    // Without a worker (private windows, blocked storage) the product works all the same, with a connection.
    navigator.serviceWorker.register('/service-worker.js').catch(() => {})
  })
}
