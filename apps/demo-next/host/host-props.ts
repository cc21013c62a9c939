import type { InitialState } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import type { LocalServices } from '../server/local-services'
import type { Settings } from '../settings/settings'

/** Props of a host of the kit. */
export type HostProps = {
  readonly settings: Settings
  readonly localServices: LocalServices
  /** The state that the server read from the user's cookie. */
  readonly initialState: InitialState | undefined
  /** Differs where the settings need another kit. */
  readonly kitId: string
  readonly children: ReactNode
}
