import * as v from 'valibot'

import { createRespondingService, type Respond } from '../../test/mock-service.js'
import { REQUEST_LIMIT_MS } from './limits.js'

const anything = v.unknown()
const named = v.object({ name: v.string() })

const ok: Respond = () => Response.json({ name: 'Ada' })

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const never = () => new Promise<never>(() => undefined)

test('R-API-09 ends a call after 10 s even when fetch ignores the signal', async () => {
  const { client, requests } = createRespondingService(never)
  const call = client.request({ path: 'v1/a?q=1', schema: anything })
  const outcome = expect(call).rejects.toMatchObject({
    name: 'RequestTimeoutError',
    code: 'api/timeout',
    path: 'v1/a',
    limitMs: REQUEST_LIMIT_MS,
    message: 'v1/a did not respond within 10 seconds',
  })
  await jest.advanceTimersByTimeAsync(REQUEST_LIMIT_MS - 1)
  expect(requests[0]?.signal.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(1)
  await outcome
  expect(requests[0]?.signal.aborted).toBe(true)
  expect(requests).toHaveLength(1)
})

test('R-API-09 ends a call with a stalled body after 10 s and cancels the stream', async () => {
  let isCancelled = false
  const stalled = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array([0x7b])),
    cancel: () => {
      isCancelled = true
    },
  })
  const { client } = createRespondingService(() => new Response(stalled))
  const outcome = expect(client.request({ path: 'v1/a', schema: anything })).rejects.toMatchObject({
    code: 'api/timeout',
  })
  await jest.advanceTimersByTimeAsync(REQUEST_LIMIT_MS)
  await outcome
  expect(isCancelled).toBe(true)
})

test('R-API-07 rejects an aborted request with the signal’s reason and leaves no timer', async () => {
  const { client, requests } = createRespondingService(never)
  const controller = new AbortController()
  const reason = new Error('The view is gone')
  const call = client.request({ path: 'v1/a', schema: anything, signal: controller.signal })
  await jest.advanceTimersByTimeAsync(0)
  controller.abort(reason)
  await expect(call).rejects.toBe(reason)
  expect(requests[0]?.signal.aborted).toBe(true)
  expect(jest.getTimerCount()).toBe(0)
})

test('R-API-07 sends nothing when the signal is already aborted', async () => {
  const { client, requests } = createRespondingService(ok)
  const signal = AbortSignal.abort()
  await expect(client.request({ path: 'v1/a', schema: anything, signal })).rejects.toBe(signal.reason)
  expect(requests).toEqual([])
})

test('R-API-09 leaves no timer after a response', async () => {
  const { client } = createRespondingService(ok)
  await client.request({ path: 'v1/a', schema: named, signal: new AbortController().signal })
  expect(jest.getTimerCount()).toBe(0)
})
