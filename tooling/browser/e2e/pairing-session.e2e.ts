import type { PairedWallet } from '@bowline/kit-core/testing/paired'
import { isHex, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { director, FIRST_ACCOUNT, FIRST_ADDRESS, RECIPIENT, reader, shownBalance } from './pages/chains.js'
import type { Demo } from './pages/demo.js'
import { GREETING } from './pages/greeting.js'
import { pairingView } from './pages/pairing-view.js'
import { PHONE_WALLET, TWO_BY_TWO } from './pages/phone-wallet.js'
import { expect, test } from './pairing-test.js'

for (const host of ['none', 'wagmi', 'universal']) {
  test(`R-CONN-29 R-CONN-35 R-CONN-90 R-CONN-94 R-CONN-102 R-CONN-106 R-CONN-113 R-ADPT-02 R-FLOW-08 host ${host}: the life of a paired session`, async ({
    demo,
    createWallet,
  }) => {
    await director('mainnet').setBalance({ address: FIRST_ADDRESS, value: parseEther('10') })
    const before = await reader('mainnet').getBalance({ address: RECIPIENT })
    await demo.open({ host })
    const wallet = await createWallet({ grants: TWO_BY_TWO })
    await wallet.pair(await pairingView(demo).offer())

    await test.step('a wallet that scans the code and approves is connected', async () => {
      await expect(demo.modal.dialog).toBeHidden()
      await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
      await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
      await expect(demo.fact('wallet')).toHaveText(PHONE_WALLET)
      await expect(demo.dapp.address).toHaveText(FIRST_ADDRESS)
      await expect(demo.event('CONNECT_SUCCESS')).toContainText(`"method":"qrcode","name":"${PHONE_WALLET}"`)
    })

    await test.step('it signs a message and typed data', async () => {
      await demo.dapp.act('sign-message')
      const signature = await signatureOf(demo, 'sign-message')
      const raw = hex(askedOf(wallet, 'personal_sign')[0])
      expect(await verifyMessage({ address: FIRST_ADDRESS, message: { raw }, signature })).toBe(true)
      await demo.dapp.act('sign-typed-data')
      const other = await signatureOf(demo, 'sign-typed-data')
      expect(await verifyTypedData({ address: FIRST_ADDRESS, signature: other, ...GREETING })).toBe(true)
    })

    await test.step('it sends, and the balances change', async () => {
      await demo.dapp.act('send')
      const balance = () => reader('mainnet').getBalance({ address: RECIPIENT })
      await expect.poll(async () => (await balance()) - before).toBe(parseEther('0.001'))
      await expect(demo.dapp.result('send').line('Receipt')).toContainText('success')
      // Without an adapter the kit reads no balance.
      if (host === 'universal') return
      const left = await reader('mainnet').getBalance({ address: FIRST_ADDRESS })
      await expect(demo.button('kit')).toHaveAccessibleName(new RegExp(`, ${shownBalance(left)}$`))
    })

    await test.step('the page switches to another approved network, and the wallet switches back', async () => {
      await demo.dapp.setTarget(8453)
      await demo.dapp.act('switch-network')
      await expect(demo.dapp.chain).toHaveText('8453')
      await expect(demo.button('network')).toHaveAccessibleName('Network Base')
      await wallet.changeNetwork('eip155:1')
      await expect(demo.dapp.chain).toHaveText('1')
      await expect(demo.button('network')).toHaveAccessibleName('Network Ethereum')
    })

    await test.step('a reload restores it without another pairing', async () => {
      await demo.reload()
      await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
      await expect(demo.fact('caipAddress')).toHaveText(`eip155:1:${FIRST_ADDRESS}`)
      await expect(demo.fact('accounts')).toHaveText('2')
      await expect(demo.dapp.address).toHaveText(FIRST_ADDRESS)
      await demo.dapp.act('sign-message')
      await expect(demo.dapp.result('sign-message').line('Verified')).toContainText('yes')
      await expect(demo.modal.dialog).toBeHidden()
      expect(wallet.proposals).toHaveLength(1)
    })

    await test.step('a disconnect in the wallet disconnects the page', async () => {
      await wallet.disconnect()
      await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
      await expect(demo.dapp.address).toHaveText('none')
    })
  })
}

test('R-CONN-102 a disconnect in the wallet while the page is closed is found after a reload, and kept', async ({
  demo,
  connections,
  createWallet,
}) => {
  await demo.open()
  const wallet = await createWallet()
  await wallet.pair(await pairingView(demo).offer())
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  const before = await connections()
  await demo.page.goto('about:blank')
  await expect.poll(connections).toBeLessThan(before)
  await wallet.disconnect()
  await demo.open()
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
})

test('R-CONN-99 R-CONN-101 a disconnect in the modal ends the session in the wallet', async ({
  demo,
  createWallet,
}) => {
  await demo.open()
  const wallet = await createWallet()
  await wallet.pair(await pairingView(demo).offer())
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  await demo.button('kit').click()
  await demo.modal.button('Disconnect').click()
  await wallet.ended()
  await expect(demo.modal.dialog).toBeHidden()
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
  await expect(demo.event('DISCONNECT_SUCCESS')).toHaveCount(1)
})

test('R-CONN-115 R-ADPT-06 a disconnect by wagmi’s own hook ends the session in the wallet', async ({
  demo,
  createWallet,
}) => {
  await demo.open({ host: 'wagmi' })
  const wallet = await createWallet()
  await wallet.pair(await pairingView(demo).offer())
  await expect(demo.dapp.address).toHaveText(FIRST_ADDRESS)
  await demo.dapp.act('disconnect')
  await wallet.ended()
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
})

test('R-CONN-112 a second tab has the session, uses it and ends it', async ({ demo, newTab, createWallet }) => {
  const other = await newTab()
  await demo.open()
  await other.open()
  const wallet = await createWallet()
  await demo.page.bringToFront()
  await wallet.pair(await pairingView(demo).offer())
  await expect(demo.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)

  await other.page.bringToFront()
  await expect(other.button('kit')).toHaveAccessibleName(FIRST_ACCOUNT)
  await other.dapp.act('sign-message')
  await expect(other.dapp.result('sign-message').line('Verified')).toContainText('yes')
  expect(wallet.proposals).toHaveLength(1)

  await other.dapp.act('disconnect')
  await wallet.ended()
  await expect(other.button('kit')).toHaveAccessibleName('Connect wallet')
  await expect(demo.button('kit')).toHaveAccessibleName('Connect wallet')
})

function hex(value: unknown): `0x${string}` {
  if (!isHex(value)) throw new Error('No hexadecimal text')
  return value
}

async function signatureOf({ dapp }: Demo, action: 'sign-message' | 'sign-typed-data') {
  const line = dapp.result(action).line('Signature')
  await expect(line).toHaveText(/^0x[0-9a-f]+$/)
  return hex(await line.innerText())
}

function askedOf({ requests }: PairedWallet, method: string): readonly unknown[] {
  const params = requests.find((request) => request.method === method)?.params
  if (!Array.isArray(params)) throw new Error(`${method} was not asked`)
  return params
}
