import type { SandboxActions } from './sandbox-actions.js'
import type { SandboxMemory } from './sandbox-state.js'

/** Dependencies of each wallet API (Wallet Standard, sats-connect, UniSat, …) that a sandbox wallet offers to a page. */
export type SandboxInterfaceParams = {
  readonly memory: SandboxMemory
  readonly actions: SandboxActions
  /** Runs each request: adds the delays, silence and faults that the sandbox wallet's controls set. */
  readonly serve: <T>(method: string, action: () => Promise<T>) => Promise<unknown>
}
