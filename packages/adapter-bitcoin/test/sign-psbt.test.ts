import { readFileSync } from 'node:fs'
import { type BitcoinChain, startBitcoinChain } from '@bowline/bitcoin-chain'
import { Transaction } from '@scure/btc-signer'
import * as v from 'valibot'
import { connected, type Face } from './connected.js'
import { ALICE, addressesOf, BOB, REGTEST } from './setup.js'

const caseSchema = v.array(v.object({ name: v.string(), base64: v.string() }))
const { cases } = v.parse(
  v.object({
    cases: v.object({
      valid: caseSchema,
      validV2: caseSchema,
      invalid: caseSchema,
      invalidV2: caseSchema,
      failsSigner: caseSchema,
    }),
  }),
  JSON.parse(readFileSync(`${__dirname}/fixtures/psbt.json`, 'utf8')),
)
/** Well-formed, but its inputs require conflicting lock times, so there is no transaction to sign. */
const UNSIGNABLE = /HEIGHT_LOCKTIME of 10000, Input 2 has PSBT_IN_REQUIRED_TIME_LOCKTIME of 1657048460$/
const formed = [...cases.valid, ...cases.validV2]
const signable = formed.filter(({ name }) => !UNSIGNABLE.test(name))
const FACES: readonly Face[] = ['standard', 'sats']

let chain: BitcoinChain
let bob: string
beforeAll(async () => {
  chain = await startBitcoinChain()
  ;[bob] = await addressesOf(BOB, REGTEST)
})
afterAll(() => chain.close())

async function scene(face: Face = 'standard') {
  const networks = [{ caipNetworkId: REGTEST, esploraUrl: chain.url }] as const
  const made = await connected({ face, url: chain.url, hasSatsConnect: false, privateKeys: [ALICE], networks })

  /** A PSBT that spends new outputs of an address. */
  async function psbt(address: string, amount = 90_000n, { inputs = 1, sighashType }: Options = {}): Promise<string> {
    const transaction = new Transaction()
    for (let turn = 0; turn < inputs; turn++) {
      const txid = chain.fund(address, 100_000n)
      const raw = await (await fetch(`${chain.url}/tx/${txid}/hex`)).text()
      const previous = Transaction.fromRaw(Buffer.from(raw, 'hex'), { allowUnknownInputs: true }).getOutput(0)
      transaction.addInput({
        txid,
        index: 0,
        witnessUtxo: { amount: 100_000n, script: previous.script ?? new Uint8Array() },
        ...(sighashType !== undefined && { sighashType }),
      })
    }
    transaction.addOutputAddress(bob, amount, { bech32: 'bcrt', pubKeyHash: 0x6f, scriptHash: 0xc4, wif: 0xef })
    return Buffer.from(transaction.toPSBT()).toString('base64')
  }
  return { ...made, psbt }
}
type Options = { readonly inputs?: number; readonly sighashType?: number }

const read = (psbt: string | undefined) => Transaction.fromPSBT(Buffer.from(psbt ?? '', 'base64'))

for (const face of FACES) {
  test(`R-ADPT-16 signs the named inputs and no others (${face})`, async () => {
    const { provider, payment: address, psbt, person } = await scene(face)
    const given = await psbt(address, 150_000n, { inputs: 2 })
    const signed = await provider.signPsbt({ psbt: given, signInputs: [{ address, index: 1 }] })
    expect(signed.txid).toBe(undefined)
    expect(read(signed.psbt).getInput(0).partialSig).toBe(undefined)
    expect(read(signed.psbt).getInput(1).partialSig).toHaveLength(1)
    expect(person.prompts.map(({ kind, details }) => [kind, details.psbt])).toEqual([['sign-psbt', given]])
  })

  test(`R-ADPT-16 sends a PSBT to the network when the app requests a broadcast (${face})`, async () => {
    const { provider, payment: address, ordinals, psbt } = await scene(face)
    for (const owner of [address, ordinals]) {
      const before = chain.balanceOf(bob)
      const given = await psbt(owner)
      const { txid } = await provider.signPsbt({
        psbt: given,
        signInputs: [{ address: owner, index: 0 }],
        broadcast: true,
      })
      expect(txid).toBe((await (await fetch(`${chain.url}/tx/${txid}`)).json()).txid)
      expect(chain.balanceOf(bob) - before).toBe(90_000n)
    }
  })

  test.each([0x01, 0x02, 0x03, 0x81, 0x82, 0x83])(
    `R-ADPT-16 signs an input with the requested sighash type %d (${face})`,
    async (sighash) => {
      const { provider, payment: address, psbt } = await scene(face)
      const given = await psbt(address)
      const signInputs = [{ address, index: 0, sighashTypes: [sighash] }]
      const { psbt: signed } = await provider.signPsbt({ psbt: given, signInputs })
      const [[, signature = new Uint8Array()] = []] = read(signed).getInput(0).partialSig ?? []
      expect(signature.at(-1)).toBe(sighash)
      const sent = await provider.signPsbt({ psbt: await psbt(address), signInputs, broadcast: true })
      expect(sent.txid).toMatch(/^[0-9a-f]{64}$/)
    },
  )

  test.each(formed)(`R-ADPT-16 $name: reaches the wallet and returns byte for byte (${face})`, async ({ base64 }) => {
    const { provider, sandbox, person } = await connected({ face })
    const bytes = new Uint8Array(Buffer.from(base64, 'base64'))
    sandbox.faults.setResponse('signTransaction', { kind: 'wrong', response: [{ signedPsbt: bytes }] })
    sandbox.faults.setResponse('signPsbt', { kind: 'wrong', response: { psbt: base64 } })
    const { psbt } = await provider.signPsbt({ psbt: base64, signInputs: [] })
    expect(psbt).toBe(base64)
    expect(person.prompts).toEqual([])
  })

  test.each(signable)(`R-ADPT-16 $name: is shown to the user as it was given (${face})`, async ({ base64 }) => {
    const { provider, person } = await connected({ face })
    const { psbt } = await provider.signPsbt({ psbt: base64, signInputs: [] })
    expect(person.prompts[0]?.details.psbt).toBe(base64)
    expect(
      Buffer.from(psbt ?? '', 'base64')
        .subarray(0, 5)
        .toString('latin1'),
    ).toBe('psbt\xff')
  })

  test.each([...cases.invalid, ...cases.invalidV2])(
    `R-ADPT-16 R-ADPT-25 $name: is never signed (${face})`,
    async ({ base64 }) => {
      const { provider, person } = await connected({ face })
      await expect(provider.signPsbt({ psbt: base64, signInputs: [] })).rejects.toMatchObject({
        code: 'wallet/request-failed',
      })
      expect(person.prompts).toEqual([])
    },
  )

  test.each(cases.failsSigner)(`R-ADPT-16 R-ADPT-25 $name: is not signed (${face})`, async ({ base64 }) => {
    const { provider, payment: address } = await connected({ face })
    const signInputs = [{ address, index: 0 }]
    await expect(provider.signPsbt({ psbt: base64, signInputs })).rejects.toMatchObject({
      code: 'wallet/request-failed',
    })
  })
}

test.each([
  '',
  'x',
  Buffer.from('psbt\xff', 'latin1').toString('base64'),
  '{}',
  'cHNidA==',
  '70736274ff',
  'cHNidP8',
  '__proto__',
])('R-ADPT-16 sends %j, which is not a PSBT, to no wallet', async (psbt) => {
  const { provider, sandbox } = await connected()
  const before = sandbox.requests().length
  await expect(provider.signPsbt({ psbt, signInputs: [] })).rejects.toMatchObject({ code: 'wallet/request-failed' })
  expect(sandbox.requests()).toHaveLength(before)
})

test('R-ADPT-16 broadcasts nothing when a wallet returns another transaction', async () => {
  const { provider, sandbox, payment: address, psbt } = await scene()
  const other = await provider.signPsbt({ psbt: await psbt(address), signInputs: [{ address, index: 0 }] })
  sandbox.faults.setResponse('signTransaction', {
    kind: 'wrong',
    response: [{ signedPsbt: new Uint8Array(Buffer.from(other.psbt ?? '', 'base64')) }],
  })
  const before = chain.requests.filter((path) => path === 'POST /tx').length
  const asked = provider.signPsbt({ psbt: await psbt(address), signInputs: [{ address, index: 0 }], broadcast: true })
  await expect(asked).rejects.toMatchObject({ message: 'The wallet signed another transaction' })
  expect(chain.requests.filter((path) => path === 'POST /tx')).toHaveLength(before)
})

test('R-ADPT-131 rejects with a readable message and the node’s reason as cause when the network refuses a PSBT', async () => {
  const { provider, payment: address, psbt } = await scene()
  const given = await psbt(address, 99_999n)
  await expect(
    provider.signPsbt({ psbt: given, signInputs: [{ address, index: 0 }], broadcast: true }),
  ).rejects.toMatchObject({
    code: 'wallet/request-failed',
    message: 'The network fee is too low for the node to accept the transaction.',
    cause: new Error('min relay fee not met'),
  })
})
