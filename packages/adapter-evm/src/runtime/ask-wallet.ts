/**
 * Asks a wallet and reads its answer.
 *
 * In      provider   EIP-1193
 *         schema     what the answer must look like
 *         signal     ends the wait; what the wallet says later is ignored
 * Out     the answer, parsed
 * Throws  UserRejectedError, RequestPendingError, WalletRequestError, RequestAbortedError
 */
import { WalletRequestError } from '@bowline/kit-core'
import * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'
import { parseWalletError } from './parse-wallet-error.js'
import { assertNotAborted, untilAborted } from './wait.js'

/** A JSON-RPC request. */
export type WalletRequest = { readonly method: string; readonly params?: readonly unknown[] }

/** Asks a wallet; an answer of another shape is an error like any other. */
export async function askWallet<T>(
  provider: WalletProvider,
  { method, params }: WalletRequest,
  schema: z.ZodMiniType<T>,
  signal?: AbortSignal,
): Promise<T> {
  const answer = await askRaw(provider, { method, params }, signal)
  const parsed = z.safeParse(schema, answer)
  if (parsed.success) return parsed.data
  throw new WalletRequestError(
    '',
    undefined,
    new Error(`${method} was answered in an unknown form`, { cause: parsed.error }),
  )
}

async function askRaw(
  provider: WalletProvider,
  { method, params }: { method: string; params: readonly unknown[] | undefined },
  signal: AbortSignal | undefined,
): Promise<unknown> {
  assertNotAborted(signal)
  const ask = async () => provider.request(params === undefined ? { method } : { method, params })
  try {
    return await untilAborted(ask(), signal)
  } catch (error) {
    throw parseWalletError(error)
  }
}
