// @ts-check
import { findChromium } from '@bowline/commands/chromium'

const executablePath = findChromium()

/** How the tests, the pictures and the bench start Chromium: quiet, offline by itself, and able to run as root. */
export const launchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}
