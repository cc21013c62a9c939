/** Everything that a page of the demo reads from its URL, so that a load can be repeated. */

import type { AccountSituation } from './account-scenarios'
import type { FamilyNames } from './families'
import type { ListedWalletId } from './listed-wallets'
import type { NetworkNames } from './networks'
import type { OwnTexts } from './own-texts'
import { DEFAULT_SWITCHES, type Switches } from './switches'

/** The kit's themes. */
export const THEMES = ['system', 'light', 'dark'] as const

/** Fonts of the kit, apart from the page's own. */
export const FONTS = ['page', 'serif', 'rounded', 'mono'] as const

/** Languages of the kit's texts; `pseudo` shows untranslated texts. */
export const LOCALES = ['en', 'ar', 'pseudo'] as const

/** Behavior of the sandbox wallets, one for each wallet. */
export type Answers = readonly [Answer, Answer, Answer, Answer, Answer]

/**
 * With the app's own wagmi, also with its own pairing connector; with the wagmi that the kit creates, also with an app's
 * pairing provider; or without an adapter: every wallet is paired.
 */
export const HOSTS = ['none', 'wagmi', 'wagmi-walletconnect', 'ethereum-provider', 'universal'] as const

/** Whether the app has its own wagmi. */
export function hasWagmi({ host }: Pick<Settings, 'host'>): boolean {
  return host === 'wagmi' || host === 'wagmi-walletconnect'
}

/** The kit's storage. */
export const STORAGES = ['local', 'cookie'] as const

/** How users sign in with their wallet: not at all, with sessions of the page, or with the demo's own server. */
export const SIGN_INS = ['off', 'optional', 'required', 'server'] as const

/** When the kit sends its first requests. */
export const PREFETCHES = ['none', 'intent', 'code', 'idle'] as const

/** How a sandbox wallet responds. */
export const ANSWERS = ['ask', 'approve', 'reject', 'slow', 'silent', 'locked'] as const

/** Where the mock services run: in a service worker, or inside the page. */
export const MOCK_WAYS = ['worker', 'page'] as const

/** Kinds of rows that can be ordered, in the kit's order. */
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

/** Where users of the embedded wallet log in: one of the two secure sites that run next to the page. */
export const LOGINS = ['page', 'window'] as const

/** Actions of an account that can be ordered, in the kit's order. */
export const WALLET_ACTIONS = ['onramp', 'swaps', 'receive', 'send'] as const

/** An action of an account. */
export type WalletAction = (typeof WALLET_ACTIONS)[number]

/** Whether the row that leads to every wallet is shown. */
export const ALL_WALLETS_RULES = ['SHOW', 'HIDE', 'ONLY_MOBILE'] as const

/** How a sandbox wallet responds. */
export type Answer = (typeof ANSWERS)[number]

/** The settings of one page load. */
export type Settings = {
  readonly theme: (typeof THEMES)[number]
  /** `#rrggbb`; empty for the kit's own. */
  readonly accent: string
  /** Radius unit in pixels; undefined for the kit's own. */
  readonly radius: number | undefined
  readonly font: (typeof FONTS)[number]
  readonly locale: (typeof LOCALES)[number]
  /** The chain families with an adapter. */
  readonly adapters: FamilyNames
  readonly networks: NetworkNames
  readonly host: (typeof HOSTS)[number]
  readonly storage: (typeof STORAGES)[number]
  readonly prefetch: (typeof PREFETCHES)[number]
  readonly login: (typeof LOGINS)[number]
  readonly signIn: (typeof SIGN_INS)[number]
  readonly order: readonly RowKind[]
  /** The order of an account's actions; empty for the kit's own. */
  readonly actionOrder: readonly WalletAction[]
  readonly allWalletsRule: (typeof ALL_WALLETS_RULES)[number]
  /** Limits the directory to these wallets; all when empty. */
  readonly include: readonly ListedWalletId[]
  /** Featured wallets of the directory. */
  readonly featured: readonly ListedWalletId[]
  /** Lists a custom wallet of the app. */
  readonly custom: boolean
  /** Collects the kit's events like an app's own analytics. */
  readonly collector: boolean
  /** Passes a public key for Meld to the kit. */
  readonly meld: boolean
  /** Shows an estimate if a purchase cannot be quoted. */
  readonly quoteFallback: boolean
  readonly switches: Switches
  /** Replaces the kit's avatars, and shows a logo above the wallets. */
  readonly slots: boolean
  /** Texts of the app in place of the kit's. */
  readonly texts: OwnTexts
  /** Also shows the kit inside the page. */
  readonly embed: boolean
  /** Shows the phone next to the page. */
  readonly phone: boolean
  /**
   * Uses the sample account with real tokens, and the kit's built-in wallets instead of a mock directory. Fixed for a page,
   * and not in its URL.
   */
  readonly sample: boolean
  /** Name of a scenario of the mock API. */
  readonly scenario: string
  /** Scenario of the accounts, independent of the services' scenario. */
  readonly account: AccountSituation
  /** Scenarios of single endpoints, by the endpoint's name. */
  readonly services: Readonly<Record<string, string>>
  readonly mocks: (typeof MOCK_WAYS)[number]
  /** Whether the sandbox wallets announce themselves. */
  readonly wallets: boolean
  /** How each sandbox wallet responds. */
  readonly answers: Answers
  /** Whether the first sandbox wallet reports its own assets. */
  readonly assets: boolean
  /** An ERC-20 token to send; empty when there is none. */
  readonly token: string
  /** Empty shows the behavior without a project id. */
  readonly projectId: string
}

/** The default project id. */
const DEMO_PROJECT_ID = 'bowline-demo'

/** A load without any search parameter. */
export const DEFAULT_SETTINGS: Settings = {
  theme: 'system',
  accent: '',
  radius: undefined,
  font: 'page',
  locale: 'en',
  adapters: ['evm', 'solana', 'bitcoin'],
  networks: ['mainnet', 'base', 'optimism', 'zora', 'solana', 'bitcoin'],
  host: 'none',
  storage: 'local',
  prefetch: 'intent',
  login: 'page',
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
  slots: false,
  texts: {},
  embed: false,
  phone: false,
  sample: false,
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
