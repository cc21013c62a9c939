/** Names from a node that responds like Ethereum's resolver. */
import { never } from '@bowline/jest-preset/fixtures'
import * as v from 'valibot'
import { decodeFunctionData, encodeAbiParameters, type Hex, namehash, parseAbi, parseAbiParameters } from 'viem'
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

const paramsSchema = v.strictTuple([v.object({ to: v.string(), data: v.string() }), v.string()])

type NameRecords = { name?: string; owner?: Hex; avatar?: string; fails?: 'reverse' | 'resolve' }

let recorder: RpcRecorder | undefined
afterEach(() => recorder?.stop())

/** The records of Alice. */
async function lookUp({ name = '', owner = ALICE.address, avatar = '', fails }: NameRecords, chainId = 1) {
  const asked: unknown[] = []
  const answer = (method: string, params: unknown) => {
    if (method !== 'eth_call') return { result: '0x1' }
    const [{ to, data }] = v.parse(paramsSchema, params)
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
  return { found: await adapter.fetchName?.({ address: ALICE.address, signal: never }), asked }
}

const toHex = (text: string): Hex => `0x${text.slice(2)}`

test('R-ACCT-132 returns a name that resolves back to the address, with its avatar URL, from the app’s own node', async () => {
  const { found, asked } = await lookUp({ name: 'ada.eth', avatar: 'https://images.example/ada.png' })
  expect(found).toEqual({ name: 'ada.eth', avatar: 'https://images.example/ada.png' })
  const resolver = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
  expect(asked).toEqual([
    [resolver, 'reverse', ALICE.address.toLowerCase(), 60n],
    [resolver, 'addr', namehash('ada.eth')],
    [resolver, 'text', namehash('ada.eth'), 'avatar'],
  ])
})

test.each<[string, NameRecords]>([
  ['there is none', {}],
  ['it resolves to another address', { name: 'ada.eth', owner: BOB.address }],
  ['the resolver reverts', { name: 'ada.eth', fails: 'reverse' }],
  ['it is stored off chain', { name: 'ada.eth', fails: 'resolve' }],
])('R-ACCT-132 returns no name when %s', async (_, answers) => {
  expect((await lookUp(answers)).found).toBeUndefined()
})

test('R-ACCT-132 sends no request in an app without Ethereum', async () => {
  const { found, asked } = await lookUp({ name: 'ada.eth' }, 8453)
  expect([found, asked, recorder?.requests]).toEqual([undefined, [], []])
})

test('R-ACCT-132 R-ADPT-25 throws instead of reporting no name when the node is down', async () => {
  const { adapter } = world({ networks: [network(1, 'http://127.0.0.1:9')] })
  const reading = adapter.fetchName?.({ address: ALICE.address, signal: never })
  await expect(reading).rejects.toMatchObject({ code: 'wallet/request-failed' })
})
