import { FrameSessionError } from '../session/session-error.js'
import { createAccountDoor } from './account-door.js'
import { ACCOUNT_WINDOW_LOADED } from './account-offer.js'

const ORIGIN = 'https://frame.example'
const page = { name: 'page' }
const site = { projectId: 'project', embedder: 'https://app.example' }

/** A frame that the page embeds. Each ticket is its number. */
function createFrame() {
  let onMessage: ((event: unknown) => void) | undefined
  let onToken: ((token: string) => void) | undefined
  const state = { isLoggedIn: true, tickets: 0, nowMs: 0 }
  const view = {
    location: { origin: ORIGIN },
    parent: page,
    document: { documentElement: { dataset: { theme: 'light' } } },
    addEventListener: (_: string, listener: (event: unknown) => void) => {
      onMessage = listener
    },
  }
  const window: Window = Object.create(null, Object.getOwnPropertyDescriptors(view))
  createAccountDoor(window, {
    ...site,
    getLocale: () => 'ar-EG',
    now: () => state.nowMs,
    session: {
      async accountTicket() {
        if (!state.isLoggedIn) throw new FrameSessionError('You’re not logged in', 'logged_out')
        state.tickets += 1
        return `ticket ${state.tickets}`
      },
      handOver: async () => ({ iv: 'A'.repeat(16), data: 'A'.repeat(64) }),
      onToken(listener) {
        onToken = listener
        return () => undefined
      },
    },
  })
  /** Sends a message, valid unless told otherwise. Resolves to what the window gets. */
  async function send(given: Record<string, unknown> = {}): Promise<readonly unknown[]> {
    const posted: unknown[] = []
    const port = { postMessage: (message: unknown) => void posted.push(message), close: () => undefined }
    onMessage?.({ source: createWindow(), origin: ORIGIN, data: ACCOUNT_WINDOW_LOADED, ports: [port], ...given })
    await new Promise((resolve) => setTimeout(resolve))
    return posted
  }
  return { send, state, endLogin: () => onToken?.('') }
}

/** A top-level window of the frame's origin, opened by the page unless told otherwise. */
function createWindow(opener: unknown = page) {
  const opened: { opener: unknown; top?: unknown } = { opener }
  opened.top = opened
  return opened
}

const offer = (ticket: number) => ({ ticket: `ticket ${ticket}`, ...site, theme: 'light', locale: 'ar-EG' })

test('R-FRAME-105 R-FRAME-150 gives the window that the page opened one ticket, also when it asks again', async () => {
  const { send, state } = createFrame()
  expect(await send()).toEqual([offer(1)])
  expect(await send()).toEqual([offer(1)])
  state.nowMs += 61_000
  expect(await send()).toEqual([offer(2)])
})

test('R-FRAME-105 gives a ticket of the current login, and says when there is none', async () => {
  const { send, state, endLogin } = createFrame()
  await send()
  endLogin()
  state.isLoggedIn = false
  expect(await send()).toEqual([{ error: 'You’re not logged in', locale: 'ar-EG' }])
  state.isLoggedIn = true
  expect(await send()).toEqual([offer(2)])
})

test('R-FRAME-105 gives a ticket to no other window, page or frame', async () => {
  const { send, state } = createFrame()
  const forged = [
    { source: page },
    { source: null },
    { source: createWindow({}) },
    { source: createWindow(null) },
    { source: { ...createWindow(), top: page } },
    { origin: 'https://app.example' },
    { origin: 'null' },
    { data: `${ACCOUNT_WINDOW_LOADED} ` },
    { data: { type: ACCOUNT_WINDOW_LOADED } },
    { ports: [] },
  ]
  for (const given of forged) expect(await send(given)).toEqual([])
  expect(state.tickets).toBe(0)
})
