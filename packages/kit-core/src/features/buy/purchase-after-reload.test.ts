/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 * @jest-environment-options {"url": "https://app.example/shop"}
 */
import { lendLocks } from '@bowline/jest-preset/page-locks'
import { setUpOnramp } from '../../../test/onramp-bench.js'
import { ADDRESS, pass, settled } from '../../../test/swap-bench.js'
import { close, openOnrampProvider, resetOnramp, stopWaitingForPurchase, switchAccount } from '../../actions.js'
import type { KitStorage } from '../../index.js'
import { createMemoryStorage, mockAccounts, mockAdapter } from '../../testing/index.js'

const STORED = '@bowline/purchases'
const OTHER = mockAccounts('eip155')[1]?.address ?? ''

type Page = Awaited<ReturnType<typeof setUpOnramp>>

/** Pages of one site with one wallet, and a provider that tells how the purchase stands. */
function setUpSite() {
  const adapters = [mockAdapter()]
  const storage = createMemoryStorage()
  const purchase: { status: string; id: unknown } = { status: 'IN_PROGRESS', id: undefined }
  let asked = 0
  const history = () => {
    asked += 1
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
    page.answerAt('/history', history)
    const { kit } = page
    const told = () => ({ status: page.onramp().purchase?.status, toast: kit.getState().toast.message })
    return { ...page, told }
  }
  return {
    storage,
    purchase,
    asked: () => asked,
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
  'R-RAMP-58 what an earlier page began is waited for on the next one, and its end is told: %s',
  async (end, status, toast) => {
    const { buy, nextPage, purchase, stored } = setUpSite()
    const first = await buy()
    first.stop()
    const { told, onramp } = await nextPage()
    expect(told()).toEqual({ status: 'waiting', toast: '' })
    expect(onramp().purchase?.url).toContain('https://pay.example/buy')
    expect(stored()).toContain(String(purchase.id))
    await pass(4_000)
    expect(told().status).toBe('waiting')
    purchase.status = end
    await pass(4_000)
    await settled()
    expect([told(), stored()]).toEqual([{ status, toast }, undefined])
    const third = await nextPage()
    await pass(30_000)
    expect(third.told()).toEqual({ status: undefined, toast: '' })
  },
)

test('R-RAMP-58 R-RAMP-42 one that was begun long ago is late at once', async () => {
  const { asked, buy, nextPage } = setUpSite()
  const first = await buy()
  first.stop()
  jest.setSystemTime(Date.now() + 3_600_000)
  const { told } = await nextPage()
  expect(told().status).toBe('late')
  const before = asked()
  await pass(29_999)
  expect(asked()).toBe(before)
  await pass(1)
  expect(asked()).toBe(before + 1)
})

test('R-RAMP-58 one of weeks ago is asked for every ten minutes, and its end is told', async () => {
  const { asked, buy, nextPage, purchase } = setUpSite()
  const first = await buy()
  first.stop()
  jest.setSystemTime(Date.now() + 20 * 86_400_000)
  const { told } = await nextPage()
  const before = asked()
  await pass(599_999)
  expect(asked()).toBe(before)
  purchase.status = 'SUCCESS'
  await pass(1)
  await settled()
  expect(told().toast).toBe('Purchase complete')
})

test('R-RAMP-58 with another view on screen the end is told by toast, after a reset of the flow too', async () => {
  const { buy, purchase, stored } = setUpSite()
  const { kit, told } = await buy()
  close(kit)
  resetOnramp(kit)
  purchase.status = 'SUCCESS'
  await pass(4_000)
  await settled()
  expect([told(), stored()]).toEqual([{ status: undefined, toast: 'Purchase complete' }, undefined])
})

test('R-RAMP-58 R-RAMP-39 another account interrupts it, and it resumes once its own is in use again', async () => {
  const { asked, buy, purchase } = setUpSite()
  const { kit, told } = await buy()
  switchAccount(kit, { address: OTHER })
  await settled()
  const before = asked()
  await pass(12_000)
  expect([told().status, asked()]).toEqual([undefined, before])
  switchAccount(kit, { address: ADDRESS })
  await settled()
  expect(told().status).toBe('waiting')
  purchase.status = 'SUCCESS'
  await pass(4_000)
  await settled()
  expect(told().status).toBe('succeeded')
})

test('R-RAMP-58 R-RAMP-31 one that the visitor leaves is waited for no more, on the next page neither', async () => {
  const { buy, nextPage, stored } = setUpSite()
  const { kit, stop } = await buy()
  stopWaitingForPurchase(kit)
  await settled()
  expect(stored()).toBeUndefined()
  stop()
  const { told } = await nextPage()
  expect(told().status).toBeUndefined()
})

test('R-RAMP-58 of two tabs one waits, and the other takes it up once that one is gone', async () => {
  const locks = lendLocks()
  const { buy, nextPage, purchase, storage } = setUpSite()
  const first = await buy()
  const other = await nextPage(storage.tab())
  expect(other.told().status).toBeUndefined()
  first.stop()
  await settled()
  window.dispatchEvent(new Event('focus'))
  await settled()
  expect(other.told().status).toBe('waiting')
  purchase.status = 'SUCCESS'
  await pass(4_000)
  await settled()
  expect([other.told().toast, first.told().toast]).toEqual(['Purchase complete', ''])
  locks.giveBack()
})

test.each([
  ['no list', '{}'],
  ['of a page without https', '[{"id":"a","place":"eip155:x","url":"http://a.example","begunAtMs":1}]'],
  ['without a time', '[{"id":"a","place":"eip155:x","url":"https://a.example"}]'],
])('R-RAMP-58 R-STORE-14 what is stored and does not fit is left out: %s', async (_, text) => {
  const { buy, nextPage, storage } = setUpSite()
  const first = await buy()
  first.stop()
  storage.text.set(STORED, text)
  const { told } = await nextPage()
  expect(told().status).toBeUndefined()
})
