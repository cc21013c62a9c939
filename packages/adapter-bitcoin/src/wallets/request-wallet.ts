/**
 * Asks a wallet and reads its answer.
 *
 * In      owner, name  the wallet's object and the method of it
 *         schema       what the answer must look like
 * Out     the answer, parsed
 * Throws  UserRejectedError, RequestPendingError, WalletRequestError, also where the wallet has no such method
 */
import { WalletRequestError } from '@bowline/kit-core'
import { parseResponse, parseWalletError, safeGet, withTimeout } from '@bowline/kit-core/adapter'
import type * as z from 'zod/mini'

/** A method of a wallet and what it is given. */
export type WalletCall = { readonly owner: unknown; readonly name: string; readonly params?: readonly unknown[] }

/** Whether a wallet has a method. */
export function hasMethod(owner: unknown, name: string): boolean {
  return typeof safeGet(owner, name) === 'function'
}

/** The JSON-RPC code of a method that is not there: nothing was asked. */
export const METHOD_NOT_FOUND = -32601

/** Asks; an answer of another shape is an error like any other. */
export async function requestWallet<T>(
  { owner, name, params = [] }: WalletCall,
  schema: z.ZodMiniType<T>,
  refusals?: readonly number[],
): Promise<T> {
  return parseResponse(name, schema, await callWallet({ owner, name, params }, refusals))
}

/** Asks; the answer is not read. */
export async function callWallet(
  { owner, name, params = [] }: WalletCall,
  refusals?: readonly number[],
): Promise<unknown> {
  const method = safeGet(owner, name)
  if (typeof method !== 'function') throw new WalletRequestError(`The wallet does not offer ${name}`, METHOD_NOT_FOUND)
  try {
    return await Reflect.apply(method, owner, params)
  } catch (error) {
    throw parseWalletError(error, refusals)
  }
}

const EXTRA_LIMIT_MS = 2_000

/** What a wallet can be connected without; undefined where it does not tell, or not soon. */
export function getOptional<T>(asked: Promise<T>): Promise<T | undefined> {
  return withTimeout(
    asked.catch(() => undefined),
    EXTRA_LIMIT_MS,
  )
}

/** Asks by JSON-RPC over `request`: what the answer holds as its result; what it holds as its error is thrown. */
export async function requestResult(
  owner: unknown,
  method: string,
  params: unknown,
  refusals?: readonly number[],
): Promise<unknown> {
  const answer = await callWallet({ owner, name: 'request', params: [method, params] }, refusals)
  const error = safeGet(answer, 'error')
  if (error !== undefined && error !== null) throw parseWalletError(error, refusals)
  return safeGet(answer, 'result')
}
