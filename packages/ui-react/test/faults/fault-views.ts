/** Views that send requests to services or nodes, the endpoints they use, and the way to each view. */
import type { MockEndpoint } from '@bowline/api-client/mocks'
import type { LocalFeatures, OpenableView, ViewName } from '@bowline/kit-core'
import type { ChainFamily } from './fault-chains.js'

/** A view that sends requests. */
export type FaultView = {
  readonly name: string
  readonly view: OpenableView
  /** Kind of the connected account; none when absent. */
  readonly account?: 'external' | 'embedded'
  /** Chain family of the account; without it, no node is used. */
  readonly chain?: ChainFamily
  /** View to open from `view`, if it is another. */
  readonly next?: ViewName
  /** Features that the app enables. */
  readonly features?: LocalFeatures
  /** Elements to press on the way. */
  readonly press?: readonly (readonly [role: 'button' | 'tab', name: RegExp])[]
  /** Text to type into its field then. */
  readonly write?: string
  readonly endpoints: readonly MockEndpoint[]
  /** Endpoints used on the way, by views that have their own entry. */
  readonly passed?: readonly MockEndpoint[]
  /** Endpoints with several requests: one per need while they fail, or polled. */
  readonly repeated?: readonly MockEndpoint[]
  /** Names of faults that are also valid responses of the endpoint. */
  readonly truths?: readonly string[]
}

/** Endpoints used by opening the modal. */
const OPENING: readonly MockEndpoint[] = ['remote-config', 'allowed-origins', 'analytics-config', 'wallets']

/** Endpoints used by an account. */
const ACCOUNT: readonly MockEndpoint[] = [...OPENING, 'supported-chains', 'identity']

/** Endpoints used by the Account view, including tokens. */
const ACCOUNT_VIEW: readonly MockEndpoint[] = [...ACCOUNT, 'balances']

/** Endpoints that are requested by the page's button and again by the view after a failure. */
const REQUESTED_PER_NEED: readonly MockEndpoint[] = ['supported-chains', 'identity']

/** By chain family: endpoints used besides the node, and faults that are also valid responses of a node. */
const FAMILIES: readonly (readonly [ChainFamily, passed: readonly MockEndpoint[], truths?: readonly string[]])[] = [
  ['evm', ACCOUNT_VIEW],
  ['solana', [...OPENING, 'supported-chains', 'balances']],
  // An empty list is a valid response: an account without a balance.
  ['bitcoin', OPENING, ['list']],
]

/** Views whose balance comes from a node. */
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

/** All views. */
export const FAULT_VIEWS: readonly FaultView[] = [
  { name: 'Connect', view: 'Connect', endpoints: [...OPENING, 'wallet-image'] },
  { name: 'AllWallets', view: 'AllWallets', endpoints: [...OPENING, 'wallet-image'] },
  {
    name: 'Account',
    view: 'Account',
    account: 'external',
    endpoints: ACCOUNT_VIEW,
    repeated: REQUESTED_PER_NEED,
  },
  {
    name: 'Account, embedded',
    view: 'Account',
    account: 'embedded',
    endpoints: ACCOUNT_VIEW,
    repeated: [...REQUESTED_PER_NEED, 'balances'],
  },
  {
    name: 'Account, NFTs',
    view: 'Account',
    account: 'external',
    press: [['tab', /^NFTs/]],
    endpoints: [...ACCOUNT, 'history'],
    passed: ['balances'],
    repeated: [...REQUESTED_PER_NEED, 'history'],
  },
  {
    name: 'AccountSettings',
    view: 'Account',
    account: 'external',
    press: [['button', /^Settings/]],
    endpoints: ACCOUNT,
    passed: ['balances'],
    repeated: REQUESTED_PER_NEED,
  },
  {
    name: 'Transactions',
    view: 'Transactions',
    account: 'external',
    endpoints: [...ACCOUNT, 'history'],
    repeated: REQUESTED_PER_NEED,
  },
  {
    name: 'WalletReceive',
    view: 'WalletReceive',
    account: 'external',
    endpoints: ACCOUNT,
    repeated: REQUESTED_PER_NEED,
  },
  {
    name: 'Swap',
    view: 'Account',
    next: 'Swap',
    account: 'external',
    endpoints: ['supported-chains', 'balances', 'swap-tokens', 'token-prices', 'gas-price'],
    passed: [...OPENING, 'identity'],
    repeated: [...REQUESTED_PER_NEED, 'balances'],
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
    repeated: REQUESTED_PER_NEED,
  },
  {
    name: 'OnRampProviders',
    view: 'Account',
    next: 'OnRampProviders',
    account: 'external',
    endpoints: ['supported-chains', 'onramp-options', 'currency-image', 'token-image'],
    passed: [...OPENING, 'identity', 'balances'],
    repeated: REQUESTED_PER_NEED,
  },
  { name: 'WalletFund', view: 'WalletFund', account: 'external', endpoints: ACCOUNT, repeated: REQUESTED_PER_NEED },
  {
    name: 'Profile',
    view: 'Account',
    next: 'Profile',
    account: 'external',
    endpoints: ACCOUNT,
    passed: ['balances'],
    repeated: REQUESTED_PER_NEED,
  },
  {
    name: 'SwitchAddress',
    view: 'Account',
    next: 'SwitchAddress',
    account: 'external',
    endpoints: ACCOUNT,
    passed: ['balances'],
    repeated: REQUESTED_PER_NEED,
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
    repeated: REQUESTED_PER_NEED,
    // An empty list is a valid response: an account without sessions.
    truths: ['list'],
  },
]
