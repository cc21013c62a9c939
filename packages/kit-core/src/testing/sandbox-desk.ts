/**
 * Where a sandbox wallet is asked: each request is noted, waits as long as the wallet is slow or silent, and needs the
 * person's yes where it is unsafe.
 *
 * In      approve     the person: true is yes
 * Out     arrive      notes a request and keeps it waiting
 *         askPerson   asks; questions count up from 1
 * Throws  WalletRpcError 4001   the person said no
 */
import { WalletRpcError } from './wallet-rpc-error.js'

/** The desk of a sandbox wallet. */
export type SandboxDesk<Asked, Question> = {
  /** Every request so far, for assertions. */
  readonly requests: () => readonly Asked[]
  readonly arrive: (asked: Asked) => Promise<void>
  readonly askPerson: (question: Question) => Promise<void>
  /** Waits so long before each answer. */
  readonly setDelay: (delayMs: number) => void
  /** Answers nothing at all while on. */
  readonly setSilent: (isSilent: boolean) => void
}

/** Makes the desk of a sandbox wallet. */
export function createSandboxDesk<Asked, Question extends object>(
  approve: (question: Question & { readonly id: number }) => Promise<boolean>,
): SandboxDesk<Asked, Question> {
  const requests: Asked[] = []
  let count = 0
  let delayMs = 0
  let isSilent = false
  return {
    requests: () => requests,
    async arrive(asked) {
      requests.push(asked)
      if (isSilent) await new Promise(() => {})
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    },
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
  }
}
