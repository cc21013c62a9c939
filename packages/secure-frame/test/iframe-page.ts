/** A page that opens the frame, and what a frame sends to it. */
import * as v from 'valibot'
import { createFrameClient, type FrameEvent, type FrameFailure } from '../src/client/index.js'
import type { HelloMessage, ReadyMessage } from '../src/protocol/handshake-messages.js'
import { installFrameWindows } from './frame-window.js'

export const ORIGIN = 'https://secure.example'
export const FID = '0123456789abcdef0123456789abcdef'
export const NONCE = 'fedcba9876543210fedcba9876543210'
export const READY: ReadyMessage = { type: '@bowline-frame/READY', fid: FID, nonce: NONCE, versions: [4] }
const initSchema = v.looseObject({ hostNonce: v.string() })
const requestSchema = v.looseObject({ id: v.string(), seq: v.pipe(v.number(), v.finite()), type: v.string() })

export function openPage() {
  const windows = installFrameWindows()
  const faults: FrameFailure[] = []
  const events: FrameEvent[] = []
  const client = createFrameClient({
    origin: ORIGIN,
    projectId: 'project & co',
    chainId: 'eip155:1',
    sdkVersion: '1.0.0',
    sdkType: 'kit',
    onFault: (fault) => faults.push(fault),
    onEvent: (event) => events.push(event),
  })
  const pending = client.request('GET_CHAIN_ID', undefined)
  pending.catch(() => undefined)
  const frame = document.querySelector('iframe')
  if (frame === null) throw new Error('There is no frame')
  const fromFrame = { source: frame.contentWindow, origin: ORIGIN }
  ended.push(client.end)
  return { windows, client, faults, events, pending, frame, fromFrame }
}

/** The frame's part after READY: sends HELLO on the port and records what arrives there. */
export function greet(windows: ReturnType<typeof installFrameWindows>, change: Readonly<Record<string, unknown>> = {}) {
  const [port] = windows.sent.at(-1)?.ports ?? []
  if (port === undefined) throw new Error('There came no port')
  const { hostNonce } = v.parse(initSchema, windows.sent.at(-1)?.message)
  const heard: v.InferOutput<typeof requestSchema>[] = []
  port.addEventListener('message', ({ data }) => void heard.push(v.parse(requestSchema, data)))
  port.start()
  const hello: HelloMessage = { seq: 0, type: '@bowline-frame/HELLO', hostNonce, session: '', caps: [], login: 'page' }
  port.postMessage({ ...hello, ...change })
  return { port, heard }
}

export const turn = (ms = 0) => jest.advanceTimersByTimeAsync(ms)
export const ended: (() => void)[] = []

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  for (const end of ended.splice(0)) end()
  jest.useRealTimers()
})
