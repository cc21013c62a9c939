// @ts-check
/**
 * What a page fetches before anybody presses anything.
 *
 * Out     requests      all of them
 *         outside       those to other origins than the page's
 *         scriptBytes   of scripts as they were sent, compressed
 *         scriptSize    of scripts as they are run
 *         styleBytes    of stylesheets as they were sent
 */

/** How long a page is watched after it has loaded. */
const WATCH_MS = 1_500

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 */
export async function weigh(browser, url) {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    /** @type {Map<string, { type: string, url: string, bytes: number, size: number }>} */
    const requests = new Map()
    session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
      requests.set(requestId, { type, url: request.url, bytes: 0, size: 0 })
    })
    session.on('Network.dataReceived', ({ requestId, dataLength }) => {
      const request = requests.get(requestId)
      if (request !== undefined) request.size += dataLength
    })
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId)
      if (request !== undefined) request.bytes = encodedDataLength
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.waitForTimeout(WATCH_MS)

    const all = [...requests.values()].filter((request) => !request.url.startsWith('data:'))
    /** @param {string} type @param {'bytes' | 'size'} what */
    const sum = (type, what) => all.filter((one) => one.type === type).reduce((total, one) => total + one[what], 0)
    return {
      requests: all.length,
      outside: all.filter((one) => new URL(one.url).origin !== new URL(url).origin).length,
      scriptBytes: sum('Script', 'bytes'),
      scriptSize: sum('Script', 'size'),
      styleBytes: sum('Stylesheet', 'bytes'),
    }
  } finally {
    await context.close()
  }
}
