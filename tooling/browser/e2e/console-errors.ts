/**
 * What the browser reports while a test runs: errors, warnings, exceptions and policy violations.
 *
 * In      context  all its pages and frames are watched, including later ones and those after a reload
 * Out     allow    names a complaint that the test causes on purpose
 *         all      the others, as text
 *         end      stops listening, for a context that is used further
 */
import type { BrowserContext, ConsoleMessage, Page, WebError } from '@playwright/test'
import { serverAddresses } from '../servers.mjs'

/** The complaints of a context. */
export type Complaints = {
  readonly allow: (pattern: RegExp) => void
  readonly all: () => Promise<readonly string[]>
  readonly end: () => Promise<void>
}

const LOUD = ['error', 'warning', 'assert']
/** The counters that the demo's pages keep from the start, with the last value of each. */
const COUNTERS = [
  ['cspViolations', 'lastCspViolation'],
  ['unhandledErrors', 'lastError'],
  ['unhandledRejections', 'lastRejection'],
] as const

/** Begins to listen. */
export async function watchComplaints(context: BrowserContext): Promise<Complaints> {
  const heard: string[] = []
  const allowed: RegExp[] = []

  const onConsole = (message: ConsoleMessage) => {
    if (!LOUD.includes(message.type())) return
    heard.push(`console.${message.type()}: ${message.text()} (${message.location().url})`)
  }
  const onError = (error: WebError) => heard.push(`uncaught: ${String(error.error())}`)
  const onPage = (page: Page) => page.on('crash', () => heard.push(`crashed: ${page.url()}`))
  context.on('console', onConsole).on('weberror', onError).on('page', onPage)
  const binding = await context.exposeBinding('bowlineViolation', (_, text: string) => heard.push(`csp: ${text}`))
  const script = await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const notify: unknown = Reflect.get(window, 'bowlineViolation')
      if (typeof notify === 'function') notify(`${effectiveDirective} ${blockedURI} ${sourceFile}`)
    })
  })

  return {
    allow: (pattern) => allowed.push(pattern),
    async all() {
      for (const page of context.pages()) heard.push(...(await countedOn(page)))
      return heard.filter((text) => !allowed.some((pattern) => pattern.test(text)))
    },
    async end() {
      context.off('console', onConsole).off('weberror', onError).off('page', onPage)
      await script.dispose()
      await binding.dispose()
    },
  }
}

async function countedOn(page: Page): Promise<readonly string[]> {
  if (!isOfDemo(page.url())) return []
  const data = await page.evaluate(() => ({ ...document.documentElement.dataset }))
  return COUNTERS.filter(([count]) => data[count] !== '0').map(
    ([count, last]) => `${count}: ${data[count]}, the last ${data[last]}`,
  )
}

/** Whether a page belongs to the demo, by any of this machine's host names. */
function isOfDemo(url: string): boolean {
  return url.startsWith('http') && new URL(url).port === new URL(serverAddresses().demoUrl).port
}
