import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The server replaces the nonce in index.html for every answer and puts the bootstrap data where the
// comment <!--bootstrap--> stands.
export default defineConfig({
  plugins: [react()],
  publicDir: 'src/web/public',
  html: { cspNonce: '__CSP_NONCE__' },
  server: { port: 5201, strictPort: true },
  build: {
    manifest: true,
    target: 'es2023',
    // light-dark(), @starting-style and :has() stay as written.
    cssTarget: ['chrome125', 'firefox129', 'safari18'],
    // Inlined data: URLs of fonts would break the byte budget of the first stylesheet (F3).
    assetsInlineLimit: 1024,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store|query-core|react-query)[\\/]/,
            },
            {
              name: 'intl',
              test: /node_modules[\\/](use-intl|intl-messageformat|@formatjs|icu-minify)[\\/]/,
            },
          ],
        },
      },
    },
  },
})
