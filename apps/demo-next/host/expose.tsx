'use client'

import type { Kit } from '@bowline/kit-core'
import { useKit } from '@bowline/ui-react'
import { useEffect } from 'react'
import { mockWorld, pageMocks } from '../mocks/page-mocks'
import type { SandboxWallets } from '../wallets/sandbox-wallets'

declare global {
  interface Window {
    /** For the browser's console and for tests. */
    bowlineDemo?: {
      readonly kit: Kit
      /** Resolves once the mocks respond; `api` and the ledgers are theirs. */
      readonly mocks: typeof pageMocks
      /** The same without starting the mocks. */
      readonly world: typeof mockWorld
      readonly sandbox: SandboxWallets | undefined
    }
  }
}

/** Exposes the internals of the page to the console. */
export function Expose({ sandbox }: { sandbox?: SandboxWallets | undefined }) {
  const kit = useKit()
  useEffect(() => {
    window.bowlineDemo = { kit, mocks: pageMocks, world: mockWorld, sandbox }
    return () => {
      Reflect.deleteProperty(window, 'bowlineDemo')
    }
  }, [kit, sandbox])
  return null
}
