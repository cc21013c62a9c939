/** The views that ask services or the nodes of chains, which endpoints each uses, and the way to it. */
import type { MockEndpoint } from '@bowline/api-client/mocks'
import type { LocalFeatures, OpenableView, ViewName } from '@bowline/kit-core'
import type { ChainFamily } from './fault-chains.js'

/** A view that asks. */
export type FaultView = {
  readonly name: string
  readonly view: OpenableView
  /** Whose account is connected; none when absent. */
  readonly account?: 'external' | 'embedded'
  /** The family of the account's chain; without one no node is asked. */
  readonly chain?: ChainFamily
  /** The view that is entered from there, if it is another. */
  readonly next?: ViewName
  /** What the app has switched on. */
  readonly features?: LocalFeatures
  /** What is pressed on the way. */
  readonly press?: readonly (readonly [role: 'button' | 'tab', name: RegExp])[]
  /** What is written into its field then. */
  readonly write?: string
  readonly endpoints: readonly MockEndpoint[]
  /** Asked on the way, by a view that stands here by itself. */
  readonly passed?: readonly MockEndpoint[]
  /** Asked more than once: at each need while it fails, or every so often. */
  readonly repeated?: readonly MockEndpoint[]
  /** Faults that are an answer this endpoint gives on other days. */
  readonly truths?: readonly string[]
}

/** What opening the modal asks. */
const OPENING: readonly MockEndpoint[] = ['remote-config', 'allowed-origins', 'analytics-config', 'wallets']

/** What showing an account asks besides. */
const ACCOUNT: readonly MockEndpoint[] = [...OPENING, 'supported-chains', 'identity']

/** What its view asks besides: of the tokens. */
const ACCOUNT_VIEW: readonly MockEndpoint[] = [...ACCOUNT, 'balances']

/** Failed, it is asked once for the button of the page and once for the view. */
const ASKED_AT_EACH_NEED: readonly MockEndpoint[] = ['supported-chains', 'identity']

/** By family: what showing an account asks besides its node, and the faults that are a node's true answer on other days. */
const FAMILIES: readonly (readonly [ChainFamily, passed: readonly MockEndpoint[], truths?: readonly string[]])[] = [
  ['evm', ACCOUNT_VIEW],
  ['solana', [...OPENING, 'supported-chains', 'balances']],
  // An empty list is an account without anything.
  ['bitcoin', OPENING, ['list']],
]

/** The views in which a balance comes from the node of a chain. */
const NODE_VIEWS: readonly FaultView[] = FAMILIES.flatMap(([chain, passed, truths = []]) =>
  (['Account', 'Profile', 'SwitchAddress'] as const).map(
    (next): FaultView => ({
      name: `${next}, ${chain}`,
      view: 'Account',
      ...(next !== 'Account' && { next }),
      ...{ chain, account: 'external', endpoints: ['rpc'], passed, repeated: ['rpc'], truths },
    }),
  ),
)

/** The views. */
export const FAULT_VIEWS: readonly FaultView[] = [
  { name: 'Connect', view: 'Connect', endpoints: [...OPENING, 'wallet-image'] },
  { name: 'AllWallets', view: 'AllWallets', endpoints: [...OPENING, 'wallet-image'] },
  {
    name: 'Account',
    view: 'Account',
    account: 'external',
    endpoints: ACCOUNT_VIEW,
    repeated: ASKED_AT_EACH_NEED,
  },
  {
    name: 'Account, embedded',
    view: 'Account',
    account: 'embedded',
    endpoints: ACCOUNT_VIEW,
    repeated: [...ASKED_AT_EACH_NEED, 'balances'],
  },
  {
    name: 'Account, NFTs',
    view: 'Account',
    account: 'external',
    press: [['tab', /^NFTs/]],
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
    passed: ['balances'],
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
  {
    name: 'Swap',
    view: 'Account',
    next: 'Swap',
    account: 'external',
    endpoints: ['supported-chains', 'balances', 'swap-tokens', 'token-prices', 'gas-price'],
    passed: [...OPENING, 'identity'],
    repeated: [...ASKED_AT_EACH_NEED, 'balances'],
  },
  {
    name: 'RegisterAccountName',
    view: 'Account',
    next: 'RegisterAccountName',
    account: 'embedded',
    write: 'ada-lovelace',
    endpoints: ['name-suggestions'],
    passed: ACCOUNT_VIEW,
  },
  {
    name: 'WalletSend',
    view: 'WalletSend',
    account: 'external',
    endpoints: [...ACCOUNT, 'balances'],
    repeated: ASKED_AT_EACH_NEED,
  },
  {
    name: 'OnRampProviders',
    view: 'Account',
    next: 'OnRampProviders',
    account: 'external',
    endpoints: ['supported-chains', 'onramp-options', 'currency-image', 'token-image'],
    passed: [...OPENING, 'identity', 'balances'],
    repeated: ASKED_AT_EACH_NEED,
  },
  { name: 'WalletFund', view: 'WalletFund', account: 'external', endpoints: ACCOUNT, repeated: ASKED_AT_EACH_NEED },
  {
    name: 'Profile',
    view: 'Account',
    next: 'Profile',
    account: 'external',
    endpoints: ACCOUNT,
    passed: ['balances'],
    repeated: ASKED_AT_EACH_NEED,
  },
  {
    name: 'SwitchAddress',
    view: 'Account',
    next: 'SwitchAddress',
    account: 'external',
    endpoints: ACCOUNT,
    passed: ['balances'],
    repeated: ASKED_AT_EACH_NEED,
  },
  ...NODE_VIEWS,
  {
    name: 'SmartSessionList',
    view: 'Account',
    next: 'SmartSessionList',
    account: 'external',
    features: { smartSessions: true },
    endpoints: ['supported-chains', 'smart-sessions'],
    passed: [...OPENING, 'identity', 'balances'],
    repeated: ASKED_AT_EACH_NEED,
    // An empty list is an account without sessions.
    truths: ['list'],
  },
]
