/**
 * Connects wallets of the kit from `useWallet`. A second call for a wallet that is being connected returns the same promise.
 *
 * Throws  what the kit throws; RequestAbortedError when the attempt was aborted
 * Source  spec R-CONN-94
 */
import type { Kit } from '@bowline/kit-core'
import { connect } from '@bowline/kit-core/actions'

/** The running attempts, by connector id. `running` is undefined if the wallet is not being connected. */
export type ConnectAttempts = {
  readonly start: (connectorId: string) => Promise<void>
  readonly running: (connectorId: string | undefined) => Promise<void> | undefined
  readonly cancel: (connectorId: string) => void
}

/** Creates an empty list of attempts. */
export function createConnectAttempts(kit: Kit): ConnectAttempts {
  const open = new Map<string, { readonly done: Promise<void>; readonly stop: AbortController }>()
  const running = (connectorId: string | undefined) => open.get(connectorId ?? '')?.done

  async function attempt(connectorId: string, { signal }: AbortController): Promise<void> {
    try {
      await connect(kit, { connectorId, namespace: 'solana', signal })
    } finally {
      open.delete(connectorId)
    }
  }

  return {
    running,
    start(connectorId) {
      const known = running(connectorId)
      if (known !== undefined) return known
      const stop = new AbortController()
      const done = attempt(connectorId, stop)
      open.set(connectorId, { done, stop })
      return done
    },
    cancel: (connectorId) => open.get(connectorId)?.stop.abort(),
  }
}
