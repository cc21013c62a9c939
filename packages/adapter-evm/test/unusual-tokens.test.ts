import { type Anvil, compileContracts, deployErc20, rpcRequest, startAnvil } from '@bowline/chains'
import { never } from '@bowline/jest-preset/fixtures'
import { encodeFunctionData, toHex } from 'viem'
import { createBalanceReader } from './balance-reader-fixture.js'
import { ALICE, BOB, network, SANDBOX, wallet, world } from './setup.js'

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ chainId: 1 })
})
afterAll(() => chain.stop())

type Switch = 'setFee' | 'setAnswersFalse' | 'setRefusal' | 'rebase'

async function oddToken(supply = 1_000_000n) {
  const { address } = await deployErc20(chain.url, { odd: true, supply })
  const { abi } = (await compileContracts()).OddErc20
  const turn = async (functionName: Switch, arg: unknown) => {
    const data = encodeFunctionData({ abi, functionName, args: [arg] })
    const hash = await rpcRequest(chain.url, 'eth_sendTransaction', [{ from: ALICE.address, to: address, data }])
    while (!(await rpcRequest(chain.url, 'eth_getTransactionReceipt', [hash])));
  }
  return { address, turn }
}

async function connected() {
  const made = wallet({ chains: [{ chainId: 1, rpcUrl: chain.url }] })
  const main = network(1, chain.url)
  const scene = world({ networks: [main] })
  made.wallet.announce(scene.page.events)
  await scene.adapter.connect({ connectorId: SANDBOX, signal: never })
  const { sendTransaction, sendToken, estimateTransfer, getReceivedAmount } = scene.adapter
  if (!sendTransaction || !sendToken || !estimateTransfer || !getReceivedAmount) throw new Error()
  const from = { connectorId: SANDBOX, address: ALICE.address, to: BOB.address, network: main }
  const look = createBalanceReader(chain.url, [ALICE.address, BOB.address])
  made.person.prompts.length = 0
  return { ...made, sendTransaction, sendToken, estimateTransfer, getReceivedAmount, from, look }
}

async function mined<Sent extends { hash: string }>(sending: Promise<Sent>): Promise<Sent> {
  const sent = await sending
  while (!(await rpcRequest(chain.url, 'eth_getTransactionReceipt', [sent.hash])));
  return sent
}

test('R-SEND-73 reports the received amount after the fee of a token that keeps one', async () => {
  const { sendToken, getReceivedAmount, from } = await connected()
  const { address, turn } = await oddToken()
  await turn('setFee', 300n)
  const transfer = { ...from, value: 100n, tokenAddress: address }
  const { hash } = await mined(sendToken(transfer))
  expect(await getReceivedAmount({ ...transfer, hash })).toBe(97n)
})

test.each([
  ['setAnswersFalse', true, 'false', 'The token refuses this transfer and gives no reason. Ask its issuer.'],
  ['setRefusal', 'Pausable: paused', 'paused', 'The issuer has paused all transfers of this token.'],
  ['setRefusal', 'Blacklistable: account is blacklisted', 'blocked', /has blocked your account or the recipient’s/],
  ['setRefusal', 'ERC20: transfer amount exceeds balance', 'balance', 'Your account has less of this token than that.'],
] as const)(
  'R-SEND-112 rejects a transfer of a token with %s %j before the wallet is asked: %s',
  async (name, value, reason, message) => {
    const { sendToken, estimateTransfer, from, person } = await connected()
    const { address, turn } = await oddToken()
    await turn(name, value)
    const transfer = { ...from, value: 100n, tokenAddress: address }
    const words = typeof message === 'string' ? message : expect.stringMatching(message)
    const error = { code: `evm/rejected-${reason}`, reason, isFinal: true, message: words }
    await expect(estimateTransfer(transfer)).rejects.toMatchObject(error)
    await expect(sendToken(transfer)).rejects.toMatchObject(error)
    expect(person.prompts).toEqual([])
  },
)

test('R-SEND-142 rejects an amount with other decimals than the token’s before the wallet request', async () => {
  const { sendToken, estimateTransfer, from, person } = await connected()
  const { address } = await oddToken()
  const right = { ...from, value: 100n, tokenAddress: address, decimals: 6 }
  await estimateTransfer(right)
  await mined(sendToken(right))
  person.prompts.length = 0
  const transfer = { ...right, decimals: 8 }
  const error = {
    code: 'evm/rejected-decimals',
    isFinal: true,
    message: expect.stringMatching(/amount would be wrong/),
  }
  await expect(estimateTransfer(transfer)).rejects.toMatchObject(error)
  await expect(sendToken(transfer)).rejects.toMatchObject(error)
  expect(person.prompts).toEqual([])
})

test('R-SEND-112 reports a contract’s own revert message, cleaned', async () => {
  const { sendToken, estimateTransfer, from, person } = await connected()
  const { address, turn } = await oddToken()
  await turn('setRefusal', `only on\u202e Tuesdays ${'!'.repeat(5_000)}`)
  const transfer = { ...from, value: 100n, tokenAddress: address }
  const error = { code: 'evm/reverted', words: expect.stringMatching(/^only on Tuesdays !{102,103}…$/) }
  await expect(estimateTransfer(transfer)).rejects.toMatchObject(error)
  await expect(sendToken(transfer)).rejects.toMatchObject(error)
  expect(person.prompts).toEqual([])
})

test('R-SEND-112 rejects a transfer above a rebased balance before the wallet request', async () => {
  const { sendToken, estimateTransfer, getReceivedAmount, from, person, look } = await connected()
  const { address, turn } = await oddToken(1_000n)
  const all = { ...from, value: 1_000n, tokenAddress: address }
  expect((await estimateTransfer(all)).fee).toBeGreaterThan(0n)
  await turn('rebase', 9_000n)
  const less = { code: 'evm/rejected-balance', message: 'Your account has less of this token than that.' }
  await expect(estimateTransfer(all)).rejects.toMatchObject(less)
  await expect(sendToken(all)).rejects.toMatchObject(less)
  expect(person.prompts).toEqual([])
  const { hash } = await mined(sendToken({ ...all, value: 900n }))
  expect([await getReceivedAmount({ ...all, hash }), (await look(address)).held]).toEqual([900n, [0n, 900n]])
})

test('R-SEND-112 throws from the estimate when a contract rejects native tokens or the balance is too low', async () => {
  const { estimateTransfer, from } = await connected()
  const { address } = await oddToken()
  await expect(estimateTransfer({ ...from, to: address, value: 1n })).rejects.toMatchObject({
    code: 'evm/rejected-contract',
    message: 'The contract refuses this transfer and gives no reason.',
  })
  const taker = `0x${'72'.repeat(20)}`
  await rpcRequest(chain.url, 'anvil_setCode', [taker, '0x00'])
  await rpcRequest(chain.url, 'anvil_setBalance', [ALICE.address, toHex(5n)])
  await expect(estimateTransfer({ ...from, to: taker, value: 6n })).rejects.toMatchObject({
    code: 'evm/rejected-funds',
    message: 'Not enough of the network’s coin for the transfer and its network fee.',
  })
  await rpcRequest(chain.url, 'anvil_setBalance', [ALICE.address, toHex(10n ** 20n)])
})

test('R-SEND-19 sends a token with 77 decimals exactly', async () => {
  const { sendToken, from, look } = await connected()
  const supply = 10n ** 77n + 1n
  const { address } = await deployErc20(chain.url, { decimals: 77, supply })
  const { hash } = await sendToken({ ...from, value: supply - 1n, tokenAddress: address })
  expect((await look(address, hash)).held).toEqual([1n, supply - 1n])
})
