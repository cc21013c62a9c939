/** Windows of a provider's login, which a test file that imports this has in place of a browser's. */
import { act } from '@testing-library/react'

/** A window as the page sees it. */
export type ProviderWindow = { location: { href: string }; closed: boolean; close: () => void }

/** Where the login is. */
export const SECURE_SITE = 'https://secure.example'

/** Windows so far. */
export const windows: ProviderWindow[] = []

let isBlocked = false

/** The browser refuses windows from now on, or no longer. */
export function blockWindows(blocked = true): void {
  isBlocked = blocked
}

/** The first window says something to the page. */
export async function say(data: unknown, origin = SECURE_SITE): Promise<void> {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: windows[0] })
  await act(async () => void window.dispatchEvent(event))
}

const { open } = window

function openWindow(): ProviderWindow | null {
  if (isBlocked) return null
  const made: ProviderWindow = {
    location: { href: '' },
    closed: false,
    close() {
      made.closed = true
    },
  }
  windows.push(made)
  return made
}

beforeEach(() => {
  windows.length = 0
  isBlocked = false
  Object.defineProperty(window, 'open', { value: openWindow, configurable: true, writable: true })
})

afterEach(() => {
  window.open = open
})
