import { FIRST_ACCOUNT, FIRST_ADDRESS } from './pages/chains.js'
import { expect, test } from './test.js'

const BROKEN = {
  refused: () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
}

for (const storage of ['local', 'cookie']) {
  for (const [state, breakStorage] of Object.entries(BROKEN)) {
    test(`R-STORE-13 R-ERR-24 storage ${storage}: a ${state} storage blocks nothing`, async ({ demo, complaints }) => {
      // The fakes of the services need storage themselves.
      if (state === 'refused')
        complaints.allow(/^console\.warning: \[bowline\] The remote configuration could not be fetched/)
      await demo.page.addInitScript(breakStorage)
      await demo.open({ storage, wallet1: 'approve' })
      await demo.connect()
      await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
      await demo.button('network').click()
      await demo.modal.row('Base').click()
      await expect(demo.button('network')).toHaveAccessibleName('Network Base')
      await demo.button('kit').click()
      await demo.modal.button('Disconnect').click()
      await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
      await demo.reload()
      await expect(demo.fact('initialized')).toHaveText('true')
      await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
    })
  }
}

test('R-STORE-14 invalid values under every key are ignored, and a new connection is stored', async ({ demo }) => {
  const junk = [
    '{',
    'null',
    '[]',
    '{"eip155":[{"connectorId":7,"accounts":[{"address":{}}]}]}',
    'eip155:',
    'x'.repeat(50_000),
  ]
  await demo.open({ wallet1: 'approve' })
  await demo.connect()
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  const stored = () => demo.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('@bowline/')))
  await expect.poll(async () => (await stored()).length, 'the balance comes last').toBeGreaterThanOrEqual(8)
  const keys = await stored()

  for (const text of junk) {
    await demo.page.evaluate(
      ([names, value]) => {
        for (const key of names) localStorage.setItem(key, value)
      },
      [keys, text] as const,
    )
    await demo.reload()
    await expect(demo.fact('initialized')).toHaveText('true')
    await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
    await expect(demo.button('network')).toHaveAccessibleName('Network Ethereum')
  }
  await demo.connect()
  await demo.reload()
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
})
