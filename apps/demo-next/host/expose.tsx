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
      /** Resolves once the fakes answer; `api` and the ledgers are theirs. */
      readonly mocks: typeof pageMocks
      /** The same without starting them. */
      readonly world: typeof mockWorld
      readonly sandbox: SandboxWallets | undefined
    }
  }
}

/** Puts the inside of the page where the console finds it. */
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
