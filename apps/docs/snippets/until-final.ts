import { type Kit, type KitState, type SentState, selectFollowed, sentState } from '@bowline/kit-core'

const OPEN: readonly SentState[] = ['sent', 'unheard', 'included']

/** Resolves how something that was sent has ended, once no more is heard of it. */
export function untilFinal(kit: Kit, hash: string): Promise<SentState> {
  const stateOf = (state: KitState) => {
    const sent = selectFollowed(state).find((other) => other.hash === hash)
    return sent && sentState(sent)
  }
  return new Promise((resolve) => {
    const look = (state: SentState | undefined) => {
      if (state === undefined || OPEN.includes(state)) return
      stop()
      resolve(state)
    }
    const stop = kit.subscribe(stateOf, look)
    look(stateOf(kit.getState()))
  })
}
