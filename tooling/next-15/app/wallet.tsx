'use client'

import { evm } from '@bowline/adapter-evm'
import { createKit } from '@bowline/kit-core'
import { base, mainnet } from '@bowline/kit-core/networks'
import { KitButton, KitProvider, useKitAccount } from '@bowline/ui-react'

const kit = createKit({ projectId: 'YOUR_PROJECT_ID', networks: [mainnet, base], adapters: [evm()] })

/** The kit's button, and the status and address from `useKitAccount`. Both are shown as text. */
export function Wallet() {
  return (
    <KitProvider kit={kit}>
      <KitButton />
      <Facts />
    </KitProvider>
  )
}

function Facts() {
  const { status, address } = useKitAccount()
  return (
    <>
      <output aria-label="Kit status">{status}</output>
      <output aria-label="Kit address">{address}</output>
    </>
  )
}
