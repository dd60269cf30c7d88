import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Bootstrap } from './bootstrap.ts'
import type { createAppRouter } from './router.tsx'
import { BootstrapContext } from './shared/viewer.ts'
import { UiProvider } from './ui/ui-provider.tsx'

/** Everything: the same in the browser and where the server writes a page. */
export function App(props: {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
  bootstrap: Bootstrap
}) {
  return (
    <BootstrapContext value={props.bootstrap}>
      <UiProvider nonce={props.bootstrap.nonce}>
        <QueryClientProvider client={props.queryClient}>
          <RouterProvider router={props.router} />
        </QueryClientProvider>
      </UiProvider>
    </BootstrapContext>
  )
}
