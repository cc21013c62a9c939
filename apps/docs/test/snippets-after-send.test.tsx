/** Snippets of the page about what happens after Send, over a scripted chain. */
import type { TransactionCheck } from '@bowline/kit-core'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen } from '@testing-library/react'
import { kit as ownFinality } from '../snippets/finality'
import { PendingCount } from '../snippets/pending-count'
import { SentList } from '../snippets/sent-list'
import { untilFinal } from '../snippets/until-final'
import { show } from './snippet-page'

async function send(ui: React.ReactNode) {
  const chain: { answer: TransactionCheck } = { answer: { status: 'pending' } }
  const adapter = mockAdapter({ chain: async () => chain.answer })
  const shown = await show(ui, { isConnected: true, adapter })
  await act(async () => adapter.controls.emit({ type: 'sent', sent: { hash: '0xa1', caipNetworkId: 'eip155:1' } }))
  return { ...shown, chain, controls: adapter.controls }
}

test('R-HOST-18 R-ACCT-83 sent-list.tsx shows the state of each transaction', async () => {
  const { chain } = await send(<SentList />)
  expect(await screen.findByText('other: sent')).not.toBeNull()
  chain.answer = { status: 'confirmed', isReorgPossible: true }
  expect(await screen.findByText('other: included')).not.toBeNull()
})

test('R-HOST-18 R-ACCT-80 pending-count.tsx counts transactions while they are pending', async () => {
  const { controls } = await send(<PendingCount />)
  expect(await screen.findByText('1 pending')).not.toBeNull()
  await act(async () => controls.emit({ type: 'transactionSettled', hash: '0xa1', status: 'confirmed' }))
  expect(screen.queryByRole('status')).toBeNull()
})

test('R-HOST-18 R-ACCT-83 until-final.ts waits for a final state', async () => {
  const { kit, chain } = await send(null)
  const ended = jest.fn()
  void untilFinal(kit, '0xa1').then(ended)
  await act(async () => {})
  expect(ended).not.toHaveBeenCalled()
  chain.answer = { status: 'confirmed' }
  await act(() => untilFinal(kit, '0xa1'))
  expect(ended).toHaveBeenCalledWith('final')
})

test('R-HOST-18 R-ACCT-83 finality.ts is used by the kit', () => {
  const { requested = [] } = ownFinality.getState().network.byNamespace.eip155 ?? {}
  expect(requested.map(({ name, finality }) => [name, finality])).toEqual([
    ['Ethereum', 'finalized'],
    ['Polygon', 128],
  ])
})
