/** The views that ask services, which endpoints each uses, and the way to it. */
import type { MockEndpoint } from '@bowline/api-client/mocks'
import type { OpenableView } from '@bowline/kit-core'

/** A view that asks. */
export type FaultView = {
  readonly name: string
  readonly view: OpenableView
  readonly isConnected?: boolean
  /** Names of buttons that are pressed on the way. */
  readonly press?: readonly string[]
  readonly endpoints: readonly MockEndpoint[]
}

/** What opening the modal asks. */
const OPENING: readonly MockEndpoint[] = ['remote-config', 'allowed-origins', 'analytics-config', 'wallets']

/** The views. */
export const FAULT_VIEWS: readonly FaultView[] = [
  { name: 'Connect', view: 'Connect', endpoints: [...OPENING, 'wallet-image'] },
  { name: 'AllWallets', view: 'AllWallets', endpoints: [...OPENING, 'wallet-image'] },
  { name: 'Account', view: 'Account', isConnected: true, endpoints: OPENING },
  { name: 'WalletReceive', view: 'WalletReceive', isConnected: true, endpoints: OPENING },
]
