/** A signal that never fires. */
export const never: AbortSignal

/** Resolves when the condition holds; fails after two minutes. */
export function until(condition: () => boolean | Promise<boolean>): Promise<void>

/** Lets a hundred turns of the event loop pass: for checks that nothing more happens. */
export function passTurns(): Promise<void>

/** Runs something with a clock that jumps from one timer to the next: for code that waits for timers and calls no other process. */
export function skipTime<Value>(run: () => Promise<Value>): Promise<Value>

/** Events of one type. */
export function ofType<Event extends { readonly type: string }, Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): readonly Extract<Event, { type: Type }>[]

/** The user of a sandbox wallet: their decision, by default approval, and the requests that the wallet prompted them with. */
export type Person<Request> = {
  say: boolean | ((request: Request) => Promise<boolean>)
  readonly prompts: Request[]
}

/** Creates a user for a wallet that calls `approve`. */
export function createPerson<Request>(): {
  readonly person: Person<Request>
  readonly approve: (request: Request) => Promise<boolean>
}

/**
 * Skips the waits of each test of a file: a fake clock moves to the next timer whenever no request is on its way, so that a poll
 * costs its request alone, on a machine of any speed.
 */
export declare function skipWaits(): void
