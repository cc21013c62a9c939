/**
 * What the sandbox wallets of all namespaces share (a sandbox wallet is a wallet with real keys for tests and the demo):
 * records each request, applies delays, silence and faults, and requests the user's approval.
 */
import { createWalletFaults, type WalletFaults } from './wallet-faults.js'
import { WalletRpcError } from './wallet-rpc-error.js'

/** The backend of a sandbox wallet. */
export type SandboxBackend<Request, Prompt> = {
  /** Every request so far, for assertions. */
  readonly requests: () => readonly Request[]
  /** Executes a request and returns its result, unless a fault of its method applies. */
  readonly serve: <T>(method: string, request: Request, act: () => Promise<T>) => Promise<unknown>
  /** Delivers an event to the page, subject to the faults of that event. */
  readonly emit: (event: string, deliver: () => void) => void
  /** Requests the user's approval, with an id that counts up from 1. Throws WalletRpcError 4001 when the user declines. */
  readonly promptUser: (prompt: Prompt) => Promise<void>
  /** Delays each response by this time. */
  readonly setDelay: (delayMs: number) => void
  /** While true, responds to no request. */
  readonly setSilent: (isSilent: boolean) => void
  /** Faults of single methods and events. */
  readonly faults: WalletFaults
}

/** `approve`: shows a request to the user and resolves to whether the user approves. */
export function createSandboxBackend<Request, Prompt extends object>(
  approve: (prompt: Prompt & { readonly id: number }) => Promise<boolean>,
): SandboxBackend<Request, Prompt> {
  const { controls: faults, respond, emit } = createWalletFaults()
  const requests: Request[] = []
  let count = 0
  let delayMs = 0
  let isSilent = false
  return {
    requests: () => requests,
    async serve(method, request, act) {
      requests.push(request)
      if (isSilent) await new Promise(() => {})
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
      return respond(method, act)
    },
    emit,
    async promptUser(prompt) {
      count += 1
      if (!(await approve({ ...prompt, id: count }))) throw new WalletRpcError(4001, 'User rejected the request.')
    },
    setDelay(next) {
      delayMs = next
    },
    setSilent(next) {
      isSilent = next
    },
    faults,
  }
}
