import { selectActiveNetwork, selectSend } from '@bowline/kit-core'
import { mainnet, polygon, solana } from '@bowline/kit-core/networks'
import { act, screen, waitFor } from '@testing-library/react'
import { violations } from '../../../../test/views/render-view.js'
import {
  amountField,
  BURN,
  button,
  FRIEND,
  pickToken,
  recipientField,
  sendingAdapter,
  showSend,
} from '../../../../test/views/send-fixture.js'

const answerPaste = (answer: Promise<string>) => jest.spyOn(navigator.clipboard, 'readText').mockReturnValueOnce(answer)
const avatar = () => document.querySelector('[data-part="recipient-field"] [data-part="avatar"]')

test('R-SEND-08 accepts an address half a second after the last change, and shows its avatar', async () => {
  const { user, kit } = await showSend()
  await user.type(recipientField(), FRIEND)
  expect(selectSend(kit.getState()).recipientStatus).toBe('resolving')
  expect(screen.getByText('Checking recipient')).toHaveAttribute('role', 'status')
  await waitFor(() => expect(avatar()).toBeInTheDocument())
  expect(screen.queryByText(/^Found/)).toBeNull()
})

test('R-SEND-07 R-SEND-08 resolves a name, and shows its full address and avatar', async () => {
  const { user } = await showSend({ names: { 'anna.eth': FRIEND } })
  await user.type(recipientField(), 'Anna.eth')
  expect(await screen.findByText(FRIEND)).toBeVisible()
  expect(recipientField()).toHaveAccessibleDescription(`Found ${FRIEND}`)
  expect(avatar()?.querySelector('img')).toHaveAttribute('src', 'https://images.example/anna.png')
  expect(await violations()).toEqual([])
})

test('R-SEND-10 an unknown name shows an error at the field', async () => {
  const { user } = await showSend()
  await user.type(recipientField(), 'unknown.eth')
  expect(await screen.findByText('Invalid address')).toBeVisible()
  expect(recipientField()).toBeInvalid()
  expect(recipientField()).toHaveAccessibleDescription('Invalid address')
  expect(await violations()).toEqual([])
})

test('R-SEND-10 a failed lookup is no invalid address, and can be retried', async () => {
  const names: Record<string, string | number> = { 'anna.eth': 500 }
  const { user } = await showSend({ names })
  await user.type(recipientField(), 'anna.eth')
  expect(await screen.findByText('Couldn’t look up the name.')).toBeVisible()
  expect(screen.queryByText('Invalid address')).toBeNull()
  expect(recipientField()).toBeValid()
  names['anna.eth'] = FRIEND
  await user.click(button('Try again'))
  expect(await screen.findByText(FRIEND)).toBeVisible()
})

test('R-SEND-07 pastes from the clipboard without surrounding spaces', async () => {
  const { user } = await showSend()
  answerPaste(Promise.resolve(` ${FRIEND}\n`))
  await user.click(button('Paste'))
  expect(recipientField()).toHaveValue(FRIEND)
  await waitFor(() => expect(avatar()).toBeInTheDocument())
})

test('R-SEND-07 shows the full address on several lines, without line breaks from Enter or a paste', async () => {
  const { user } = await showSend()
  await user.click(recipientField())
  await user.paste(`${FRIEND.slice(0, 20)}\r\n${FRIEND.slice(20)}`)
  expect(recipientField()).toHaveValue(FRIEND)
  expect(recipientField()).toHaveAttribute('rows', '2')
  await user.type(recipientField(), '{Enter}')
  expect(recipientField()).toHaveValue(FRIEND)
})

test('R-SEND-07 says that the clipboard is denied or empty, until the user types', async () => {
  const { user } = await showSend()
  answerPaste(Promise.reject(new DOMException('Denied', 'NotAllowedError')))
  await user.click(button('Paste'))
  expect(screen.getByRole('alert')).toHaveTextContent(/blocked the clipboard/)
  answerPaste(Promise.resolve('  '))
  await user.click(button('Paste'))
  expect(screen.getByRole('alert')).toHaveTextContent('There’s no text on your clipboard.')
  await user.type(recipientField(), '0x')
  expect(screen.queryByText('There’s no text on your clipboard.')).toBeNull()
})

test('R-SEND-07 says that the clipboard is denied in a browser without clipboard access', async () => {
  const { user } = await showSend()
  const { clipboard } = navigator
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
  await user.click(button('Paste'))
  expect(await screen.findByText(/blocked the clipboard/)).toBeVisible()
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard })
})

test('R-SEND-81 names the network of an address from another network, with a button to switch to it', async () => {
  const shown = await showSend({ options: { networks: [mainnet, polygon] } })
  const { user, kit } = shown
  await pickToken(shown)
  await user.type(amountField(), '0.1')
  await user.click(recipientField())
  await user.paste(`matic:${FRIEND}`)
  expect(await screen.findByText('This address is on another network: Polygon.')).toBeVisible()
  expect(button('Other network')).toBeDisabled()
  expect(screen.queryByText('Invalid address')).toBeNull()
  expect(await violations()).toEqual([])
  await user.click(button('Switch network'))
  await waitFor(() => expect(recipientField()).toHaveValue(FRIEND))
  expect(selectActiveNetwork(kit.getState())?.name).toBe('Polygon')
})

test('R-SEND-83 fills in a whole payment request, or names what cannot be sent', async () => {
  const shown = await showSend()
  const { user } = shown
  await pickToken(shown)
  await user.type(amountField(), '0.1')
  await user.click(recipientField())
  await user.paste(`ethereum:${FRIEND}/stake?uint256=1`)
  expect(await screen.findByText(/can’t be sent from here: stake/)).toBeVisible()
  expect(button('Can’t be sent')).toBeDisabled()
  await user.clear(recipientField())
  await user.paste(`ethereum:${FRIEND}?value=25e16`)
  await waitFor(() => expect(amountField()).toHaveValue('0.25'))
  expect(recipientField()).toHaveValue(FRIEND)
})

test('R-VIEW-58 warns of an address without a known key, but allows it', async () => {
  const { user, kit } = await showSend()
  await user.type(recipientField(), BURN)
  expect(await screen.findByText(/No one holds the key/)).toBeVisible()
  expect(selectSend(kit.getState()).recipientStatus).toBe('valid')
})

test('R-NAME-01 asks only for an address on a network without names', async () => {
  await showSend()
  expect(recipientField()).toHaveAttribute('placeholder', 'Address or name')
  await act(async () => document.body.replaceChildren())
  await showSend({ adapter: sendingAdapter({ namespace: 'solana' }), options: { networks: [solana] } })
  expect(recipientField()).toHaveAttribute('placeholder', 'Address')
})
