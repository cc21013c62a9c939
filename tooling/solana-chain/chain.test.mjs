// @ts-check
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { generateKeyPairSigner, lamports } from '@solana/kit'
import { startSolanaChain } from './index.mjs'
import { clientOf, post, SOL } from './test-clients.mjs'

/** @type {import('./solana-chain.d.mts').SolanaChain} */
let chain
/** @type {ReturnType<typeof clientOf>} */
let client
before(async () => {
  chain = await startSolanaChain()
  client = clientOf(chain)
})
after(() => chain.close())

describe('a local Solana chain', () => {
  test('listens at both addresses, the second one port higher', async () => {
    assert.equal(Number(new URL(chain.wsUrl).port), Number(new URL(chain.url).port) + 1)
    assert.equal(await client.rpc.getHealth().send(), 'ok')
    assert.equal(await client.rpc.getGenesisHash().send(), chain.genesisHash)
    assert.match((await client.rpc.getVersion().send())['solana-core'], /^\d+\./)
  })

  test('returns the given genesis hash', async () => {
    const genesisHash = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
    const other = await startSolanaChain({ genesisHash })
    assert.equal(await clientOf(other).rpc.getGenesisHash().send(), genesisHash)
    await other.close()
  })

  test('responds to every origin', async () => {
    const asked = await fetch(chain.url, { method: 'OPTIONS' })
    assert.equal(asked.status, 204)
    assert.equal(asked.headers.get('access-control-allow-origin'), '*')
    assert.equal(asked.headers.get('access-control-allow-headers'), '*')
    const answered = await post(chain.url, '{"jsonrpc":"2.0","id":1,"method":"getHealth"}')
    assert.equal(answered.headers.get('access-control-allow-origin'), '*')
  })

  test('rejects a fixed port that is taken', async () => {
    await assert.rejects(startSolanaChain({ port: Number(new URL(chain.url).port) }), { code: 'EADDRINUSE' })
  })

  test('airdrops exact lamports, also the same amount twice', async () => {
    const { address: to } = await generateKeyPairSigner()
    const signatures = await Promise.all([
      client.rpc.requestAirdrop(to, lamports(SOL + 1n)).send(),
      chain.airdrop({ to, lamports: SOL + 1n }),
      chain.airdrop({ to, lamports: SOL + 1n }),
    ])
    assert.equal(new Set(signatures).size, 3)
    assert.equal(await client.balance(to), 3n * SOL + 3n)
  })
})

describe('a chain that holds back', () => {
  test('accepts a transaction, does not know it until released, and drops expired ones', async () => {
    const payer = await client.funded()
    const { address: to } = await generateKeyPairSigner()
    chain.hold()
    const signature = await client.send(await client.signed(payer, [client.transfer(payer, to, SOL)]))
    assert.deepEqual((await client.rpc.getSignatureStatuses([signature]).send()).value, [null])
    chain.release()
    assert.equal(await client.balance(to), SOL)
    chain.hold()
    const lost = await client.send(await client.signed(payer, [client.transfer(payer, to, 2n * SOL)]))
    chain.expireBlockhash()
    chain.release()
    assert.deepEqual((await client.rpc.getSignatureStatuses([lost]).send()).value, [null])
    assert.equal(await client.balance(to), SOL)
  })
})
