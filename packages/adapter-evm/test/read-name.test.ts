/** Names by a node that answers as the resolver of Ethereum does. */
import { never } from '@bowline/jest-preset/fixtures'
import { decodeFunctionData, encodeAbiParameters, type Hex, namehash, parseAbi, parseAbiParameters } from 'viem'
import * as z from 'zod/mini'
import { type RpcRecorder, startRecorder } from './rpc-recorder.js'
import { ALICE, BOB, network, world } from './setup.js'

const RESOLVER = parseAbi([
  'function reverse(bytes account, uint256 coin) view returns (string, address, address)',
  'function resolve(bytes name, bytes data) view returns (bytes, address)',
])
const RECORDS = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function text(bytes32 node, string key) view returns (string)',
])
const ZERO = `0x${'0'.repeat(40)}` as const
const REVERTED = { error: { code: 3, message: 'execution reverted', data: '0x556f1830' } }

const paramsSchema = z.tuple([z.object({ to: z.string(), data: z.string() }), z.string()])

type Told = { name?: string; owner?: Hex; avatar?: string; fails?: 'reverse' | 'resolve' }

let recorder: RpcRecorder | undefined
afterEach(() => recorder?.stop())

/** What is told of Alice. */
async function told({ name = '', owner = ALICE.address, avatar = '', fails }: Told, chainId = 1) {
  const asked: unknown[] = []
  const answer = (method: string, params: unknown) => {
    if (method !== 'eth_call') return { result: '0x1' }
    const [{ to, data }] = z.parse(paramsSchema, params)
    const call = decodeFunctionData({ abi: RESOLVER, data: toHex(data) })
    if (call.functionName === fails) return REVERTED
    if (call.functionName === 'reverse') {
      asked.push([to, 'reverse', ...call.args])
      return { result: encodeAbiParameters(parseAbiParameters('string, address, address'), [name, ZERO, ZERO]) }
    }
    const record = decodeFunctionData({ abi: RECORDS, data: call.args[1] })
    asked.push([to, record.functionName, ...record.args])
    const value =
      record.functionName === 'addr'
        ? encodeAbiParameters(parseAbiParameters('address'), [owner])
        : encodeAbiParameters(parseAbiParameters('string'), [avatar])
    return { result: encodeAbiParameters(parseAbiParameters('bytes, address'), [value, ZERO]) }
  }
  recorder = await startRecorder('', answer)
  const { adapter } = world({ networks: [network(chainId, recorder.url)] })
  return { found: await adapter.readName?.({ address: ALICE.address, signal: never }), asked }
}

const toHex = (text: string): Hex => `0x${text.slice(2)}`

test('R-ACCT-132 a name that leads back to the address, with where its picture is, from the app’s own node', async () => {
  const { found, asked } = await told({ name: 'ada.eth', avatar: 'https://images.example/ada.png' })
  expect(found).toEqual({ name: 'ada.eth', avatar: 'https://images.example/ada.png' })
  const resolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
  expect(asked).toEqual([
    [resolver, 'reverse', ALICE.address.toLowerCase(), 60n],
    [resolver, 'addr', namehash('ada.eth')],
    [resolver, 'text', namehash('ada.eth'), 'avatar'],
  ])
})

test.each<[string, Told]>([
  ['there is none', {}],
  ['it leads to another address', { name: 'ada.eth', owner: BOB.address }],
  ['the resolver refuses', { name: 'ada.eth', fails: 'reverse' }],
  ['it is kept outside the chain', { name: 'ada.eth', fails: 'resolve' }],
])('R-ACCT-132 no name where %s', async (_, answers) => {
  expect((await told(answers)).found).toBeUndefined()
})

test('R-ACCT-132 an app without Ethereum asks nobody', async () => {
  const { found, asked } = await told({ name: 'ada.eth' }, 8453)
  expect([found, asked, recorder?.requests]).toEqual([undefined, [], []])
})

test('R-ACCT-132 R-ADPT-25 a node that is down is an error and no missing name', async () => {
  const { adapter } = world({ networks: [network(1, 'http://127.0.0.1:9')] })
  const reading = adapter.readName?.({ address: ALICE.address, signal: never })
  await expect(reading).rejects.toMatchObject({ code: 'wallet/request-failed' })
})
