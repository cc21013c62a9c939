/** Batches and permissions of a smart account, in the built frame and on a real chain. */
import { createWalletClient, encodePacked, type Hex, http, isHex, parseAbi, parseEther, toHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { base } from 'viem/chains'
import { serverAddresses } from '../servers.mjs'
import { director, OTHER_ADDRESS, RECIPIENT, reader } from './pages/chains.js'
import { expect, openOnBase, test } from './pages/smart-site.js'

const MANAGER = '0xdb9B1e94B5b69Df7e401DDbedE43491141047dB3'
const SINGLE = toHex(0, { size: 32 })
/** The key of the demo's app. */
const APP_KEY = privateKeyToAccount(`0x${'a5'.repeat(32)}`)
const abi = parseAbi(['function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] executions)'])

/** What the app's key does alone. Resolves to whether the chain carries it out. */
async function pay(context: Hex, value: bigint): Promise<boolean> {
  const url = serverAddresses().chains.find(({ caipNetworkId }) => caipNetworkId === 'eip155:8453')?.url
  const wallet = createWalletClient({ account: APP_KEY, chain: base, transport: http(url) })
  const execution = encodePacked(['address', 'uint256', 'bytes'], [OTHER_ADDRESS, value, '0x'])
  const args = [[context], [SINGLE], [execution]] as const
  try {
    const hash = await wallet.writeContract({ address: MANAGER, abi, functionName: 'redeemDelegations', args })
    return (await reader('base').waitForTransactionReceipt({ hash })).status === 'success'
  } catch {
    return false
  }
}

test('R-FRAME-123 R-FRAME-124 R-FRAME-132 20 calls need one approval; then a key pays within its limit without the user, and not one unit more', async ({
  demo,
  site,
}) => {
  const chain = reader('base')
  const { wallet, address } = await openOnBase(demo, site)
  await director('base').setBalance({ address, value: parseEther('1') })
  await director('base').setBalance({ address: APP_KEY.address, value: parseEther('1') })
  const before = await chain.getBalance({ address: RECIPIENT })
  await demo.dapp.act('send-batch-20')
  await expect(wallet.frame.getByRole('heading', { name: 'Make 20 calls' })).toBeVisible()
  await wallet.approve()
  await expect(demo.dapp.result('send-batch-20').line('Status')).toHaveText('success')
  await expect(demo.dapp.result('send-batch-20').line('Transaction')).toHaveCount(1)
  expect((await chain.getBalance({ address: RECIPIENT })) - before).toBe(210n)
  expect(await chain.getBalance({ address })).toBe(parseEther('1') - 210n)

  await demo.dapp.act('permit-key')
  await expect(wallet.frame.getByRole('heading', { name: 'Let this app act without asking you' })).toBeVisible()
  await expect(wallet.frame.getByText('0.001 ETH per day')).toBeVisible()
  await wallet.approve()
  const context = await demo.dapp.result('permit-key').line('Permission').innerText()
  if (!isHex(context)) throw new Error(`${context} is no permission`)
  const held = await chain.getBalance({ address: OTHER_ADDRESS })
  expect(await pay(context, parseEther('0.0004'))).toBe(true)
  expect(await pay(context, parseEther('0.0006') + 1n)).toBe(false)
  expect(await pay(context, parseEther('0.0006'))).toBe(true)
  expect(await pay(context, 1n)).toBe(false)
  expect((await chain.getBalance({ address: OTHER_ADDRESS })) - held).toBe(parseEther('0.001'))
  expect(await chain.getBalance({ address })).toBe(parseEther('0.999') - 210n)
})

test('R-SESS-03 R-SESS-09 R-SESS-10 R-SESS-28 R-SESS-31 R-SESS-35 R-SESS-62 a session of the smart account is granted, listed in words, and revoked', async ({
  demo,
  site,
}) => {
  const { wallet } = await openOnBase(demo, site, { mocks: 'page', smartSessions: '1' })
  await demo.page.getByTestId('grant-session').click()
  await expect(wallet.frame.getByText('0.001 ETH per day')).toBeVisible()
  await wallet.approve()
  await expect(demo.modal.dialog.getByText('The app can act for you')).toBeVisible()
  await demo.modal.button('See smart sessions').click()

  const { dialog } = demo.modal
  const sessions = dialog.locator('[data-part="session"]')
  const tab = (name: string) => dialog.getByRole('tab', { name })
  await expect(sessions).toHaveCount(2)
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText(/^[A-Z][a-z]+(?: 20\d\d)?$/)
  const granted = sessions.first()
  await expect(granted).toContainText(/Ends /)
  await granted.getByRole('button').first().click()
  await expect(granted.getByText(/^Spend up to/)).toHaveText('Spend up to 0.001 ETH every day')
  await expect(granted.getByText('That’s more than you hold now.')).toBeVisible()
  await tab('Expired').click()
  await expect(sessions).toHaveCount(1)

  await tab('Active').click()
  await granted.getByRole('button').first().click()
  await demo.modal.button('Revoke').click()
  await expect(dialog.getByRole('group')).toContainText('can no longer act for you')
  await demo.modal.button('Revoke').click()
  await wallet.approve()
  await expect(demo.modal.title).toHaveText('Smart sessions')
  await expect(sessions).toHaveCount(1)
  await tab('Revoked').click()
  await expect(sessions).toHaveCount(2)
  await expect(sessions.first()).toContainText(/Revoked /)
})
