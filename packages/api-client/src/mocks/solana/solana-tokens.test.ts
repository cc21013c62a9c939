import {
  type Address,
  address,
  appendTransactionMessageInstructions,
  createKeyPairSignerFromPrivateKeyBytes,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type Instruction,
  type KeyPairSigner,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import {
  fetchMint,
  fetchToken,
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { setupServer } from 'msw/node'
import { activeNetwork, createApiClient, getBalances } from '../../index.js'
import { createMockApi, getInitialTokenValue, getMockTokens } from '../index.js'
import { MOCK_BASE_URLS } from '../mock-base-urls.js'
import { createSolanaLedger } from './index.js'

const NETWORK = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const NODE = 'https://solana.example/key'
const SOL = 10n ** 9n
const TOKENS = getMockTokens(NETWORK)

let ada: KeyPairSigner
let bob: KeyPairSigner
let mint: Address
let decimals: number
let ledger: ReturnType<typeof createSolanaLedger>
const server = setupServer()
const rpc = createSolanaRpc(NODE)

const held = (holder: string, token = mint) => getInitialTokenValue({ caipNetworkId: NETWORK, token, holder }) ?? 0n

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  ada = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(1))
  bob = await createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(2))
  const token = TOKENS.find((one) => held(ada.address, address(one.address)) > 1_000n)
  if (token === undefined) throw new Error('The account holds none of the tokens')
  mint = address(token.address)
  decimals = token.decimals
})
afterAll(() => server.close())
beforeEach(() => {
  ledger = createSolanaLedger({
    networks: [{ caipNetworkId: NETWORK, urls: [NODE] }],
    accounts: [ada, bob].map((signer) => ({ address: signer.address, lamports: 10n * SOL })),
    tokens: (caipNetworkId) =>
      getMockTokens(caipNetworkId).map((one) => ({ mint: one.address, decimals: one.decimals })),
    firstTokenValue: (holding) => (holding.holder === bob.address ? 0n : held(holding.holder, address(holding.mint))),
  })
  server.resetHandlers(...createMockApi({ chains: ledger.chains }).handlers)
})

const accountOf = async (owner: Address) =>
  (await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS }))[0]

async function transferOf(amount: bigint, { by = ada, stated = decimals } = {}) {
  const [source, destination] = [await accountOf(ada.address), await accountOf(bob.address)]
  return getTransferCheckedInstruction({ source, mint, destination, authority: by, amount, decimals: stated })
}

async function creation(payer = ada) {
  return getCreateAssociatedTokenIdempotentInstruction({
    ...{ payer, mint, owner: bob.address, ata: await accountOf(bob.address) },
  })
}

async function send(instructions: readonly Instruction[], from = ada) {
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const paid = setTransactionMessageFeePayerSigner(from, createTransactionMessage({ version: 'legacy' }))
  const timed = setTransactionMessageLifetimeUsingBlockhash(lifetime, paid)
  const signed = await signTransactionMessageWithSigners(appendTransactionMessageInstructions(instructions, timed))
  return rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
}

const lamportsOf = (who: Address) => ledger.balanceOf({ caipNetworkId: NETWORK, address: who })

test('R-API-64 returns mints and token accounts at their derived addresses', async () => {
  expect((await fetchMint(rpc, mint)).data).toMatchObject({ decimals, isInitialized: true })
  await rpc.getAccountInfo(ada.address, { encoding: 'base64' }).send()
  const account = await fetchToken(rpc, await accountOf(ada.address))
  expect(account.data).toMatchObject({ mint, owner: ada.address, amount: held(ada.address) })
  for (const token of TOKENS) expect((await fetchMint(rpc, address(token.address))).data.decimals).toBe(token.decimals)
})

test('R-API-64 R-SEND-22 delivers a token to an account created in the same transaction, as the data service reports', async () => {
  await send([await creation(), await transferOf(1_000n)])
  expect((await fetchToken(rpc, await accountOf(bob.address))).data.amount).toBe(1_000n)
  expect((await fetchToken(rpc, await accountOf(ada.address))).data.amount).toBe(held(ada.address) - 1_000n)
  expect(lamportsOf(ada.address)).toBe(10n * SOL - 2_039_280n - 5_000n)
  await send([await creation(), await transferOf(5n)])
  expect(lamportsOf(ada.address)).toBe(10n * SOL - 2_039_280n - 10_000n)

  const client = createApiClient({ projectId: 'project-1', endpoints: MOCK_BASE_URLS })
  const network = activeNetwork(NETWORK, { http: [NETWORK] })
  const { balances } = await getBalances(client, { network, address: ada.address })
  const { quantity } = balances.find((token) => token.address === `${NETWORK}:${mint}`) ?? {}
  const units = BigInt((quantity?.numeric ?? '').replace('.', ''))
  const [, fraction = ''] = (quantity?.numeric ?? '').split('.')
  expect(units * 10n ** BigInt(decimals - fraction.length)).toBe(held(ada.address) - 1_005n)
})

test.each<[string, () => Promise<readonly Instruction[]>, () => KeyPairSigner]>([
  ['an excessive amount', async () => [await creation(), await transferOf(held(ada.address) + 1n)], () => ada],
  ['a missing token account', async () => [await transferOf(1n)], () => ada],
  ['other decimals', async () => [await creation(), await transferOf(1n, { stated: decimals + 1 })], () => ada],
  ['another owner’s tokens', async () => [await creation(bob), await transferOf(1n, { by: bob })], () => bob],
])('R-API-64 rejects a transfer with %s and changes nothing', async (_, instructions, from) => {
  await expect(send(await instructions(), from())).rejects.toThrow(/simulation failed/)
  expect(lamportsOf(ada.address)).toBe(10n * SOL)
  await rpc.getAccountInfo(bob.address, { encoding: 'base64' }).send()
  expect((await rpc.getAccountInfo(await accountOf(bob.address), { encoding: 'base64' }).send()).value).toBeNull()
})
