/** The views that ask services, which endpoints each uses, and the way to it. */
import type { MockEndpoint } from '@bowline/api-client/mocks'
import type { OpenableView } from '@bowline/kit-core'

/** A view that asks. */
export type FaultView = {
  readonly name: string
  readonly view: OpenableView
  /** Whose account is connected; none when absent. */
  readonly account?: 'external' | 'embedded'
  /** What is pressed on the way. */
  readonly press?: readonly (readonly [role: 'button' | 'tab', name: RegExp])[]
  readonly endpoints: readonly MockEndpoint[]
  /** Asked on the way, by a view that stands here by itself. */
  readonly passed?: readonly MockEndpoint[]
  /** Asked more than once: at each need while it fails, or every so often. */
  readonly repeated?: readonly MockEndpoint[]
}

/** What opening the modal asks. */
const OPENING: readonly MockEndpoint[] = ['remote-config', 'allowed-origins', 'analytics-config', 'wallets']

/** What showing an account asks besides. */
const ACCOUNT: readonly MockEndpoint[] = [...OPENING, 'supported-chains', 'identity']

const TOKENS = ['button', /^Tokens/] as const

/** Failed, it is asked once for the button of the page and once for the view. */
const ASKED_AT_EACH_NEED: readonly MockEndpoint[] = ['supported-chains', 'identity']

/** The views. */
export const FAULT_VIEWS: readonly FaultView[] = [
  { name: 'Connect', view: 'Connect', endpoints: [...OPENING, 'wallet-image'] },
  { name: 'AllWallets', view: 'AllWallets', endpoints: [...OPENING, 'wallet-image'] },
  { name: 'Account', view: 'Account', account: 'external', endpoints: ACCOUNT, repeated: ASKED_AT_EACH_NEED },
  {
    name: 'Account, tokens',
    view: 'Account',
    account: 'external',
    press: [TOKENS],
    endpoints: [...ACCOUNT, 'balances'],
    repeated: ASKED_AT_EACH_NEED,
  },
  {
    name: 'Account, embedded',
    view: 'Account',
    account: 'embedded',
    endpoints: [...ACCOUNT, 'balances'],
    repeated: [...ASKED_AT_EACH_NEED, 'balances'],
  },
  {
    name: 'Account, NFTs',
    view: 'Account',
    account: 'external',
    press: [TOKENS, ['tab', /^Tokens/], ['tab', /^NFTs/]],
    endpoints: [...ACCOUNT, 'history'],
    passed: ['balances'],
    repeated: [...ASKED_AT_EACH_NEED, 'history'],
  },
  {
    name: 'AccountSettings',
    view: 'Account',
    account: 'external',
    press: [['button', /^Settings/]],
    endpoints: ACCOUNT,
    repeated: ASKED_AT_EACH_NEED,
  },
  {
    name: 'Transactions',
    view: 'Transactions',
    account: 'external',
    endpoints: [...ACCOUNT, 'history'],
    repeated: ASKED_AT_EACH_NEED,
  },
  {
    name: 'WalletReceive',
    view: 'WalletReceive',
    account: 'external',
    endpoints: ACCOUNT,
    repeated: ASKED_AT_EACH_NEED,
  },
  { name: 'WalletFund', view: 'WalletFund', account: 'external', endpoints: ACCOUNT, repeated: ASKED_AT_EACH_NEED },
]
