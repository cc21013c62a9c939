/**
 * The phone's end of the channel.
 *
 * Out     scan      the code that a page shows; undefined when none does within the limit
 *         ask       a request to a chain of a page's ledger
 * Throws  ProviderRpcError  with the chain's code and message, or 4900 when no page responds
 */
import { ProviderRpcError } from '@bowline/adapter-evm/testing'
import type { AskChain } from '../wallets/chain-access'
import { openLine } from './connection'

const SCAN_LIMIT_MS = 1_000
const ANSWER_LIMIT_MS = 20_000

/** The phone's end. */
export type Camera = {
  readonly scan: () => Promise<string | undefined>
  readonly ask: AskChain
  readonly putAway: () => void
}

type Waiting = { readonly resolve: (result: unknown) => void; readonly reject: (error: Error) => void }

/** Opens the camera. `onCode` receives codes that a page shows without a scan. */
export function openCamera(onCode: (uri: string) => void): Camera {
  const waiting = new Map<string, Waiting>()
  let scanning: ((uri: string | undefined) => void) | undefined
  const line = openLine((message) => {
    if (message.type === 'code') {
      if (scanning === undefined) onCode(message.uri)
      scanning?.(message.uri)
    } else if (message.type === 'answer') waiting.get(message.id)?.resolve(message.result)
    else if (message.type === 'refusal') {
      waiting.get(message.id)?.reject(new ProviderRpcError(message.code, message.message))
    }
  })

  return {
    scan: () =>
      new Promise((resolve) => {
        scanning?.(undefined)
        const end = (uri: string | undefined) => {
          clearTimeout(timer)
          scanning = undefined
          resolve(uri)
        }
        const timer = setTimeout(() => end(undefined), SCAN_LIMIT_MS)
        scanning = end
        line.say({ type: 'scan' })
      }),
    ask: (chainId, method, params) =>
      new Promise((resolve, reject) => {
        const id = crypto.randomUUID()
        const timer = setTimeout(() => {
          settled()
          reject(new ProviderRpcError(4900, 'No page of the demo is open that keeps the chains.'))
        }, ANSWER_LIMIT_MS)
        const settled = () => {
          clearTimeout(timer)
          waiting.delete(id)
        }
        waiting.set(id, {
          resolve: (result) => {
            settled()
            resolve(result)
          },
          reject: (error) => {
            settled()
            reject(error)
          },
        })
        line.say({ type: 'ask', id, chainId, method, params })
      }),
    putAway: () => line.say({ type: 'put-away' }),
  }
}
