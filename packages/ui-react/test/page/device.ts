/**
 * Imported by tests that run on another device than a computer. Each test starts on a computer.
 */
const AGENTS = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  'iphone-chrome':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0.7204.119 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
} as const

/** A device to simulate. */
export type SimulatedDevice = keyof typeof AGENTS | 'telegram'

/** Makes the page believe that it runs on another device, until the test ends. */
export function simulateDevice(device: SimulatedDevice): void {
  const value = AGENTS[device === 'telegram' ? 'android' : device]
  Object.defineProperty(window.navigator, 'userAgent', { value, configurable: true })
  if (device === 'telegram') Reflect.set(window, 'TelegramWebviewProxy', {})
}

/** Links that were opened, in order: URL, target. */
export const opened: (readonly [href: string, target: string])[] = []

const open = window.open

beforeEach(() => {
  opened.length = 0
  window.open = (href, target) => {
    opened.push([String(href), target ?? ''])
    return null
  }
})

afterEach(() => {
  Reflect.deleteProperty(window.navigator, 'userAgent')
  Reflect.deleteProperty(window, 'TelegramWebviewProxy')
  window.open = open
})
