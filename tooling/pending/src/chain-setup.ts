/** What a family of chains brings to its cases: chains that are there, kinds of tokens, and what can become of a transfer. */
import type { SeededRandom } from '@bowline/jest-preset/seeded-random'
import type { AdapterDescriptor, CaipNetworkId, Kit, KitState, Network } from '@bowline/kit-core'
import type { TestKitParams } from '@bowline/kit-core/testing'
import type { Values } from './dimensions.js'
import type { LineBreak } from './sending/broken-line.js'
import type { SwapStep } from './swap-family.js'
import type { Question } from './swap-responses.js'
import type { SwapVisitor } from './swap-user.js'

/** How something that was sent stands in the chain. */
export type Truth =
  | { readonly status: 'pending' | 'dropped' }
  | { readonly status: 'confirmed' | 'failed'; readonly settledAs: string }
  | { readonly status: 'replaced'; readonly settledAs: string; readonly reason: 'cancelled' | 'replaced' }

/** Something that happens to a transfer after it was sent. */
export type Event = () => Promise<void>

/** A token or coin of a case, of which `units` are held. */
export type Held = {
  readonly address: string | undefined
  readonly symbol: string
  readonly decimals: number
  readonly units: bigint
}

/** The transfer that a case makes. */
export type Ask = {
  /** Counts from 0. */
  readonly index: number
  readonly value: bigint
  /** The value as decimal text, as a visitor may type it. */
  readonly typed: string
}

/** What a case has beside it where its transaction is one of a swap. */
export type SwapScene = {
  readonly step: SwapStep
  readonly visitor: SwapVisitor
  /** The address of the token that is given. */
  readonly given: string
  /** What the service may take by the chain. */
  readonly allowance: () => Promise<bigint>
  /** Whether the token takes no new allowance over one of before. */
  readonly isReset: boolean
  /** What the data service says of swaps, to which so much of the token is allowed. */
  readonly answer: (question: Question, allowed: bigint) => unknown
}

/** Who carries out what a page asks for: an installed wallet that signs or sends, a paired wallet, or the embedded wallet. */
export type Who = 'signs' | 'sends' | 'paired' | 'embedded'

/** How pages reach a wallet that is not installed. */
export type Reach = {
  readonly params: Pick<TestKitParams, 'pairingTransport' | 'frame'>
  readonly endpoints: { readonly relay?: string; readonly secureSite?: string }
  /** Connects a page, and does what the user does for that in the wallet. */
  readonly connect: (kit: Kit) => Promise<unknown>
  /** What breaks between page and wallet from now on. */
  readonly breakWith: (breaks: readonly LineBreak[]) => void
  /** The page has gone. */
  readonly leave: (kit: Kit) => void
  readonly close: () => void
}

/** One visitor's wallet and money, on the chain of the family. */
export type Scene = {
  readonly network: Network
  readonly address: string
  readonly connectorId: string
  readonly equip: () => AdapterDescriptor
  /** Whether its transfers are asked for by the action of the kit, and told by it. */
  readonly isTold: boolean
  /** How long the pool holds it at least, so that a page has seen it there: where the hash alone does not tell its end. */
  readonly seenAfterMs: number
  /** Whether an error is the one that it has to end with before anything is sent; undefined where it is sent. */
  readonly refusal: ((error: unknown) => boolean) | undefined
  /** The windows of the wallet so far that would send something. */
  readonly prompts: () => number
  /** The visitor says yes to all of them, and to those that come. */
  readonly approve: () => void
  /** What may be moved at the most. */
  readonly range: { readonly least: bigint; readonly most: bigint; readonly decimals: number }
  /** Sends; resolves to the hash. */
  readonly send: (kit: Kit, ask: Ask) => Promise<string>
  /** All that a user does up to there, where `send` is its last press alone. */
  readonly act?: Scene['send']
  /** Asked for once more while it is pending, it is not sent once more. */
  readonly isOnce?: boolean
  /** The event that reports to the app that it was carried out. */
  readonly reports?: 'SWAP_SUCCESS' | 'PAY_SUCCESS' | undefined
  /** Whether the kit lists what was sent; where it has a list of its own. */
  readonly isListed?: (state: KitState) => boolean
  /** What services answer, beyond the data service; undefined where a question is none of theirs. */
  readonly answer?: (question: Question) => Promise<unknown>
  /** What becomes of it, one event after the other. */
  readonly events: (hash: string) => readonly Event[]
  /** Lets so many blocks go by that what is in none of them has expired, where transactions do. */
  readonly age?: () => Promise<void>
  readonly truthOf: (hash: string) => Promise<Truth>
  /** What the account holds by the chain: the coin first, and the token of the case. */
  readonly held: () => Promise<readonly Held[]>
  /** What the receiver, who had nothing, holds of what is moved; of approvals, so much for each that was carried out. */
  readonly received: () => Promise<bigint>
  readonly swap?: SwapScene | undefined
  /** An installed wallet when absent. */
  readonly reach?: Reach | undefined
  readonly leave: () => void
}

/** A family. */
export type Family<Kind extends string = string, Fate extends string = string> = {
  readonly caipNetworkId: CaipNetworkId
  readonly kinds: readonly Kind[]
  readonly fates: readonly Fate[]
  /** Whether the data service knows its tokens, and its history. */
  readonly isServed: boolean
  /** `who`: of those that the family has; whether an installed wallet sends is drawn when absent. */
  readonly begin: (values: Values<Kind, Fate>, random: SeededRandom, who?: Who) => Promise<Scene>
  readonly close: () => Promise<void>
}
