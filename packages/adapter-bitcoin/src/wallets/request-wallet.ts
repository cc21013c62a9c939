/**
 * Sends a request to a wallet and parses its response.
 *
 * In      owner, name  the wallet's object and the name of its method
 *         schema       of the response
 * Out     the parsed response
 * Throws  UserRejectedError, RequestPendingError, WalletRequestError (also when the wallet does not have the method)
 */

import { parseResponse, parseWalletError, safeGet, withTimeout } from '@bowline/kit-core/adapter'
import { WalletRequestError } from '@bowline/kit-core/errors'
import * as v from 'valibot'

/** A method of a wallet and its arguments. */
export type WalletCall = { readonly owner: unknown; readonly name: string; readonly params?: readonly unknown[] }

/** Whether a wallet has a method. */
export function hasMethod(owner: unknown, name: string): boolean {
  return typeof safeGet(owner, name) === 'function'
}

/** JSON-RPC code of a missing method: the user was not prompted. */
export const METHOD_NOT_FOUND = -32601

/** Calls a method and parses the response. `rejectionCodes` are further error codes that mean that the user rejected. */
export async function requestWallet<T>(
  { owner, name, params = [] }: WalletCall,
  schema: v.GenericSchema<unknown, T>,
  rejectionCodes?: readonly number[],
): Promise<T> {
  return parseResponse(name, v.parser(schema), await callWallet({ owner, name, params }, rejectionCodes))
}

/** Calls a method and resolves to the raw response. */
export async function callWallet(
  { owner, name, params = [] }: WalletCall,
  rejectionCodes?: readonly number[],
): Promise<unknown> {
  const method = safeGet(owner, name)
  if (typeof method !== 'function') throw new WalletRequestError(`The wallet does not offer ${name}`, METHOD_NOT_FOUND)
  try {
    return await Reflect.apply(method, owner, params)
  } catch (error) {
    throw parseWalletError(error, rejectionCodes)
  }
}

const OPTIONAL_TIMEOUT_MS = 2_000

/** Resolves an optional request; undefined when it fails or takes more than 2 s. */
export function getOptional<T>(request: Promise<T>): Promise<T | undefined> {
  return withTimeout(
    request.catch(() => undefined),
    OPTIONAL_TIMEOUT_MS,
  )
}

/** Sends a JSON-RPC request through `request`. Resolves to its `result`; throws its `error`. */
export async function requestResult(
  owner: unknown,
  method: string,
  params: unknown,
  rejectionCodes?: readonly number[],
): Promise<unknown> {
  const response = await callWallet({ owner, name: 'request', params: [method, params] }, rejectionCodes)
  const error = safeGet(response, 'error')
  if (error !== undefined && error !== null) throw parseWalletError(error, rejectionCodes)
  return safeGet(response, 'result')
}
