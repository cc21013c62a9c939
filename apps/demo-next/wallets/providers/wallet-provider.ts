/** One chain family of a sandbox wallet, from the inside. */
import type { FamilyName } from '../../settings/families'
import type { Answer } from '../../settings/settings'
import type { RequestWords } from '../request-text'

/** How one family of a wallet stands. */
export type FaceState = {
  /** The active one first. */
  readonly accounts: readonly string[]
  /** The network it is on, one of `networks`. */
  readonly network: string
  readonly networks: readonly { readonly id: string; readonly name: string }[]
  readonly isConnected: boolean
  readonly isLocked: boolean
}

/** One family of a wallet. */
export type WalletFace = {
  readonly family: FamilyName
  readonly state: () => FaceState
  /** Makes it known to the page; the returned function takes it back. */
  readonly announce: () => () => void
  /** The next account becomes the active one. */
  readonly switchAccount: () => void
  readonly switchNetwork: (id: string) => void
  /** Ends the page's permission. */
  readonly disconnect: () => void
  /** Takes on a manner of answering. */
  readonly behave: (answer: Answer) => void
  /** Takes over what the same wallet did in another tab. */
  readonly follow: () => void
}

/** What a family is made with. */
export type FaceParts = {
  readonly name: string
  readonly icon: string
  /** Asks the person. */
  readonly ask: (kind: string, words: () => RequestWords, isLocked: boolean) => Promise<boolean>
  readonly onChange: () => void
}

/** How long a slow wallet takes. */
export const SLOW_MS = 3_000
