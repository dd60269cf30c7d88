/** Registers the service worker once the page is there; only the built pages have one. */
export function registerServiceWorker() {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Where the server has drawn the page it is there before any script.
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register)
}

function register() {
  // Without a worker (private windows, blocked storage) the product works all the same, with a connection.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {})
}
