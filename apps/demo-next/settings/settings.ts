/** Everything a page of the demo can be told by its address, so that a load can be repeated. */

import type { NetworkName } from './networks'
import { DEFAULT_SWITCHES, type Switches } from './switches'

/** The kit's themes. */
export const THEMES = ['system', 'light', 'dark'] as const

/** Languages of the kit's words; `pseudo` shows what is not translated. */
export const LOCALES = ['en', 'ar', 'pseudo'] as const

/** With the app's own wagmi, or with the one the kit makes. */
export const HOSTS = ['none', 'wagmi'] as const

/** Where the kit remembers. */
export const STORAGES = ['local', 'cookie'] as const

/** When the kit asks its services. */
export const PREFETCHES = ['intent', 'idle'] as const

/** How a sandbox wallet answers. */
export const ANSWERS = ['ask', 'approve', 'reject', 'slow', 'silent', 'locked'] as const

/** How the fakes of the services reach the page: through a service worker, or inside the page. */
export const MOCK_WAYS = ['worker', 'page'] as const

/** Kinds of rows that can be put in order. */
export const ROW_KINDS = ['injected', 'custom', 'external'] as const

/** A kind of row. */
export type RowKind = (typeof ROW_KINDS)[number]

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
  readonly networks: readonly [NetworkName, ...NetworkName[]]
  readonly host: (typeof HOSTS)[number]
  readonly storage: (typeof STORAGES)[number]
  readonly prefetch: (typeof PREFETCHES)[number]
  readonly order: readonly RowKind[]
  readonly switches: Switches
  /** Shows the kit inside the page as well. */
  readonly embed: boolean
  /** Name of a situation of the mock API. */
  readonly scenario: string
  readonly mocks: (typeof MOCK_WAYS)[number]
  /** Whether the sandbox wallets announce themselves. */
  readonly wallets: boolean
  /** Answers of the first and the second sandbox wallet. */
  readonly answers: readonly [Answer, Answer]
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
  networks: ['mainnet', 'base', 'optimism', 'zora'],
  host: 'none',
  storage: 'local',
  prefetch: 'intent',
  order: [],
  switches: DEFAULT_SWITCHES,
  embed: false,
  scenario: 'healthy',
  mocks: 'worker',
  wallets: true,
  answers: ['ask', 'ask'],
  token: '',
  projectId: DEMO_PROJECT_ID,
}
