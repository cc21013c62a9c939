import { anySignal } from './link-signals.js'
import { onAbort } from './per-owner.js'

/** A flow, such as a form or a poll, that ends once. */
export type Scope = {
  /** Fires when the flow ends. */
  readonly signal: AbortSignal
  /** Ends the flow. Later calls do nothing. */
  readonly end: (reason?: unknown) => void
  /** Calls the functions when the flow ends. */
  readonly onEnd: (...stops: readonly (() => void)[]) => void
}

/** Opens a scope, which ends when `end` is called or `parent` fires. */
export function openScope(parent: AbortSignal): Scope {
  const { signal, abort, release } = anySignal([parent])
  onAbort(signal, release)
  return { signal, end: abort, onEnd: (...stops) => onAbort(signal, ...stops) }
}
