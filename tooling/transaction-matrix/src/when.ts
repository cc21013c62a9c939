import { type Kit, type KitState, selectTrackedTransactions } from '@bowline/kit-core'

const LIMIT_MS = 120_000

/** Resolves to the first defined value selected from a kit's state; undefined if there is none within two minutes. */
export function when<Value>(kit: Kit, select: (state: KitState) => Value | undefined): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const end = (value: Value | undefined) => {
      if (!isOver) stop()
      isOver = true
      clearTimeout(timer)
      resolve(value)
    }
    let isOver = false
    const timer = setTimeout(end, LIMIT_MS, undefined)
    const stop = kit.subscribe(select, (value) => value !== undefined && end(value))
    const present = select(kit.getState())
    if (present !== undefined) end(present)
  })
}

/** Resolves to the hash of the transaction that `run` sends as soon as the kit lists it; rejects if `run` does before, or sends nothing. */
export function firstSent(kit: Kit, run: () => Promise<unknown>): Promise<string> {
  const known = new Set(selectTrackedTransactions(kit.getState()).map(({ hash }) => hash))
  return new Promise((resolve, reject) => {
    const stop = kit.subscribe(
      (state) => selectTrackedTransactions(state).find(({ hash }) => !known.has(hash))?.hash,
      (hash) => {
        if (hash === undefined) return
        stop()
        resolve(hash)
      },
    )
    run().then(() => reject(new Error('Nothing was sent')), reject)
  })
}
