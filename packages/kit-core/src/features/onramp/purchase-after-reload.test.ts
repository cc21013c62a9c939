/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/shop"}
 */
import { lendLocks } from '@bowline/jest-preset/page-locks'
import { setUpOnramp } from '../../../test/onramp-fixture.js'
import { ADDRESS, pass, settled } from '../../../test/swap-fixture.js'
import { close, openOnrampProvider, resetOnramp, stopWaitingForPurchase, switchAccount } from '../../actions.js'
import type { KitStorage } from '../../index.js'
import { createMemoryStorage, mockAccounts, mockAdapter } from '../../testing/index.js'

const STORED = '@bowline/purchases'
const OTHER = mockAccounts('eip155')[1]?.address ?? ''

type Page = Awaited<ReturnType<typeof setUpOnramp>>

/** Pages of one site with one wallet, and a provider that returns the status of the purchase. */
function setUpSite() {
  const adapters = [mockAdapter()]
  const storage = createMemoryStorage()
  const purchase: { status: string; id: unknown } = { status: 'IN_PROGRESS', id: undefined }
  let requestCount = 0
  const history = () => {
    requestCount += 1
    const metadata = {
      ...{ minedAt: new Date().toISOString(), chain: 'eip155:1', operationType: 'buy', purchaseId: purchase.id },
      ...{
        status: `ONRAMP_TRANSACTION_STATUS_${purchase.status}`,
        sentFrom: '',
        sentTo: ADDRESS,
        hash: '0x1',
        nonce: 1,
      },
    }
    return Response.json({ data: purchase.id === undefined ? [] : [{ id: 'a', metadata, transfers: [] }] })
  }
  const withAnswers = (page: Page) => {
    page.respondAt('/history', history)
    const { kit } = page
    const shown = () => ({ status: page.onramp().purchase?.status, toast: kit.getState().toast.message })
    return { ...page, shown }
  }
  return {
    storage,
    purchase,
    requestCount: () => requestCount,
    stored: () => storage.entries()[STORED],
    async buy() {
      const page = withAnswers(await setUpOnramp({ adapters, storage }))
      await openOnrampProvider(page.kit, { provider: 'coinbase' })
      await settled()
      purchase.id = page.sent('onramp-url').at(-1)?.purchaseId
      return page
    },
    async nextPage(own: KitStorage = storage) {
      const page = withAnswers(
        await setUpOnramp({ adapters, storage: own, namespaces: [], isOpen: false, isNext: true }),
      )
      await settled()
      return page
    },
  }
}

test.each([
  ['SUCCESS', 'succeeded', 'Purchase complete'],
  ['FAILED', 'failed', 'Purchase failed'],
])(
  'R-RAMP-58 polls a purchase of an earlier page on the next page and reports its outcome: %s',
  async (end, status, toast) => {
    const { buy, nextPage, purchase, stored } = setUpSite()
    const first = await buy()
    first.stop()
    const { shown, onramp } = await nextPage()
    expect(shown()).toEqual({ status: 'waiting', toast: '' })
    expect(onramp().purchase?.url).toContain('https://pay.example/buy')
    expect(stored()).toContain(String(purchase.id))
    await pass(4_000)
    expect(shown().status).toBe('waiting')
    purchase.status = end
    await pass(4_000)
    await settled()
    expect([shown(), stored()]).toEqual([{ status, toast }, undefined])
    const third = await nextPage()
    await pass(30_000)
    expect(third.shown()).toEqual({ status: undefined, toast: '' })
  },
)

test('R-RAMP-58 R-RAMP-42 marks a purchase that started long ago as late immediately', async () => {
  const { requestCount, buy, nextPage } = setUpSite()
  const first = await buy()
  first.stop()
  jest.setSystemTime(Date.now() + 3_600_000)
  const { shown } = await nextPage()
  expect(shown().status).toBe('late')
  const before = requestCount()
  await pass(29_999)
  expect(requestCount()).toBe(before)
  await pass(1)
  expect(requestCount()).toBe(before + 1)
})

test('R-RAMP-58 polls a purchase that started weeks ago every 10 minutes and reports its outcome', async () => {
  const { requestCount, buy, nextPage, purchase } = setUpSite()
  const first = await buy()
  first.stop()
  jest.setSystemTime(Date.now() + 20 * 86_400_000)
  const { shown } = await nextPage()
  const before = requestCount()
  await pass(599_999)
  expect(requestCount()).toBe(before)
  purchase.status = 'SUCCESS'
  await pass(1)
  await settled()
  expect(shown().toast).toBe('Purchase complete')
})

test('R-RAMP-58 reports the outcome by toast when another view is on screen, also after a reset of the flow', async () => {
  const { buy, purchase, stored } = setUpSite()
  const { kit, shown } = await buy()
  close(kit)
  resetOnramp(kit)
  purchase.status = 'SUCCESS'
  await pass(4_000)
  await settled()
  expect([shown(), stored()]).toEqual([{ status: undefined, toast: 'Purchase complete' }, undefined])
})

test('R-RAMP-58 R-RAMP-39 pauses polling while another account is active, and resumes when the account is active again', async () => {
  const { requestCount, buy, purchase } = setUpSite()
  const { kit, shown } = await buy()
  switchAccount(kit, { address: OTHER })
  await settled()
  const before = requestCount()
  await pass(12_000)
  expect([shown().status, requestCount()]).toEqual([undefined, before])
  switchAccount(kit, { address: ADDRESS })
  await settled()
  expect(shown().status).toBe('waiting')
  purchase.status = 'SUCCESS'
  await pass(4_000)
  await settled()
  expect(shown().status).toBe('succeeded')
})

test('R-RAMP-58 R-RAMP-31 stops polling a purchase the user dismissed, also on the next page', async () => {
  const { buy, nextPage, stored } = setUpSite()
  const { kit, stop } = await buy()
  stopWaitingForPurchase(kit)
  await settled()
  expect(stored()).toBeUndefined()
  stop()
  const { shown } = await nextPage()
  expect(shown().status).toBeUndefined()
})

test('R-RAMP-58 polls in one of two tabs, and in the other after the first is closed', async () => {
  const locks = lendLocks()
  const { buy, nextPage, purchase, storage } = setUpSite()
  const first = await buy()
  const other = await nextPage(storage.tab())
  expect(other.shown().status).toBeUndefined()
  first.stop()
  await settled()
  window.dispatchEvent(new Event('focus'))
  await settled()
  expect(other.shown().status).toBe('waiting')
  purchase.status = 'SUCCESS'
  await pass(4_000)
  await settled()
  expect([other.shown().toast, first.shown().toast]).toEqual(['Purchase complete', ''])
  locks.giveBack()
})

test.each([
  ['not a list', '{}'],
  ['a page without https', '[{"id":"a","place":"eip155:x","url":"http://a.example","startedAtMs":1}]'],
  ['an entry without a start time', '[{"id":"a","place":"eip155:x","url":"https://a.example"}]'],
])('R-RAMP-58 R-STORE-14 ignores invalid stored purchases: %s', async (_, text) => {
  const { buy, nextPage, storage } = setUpSite()
  const first = await buy()
  first.stop()
  storage.text.set(STORED, text)
  const { shown } = await nextPage()
  expect(shown().status).toBeUndefined()
})
