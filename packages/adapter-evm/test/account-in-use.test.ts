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
  const told = () => ofType(made.events, 'accountChanged').map(({ accounts }) => accounts[0]?.address)
  return { ...made, address, told }
}

test('R-ADPT-06 R-STATE-14 wagmi’s hooks see the account the page uses, and the watch does not tell it back', async () => {
  const { adapter, address, told, person } = await connected()
  const before = person.asked.length
  expect(address()).toBe(ALICE.address)
  await adapter.switchAccount?.({ connectorId: SANDBOX, address: BOB.address.toLowerCase() })
  expect(address()).toBe(BOB.address)
  expect(told()).toEqual([])
  expect(person.asked).toHaveLength(before)
})

test('R-ADPT-01 R-ADPT-06 what the wallet tells afterwards is told, even where it is the account in use', async () => {
  const { adapter, wallet, address, told } = await connected()
  await adapter.switchAccount?.({ connectorId: SANDBOX, address: BOB.address })
  wallet.setAccounts([BOB.address])
  wallet.setAccounts([ALICE.address])
  expect(told()).toEqual([BOB.address, ALICE.address])
  expect(address()).toBe(ALICE.address)
})

test('R-ADPT-03 an address that the wallet did not open changes nothing', async () => {
  const { adapter, address, told } = await connected()
  await adapter.switchAccount?.({ connectorId: SANDBOX, address: `0x${'9'.repeat(40)}` })
  expect(address()).toBe(ALICE.address)
  expect(told()).toEqual([])
})
