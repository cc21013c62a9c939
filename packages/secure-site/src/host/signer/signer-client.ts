/**
 * The page's side of the worker: asks, answers by id, and what it means that the worker is gone.
 *
 * In      the port of a worker that runs `startSigner`
 * Out     `ask`, whose answer fits the given schema; `isOpen`, false once the worker has ended
 * Throws  Error with the worker's words; every open ask when it ends
 * Source  design/security.md §6
 */
import type * as z from 'zod/mini'
import type { SignerPort } from './signer-port.js'
import { type WorkerAsk, workerAnswerSchema } from './worker-messages.js'

type WithoutId<Ask> = Ask extends unknown ? Omit<Ask, 'id'> : never

/** The line to one worker. */
export type SignerClient = {
  /** `schema` is that of the answer's value. */
  ask<Value>(ask: WithoutId<WorkerAsk>, schema: z.ZodMiniType<Value>): Promise<Value>
  isOpen(): boolean
  close(): void
}

/** Listens to the worker from now on. */
export function createSignerClient(port: SignerPort): SignerClient {
  const open = new Map<number, { resolve: (value: unknown) => void; reject: (reason: Error) => void }>()
  let lastId = 0
  let hasEnded = false

  port.listen((data) => {
    const answer = workerAnswerSchema.safeParse(data)
    if (!answer.success) return
    if (answer.data.type === 'ended') return end()
    const waiting = open.get(answer.data.id)
    open.delete(answer.data.id)
    if (answer.data.type === 'done') waiting?.resolve(answer.data.value)
    else waiting?.reject(new Error(answer.data.message))
  })

  function end(): void {
    if (hasEnded) return
    hasEnded = true
    for (const { reject } of open.values()) reject(new Error('The signer has ended'))
    open.clear()
    port.end()
  }

  return {
    async ask(ask, schema) {
      if (hasEnded) throw new Error('The signer has ended')
      lastId += 1
      const id = lastId
      const value = await new Promise<unknown>((resolve, reject) => {
        open.set(id, { resolve, reject })
        port.postMessage({ ...ask, id })
      })
      return schema.parse(value)
    },
    isOpen: () => !hasEnded,
    close() {
      if (hasEnded) return
      port.postMessage({ id: 0, type: 'close' })
      hasEnded = true
      for (const { reject } of open.values()) reject(new Error('The signer has ended'))
      open.clear()
    },
  }
}
