import { ofType } from '@bowline/jest-preset/fixtures'
import { getAccount } from '@wagmi/core'
import { scene, settled } from './host-config-fixture.js'
import { ALICE, BOB, SANDBOX } from './setup.js'

async function connected() {
  const made = scene()
  made.adapter.syncConnectors()
  await settled(made)
  await made.connect()
  const address = () => getAccount(made.config).address
  const emitted = () => ofType(made.events, 'accountChanged').map(({ accounts }) => accounts[0]?.address)
  return { ...made, address, emitted }
}

test('R-ADPT-06 R-STATE-14 shows the page’s account in wagmi’s hooks without emitting it back', async () => {
  const { adapter, address, emitted, person } = await connected()
  const before = person.prompts.length
  expect(address()).toBe(ALICE.address)
  await adapter.switchAccount?.({ connectorId: SANDBOX, address: BOB.address.toLowerCase() })
  expect(address()).toBe(BOB.address)
  expect(emitted()).toEqual([])
  expect(person.prompts).toHaveLength(before)
})

test('R-ADPT-01 R-ADPT-06 emits accounts that the wallet reports later, even the active one', async () => {
  const { adapter, wallet, address, emitted } = await connected()
  await adapter.switchAccount?.({ connectorId: SANDBOX, address: BOB.address })
  wallet.setAccounts([BOB.address])
  wallet.setAccounts([ALICE.address])
  expect(emitted()).toEqual([BOB.address, ALICE.address])
  expect(address()).toBe(ALICE.address)
})

test('R-ADPT-03 ignores a switch to an address that the wallet does not share', async () => {
  const { adapter, address, emitted } = await connected()
  await adapter.switchAccount?.({ connectorId: SANDBOX, address: `0x${'9'.repeat(40)}` })
  expect(address()).toBe(ALICE.address)
  expect(emitted()).toEqual([])
})
