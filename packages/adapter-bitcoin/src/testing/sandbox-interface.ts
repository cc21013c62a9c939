import type { SandboxActions } from './sandbox-actions.js'
import type { SandboxMemory } from './sandbox-state.js'

/** What each API of a sandbox wallet is built from. */
export type SandboxFaceParts = {
  readonly memory: SandboxMemory
  readonly actions: SandboxActions
  /** Wraps each request and its response: adds delays, silence and faults. */
  readonly through: <T>(method: string, action: () => Promise<T>) => Promise<unknown>
}
