/**
 * Checks what an app passes to an action, which plain JavaScript can call with anything, before the action does something.
 *
 * In      given    the parameters
 *         guards   one guard for each parameter
 * Out     a copy with these parameters only; absent ones are left out
 * Throws  InvalidInputError   `input` is the name of the first parameter that does not fit, `params` when `given` is no object
 * Source  spec R-ERR-32
 */

import { isRecord } from '../validation/guard.js'
import { InvalidInputError } from './invalid-input-error.js'

/** A guard for each parameter, also for the optional ones. */
export type InputGuards<Input> = { readonly [Key in keyof Required<Input>]: (value: unknown) => boolean }

export function parseInput<Input extends object>(given: Input, guards: InputGuards<Input>): Input {
  if (!isRecord(given)) throw new InvalidInputError('params')
  const parsed: Partial<Input> = {}
  for (const key in guards) {
    const value = readInput(key, () => {
      const found = given[key]
      return guards[key](found) ? { found } : undefined
    })
    if (value.found !== undefined) parsed[key] = value.found
  }
  return parsed as Input
}

/** Throws InvalidInputError unless a single argument of an action fits. */
export function assertInput(input: string, value: unknown, isValid: (value: unknown) => boolean): void {
  readInput(input, () => isValid(value) || undefined)
}

/** A getter or a proxy of the app may throw. */
function readInput<Value>(input: string, read: () => Value | undefined): Value {
  let value: Value | undefined
  try {
    value = read()
  } catch (cause) {
    throw new InvalidInputError(input, cause)
  }
  if (value === undefined) throw new InvalidInputError(input)
  return value
}

/** Whether a value is text; it can be empty. */
export function isText(value: unknown): value is string {
  return typeof value === 'string'
}

/** Whether a value is absent or text. */
export function isMaybeText(value: unknown): boolean {
  return value === undefined || isText(value)
}

/** Whether a value is absent or a boolean. */
export function isMaybeFlag(value: unknown): boolean {
  return value === undefined || typeof value === 'boolean'
}

/** Whether a value is absent or an AbortSignal, also one of another window or a polyfill. */
export function isMaybeSignal(value: unknown): boolean {
  return value === undefined || (isRecord(value) && typeof value.addEventListener === 'function' && 'aborted' in value)
}

/** Whether a value is absent or an object. */
export function isMaybeRecord(value: unknown): boolean {
  return value === undefined || isRecord(value)
}
