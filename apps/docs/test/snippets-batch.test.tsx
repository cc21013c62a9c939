/** Snippets of the page about batches of calls. */
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { Deposit } from '../snippets/batch'
import { payBoth } from '../snippets/batch-without-react'
import { show } from './snippet-page'

const FRIEND = '0x2222222222222222222222222222222222222222'
const CALLS = [
  { to: FRIEND, value: 1n },
  { to: FRIEND, data: '0x12' },
]
const shown = () => ({ isConnected: true, adapter: mockAdapter({ batches: { atomic: 'supported' } }) })

test('R-HOST-18 R-CALLS-05 batch.tsx sends its calls and offers the rest', async () => {
  const { user, adapter } = await show(<Deposit calls={CALLS} />, shown())
  adapter.controls.rejectNext({ method: 'sendCalls' })
  await user.click(screen.getByRole('button', { name: 'Approve and deposit' }))
  await user.click(await screen.findByRole('button', { name: 'Send the rest' }))
  await waitFor(() => expect(adapter.controls.requests.filter(({ method }) => method === 'sendCalls')).toHaveLength(2))
  expect(await screen.findByText('0 of 2 done')).not.toBeNull()
})

test('R-HOST-18 R-CALLS-08 batch-without-react.ts pays both, or none', async () => {
  const { kit } = await show(null, shown())
  expect(await act(() => payBoth(kit, FRIEND, FRIEND))).toBe('pending')
})
