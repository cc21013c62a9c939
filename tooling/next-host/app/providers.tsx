'use client'

import { evm, evmVerifier } from '@bowline/adapter-evm'
import { createKit, type InitialState } from '@bowline/kit-core'
import { mainnet } from '@bowline/kit-core/networks'
import { createLocalSignIn } from '@bowline/kit-core/sign-in'
import { KitProvider } from '@bowline/ui-react'
import type { ReactNode } from 'react'
import { SERVICES } from '../services'

const kit = createKit({
  projectId: 'next-host',
  networks: [mainnet],
  adapters: [evm()],
  storage: 'cookie',
  endpoints: SERVICES,
  closeOnBrowserBack: true,
  siwx: createLocalSignIn({ verifiers: [evmVerifier()] }),
})

export function Providers({ initialState, children }: { initialState?: InitialState; children: ReactNode }) {
  return (
    <KitProvider kit={kit} initialState={initialState}>
      {children}
    </KitProvider>
  )
}
