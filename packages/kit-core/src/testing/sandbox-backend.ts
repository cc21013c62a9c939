/**
 * Where a sandbox wallet is asked: each request is noted, waits as long as the wallet is slow or silent, goes wrong as it
 * was told to, and needs the person's yes where it is unsafe.
 *
 * In      approve     the person: true is yes
 * Out     serve       notes a request, and does what was asked
 *         tell        tells the page of an event
 *         askPerson   asks; questions count up from 1
 * Throws  WalletRpcError 4001   the person said no
 */
import { createWalletFaults, type WalletFaults } from './wallet-faults.js'
import { WalletRpcError } from './wallet-rpc-error.js'

/** The backend of a sandbox wallet. */
export type SandboxBackend<Asked, Question> = {
  /** Every request so far, for assertions. */
  readonly requests: () => readonly Asked[]
  /** Serves a request of a method: its result, unless a fault of that method has another. */
  readonly serve: <T>(method: string, asked: Asked, act: () => Promise<T>) => Promise<unknown>
  /** Delivers an event to the page, as the faults of that event have it. */
  readonly tell: (event: string, deliver: () => void) => void
  readonly askPerson: (question: Question) => Promise<void>
  /** Waits so long before each answer. */
  readonly setDelay: (delayMs: number) => void
  /** Answers nothing at all while on. */
  readonly setSilent: (isSilent: boolean) => void
  /** What goes wrong with single methods and events. */
  readonly faults: WalletFaults
}

/** Makes the backend of a sandbox wallet. */
export function createSandboxBackend<Asked, Question extends object>(
  approve: (question: Question & { readonly id: number }) => Promise<boolean>,
): SandboxBackend<Asked, Question> {
  const { controls: faults, answer, tell } = createWalletFaults()
  const requests: Asked[] = []
  let count = 0
  let delayMs = 0
  let isSilent = false
  return {
    requests: () => requests,
    async serve(method, asked, act) {
      requests.push(asked)
      if (isSilent) await new Promise(() => {})
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
      return answer(method, act)
    },
    tell,
    async askPerson(question) {
      count += 1
      if (!(await approve({ ...question, id: count }))) throw new WalletRpcError(4001, 'User rejected the request.')
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
