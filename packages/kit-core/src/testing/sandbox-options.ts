import type { TextStorage } from '../base/storage/text-storage.js'
import type { WalletFaults } from './wallet-faults.js'

/** How every sandbox wallet is made, whatever its chain: `Request` is what a person is asked, `State` how it stands. */
export type SandboxOptions<Request, State> = {
  /** The person: true is yes. */
  readonly approve: (request: Request) => Promise<boolean>
  /** What it calls itself, handed to the page as it is. */
  readonly name?: string | undefined
  /** A data image, handed to the page as it is. */
  readonly icon?: string | undefined
  /** Remembers permission, account and network, so that a reload finds the wallet as it was. */
  readonly storage?: TextStorage | undefined
  /** Called after each change of the state. */
  readonly onChange?: ((state: State) => void) | undefined
}

/** What a person finds in the window of every sandbox wallet, and a test at its backend. */
export type SandboxControls<State, Asked> = {
  readonly state: () => State
  /** Every request so far, for assertions. */
  readonly requests: () => readonly Asked[]
  /** Ends the page's permission, as a person would in the wallet. */
  disconnect(): void
  /** Ends the page's permission without telling the page. */
  forget(): void
  /** Waits so long before each answer. */
  setDelay(delayMs: number): void
  /** Answers nothing at all while on. */
  setSilent(isSilent: boolean): void
  /** What goes wrong with single methods and events. */
  readonly faults: WalletFaults
}

/** The same of a wallet that can be locked, and that follows itself in another tab. */
export type LockableSandboxControls<State, Asked> = SandboxControls<State, Asked> & {
  /** Hides the accounts until they are unlocked, here or by approving a connection. */
  lock(): void
  unlock(): void
  /** Takes over what the same wallet has stored in another tab, and tells the page of it as wallets do. */
  follow(): void
}
