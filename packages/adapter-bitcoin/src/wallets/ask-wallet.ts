/**
 * Asks a wallet and reads its answer.
 *
 * In      owner, name  the wallet's object and the method of it
 *         schema       what the answer must look like
 * Out     the answer, parsed
 * Throws  UserRejectedError, RequestPendingError, WalletRequestError, also where the wallet has no such method
 */
import { WalletRequestError } from '@bowline/kit-core'
import type * as z from 'zod/mini'
import { readKey } from '../page/read-key.js'
import { parseAnswer } from './answers.js'
import { walletErrorOf } from './wallet-error.js'

/** A method of a wallet and what it is given. */
export type WalletCall = { readonly owner: unknown; readonly name: string; readonly params?: readonly unknown[] }

/** Whether a wallet has a method. */
export function hasMethod(owner: unknown, name: string): boolean {
  return typeof readKey(owner, name) === 'function'
}

/** Asks; an answer of another shape is an error like any other. */
export async function askWallet<T>(
  { owner, name, params = [] }: WalletCall,
  schema: z.ZodMiniType<T>,
  refusals?: readonly number[],
): Promise<T> {
  const answer = await callWallet({ owner, name, params }, refusals)
  const parsed = parseAnswer(schema, answer)
  if (parsed !== undefined) return parsed
  throw new WalletRequestError('', undefined, new Error(`${name} was answered in an unknown form`))
}

/** Asks; the answer is not read. */
export async function callWallet(
  { owner, name, params = [] }: WalletCall,
  refusals?: readonly number[],
): Promise<unknown> {
  const method = readKey(owner, name)
  if (typeof method !== 'function') throw new WalletRequestError(`The wallet does not offer ${name}`)
  try {
    return await Reflect.apply(method, owner, params)
  } catch (error) {
    throw walletErrorOf(error, refusals)
  }
}
