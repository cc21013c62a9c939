/** Everything a page of the demo can be told by its address, so that a load can be repeated. */

import type { AccountSituation } from './account-scenarios'
import type { FamilyNames } from './families'
import type { ListedWalletId } from './listed-wallets'
import type { NetworkNames } from './networks'
import { DEFAULT_SWITCHES, type Switches } from './switches'

/** The kit's themes. */
export const THEMES = ['system', 'light', 'dark'] as const

/** Languages of the kit's words; `pseudo` shows what is not translated. */
export const LOCALES = ['en', 'ar', 'pseudo'] as const

/** The sandbox wallets answer each in their own way; as many as there are wallets. */
export type Answers = readonly [Answer, Answer, Answer, Answer, Answer]

/**
 * With the app's own wagmi, also one that pairs by itself, with the one the kit makes, also beside a provider that the app
 * pairs by, or with no adapter at all: every wallet is paired.
 */
export const HOSTS = ['none', 'wagmi', 'wagmi-walletconnect', 'ethereum-provider', 'universal'] as const

/** Whether the app has a wagmi of its own. */
export function hasWagmi({ host }: Pick<Settings, 'host'>): boolean {
  return host === 'wagmi' || host === 'wagmi-walletconnect'
}

/** Where the kit remembers. */
export const STORAGES = ['local', 'cookie'] as const

/** Whether visitors sign in with their wallet: not at all, by sessions of the page, or by the demo's own server. */
export const SIGN_INS = ['off', 'optional', 'required', 'server'] as const

/** When the kit asks its services. */
export const PREFETCHES = ['none', 'intent', 'code', 'idle'] as const

/** How a sandbox wallet answers. */
export const ANSWERS = ['ask', 'approve', 'reject', 'slow', 'silent', 'locked'] as const

/** How the fakes of the services reach the page: through a service worker, or inside the page. */
export const MOCK_WAYS = ['worker', 'page'] as const

/** Kinds of rows that can be put in order, as the kit orders them. */
export const ROW_KINDS = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const

/** A kind of row. */
export type RowKind = (typeof ROW_KINDS)[number]

/** Actions of an account that can be put in order, as the kit orders them. */
export const WALLET_ACTIONS = ['onramp', 'swaps', 'receive', 'send'] as const

/** An action of an account. */
export type WalletAction = (typeof WALLET_ACTIONS)[number]

/** Whether the row that leads to every wallet is shown. */
export const ALL_WALLETS_RULES = ['SHOW', 'HIDE', 'ONLY_MOBILE'] as const

/** How a sandbox wallet answers. */
export type Answer = (typeof ANSWERS)[number]

/** The settings of one page load. */
export type Settings = {
  readonly theme: (typeof THEMES)[number]
  /** `#rrggbb`; empty is the kit's own. */
  readonly accent: string
  /** Radius unit in pixels; the kit's own when absent. */
  readonly radius: number | undefined
  readonly locale: (typeof LOCALES)[number]
  /** The chain families with an adapter. */
  readonly adapters: FamilyNames
  readonly networks: NetworkNames
  readonly host: (typeof HOSTS)[number]
  readonly storage: (typeof STORAGES)[number]
  readonly prefetch: (typeof PREFETCHES)[number]
  readonly signIn: (typeof SIGN_INS)[number]
  readonly order: readonly RowKind[]
  /** The order of an account's actions; the kit's own when empty. */
  readonly actionOrder: readonly WalletAction[]
  readonly allWalletsRule: (typeof ALL_WALLETS_RULES)[number]
  /** Wallets of the directory that it shows only; all when empty. */
  readonly include: readonly ListedWalletId[]
  /** Wallets of the directory that are shown first. */
  readonly featured: readonly ListedWalletId[]
  /** Lists a wallet of the app's own. */
  readonly custom: boolean
  /** Collects the kit's events as an app's own analytics does. */
  readonly collector: boolean
  /** Gives the kit a public key for Meld. */
  readonly meld: boolean
  /** Shows an estimate where a purchase cannot be quoted. */
  readonly quoteFallback: boolean
  readonly switches: Switches
  /** Shows the kit inside the page as well. */
  readonly embed: boolean
  /** Shows the phone beside the page. */
  readonly phone: boolean
  /** Name of a situation of the mock API. */
  readonly scenario: string
  /** What the accounts are like, whichever situation the services are in. */
  readonly account: AccountSituation
  /** Situations of single endpoints, by the endpoint's name. */
  readonly services: Readonly<Record<string, string>>
  readonly mocks: (typeof MOCK_WAYS)[number]
  /** Whether the sandbox wallets announce themselves. */
  readonly wallets: boolean
  /** How each sandbox wallet answers. */
  readonly answers: Answers
  /** Whether the first sandbox wallet tells its assets itself. */
  readonly assets: boolean
  /** An ERC-20 token to send; empty when there is none. */
  readonly token: string
  /** Empty shows what a missing project id does. */
  readonly projectId: string
}

/** The project id in use unless the address says otherwise. */
const DEMO_PROJECT_ID = 'bowline-demo'

/** A load without any search parameter. */
export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  accent: '',
  radius: undefined,
  locale: 'en',
  adapters: ['evm', 'solana', 'bitcoin'],
  networks: ['mainnet', 'base', 'optimism', 'zora', 'solana', 'bitcoin'],
  host: 'none',
  storage: 'local',
  prefetch: 'intent',
  signIn: 'off',
  order: [],
  actionOrder: [],
  allWalletsRule: 'SHOW',
  include: [],
  featured: [],
  custom: false,
  collector: false,
  meld: false,
  quoteFallback: false,
  switches: DEFAULT_SWITCHES,
  embed: false,
  phone: false,
  scenario: 'healthy',
  account: 'usual',
  services: {},
  mocks: 'worker',
  wallets: true,
  answers: ['ask', 'ask', 'ask', 'ask', 'ask'],
  assets: false,
  token: '',
  projectId: DEMO_PROJECT_ID,
}
