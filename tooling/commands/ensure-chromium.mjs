// @ts-check
/**
 * Makes sure that there is a Chromium: an installed one, or one that is installed now.
 *
 * In      –
 * Out     –
 * Throws  Error when none can be installed
 */
import { run } from './children.mjs'
import { findChromium } from './chromium.mjs'
import { pnpm, quietEnv } from './repository.mjs'

const INSTALL_LIMIT_MS = 600_000

export async function ensureChromium() {
  if (findChromium() === undefined) {
    if (process.platform === 'linux' && process.getuid?.() === 0) {
      const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limitMs: INSTALL_LIMIT_MS }
      await run('apt-get', ['update'], options)
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'], options)
    } else {
      const install = pnpm('--filter', '@bowline/browser', 'exec', 'playwright', 'install', 'chromium')
      await run('npx', install, { env: quietEnv, limitMs: INSTALL_LIMIT_MS })
    }
  }
  console.log(`Chromium: ${findChromium() ?? "Playwright's own"}`)
}
