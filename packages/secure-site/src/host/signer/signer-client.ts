/**
 * The frame's client of the signer worker: matches responses to requests by id, and fails requests when the worker ends.
 *
 * In      the port of a worker that runs `startSigner`
 * Out     request   resolves to a value that matches the given schema
 *         isOpen    false once the worker has ended or was closed
 * Throws  SignerError with the worker's message; every pending request rejects when the worker ends
 * Source  design/security.md §6
 */

import * as v from 'valibot'
import { SignerError } from './signer-error.js'
import type { SignerPort } from './signer-port.js'
import { type WorkerRequest, workerResponseSchema } from './worker-messages.js'

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never

/** A connection to one worker. */
export type SignerClient = {
  /** Sends a request. `schema` parses the response's value. */
  request<Value>(request: WithoutId<WorkerRequest>, schema: v.GenericSchema<unknown, Value>): Promise<Value>
  isOpen(): boolean
  close(): void
}

/** Creates the client and starts listening to the worker. */
export function createSignerClient(port: SignerPort): SignerClient {
  const open = new Map<number, { resolve: (value: unknown) => void; reject: (reason: Error) => void }>()
  let lastId = 0
  let hasEnded = false

  port.listen((data) => {
    const response = v.safeParse(workerResponseSchema, data)
    if (!response.success) return
    if (response.output.type === 'ended') return end()
    const pending = open.get(response.output.id)
    open.delete(response.output.id)
    if (response.output.type === 'done') pending?.resolve(response.output.value)
    else pending?.reject(new SignerError(response.output.message))
  })

  function end(): void {
    if (hasEnded) return
    hasEnded = true
    for (const { reject } of open.values()) reject(new SignerError('The signer has ended'))
    open.clear()
    port.end()
  }

  return {
    async request(request, schema) {
      if (hasEnded) throw new SignerError('The signer has ended')
      lastId += 1
      const id = lastId
      const value = await new Promise<unknown>((resolve, reject) => {
        open.set(id, { resolve, reject })
        port.postMessage({ ...request, id })
      })
      return v.parse(schema, value)
    },
    isOpen: () => !hasEnded,
    close() {
      if (hasEnded) return
      port.postMessage({ id: 0, type: 'close' })
      hasEnded = true
      for (const { reject } of open.values()) reject(new SignerError('The signer has ended'))
      open.clear()
    },
  }
}
