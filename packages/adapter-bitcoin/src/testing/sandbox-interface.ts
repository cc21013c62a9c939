import type { SandboxActions } from './sandbox-actions.js'
import type { SandboxMemory } from './sandbox-memory.js'

/** What each way in which a page speaks to a sandbox wallet is made of. */
export type SandboxFaceParts = {
  readonly memory: SandboxMemory
  readonly actions: SandboxActions
  /** Stands between each question and its answer: delays, silence, faults. */
  readonly through: <T>(method: string, action: () => Promise<T>) => Promise<unknown>
}
