import type { Finality, SentTransaction } from '@bowline/kit-core'
import * as v from 'valibot'
import { checkSignature } from './check-signature.js'
import type { RequestNode } from './nodes.js'

const CLUSTER = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const SENT: SentTransaction = { hash: 'sig', caipNetworkId: CLUSTER }

const EPOCH = { absoluteSlot: 1_000, blockHeight: 900 }

type Look = { readonly finality?: Finality; readonly sent?: SentTransaction; readonly slot?: number }

function look(status: unknown, { finality, sent = SENT, slot = EPOCH.absoluteSlot }: Look = {}) {
  const requestNode: RequestNode = async (_, { method, schema }) =>
    v.parse(schema, method === 'getEpochInfo' ? EPOCH : { context: { slot }, value: [status] })
  const repost = async () => {}
  return checkSignature(
    { requestNode, repost, findSigned: async () => undefined },
    { sent, finality, signal: new AbortController().signal },
  )
}

test.each([
  ['processed', null, { status: 'pending' }],
  ['processed', { InstructionError: [0, 'Custom'] }, { status: 'pending' }],
  ['confirmed', null, { status: 'confirmed', isReorgPossible: true }],
  ['finalized', null, { status: 'confirmed' }],
  ['confirmed', { InstructionError: [0, 'Custom'] }, { status: 'failed', isReorgPossible: true }],
  ['finalized', { InstructionError: [0, 'Custom'] }, { status: 'failed' }],
])('R-ACCT-83 R-ADPT-86 maps the status %s with the error %j to %j', async (confirmationStatus, err, found) => {
  expect(await look({ err, confirmationStatus }, { finality: 'finalized' })).toEqual(found)
})

test('R-ACCT-83 returns confirmed without finality when none is requested', async () => {
  expect(await look({ err: null, confirmationStatus: 'confirmed' })).toEqual({ status: 'confirmed' })
})

test('R-ACCT-85 R-ADPT-52 returns not found until the blockhash of an unknown transaction has expired', async () => {
  expect(await look(null)).toEqual({ status: 'pending', isNotFound: true })
  expect(await look(null, { sent: { ...SENT, memo: '900' } })).toEqual({ status: 'pending', isNotFound: true })
  expect(await look(null, { sent: { ...SENT, memo: '899' } })).toEqual({ status: 'dropped' })
})

test('R-ADPT-87 does not drop a transaction when the node lags behind the one that returned the height', async () => {
  const sent = { ...SENT, memo: '899' }
  expect(await look(null, { sent, slot: 999 })).toEqual({ status: 'pending', isNotFound: true })
  expect(await look(null, { sent, slot: 1_001 })).toEqual({ status: 'dropped' })
})
