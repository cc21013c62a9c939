import type { InitialState } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import type { Beside } from '../server/local-services'
import type { Settings } from '../settings/settings'

/** What a host of the kit is given. */
export type HostProps = {
  readonly settings: Settings
  readonly beside: Beside
  /** What the server read of the visitor's cookie. */
  readonly initialState: InitialState | undefined
  readonly children: ReactNode
}
