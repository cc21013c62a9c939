import { createLoginDoor, type DoorMessage, isLoginWindow } from './login-door.js'
import { LOGIN_WINDOW_LOADED } from './login-offer.js'

const ORIGIN = 'https://frame.example'
const FORGED = 100_000
const page = { name: 'page' }
const login = { ticket: 'ticket', method: 'email', handoverKey: createKey() } as const
const site = { projectId: 'project', embedder: 'https://app.example' }

function createKey(): CryptoKey {
  return Object.create(CryptoKey.prototype)
}

/** A frame that the page embeds. */
function createFrame() {
  let onMessage: ((event: DoorMessage) => void) | undefined
  const view = {
    location: { origin: ORIGIN },
    parent: page,
    document: { documentElement: { dataset: { theme: 'light' } } },
    addEventListener: (_: string, listener: (event: DoorMessage) => void) => {
      onMessage = listener
    },
  }
  const window: Window = Object.create(null, Object.getOwnPropertyDescriptors(view))
  return {
    window,
    offer: createLoginDoor(window, { ...site, getLocale: () => 'ar-EG' }),
    send: (event: DoorMessage) => onMessage?.(event),
  }
}

/** A top-level window of the frame's origin, opened by the page unless told otherwise. */
function createWindow(opener: unknown = page) {
  const opened: { opener: unknown; top?: unknown } = { opener }
  opened.top = opened
  return opened
}

function createPort() {
  const posted: unknown[] = []
  return { posted, postMessage: (message: unknown) => void posted.push(message), close: () => undefined }
}

const loaded = (given: Partial<DoorMessage> = {}): DoorMessage & { ports: ReturnType<typeof createPort>[] } => ({
  source: createWindow(),
  origin: ORIGIN,
  data: LOGIN_WINDOW_LOADED,
  ...given,
  ports: [createPort()],
})

test('R-FRAME-83 R-FRAME-150 tells a window that the page opened which login it is for, as long as the frame waits for it', () => {
  const { offer, send } = createFrame()
  const [early, first, reloaded, late] = [loaded(), loaded(), loaded(), loaded()]
  send(early)
  const withdraw = offer(login)
  send(first)
  send(reloaded)
  withdraw()
  send(late)
  const offered = [{ ...login, ...site, theme: 'light', locale: 'ar-EG' }]
  expect([early, first, reloaded, late].map(({ ports: [port] }) => port?.posted)).toEqual([[], offered, offered, []])
})

test('R-FRAME-83 a withdrawn login does not withdraw a later one', () => {
  const { offer, send } = createFrame()
  const withdraw = offer(login)
  offer({ ...login, ticket: 'later', method: 'google' })
  withdraw()
  const message = loaded()
  send(message)
  expect(message.ports[0]?.posted).toMatchObject([{ ticket: 'later' }])
})

test(`R-FRAME-84 accepts 0 of ${FORGED} forged window messages`, () => {
  const { window, offer, send } = createFrame()
  offer(login)
  let seed = 1
  const random = (count: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % count
  }
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[random(values.length)]
  const nested = { ...createWindow(), top: page }
  const foreign = new Proxy(
    {},
    {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    },
  )
  const sources = [
    page,
    window,
    null,
    undefined,
    'window',
    7,
    {},
    nested,
    foreign,
    createWindow({}),
    createWindow(null),
  ]
  const origins = [
    'https://app.example',
    'null',
    '',
    `${ORIGIN}.evil.example`,
    'https://frame.example:444',
    'http://frame.example',
  ]
  const texts = [
    LOGIN_WINDOW_LOADED.toLowerCase(),
    `${LOGIN_WINDOW_LOADED} `,
    '',
    '@bowline-frame/LOADED',
    { type: LOGIN_WINDOW_LOADED },
    [LOGIN_WINDOW_LOADED],
    undefined,
    Symbol.iterator,
  ]
  let accepted = 0
  for (let count = 0; count < FORGED; count += 1) {
    // At least one part is forged.
    const forged = random(4)
    const port = createPort()
    const event: DoorMessage = {
      source: forged === 0 || random(2) === 0 ? pick(sources) : createWindow(),
      origin: (forged === 1 || random(2) === 0 ? pick(origins) : ORIGIN) ?? '',
      data: forged === 2 || random(2) === 0 ? pick(texts) : LOGIN_WINDOW_LOADED,
      ports: forged === 3 ? (pick([[], [port, createPort()]]) ?? []) : [port],
    }
    send(event)
    if (port.posted.length > 0 || isLoginWindow(event, window)) accepted += 1
  }
  expect(accepted).toBe(0)
})
