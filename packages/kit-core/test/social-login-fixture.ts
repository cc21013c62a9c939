import { loginWithSocial, open } from '../src/actions.js'
import { setUpEmbedded, stopEmbedded } from './embedded-fixture.js'

export const SITE = 'https://secure.example'
export const USER = { email: 'someone@mail.example', userName: 'someone' }

type Opened = { href: string; location: { href: string }; closed: boolean; close(): void }

export let opened: Opened[] = []
export let left: unknown[][] = []
let areBlocked = false

/** Makes the browser block windows for the rest of the test. */
export function blockWindows(isBlocked = true): void {
  areBlocked = isBlocked
}

export const put = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true, writable: true })

beforeEach(() => {
  opened = []
  left = []
  areBlocked = false
  put(window, 'open', (href: string, ...rest: unknown[]) => {
    if (href !== '') {
      left.push([href, ...rest])
      return null
    }
    if (areBlocked) return null
    const made = { href, location: { href: '' }, closed: false, close: () => Object.assign(made, { closed: true }) }
    opened.push(made)
    return made
  })
})

afterEach(() => {
  jest.useRealTimers()
  stopEmbedded()
  Reflect.deleteProperty(window, 'TelegramWebviewProxy')
  window.history.replaceState(null, '', '/shop?x=1')
})

/** Dispatches a message from the login window, or from another one. */
export function say(
  data: unknown,
  { origin = SITE, source = opened[0] }: { origin?: string; source?: unknown } = {},
): void {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: source })
  window.dispatchEvent(event)
}

export async function begin() {
  const bench = await setUpEmbedded()
  void open(bench.kit)
  const login = loginWithSocial(bench.kit, { provider: 'google' })
  return { ...bench, login }
}

export const stageOf = ({ kit }: Awaited<ReturnType<typeof begin>>) => kit.getState().auth.social?.stage
