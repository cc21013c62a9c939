/** One chain family of a sandbox wallet, with its controls. */
import type { FamilyName } from '../../settings/families'
import type { Answer } from '../../settings/settings'
import type { RequestWords } from '../request-text'

/** State of one family of a wallet. */
export type FaceState = {
  /** The active one first. */
  readonly accounts: readonly string[]
  /** The active network, one of `networks`. */
  readonly network: string
  readonly networks: readonly { readonly id: string; readonly name: string }[]
  readonly isConnected: boolean
  readonly isLocked: boolean
}

/** One family of a wallet. */
export type WalletFace = {
  readonly family: FamilyName
  readonly state: () => FaceState
  /** Announces it to the page; the returned function withdraws it. */
  readonly announce: () => () => void
  /** The next account becomes the active one. */
  readonly switchAccount: () => void
  readonly switchNetwork: (id: string) => void
  /** Ends the page's permission. */
  readonly disconnect: () => void
  /** Sets the behavior. */
  readonly behave: (answer: Answer) => void
  /** Applies changes of the same wallet in another tab. */
  readonly follow: () => void
}

/** Input of a family's provider. */
export type FaceParts = {
  readonly name: string
  readonly icon: string
  /** Asks the user. */
  readonly ask: (kind: string, words: () => RequestWords, isLocked: boolean) => Promise<boolean>
  readonly onChange: () => void
}

/** Delay of a slow wallet. */
export const SLOW_MS = 3_000
