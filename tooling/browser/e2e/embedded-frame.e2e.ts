/** The element of the embedded wallet's frame in the page, and how both of them open their channel, in the built form. */
import { serverAddresses } from '../servers.mjs'
import { embeddedWallet, WITH_LOGIN } from './pages/embedded-wallet.js'
import { expect, test } from './test.js'

test('R-FRAME-02 R-FRAME-03 R-FRAME-04 R-FRAME-05 R-FRAME-07 R-FRAME-10 R-FRAME-18 the frame is hidden and out of reach, and states its version', async ({
  demo,
}) => {
  await demo.page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { seenMessages: seen })
    window.addEventListener('message', ({ data }) => seen.push(data))
  })
  await demo.open(WITH_LOGIN)
  const wallet = embeddedWallet(demo.page)
  await wallet.logIn()
  const { element } = wallet
  const { origin, pathname, searchParams } = new URL((await element.getAttribute('src')) ?? '')
  expect([origin, pathname]).toEqual([new URL(serverAddresses().secureSite).origin, '/v1'])
  expect(Object.fromEntries(searchParams)).toEqual({
    ...{ projectId: expect.any(String), chainId: 'eip155:1', version: '4', enableLogger: 'false' },
  })
  const style = await element.evaluate((frame) => {
    const { position, zIndex, visibility } = getComputedStyle(frame)
    return { position, zIndex, visibility }
  })
  expect(style).toEqual({ position: 'fixed', zIndex: '999999', visibility: 'hidden' })
  await expect(element).toHaveAttribute('title', 'Embedded wallet')
  await expect(element).toHaveAttribute('allow', `publickey-credentials-get ${origin}; clipboard-write ${origin}`)
  await expect(element).toHaveAttribute('tabindex', '-1')
  await expect(element).toHaveAttribute('inert', '')
  const seen: readonly { readonly type?: string }[] = await demo.page.evaluate(() =>
    Reflect.get(window, 'seenMessages'),
  )
  expect(seen.filter(({ type }) => type?.startsWith('@bowline-frame/'))).toEqual(
    expect.arrayContaining([
      {
        type: '@bowline-frame/READY',
        ...{ fid: expect.stringMatching(/^[\da-f]{32}$/), nonce: expect.stringMatching(/^[\da-f]{32}$/) },
        versions: expect.arrayContaining([4]),
      },
    ]),
  )
})

test('R-FRAME-02 R-FRAME-63 the frame is 360 px wide in the center, and as wide as a narrow page below the header', async ({
  demo,
}) => {
  await demo.open(WITH_LOGIN)
  const wallet = embeddedWallet(demo.page)
  await wallet.logIn()
  await demo.dapp.act('sign-message')
  await expect(wallet.element).toBeVisible()
  await expect(wallet.element).not.toHaveAttribute('inert', '')
  const box = async () => {
    const { x = -1, y = -1, width = 0, height = 0 } = (await wallet.element.boundingBox()) ?? {}
    return { x: Math.round(x), y, width: Math.round(width), height }
  }
  const viewport = demo.page.viewportSize()
  await expect.poll(box).toMatchObject({ x: Math.round(((viewport?.width ?? 0) - 360) / 2), width: 360 })
  expect((await box()).height).toBeLessThanOrEqual(600)
  await demo.page.setViewportSize({ width: 400, height: 500 })
  await expect.poll(box).toMatchObject({ x: 0, width: 400 })
  const { y, height } = await box()
  expect([y >= 64, height <= 500 - 64]).toEqual([true, true])
})
