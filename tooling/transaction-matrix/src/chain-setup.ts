/** What a chain family provides for its cases: running chains, kinds of tokens, and the fates of a transfer. */
import type { SeededRandom } from '@bowline/jest-preset/seeded-random'
import type { AdapterDescriptor, CaipNetworkId, Kit, KitState, Network } from '@bowline/kit-core'
import type { TestKitParams } from '@bowline/kit-core/testing'
import type { Values } from './dimensions.js'
import type { LineBreak } from './sending/broken-line.js'
import type { SwapStep } from './swap-family.js'
import type { Question } from './swap-responses.js'
import type { SwapVisitor } from './swap-user.js'

/** State of a sent transaction on chain. */
export type Truth =
  | { readonly status: 'pending' | 'dropped' }
  | { readonly status: 'confirmed' | 'failed'; readonly settledAs: string }
  | { readonly status: 'replaced'; readonly settledAs: string; readonly reason: 'cancelled' | 'replaced' }

/** An event of a sent transfer. */
export type Event = () => Promise<void>

/** A token or native token of a case, with a balance of `units`. */
export type Held = {
  readonly address: string | undefined
  readonly symbol: string
  readonly decimals: number
  readonly units: bigint
}

/** The transfer of a case. */
export type CaseTransfer = {
  /** Counts from 0. */
  readonly index: number
  readonly value: bigint
  /** The value as decimal text, as a user may type it. */
  readonly typed: string
}

/** The swap of a case, if its transaction is part of one. */
export type SwapScene = {
  readonly step: SwapStep
  readonly visitor: SwapVisitor
  /** The address of the source token. */
  readonly given: string
  /** The allowance of the service on chain. */
  readonly allowance: () => Promise<bigint>
  /** Whether the token accepts no new allowance over an existing one. */
  readonly isReset: boolean
  /** The data service's response about swaps, for this allowance. */
  readonly answer: (question: Question, allowed: bigint) => unknown
}

/** The sender for a page: an installed wallet that signs or sends, a paired wallet, or the embedded wallet. */
export type Who = 'signs' | 'sends' | 'paired' | 'embedded'

/** How pages reach a wallet that is not installed. */
export type Reach = {
  readonly params: Pick<TestKitParams, 'pairingTransport' | 'frame'>
  readonly endpoints: { readonly relay?: string; readonly secureSite?: string }
  /** Connects a page, and does the user's part in the wallet. */
  readonly connect: (kit: Kit) => Promise<unknown>
  /** Sets what breaks between page and wallet from now on. */
  readonly breakWith: (breaks: readonly LineBreak[]) => void
  /** The page is closed. */
  readonly leave: (kit: Kit) => void
  readonly close: () => void
}

/** One user's wallet and money, on the family's chain. */
export type Scene = {
  readonly network: Network
  readonly address: string
  readonly connectorId: string
  readonly equip: () => AdapterDescriptor
  /** Whether the kit's action requests its transfers, and reports them. */
  readonly isReported: boolean
  /** Minimum time in the pool, so that a page has seen it there: where the hash alone does not show its outcome. */
  readonly seenAfterMs: number
  /** Whether an error is the expected one before anything is sent; undefined where it is sent. */
  readonly refusal: ((error: unknown) => boolean) | undefined
  /** The wallet's windows so far that would send something. */
  readonly prompts: () => number
  /** The user approves all of them, and later ones. */
  readonly approve: () => void
  /** The maximum amount. */
  readonly range: { readonly least: bigint; readonly most: bigint; readonly decimals: number }
  /** Sends; resolves to the hash. */
  readonly send: (kit: Kit, ask: CaseTransfer) => Promise<string>
  /** All actions of a user before the last press, which is `send`. */
  readonly act?: Scene['send']
  /** A second request while it is pending does not send again. */
  readonly isOnce?: boolean
  /** The event that reports success to the app. */
  readonly reports?: 'SWAP_SUCCESS' | 'PAY_SUCCESS' | undefined
  /** Whether the kit lists the transaction; where it has its own list. */
  readonly isListed?: (state: KitState) => boolean
  /** Responses of services besides the data service; undefined for other requests. */
  readonly answer?: (question: Question) => Promise<unknown>
  /** The events of a fate, in order. */
  readonly events: (hash: string) => readonly Event[]
  /** Lets enough blocks pass that a transaction in none of them has expired, where transactions expire. */
  readonly age?: () => Promise<void>
  readonly truthOf: (hash: string) => Promise<Truth>
  /** The account's balances on chain: the native token first, then the token of the case. */
  readonly held: () => Promise<readonly Held[]>
  /** The recipient's balance, from zero; for approvals, an amount for each that was carried out. */
  readonly received: () => Promise<bigint>
  readonly swap?: SwapScene | undefined
  /** An installed wallet by default. */
  readonly reach?: Reach | undefined
  readonly leave: () => void
}

/** A family. */
export type Family<Kind extends string = string, Fate extends string = string> = {
  readonly caipNetworkId: CaipNetworkId
  readonly kinds: readonly Kind[]
  readonly fates: readonly Fate[]
  /** Whether the data service has its tokens and its history. */
  readonly isServed: boolean
  /** `who`: a sender of the family; drawn among installed ones by default. */
  readonly begin: (values: Values<Kind, Fate>, random: SeededRandom, who?: Who) => Promise<Scene>
  readonly close: () => Promise<void>
}
