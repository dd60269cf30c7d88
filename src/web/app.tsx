import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import type { Bootstrap } from './bootstrap.ts'
import type { createAppRouter } from './router.tsx'
import { BootstrapContext } from './shared/viewer.ts'
import { DrawnAt } from './ui/countdown.tsx'
import './ui/styles.css'

/** Everything: the same in the browser and where the server writes a page. */
export function App(props: {
  router: ReturnType<typeof createAppRouter>
  queryClient: QueryClient
  bootstrap: Bootstrap
}) {
  return (
    <BootstrapContext value={props.bootstrap}>
      <DrawnAt value={props.bootstrap.drawn?.at ?? null}>
        <QueryClientProvider client={props.queryClient}>
          <RouterProvider router={props.router} />
        </QueryClientProvider>
      </DrawnAt>
    </BootstrapContext>
  )
}
