/** The phone's state, and its store. */
import type { SandboxRequest, SandboxState } from '@bowline/adapter-evm/testing'
import type { RequestedNamespaces } from './grant'

/** A page as it describes itself. */
export type Peer = { readonly name: string; readonly url: string }

/** A connected page. */
export type PhoneSession = {
  readonly topic: string
  readonly peer: Peer
  /** CAIP-10. */
  readonly accounts: readonly string[]
  /** CAIP-2. */
  readonly caipNetworkIds: readonly string[]
}

/** A request to the user. */
export type PhoneQuestion =
  | {
      readonly kind: 'proposal'
      readonly key: number
      readonly peer: Peer
      /** Required, and optional. */
      readonly asked: readonly RequestedNamespaces[]
    }
  | { readonly kind: 'request'; readonly key: number; readonly peer: Peer; readonly request: SandboxRequest }

/** An entry of the phone's log. */
export type PhoneNote = { readonly key: number; readonly text: string; readonly isBad: boolean }

/** Everything the phone shows. */
export type PhoneState = {
  readonly isOnline: boolean
  readonly wallet: SandboxState
  readonly sessions: readonly PhoneSession[]
  /** Oldest first. */
  readonly questions: readonly PhoneQuestion[]
  /** Newest first. */
  readonly notes: readonly PhoneNote[]
}

/** The store. */
export type PhoneStore = {
  readonly get: () => PhoneState
  readonly set: (some: Partial<PhoneState>) => void
  readonly note: (text: string, isBad?: boolean) => void
  readonly subscribe: (listener: () => void) => () => void
}

const MAX_NOTES = 6

/** Creates the store. */
export function createPhoneStore(first: PhoneState): PhoneStore {
  const listeners = new Set<() => void>()
  let state = first
  const set = (some: Partial<PhoneState>) => {
    state = { ...state, ...some }
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    set,
    note(text, isBad = false) {
      const [last] = state.notes
      set({ notes: [{ key: (last?.key ?? 0) + 1, text, isBad }, ...state.notes].slice(0, MAX_NOTES) })
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
