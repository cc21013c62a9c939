import type { TextStorage } from '../base/storage/text-storage.js'
import type { WalletFaults } from './wallet-faults.js'

/** Options of every sandbox wallet, on any chain. `Request` is what the user approves, `State` the wallet's state. */
export type SandboxOptions<Request, State> = {
  /** The user's decision: true approves. */
  readonly approve: (request: Request) => Promise<boolean>
  /** The wallet's name, passed to the page unchanged. */
  readonly name?: string | undefined
  /** A data URL of an image, passed to the page unchanged. */
  readonly icon?: string | undefined
  /** Stores permission, account and network, so that a reload restores the wallet. */
  readonly storage?: TextStorage | undefined
  /** Called after each change of the state. */
  readonly onChange?: ((state: State) => void) | undefined
}

/** Controls of every sandbox wallet, for its user interface and for tests. */
export type SandboxControls<State, Asked> = {
  readonly state: () => State
  /** Every request so far, for assertions. */
  readonly requests: () => readonly Asked[]
  /** Ends the page's access, as a user would in the wallet. */
  disconnect(): void
  /** Ends the page's access without notifying the page. */
  forget(): void
  /** Delays each response by this time. */
  setDelay(delayMs: number): void
  /** While true, responds to no request. */
  setSilent(isSilent: boolean): void
  /** Faults of single methods and events. */
  readonly faults: WalletFaults
}

/** Controls of a wallet that can be locked and follows its state in another tab. */
export type LockableSandboxControls<State, Asked> = SandboxControls<State, Asked> & {
  /** Hides the accounts until the wallet is unlocked, here or by approving a connection. */
  lock(): void
  unlock(): void
  /** Applies what the same wallet stored in another tab, and notifies the page like a wallet. */
  follow(): void
}
