import type { InitialState } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import type { LocalChain } from '../server/local-chains'
import type { Settings } from '../settings/settings'

/** What a host of the kit is given. */
export type HostProps = {
  readonly settings: Settings
  readonly localChains: readonly LocalChain[]
  readonly relayUrl: string | undefined
  /** What the server read of the visitor's cookie. */
  readonly initialState: InitialState | undefined
  readonly children: ReactNode
}
