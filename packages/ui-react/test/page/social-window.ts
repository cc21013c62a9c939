/** Mocks the window of a login provider for the test files that import this. */
import { act } from '@testing-library/react'

/** A window as the page sees it. */
export type ProviderWindow = { location: { href: string }; closed: boolean; close: () => void }

/** Origin of the login page. */
export const SECURE_SITE = 'https://secure.example'

/** Windows opened so far. */
export const windows: ProviderWindow[] = []

let isBlocked = false

/** Sets whether the browser blocks windows. */
export function blockWindows(blocked = true): void {
  isBlocked = blocked
}

/** Sends a message from the first window to the page. */
export async function say(data: unknown, origin = SECURE_SITE): Promise<void> {
  const event = new MessageEvent('message', { data, origin })
  Object.defineProperty(event, 'source', { value: windows[0] })
  await act(async () => void window.dispatchEvent(event))
}

const { open } = window

function openWindow(): ProviderWindow | null {
  if (isBlocked) return null
  const opened: ProviderWindow = {
    location: { href: '' },
    closed: false,
    close() {
      opened.closed = true
    },
  }
  windows.push(opened)
  return opened
}

beforeEach(() => {
  windows.length = 0
  isBlocked = false
  Object.defineProperty(window, 'open', { value: openWindow, configurable: true, writable: true })
})

afterEach(() => {
  window.open = open
})
