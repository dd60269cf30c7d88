import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import './styles.css'
import { cssVariablesResolver, theme } from './theme.ts'

/** Theme, colour scheme (light, dark, as the system) and style nonce for everything below. */
export function UiProvider(props: { nonce: string; children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={() => props.nonce}
      withGlobalClasses={false}
    >
      {props.children}
    </MantineProvider>
  )
}
