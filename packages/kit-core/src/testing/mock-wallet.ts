/**
 * The wallet behind a mock adapter: what is asked of it, and how it answers.
 *
 * Out  MockWallet  says yes at once unless told otherwise; a held request waits until it is answered or given up
 */

import { RequestAbortedError } from '../base/errors/connect-errors.js'
import { UserRejectedError } from '../base/errors/errors.js'

/** What can be asked of a wallet. */
export type MockMethod =
  | 'connect'
  | 'reconnect'
  | 'disconnect'
  | 'switchAccount'
  | 'switchNetwork'
  | 'getBalance'
  | 'getTokenBalances'
  | 'readName'
  | 'signMessage'
  | 'signTypedData'
  | 'sendTransaction'
  | 'sendToken'
  | 'estimateGas'
  | 'estimateTransfer'
  | 'sendCalls'

/** What was asked. */
export type MockRequest = { readonly method: MockMethod; readonly params: unknown }

/** How the next request is answered: any that shows a window, or the next of one method. */
export type MockResponse = { method?: MockMethod | undefined; error?: unknown }

/** A wallet and its visitor. */
export interface MockWallet {
  /** All that was asked, in order. */
  readonly requests: readonly MockRequest[]
  /** How many requests wait for an answer. */
  waiting(): number
  /** The next request is refused, with `UserRejectedError` when no error is given. */
  rejectNext(answer?: MockResponse): void
  /** The next request waits. */
  holdNext(answer?: Pick<MockResponse, 'method'>): void
  /** Says yes to the request that waits longest. */
  approve(): void
  /** Refuses the request that waits longest. */
  reject(error?: unknown): void
  /** Asks; used by the adapter. */
  ask(method: MockMethod, params: unknown, signal?: AbortSignal): Promise<void>
}

const WITHOUT_WINDOW: readonly MockMethod[] = [
  'reconnect',
  'disconnect',
  'switchAccount',
  'getBalance',
  'getTokenBalances',
  'estimateGas',
  'readName',
  'estimateTransfer',
]

type Rule = { method: MockMethod | undefined; holds: boolean; error: unknown }

/** Makes a wallet that says yes. */
export function createMockWallet(): MockWallet {
  const requests: MockRequest[] = []
  const rules: Rule[] = []
  const held: { resolve: () => void; reject: (error: unknown) => void }[] = []

  const takeRule = (method: MockMethod) => {
    const index = rules.findIndex((rule) => (rule.method ? rule.method === method : !WITHOUT_WINDOW.includes(method)))
    return index < 0 ? undefined : rules.splice(index, 1)[0]
  }
  const next = () => {
    const request = held.shift()
    if (!request) throw new Error('No request waits for an answer')
    return request
  }
  const hold = (signal: AbortSignal | undefined) =>
    new Promise<void>((resolve, reject) => {
      const request = { resolve, reject }
      held.push(request)
      signal?.addEventListener('abort', () => reject(new RequestAbortedError(signal.reason)), { once: true })
    })

  return {
    requests,
    waiting: () => held.length,
    rejectNext: ({ method, error = new UserRejectedError(new Error('User rejected')) } = {}) => {
      rules.push({ method, holds: false, error })
    },
    holdNext: ({ method } = {}) => {
      rules.push({ method, holds: true, error: undefined })
    },
    approve: () => next().resolve(),
    reject: (error = new UserRejectedError(new Error('User rejected'))) => next().reject(error),
    async ask(method, params, signal) {
      if (signal?.aborted) throw new RequestAbortedError(signal.reason)
      requests.push({ method, params })
      const rule = takeRule(method)
      if (rule?.holds) await hold(signal)
      else if (rule) throw rule.error
    },
  }
}
