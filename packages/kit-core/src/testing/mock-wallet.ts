/**
 * The wallet behind a mock adapter. It approves each request immediately, unless a test rejects or holds the next one. A held
 * request waits for a response or for its signal.
 */

import { UserRejectedError } from '../base/errors/errors.js'
import { RequestAbortedError } from '../base/errors/request-aborted-error.js'
import { NothingPendingError } from './nothing-pending-error.js'

/** Adapter methods that a mock adapter passes to its wallet. */
export type MockMethod =
  | 'connect'
  | 'reconnect'
  | 'disconnect'
  | 'switchAccount'
  | 'switchNetwork'
  | 'getBalance'
  | 'getTokenBalances'
  | 'fetchName'
  | 'signMessage'
  | 'signTypedData'
  | 'sendTransaction'
  | 'sendToken'
  | 'estimateGas'
  | 'estimateTransfer'
  | 'sendCalls'

/** A request to the wallet. */
export type MockRequest = { readonly method: MockMethod; readonly params: unknown }

/** Rejection of the next request of a method; without a method, of the next request that prompts the user. */
export type MockResponse = { method?: MockMethod | undefined; error?: unknown }

/** A mock wallet and its user. */
export interface MockWallet {
  /** All requests so far, in order. */
  readonly requests: readonly MockRequest[]
  /** Number of requests that wait for a response. */
  waiting(): number
  /** Rejects the next request, with `UserRejectedError` when no error is given. */
  rejectNext(response?: MockResponse): void
  /** Holds the next request. */
  holdNext(response?: Pick<MockResponse, 'method'>): void
  /** Approves the request that has waited longest. */
  approve(): void
  /** Rejects the request that has waited longest. */
  reject(error?: unknown): void
  /** Sends a request. Called by the adapter. */
  ask(method: MockMethod, params: unknown, signal?: AbortSignal): Promise<void>
}

const WITHOUT_WINDOW: readonly MockMethod[] = [
  'reconnect',
  'disconnect',
  'switchAccount',
  'getBalance',
  'getTokenBalances',
  'estimateGas',
  'fetchName',
  'estimateTransfer',
]

type Rule = { method: MockMethod | undefined; holds: boolean; error: unknown }

/** Called once per `mockAdapter`. */
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
    if (!request) throw new NothingPendingError('No request waits for a response')
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
