import type { SandboxDeeds } from './sandbox-deeds.js'
import type { SandboxMemory } from './sandbox-memory.js'

/** What each way in which a page speaks to a sandbox wallet is made of. */
export type SandboxFaceParts = {
  readonly memory: SandboxMemory
  readonly deeds: SandboxDeeds
  /** Stands between each question and its answer: delays, silence, faults. */
  readonly through: <T>(method: string, deed: () => Promise<T>) => Promise<unknown>
}
