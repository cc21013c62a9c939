/** The key's own account becomes a smart account at its own address (EIP-7702), in the built frame and on a real chain. */
import { isHex, parseEther } from 'viem'
import { director, RECIPIENT, reader } from './pages/chains.js'
import type { Demo } from './pages/demo.js'
import { expect, getAddress, openOnBase, test } from './pages/smart-site.js'

const UPGRADED = /^0xef0100[0-9a-f]{40}$/i

/** Switches to the key's own account in the settings of the account. */
async function usePlainAccount(demo: Demo, smart: string) {
  await demo.button('kit').click()
  await demo.modal.button('Settings').click()
  await demo.modal.dialog.getByRole('radio', { name: 'Standard account' }).click()
  await expect(demo.fact('caipAddress')).not.toContainText(smart)
  await demo.modal.close.click()
  return getAddress(demo)
}

test('R-FRAME-145 R-CONN-77 R-CONN-78 a plain account is upgraded by its first batch, keeps its address, and pays exactly what was approved', async ({
  demo,
  site,
}) => {
  const { wallet, address: smart } = await openOnBase(demo, site)
  const own = await usePlainAccount(demo, smart)
  const chain = reader('base')
  await director('base').setBalance({ address: own, value: parseEther('1') })
  expect(await chain.getCode({ address: own })).toBeUndefined()
  const before = await chain.getBalance({ address: RECIPIENT })

  await demo.dapp.act('send-batch')
  await expect(wallet.frame.getByRole('heading', { name: 'Upgrade your account' })).toBeVisible()
  await expect(wallet.frame.getByText('Your address, what it owns, and that your approval is needed')).toBeVisible()
  await wallet.reject.click()
  await expect(demo.dapp.result('send-batch').item).toHaveAttribute('data-status', 'failed')
  expect(await chain.getCode({ address: own })).toBeUndefined()

  await demo.dapp.act('send-batch')
  await expect(wallet.frame.getByRole('heading', { name: 'Upgrade your account' })).toBeVisible()
  await wallet.approve()
  await expect(wallet.frame.getByRole('heading', { name: 'Make 2 calls' })).toBeVisible()
  await wallet.approve()
  const result = demo.dapp.result('send-batch')
  await expect(result.line('Status')).toHaveText('success')
  expect(await getAddress(demo)).toBe(own)
  expect(await chain.getCode({ address: own })).toMatch(UPGRADED)
  expect((await chain.getBalance({ address: RECIPIENT })) - before).toBe(parseEther('0.003'))
  // The paymaster has paid the fee.
  expect(await chain.getBalance({ address: own })).toBe(parseEther('0.997'))
  const hash = await result.line('Transaction').innerText()
  if (!isHex(hash)) throw new Error(`${hash} is no hash`)
  expect((await chain.getTransactionReceipt({ hash })).status).toBe('success')

  await demo.dapp.act('sign-message')
  await wallet.approve()
  await expect(demo.dapp.result('sign-message').line('Verified')).toHaveText(`yes, signed by ${own}`)
})
