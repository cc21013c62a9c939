import { type Address, isHex, parseEther, verifyMessage, verifyTypedData } from 'viem'
import { director, FIRST_ADDRESS, firstAccountWith, RECIPIENT, reader, shownBalance } from './pages/chains.js'
import type { Action, DappPanel } from './pages/dapp-panel.js'
import { GREETING } from './pages/greeting.js'
import { expect, test } from './test.js'

for (const host of ['none', 'wagmi']) {
  test.describe(`host ${host}`, () => {
    test.beforeEach(async ({ demo }) => {
      await director('mainnet').setBalance({ address: FIRST_ADDRESS, value: parseEther('10') })
      await demo.open({ host, wallet1: 'approve' })
      await demo.connect()
      await demo.sandbox(1).setAnswer('ask')
    })

    test('R-ADPT-02 a message is shown by the wallet and signed by the account', async ({ demo }) => {
      await demo.dapp.act('sign-message')
      const message = await demo.wallet.line('Message').innerText()
      expect(message).toContain('Hello from the Bowline playground')
      await demo.wallet.approve('sign-message')
      const signature = await signatureOf(demo.dapp, 'sign-message')
      expect(await verifyMessage({ address: FIRST_ADDRESS, message, signature })).toBe(true)
    })

    test('R-ADPT-02 typed data is shown by the wallet and signed by the account', async ({ demo }) => {
      await demo.dapp.act('sign-typed-data')
      expect(JSON.parse(await demo.wallet.line('Data').innerText())).toMatchObject({
        ...GREETING,
        message: { ...GREETING.message, from: FIRST_ADDRESS.toLowerCase() },
      })
      await demo.wallet.approve('sign-typed-data')
      const signature = await signatureOf(demo.dapp, 'sign-typed-data')
      expect(await verifyTypedData({ address: FIRST_ADDRESS, signature, ...GREETING })).toBe(true)
    })

    test('R-ERR-20 a refused signature is a rejection, and the next one is requested again', async ({ demo }) => {
      await demo.dapp.act('sign-message')
      await demo.wallet.reject('sign-message')
      await expect(demo.dapp.result('sign-message').item).toHaveAttribute('data-status', 'failed')
      await expect(demo.dapp.result('sign-message').line('Code')).toHaveText(/4001|wallet\/user-rejected/)
      await demo.dapp.act('sign-message')
      await demo.wallet.approve('sign-message')
      await expect(demo.dapp.result('sign-message').item).toHaveAttribute('data-status', 'done')
    })

    test('R-ADPT-02 a transfer moves exact amounts on the chain', async ({ demo }) => {
      const before = await balances()
      await demo.dapp.act('send')
      await expect(demo.wallet.line('To')).toHaveText(RECIPIENT)
      await expect(demo.wallet.line('Value')).toHaveText('0.001 ETH')
      await demo.wallet.approve('send')
      await expect(demo.dapp.result('send').line('Receipt')).toContainText('success')

      const hash = await demo.dapp.result('send').line('Transaction').innerText()
      const after = await balances()
      expect(after.to - before.to).toBe(parseEther('0.001'))
      expect(before.from - after.from).toBe(parseEther('0.001') + (await feeOf(hash)))
    })

    test('R-ERR-20 a refused transfer moves nothing', async ({ demo }) => {
      const before = await balances()
      await demo.dapp.act('send')
      await demo.wallet.reject('send')
      await expect(demo.dapp.result('send').item).toHaveAttribute('data-status', 'failed')
      await expect(demo.dapp.result('send').line('Code')).toHaveText(/4001|wallet\/user-rejected/)
      expect(await balances()).toEqual(before)
    })

    test('R-ADPT-02 a batch of calls (EIP-5792) is executed completely', async ({ demo }) => {
      const before = await balances()
      await demo.dapp.act('send-batch')
      await demo.wallet.approve('send-calls')
      const result = demo.dapp.result('send-batch')
      await expect(result.item).toHaveAttribute('data-status', 'done')
      await expect(result.line('Status')).toHaveText('success')
      await expect(result.line('Transaction')).toHaveCount(2)

      const hashes = await result.line('Transaction').allInnerTexts()
      const fees = await Promise.all(hashes.map(feeOf))
      const after = await balances()
      expect(after.to - before.to).toBe(parseEther('0.003'))
      expect(before.from - after.from).toBe(parseEther('0.003') + fees.reduce((sum, fee) => sum + fee, 0n))
    })
  })
}

test('R-ACCT-04 R-ACCT-06 the balance in the page follows a transfer', async ({ demo }) => {
  await director('mainnet').setBalance({ address: FIRST_ADDRESS, value: parseEther('10') })
  await demo.open({ wallet1: 'approve' })
  await demo.connect()
  await expect(demo.button('kit')).toHaveAccessibleName(/, 10 ETH$/)

  await demo.dapp.act('send')
  const shown = '9.998 ETH'
  await expect(demo.button('kit')).toHaveAccessibleName(firstAccountWith(shown))
  expect(shownBalance(await reader('mainnet').getBalance({ address: FIRST_ADDRESS }))).toBe(shown)
})

async function balances() {
  const of = (address: Address) => reader('mainnet').getBalance({ address })
  return { from: await of(FIRST_ADDRESS), to: await of(RECIPIENT) }
}

async function feeOf(hash: string): Promise<bigint> {
  if (!isHex(hash)) throw new Error(`${hash} is no transaction's hash`)
  const { gasUsed, effectiveGasPrice } = await reader('mainnet').getTransactionReceipt({ hash })
  return gasUsed * effectiveGasPrice
}

async function signatureOf(dapp: DappPanel, action: Action): Promise<`0x${string}`> {
  const { line } = dapp.result(action)
  await expect(line('Verified')).toHaveText(`yes, signed by ${FIRST_ADDRESS}`)
  const signature = await line('Signature').innerText()
  if (!isHex(signature)) throw new Error(`${signature} is no signature`)
  return signature
}
