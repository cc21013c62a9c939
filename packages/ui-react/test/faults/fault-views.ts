/** The views that ask services, which endpoints each uses, and the way to it. */
import type { MockEndpoint } from '@bowline/api-client/mocks'
import type { OpenableView } from '@bowline/kit-core'

/** A view that asks. */
export type FaultView = {
  readonly name: string
  readonly view: OpenableView
  /** Whose account is connected; none when absent. */
  readonly account?: 'external' | 'embedded'
  /** Names of buttons that are pressed on the way. */
  readonly press?: readonly RegExp[]
  readonly endpoints: readonly MockEndpoint[]
  /** Asked more than once: at each need while it fails, or every so often. */
  readonly repeated?: readonly MockEndpoint[]
}

/** What opening the modal asks. */
const OPENING: readonly MockEndpoint[] = ['remote-config', 'allowed-origins', 'analytics-config', 'wallets']

/** What showing an account asks besides. */
const ACCOUNT: readonly MockEndpoint[] = [...OPENING, 'supported-chains', 'identity']

/** The views. */
export const FAULT_VIEWS: readonly FaultView[] = [
  { name: 'Connect', view: 'Connect', endpoints: [...OPENING, 'wallet-image'] },
  { name: 'AllWallets', view: 'AllWallets', endpoints: [...OPENING, 'wallet-image'] },
  { name: 'Account', view: 'Account', account: 'external', endpoints: ACCOUNT },
  {
    name: 'Account, tokens',
    view: 'Account',
    account: 'external',
    press: [/^Tokens/],
    endpoints: [...ACCOUNT, 'balances'],
    repeated: ['supported-chains'],
  },
  {
    name: 'Account, embedded',
    view: 'Account',
    account: 'embedded',
    endpoints: [...ACCOUNT, 'balances'],
    repeated: ['supported-chains', 'balances'],
  },
  {
    name: 'Transactions',
    view: 'Transactions',
    account: 'external',
    endpoints: [...OPENING, 'supported-chains', 'history'],
  },
  { name: 'WalletReceive', view: 'WalletReceive', account: 'external', endpoints: OPENING },
  { name: 'WalletFund', view: 'WalletFund', account: 'external', endpoints: OPENING },
]
