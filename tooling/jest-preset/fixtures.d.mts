/** A signal that never fires. */
export const never: AbortSignal

/** Resolves when the condition holds; fails after two minutes. */
export function until(condition: () => boolean | Promise<boolean>): Promise<void>

/** Runs something with a clock that jumps from one timer to the next: for what waits for timers and asks no other process. */
export function skipTime<Value>(run: () => Promise<Value>): Promise<Value>

/** Events of one type. */
export function ofType<Event extends { readonly type: string }, Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): readonly Extract<Event, { type: Type }>[]

/** A person before a sandbox wallet: what they say, yes until told otherwise, and what they were asked. */
export type Person<Request> = {
  say: boolean | ((request: Request) => Promise<boolean>)
  readonly asked: Request[]
}

/** Puts a person before a wallet that asks `approve`. */
export function createPerson<Request>(): {
  readonly person: Person<Request>
  readonly approve: (request: Request) => Promise<boolean>
}
