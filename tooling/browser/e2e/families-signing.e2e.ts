import { verifyMessage as verifyBitcoinMessage } from '@bowline/bitcoin-chain'
import {
  address as asAddress,
  getBase58Encoder,
  getPublicKeyFromAddress,
  signatureBytes,
  verifySignature,
} from '@solana/kit'
import { RECIPIENT, reader } from './pages/chains.js'
import { connectAll } from './pages/connected-families.js'
import { BITCOIN_ADDRESS, lamportsOf, SOLANA_ADDRESS, satsOf } from './pages/other-chains.js'
import { expect, test } from './test.js'

test('R-ADPT-02 R-ADPT-13 a Solana account signs a text and a transaction, each shown by the wallet', async ({
  demo,
}) => {
  const families = await connectAll(demo)
  await demo.page.getByTestId('option-wallet3').selectOption('ask')
  await families.act('solana', 'sign-message')
  const message = await demo.wallet.line('Message').innerText()
  await demo.wallet.approve('sign-message')
  const signature = await families.line('solana', 'sign-message', 'Signature').innerText()
  const key = await getPublicKeyFromAddress(asAddress(SOLANA_ADDRESS))
  const bytes = Uint8Array.from(getBase58Encoder().encode(signature))
  expect(await verifySignature(key, signatureBytes(bytes), new TextEncoder().encode(message))).toBe(true)

  const before = await lamportsOf()
  await families.act('solana', 'sign-transaction')
  await expect(demo.wallet.line('Value')).toHaveText('0.001 SOL')
  await demo.wallet.approve('sign-transaction')
  await expect(families.line('solana', 'sign-transaction', 'Verified')).toContainText(
    `yes, signed by ${SOLANA_ADDRESS}`,
  )
  expect(await lamportsOf()).toBe(before)

  await families.act('solana', 'sign-message')
  await demo.wallet.reject('sign-message')
  await expect(families.line('solana', 'sign-message', 'Code')).toHaveText('wallet/user-rejected')
})

test('R-ADPT-02 R-ADPT-16 a Bitcoin account signs a text and a PSBT, each shown by the wallet', async ({ demo }) => {
  const families = await connectAll(demo)
  await demo.page.getByTestId('option-wallet4').selectOption('ask')
  await families.act('bitcoin', 'sign-message')
  const message = await demo.wallet.line('Message').innerText()
  await demo.wallet.approve('sign-message')
  const signature = await families.line('bitcoin', 'sign-message', 'Signature').innerText()
  expect(verifyBitcoinMessage({ address: BITCOIN_ADDRESS, message, signature })).toBe(true)
  await expect(families.line('bitcoin', 'sign-message', 'Verified')).toContainText('yes')

  const before = await satsOf()
  await families.act('bitcoin', 'sign-psbt')
  await expect(demo.wallet.line('Value').first()).toHaveText('0.0001 BTC')
  await demo.wallet.approve('sign-psbt')
  await expect(families.line('bitcoin', 'sign-psbt', 'Complete')).toHaveText('yes')
  expect(await satsOf()).toBe(before)
})

test('R-ADPT-13 R-ADPT-16 a transfer on each family moves what was shown, on real chains', async ({ demo }) => {
  const families = await connectAll(demo)
  const read = () =>
    Promise.all([
      reader('mainnet').getBalance({ address: RECIPIENT }),
      lamportsOf(),
      satsOf(),
      lamportsOf(SOLANA_ADDRESS),
    ])
  const before = await read()
  for (const wallet of [1, 3, 4]) await demo.page.getByTestId(`option-wallet${wallet}`).selectOption('ask')

  await families.act('evm', 'send')
  await demo.wallet.approve('send')
  await expect(families.line('evm', 'send', 'Receipt')).toContainText('success')

  await families.act('solana', 'send')
  await expect(demo.wallet.line('Value')).toHaveText('0.001 SOL')
  await demo.wallet.approve('send')
  await expect(families.line('solana', 'send', 'Outcome')).toHaveText(/confirmed|finalized/)

  await families.act('bitcoin', 'send')
  await expect(demo.wallet.line('Value')).toHaveText('0.0001 BTC')
  await demo.wallet.approve('send')
  await expect(families.line('bitcoin', 'send', 'Transaction')).toHaveText(/^[0-9a-f]{64}$/)

  const after = await read()
  const moved = after.map((value, index) => value - (before[index] ?? 0n))
  expect(moved).toEqual([10n ** 15n, 1_000_000n, 10_000n, -1_005_000n])
})
