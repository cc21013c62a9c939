// @ts-check
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { address, generateKeyPairSigner } from '@solana/kit'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
  TOKEN_PROGRAM_ADDRESS,
} from '@solana-program/token'
import { startSolanaChain } from './index.mjs'
import { clientOf } from './test-clients.mjs'

/** @type {import('./solana-chain.d.mts').SolanaChain} */
let chain
/** @type {ReturnType<typeof clientOf>} */
let client
before(async () => {
  chain = await startSolanaChain()
  client = clientOf(chain)
})
after(() => chain.close())

describe('tokens', () => {
  for (const program of /** @type {const} */ (['token', 'token-2022'])) {
    test(`gives, finds by owner, and moves tokens exactly, ${program}`, async () => {
      const payer = await client.funded()
      const { address: to } = await generateKeyPairSigner()
      const given = await chain.mint({ owner: payer.address, amount: 5_000_001n, program })
      await chain.mint({ owner: payer.address, amount: 1n, program })
      const [mint, from] = [address(given.mint), address(given.account)]
      const held = await client.rpc.getTokenAccountsByOwner(payer.address, { mint }, { encoding: 'jsonParsed' }).send()
      assert.deepEqual(
        held.value.map(({ pubkey, account }) => [pubkey, account.data.parsed.info.tokenAmount]),
        [[from, { amount: '5000001', decimals: 6, uiAmount: 5.000001, uiAmountString: '5.000001' }]],
      )
      const programAddress = held.value[0]?.account.owner ?? TOKEN_PROGRAM_ADDRESS
      const [ata] = await findAssociatedTokenPda({ owner: to, mint, tokenProgram: programAddress })
      const open = getCreateAssociatedTokenIdempotentInstruction({
        payer,
        ata,
        owner: to,
        mint,
        tokenProgram: programAddress,
      })
      const move = getTransferCheckedInstruction(
        { source: from, mint, destination: ata, authority: payer, amount: 1_000_001n, decimals: 6 },
        { programAddress },
      )
      const signature = await client.send(await client.signed(payer, [open, move]))
      const balances = await Promise.all([from, ata].map((each) => client.rpc.getTokenAccountBalance(each).send()))
      assert.deepEqual(
        balances.map(({ value }) => value.amount),
        ['4000000', '1000001'],
      )
      assert.deepEqual(
        [from, ata, to].map((each) => chain.tokenBalanceOf(each)),
        [4_000_000n, 1_000_001n, 0n],
      )
      const { value: lamports } = await client.rpc.getBalance(payer.address).send()
      assert.deepEqual([chain.balanceOf(payer.address), chain.balanceOf(to)], [lamports, 0n])
      assert.equal((await client.rpc.getTokenSupply(mint).send()).value.amount, '5000001')
      const all = await client.rpc
        .getTokenAccountsByOwner(to, { programId: programAddress }, { encoding: 'base64' })
        .send()
      assert.deepEqual(
        all.value.map(({ pubkey }) => pubkey),
        [ata],
      )
      const kept = await client.rpc
        .getTransaction(signature, { encoding: 'jsonParsed', maxSupportedTransactionVersion: 0 })
        .send()
      assert.deepEqual(
        kept?.meta?.postTokenBalances?.map(({ owner, uiTokenAmount }) => [owner, uiTokenAmount.amount]).sort(),
        [
          [payer.address, '4000000'],
          [to, '1000001'],
        ].sort(),
      )
      const moved = kept?.transaction.message.instructions[1]
      assert.equal(moved && 'parsed' in moved && moved.parsed.type, 'transferChecked')
    })
  }

  test('formats amounts exactly, without redundant zeros', async () => {
    const { address: owner } = await generateKeyPairSigner()
    const written = async (/** @type {bigint} */ amount, /** @type {number} */ decimals) => {
      const { mint } = await chain.mint({ owner, amount, decimals })
      return (await client.rpc.getTokenSupply(address(mint)).send()).value.uiAmountString
    }
    assert.equal(await written(1_500_000n, 6), '1.5')
    assert.equal(await written(3_000_000n, 6), '3')
    assert.equal(await written(7n, 9), '0.000000007')
    assert.equal(await written(70n, 0), '70')
    assert.equal(await written(2n ** 64n - 1n, 9), '18446744073.709551615')
  })

  test('uses the mint at the given address each time', async () => {
    const { address: owner } = await generateKeyPairSigner()
    const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    await chain.mint({ owner, amount: 3n, mint: usdc, decimals: 6 })
    await chain.mint({ owner, amount: 4n, mint: usdc })
    assert.deepEqual((await client.rpc.getTokenSupply(address(usdc)).send()).value.amount, '7')
    const info = await client.rpc.getAccountInfo(address(usdc), { encoding: 'jsonParsed' }).send()
    assert.ok(info.value && 'parsed' in info.value.data)
    assert.equal(info.value.data.parsed.type, 'mint')
  })
})
