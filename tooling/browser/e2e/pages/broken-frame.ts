/** Ways in which the embedded wallet's frame fails, before it has loaded and after. */
import type { Page, Route } from '@playwright/test'
import { serverAddresses } from '../../servers.mjs'
import { embeddedWallet } from './embedded-wallet.js'

/** A frame whose address is refused, or whose service never answers. */
export type LoadFault = 'network error' | '500' | 'silent'

/** A frame that had loaded. */
export type LifeFault = 'removed' | 'led elsewhere' | 'hung'

/** Every way in which a loaded frame ends. */
export const LIFE_FAULTS: readonly LifeFault[] = ['removed', 'led elsewhere', 'hung']

const ANSWERS: Readonly<Record<LoadFault, (route: Route) => Promise<void>>> = {
  'network error': (route) => route.abort('connectionrefused'),
  500: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: 'Internal Server Error' }),
  silent: () => new Promise(() => undefined),
}

/** From now on the frame of a page fails this way; the returned function repairs it. */
export async function breakFrame(page: Page, fault: LoadFault): Promise<() => Promise<void>> {
  const { secureSite } = serverAddresses()
  const address = fault === 'silent' ? `${secureSite}/api/**` : `${secureSite}/v1?*`
  const answer = ANSWERS[fault]
  await page.route(address, answer)
  return () => page.unroute(address, answer)
}

/** Ends the loaded frame. */
export async function endFrame(page: Page, fault: LifeFault): Promise<void> {
  const { element } = embeddedWallet(page)
  if (fault === 'removed') {
    await element.evaluate((frame) => frame.remove())
    return
  }
  const frame = await (await element.elementHandle())?.contentFrame()
  if (!frame) throw new Error('There is no frame')
  if (fault === 'led elsewhere') await frame.goto('about:blank')
  else {
    await frame.evaluate(() => {
      const { postMessage } = MessagePort.prototype
      // The frame's own messages have numbers; those of the test's clock in it do not.
      MessagePort.prototype.postMessage = function (message: unknown) {
        if (typeof message !== 'object' || message === null || !('seq' in message)) postMessage.call(this, message)
      }
    })
  }
}
