import { settled } from '../../../test/swap-fixture.js'
import { prefetch, ready, start, watchImage } from '../../actions.js'
import type { Connector, ImageKind } from '../../index.js'
import { createTestKit, mockAdapter } from '../../testing/index.js'
import { until } from '../../testing/until.js'
import { MAX_IDLE_IMAGES, MAX_IMAGE_REQUESTS } from './watch-image.js'

type Params = { connectors?: readonly Connector[]; isManual?: boolean; projectId?: string }

/** Resolves each image on demand, and records the requests. */
function setUp({ connectors = [], isManual = false, projectId = 'test' }: Params = {}) {
  const asked: string[] = []
  const open: (() => void)[] = []
  const made: string[] = []
  const revoked: string[] = []
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = () => {
    const url = `blob:test/${made.length}`
    made.push(url)
    return url
  }
  URL.revokeObjectURL = (url) => {
    revoked.push(url)
  }
  restore = () => {
    Object.assign(URL, { createObjectURL, revokeObjectURL })
    for (const answer of open) answer()
  }
  const { kit, log } = createTestKit({
    adapters: [mockAdapter({ connectors })],
    options: {
      projectId,
      networks: [
        { id: 1, name: 'One', nativeCurrency: ETH, rpcUrls: RPC, assets: { imageId: 'net-1' } },
        {
          id: 2,
          name: 'Two',
          nativeCurrency: ETH,
          rpcUrls: RPC,
          assets: { imageId: 'net-2', imageUrl: 'https://i.example/2' },
        },
      ],
    },
    fetch: async (input) => {
      const { pathname } = new URL(String(input))
      if (!pathname.includes('Image/')) throw new TypeError('fetch failed')
      asked.push(pathname)
      if (isManual) await new Promise<void>((resolve) => open.push(resolve))
      if (pathname.endsWith('missing')) return new Response('', { status: 404 })
      return new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'content-type': 'image/svg+xml' } })
    },
  })
  const hold = (id: string, kind: ImageKind = 'wallet') => {
    const heard: (string | undefined)[] = []
    return { heard, release: watchImage(kit, { kind, id, onChange: (url) => heard.push(url) }) }
  }
  return { kit, log, asked, open, made, revoked, hold }
}

const ETH = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const RPC = { default: { http: ['https://rpc.example'] } }

const FOX: Connector = { id: 'fox', name: 'fox', type: 'EXTERNAL', chain: 'eip155', imageId: 'img-fox' }

let restore = () => {}
afterEach(() => restore())

test('R-CONN-28 R-API-54 shares one request and one URL among the holders of an image, by kind and id', async () => {
  const { hold, asked, made } = setUp()
  const [one, two, asset] = [hold('a'), hold('a'), hold('a', 'asset')]
  await until(() => asset.heard.length > 0 && two.heard.length > 0)
  expect(asked.sort()).toEqual(['/getWalletImage/a', '/public/getAssetImage/a'])
  expect(one.heard).toEqual(two.heard)
  expect(one.heard[0]).not.toBe(asset.heard[0])
  const late = hold('a')
  expect(late.heard).toEqual(one.heard)
  expect(made).toHaveLength(2)
})

test('R-CONN-28 caches a released image, and revokes it only beyond the limit', async () => {
  const { hold, asked, made, revoked } = setUp()
  const kept = hold('kept')
  await until(() => kept.heard.length > 0)
  const others = Array.from({ length: MAX_IDLE_IMAGES + 2 }, (_, index) => hold(`i${index}`))
  await until(() => others.every(({ heard }) => heard.length > 0))
  for (const { release } of others) release()
  expect(MAX_IDLE_IMAGES).toBe(300)
  expect(revoked).toEqual([others[0]?.heard[0], others[1]?.heard[0]])
  expect(revoked).not.toContain(kept.heard[0])

  const again = hold('i5')
  expect(again.heard).toEqual(others[5]?.heard)
  const gone = hold('i0')
  await until(() => gone.heard.length > 0)
  expect(gone.heard[0]).not.toBe(others[0]?.heard[0])
  expect(asked.filter((path) => path.endsWith('/i0'))).toHaveLength(2)
  expect(made).toHaveLength(MAX_IDLE_IMAGES + 4)
})

test('R-CONN-28 does not revoke a URL while one of several holders is left', async () => {
  const { hold, revoked } = setUp()
  const [one, two] = [hold('a'), hold('a')]
  await until(() => two.heard.length > 0)
  one.release()
  one.release()
  const others = Array.from({ length: MAX_IDLE_IMAGES + 5 }, (_, index) => hold(`i${index}`))
  await until(() => others.every(({ heard }) => heard.length > 0))
  for (const { release } of others) release()
  expect(revoked).toHaveLength(5)
  expect(revoked).not.toContain(one.heard[0])
})

test('R-CONN-28 does not revoke a released image that is held again', async () => {
  const { hold, revoked } = setUp()
  const first = hold('a')
  await until(() => first.heard.length > 0)
  first.release()
  const second = hold('a')
  const others = Array.from({ length: MAX_IDLE_IMAGES + 1 }, (_, index) => hold(`i${index}`))
  await until(() => others.every(({ heard }) => heard.length > 0))
  for (const { release } of others) release()
  expect(revoked).toEqual([others[0]?.heard[0]])
  expect(second.heard).toEqual(first.heard)
})

test('R-API-55 reports a missing image, and requests it again only after a reload', async () => {
  const { hold, asked, log } = setUp()
  const first = hold('missing')
  await until(() => first.heard.length > 0)
  expect(first.heard).toEqual([undefined])
  first.release()
  const second = hold('missing')
  expect(second.heard).toEqual([undefined])
  await new Promise(setImmediate)
  expect(asked).toHaveLength(1)
  expect(log.entries.filter(({ level }) => level !== 'debug')).toEqual([])
})

test('R-API-54 security §8 requests nothing for an id that cannot be part of a URL', async () => {
  const { hold, asked } = setUp()
  const bad = hold('../../x')
  await until(() => bad.heard.length > 0)
  expect([bad.heard, asked]).toEqual([[undefined], []])
})

test('R-CONN-28 runs at most six requests, and skips an image released before its turn', async () => {
  const { hold, asked, open } = setUp({ isManual: true })
  const holds = Array.from({ length: 10 }, (_, index) => hold(`i${index}`))
  await until(() => open.length >= MAX_IMAGE_REQUESTS)
  await new Promise(setImmediate)
  expect(MAX_IMAGE_REQUESTS).toBe(6)
  expect(asked).toHaveLength(6)
  holds[6]?.release()
  for (const answer of open.splice(0)) answer()
  await until(() => open.length === 3)
  expect(asked).toHaveLength(9)
  expect(asked).not.toContain('/getWalletImage/i6')
})

test('R-REACT-07 requests a held image again after the kit was stopped while it loaded', async () => {
  const { kit, hold, open } = setUp({ isManual: true })
  const stop = start(kit)
  const held = hold('a')
  await until(() => open.length === 1)
  stop()
  await until(() => open.length === 2)
  open[1]?.()
  await until(() => held.heard.length > 0)
  expect(held.heard[0]).toMatch(/^blob:/)
})

test('R-REACT-07 R-MODAL-09 requests no preloaded image again after the kit was stopped while it loaded', async () => {
  const { kit, asked, open } = setUp({ isManual: true, connectors: [FOX] })
  const stop = start(kit)
  await ready(kit)
  prefetch(kit)
  await until(() => open.length === 2)
  stop()
  for (const answer of open) answer()
  await settled()
  expect(asked.sort()).toEqual(['/public/getAssetImage/img-fox', '/public/getAssetImage/net-1'])
})

test('R-CONN-28 contains an error thrown by a listener', async () => {
  const { kit, hold, log } = setUp()
  watchImage(kit, {
    kind: 'wallet',
    id: 'a',
    onChange: () => {
      throw new Error('broken')
    },
  })
  const other = hold('a')
  await until(() => other.heard.length > 0)
  expect(log.entries.filter(({ level }) => level === 'error')).toHaveLength(1)
})

test('R-CFG-02 requests no image without a project id', async () => {
  const { hold, asked } = setUp({ projectId: '' })
  expect(hold('a').heard).toEqual([undefined])
  await new Promise(setImmediate)
  expect(asked).toEqual([])
})

test('R-MODAL-09 R-CONN-09 loads images of connectors and networks with an image id once, on the first intent', async () => {
  const connector = (id: string, more: Partial<Connector>): Connector => ({
    id,
    name: id,
    type: 'EXTERNAL',
    chain: 'eip155',
    ...more,
  })
  const { kit, asked, hold } = setUp({
    connectors: [
      connector('fox', { imageId: 'img-fox' }),
      connector('owl', { imageId: 'img-owl', imageUrl: 'data:image/png;base64,AA' }),
      connector('cat', { imageId: 'img-fox' }),
    ],
  })
  start(kit)
  await ready(kit)
  prefetch(kit)
  prefetch(kit)
  await until(() => asked.length === 2)
  await new Promise(setImmediate)
  expect(asked.sort()).toEqual(['/public/getAssetImage/img-fox', '/public/getAssetImage/net-1'])
  const shown = hold('img-fox', 'asset')
  expect(shown.heard).toHaveLength(1)
})
