import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { Address } from './address.js'
import { AlertBar } from './alert-bar.js'
import { Avatar } from './avatar.js'
import { Button } from './button.js'
import { Checkbox } from './checkbox.js'
import { CopyButton } from './copy-button.js'
import { ExternalLink } from './external-link.js'
import { ForeignText } from './foreign-text.js'
import { Icon } from './icon.js'
import { Row } from './row.js'
import { SafeImage } from './safe-image.js'
import { ScrollArea } from './scroll-area.js'
import { SearchField } from './search-field.js'
import { Tabs } from './tabs.js'
import { Toast } from './toast.js'
import { COPY_ANSWER_MS } from './use-copy.js'
import { WalletImage } from './wallet-image.js'

const ACCOUNT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const LABELS = { copy: 'Copy address', copied: 'Address copied', failed: 'Failed to copy' }
const PIXEL = 'data:image/png;base64,iVBORw0KGgo='

test('R-HOST-16 a loading button says it is busy, keeps the focus, and lets no press through', async () => {
  const user = userEvent.setup()
  const pressed = jest.fn()
  const { rerender } = render(<Button onClick={pressed}>Connect</Button>)
  await user.click(screen.getByRole('button'))
  rerender(
    <Button loading onClick={pressed}>
      Connecting...
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Connecting...' })
  expect(button).toHaveFocus()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await user.click(button)
  await user.keyboard('{Enter} ')
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('R-BTN-05 a button hands on what it is given', () => {
  render(
    <Button className="host" id="one" aria-describedby="two" disabled>
      Go
    </Button>,
  )
  const button = screen.getByRole('button')
  expect(button).toHaveClass('host')
  expect(button).toHaveAttribute('id', 'one')
  expect(button).toHaveAttribute('aria-describedby', 'two')
  expect(button).toBeDisabled()
})

test('R-MODAL-15 a button that refuses stays focusable and tells its press', async () => {
  const user = userEvent.setup()
  const pressed = jest.fn()
  render(
    <Button aria-disabled onClick={pressed}>
      Close
    </Button>,
  )
  await user.tab()
  expect(screen.getByRole('button')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(pressed).toHaveBeenCalledTimes(1)
})

test('R-VIEW-12 a row that is off is aria-disabled and takes no focus', async () => {
  const user = userEvent.setup()
  const pressed = jest.fn()
  render(<Row title="Fox" disabled onClick={pressed} />)
  const row = screen.getByRole('button', { name: 'Fox' })
  expect(row).toHaveAttribute('aria-disabled', 'true')
  await user.tab()
  await user.click(row)
  expect(row).not.toHaveFocus()
  expect(pressed).not.toHaveBeenCalled()
})

test('R-HOST-16 a row that is loading is busy and lets no press through', async () => {
  const pressed = jest.fn()
  render(<Row title="Fox" loading onClick={pressed} />)
  await userEvent.click(screen.getByRole('button', { busy: true }))
  expect(pressed).not.toHaveBeenCalled()
})

test('R-VIEW-49 the chosen row is marked for everyone', () => {
  render(<Row title="Base" selected />)
  const row = screen.getByRole('button', { current: true })
  expect(row.querySelector('[data-icon="check"]')).toBeInTheDocument()
})

test('R-VIEW-11 a link opens a new tab that gets no hold of this page; an unsafe one is words', () => {
  const { rerender } = render(<ExternalLink href="https://a.example/terms">Terms</ExternalLink>)
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank')
  rerender(<ExternalLink href="data:text/html,x">Terms</ExternalLink>)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText('Terms')).toBeInTheDocument()
})

test('R-VIEW-11 a row with an unsafe address goes nowhere', () => {
  render(<Row title="Fox" href="data:text/html,x" />)
  const row = screen.getByRole('link', { name: 'Fox' })
  expect(row).not.toHaveAttribute('href')
  expect(row).toHaveAttribute('aria-disabled', 'true')
})

test('R-CONN-09 a picture that is absent, refused or failing gives way to the initial', () => {
  const { container, rerender } = render(<SafeImage name="fox" src="http://a.example/x.png" />)
  expect(container.querySelector('[data-letter="F"]')).toBeInTheDocument()
  rerender(<SafeImage name="fox" src="https://a.example/x.png" dataOnly />)
  expect(container.querySelector('[data-letter="F"]')).toBeInTheDocument()
  rerender(<SafeImage name="fox" src="https://a.example/x.png" />)
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('src', 'https://a.example/x.png')
  if (image) fireEvent.error(image)
  expect(container.querySelector('img')).toBeNull()
  expect(container.querySelector('[data-letter="F"]')).toBeInTheDocument()
  rerender(<SafeImage name="fox" src={PIXEL} />)
  expect(container.querySelector('img')).toHaveAttribute('src', PIXEL)
})

test('R-VIEW-27 the ring travels while connecting and stops on failure, told by data-state too', () => {
  const { container, rerender } = render(<WalletImage name="Fox" state="connecting" />)
  expect(container.querySelector('[data-state="connecting"] .bl\\:animate-travel')).toBeInTheDocument()
  rerender(<WalletImage name="Fox" state="error" />)
  expect(container.querySelector('[data-part="wallet-image"]')).toHaveAttribute('data-state', 'error')
  expect(container.querySelector('.bl\\:animate-travel')).toBeNull()
  expect(container.querySelector('[data-icon="error"]')).toBeInTheDocument()
})

test('R-ACCT-57 an avatar that fails to load falls back to the five tints of its address', () => {
  const { container } = render(<Avatar address={ACCOUNT} src="https://a.example/me.png" />)
  const image = container.querySelector('img')
  if (image) fireEvent.error(image)
  const stops = [...container.querySelectorAll('stop')].map((stop) => stop.getAttribute('stop-color'))
  expect(stops).toHaveLength(5)
  expect(new Set(stops).size).toBe(5)
  expect(stops.at(-1)).toBe('rgb(216 218 107)')
  expect(container.querySelector('[style]')).toBeNull()
})

test('R-FLOW-05 Escape empties a search first; with nothing to empty it goes on', async () => {
  const user = userEvent.setup()
  const escaped = jest.fn()
  function Search() {
    const [value, setValue] = useState('')
    return <SearchField label="Search network" clearLabel="Clear search" value={value} onValueChange={setValue} />
  }
  render(
    <StrictMode>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for the dialog that closes on Escape */}
      <div onKeyDown={(event) => event.key === 'Escape' && escaped()}>
        <Search />
      </div>
    </StrictMode>,
  )
  const field = screen.getByRole('searchbox', { name: 'Search network' })
  await user.type(field, 'base')
  await user.keyboard('{Escape}')
  expect(field).toHaveValue('')
  expect(escaped).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(escaped).toHaveBeenCalledTimes(1)
  await user.type(field, 'op')
  await user.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})

test('R-FLOW-21 tabs have one Tab stop and go by arrow keys; one tab alone is no tab', async () => {
  const user = userEvent.setup()
  const items = [
    { value: 'tokens', label: 'Tokens', panel: 'All tokens' },
    { value: 'nfts', label: 'NFTs', panel: 'All NFTs' },
  ] as const
  function View() {
    const [value, setValue] = useState<'tokens' | 'nfts'>('tokens')
    return <Tabs label="Assets" items={items} value={value} onValueChange={setValue} />
  }
  const { rerender } = render(<View />)
  await user.tab()
  expect(screen.getByRole('tab', { name: 'Tokens' })).toHaveFocus()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { name: 'NFTs', selected: true })).toHaveFocus()
  expect(screen.getByRole('tabpanel')).toHaveTextContent('All NFTs')
  rerender(<Tabs label="Assets" items={items.slice(0, 1)} value="tokens" onValueChange={() => {}} />)
  expect(screen.queryByRole('tab')).not.toBeInTheDocument()
  expect(screen.getByText('All tokens')).toBeInTheDocument()
})

test('R-VIEW-12 the whole label ticks a checkbox, its links included in its name', async () => {
  const user = userEvent.setup()
  const changed = jest.fn()
  render(
    <Checkbox onCheckedChange={changed}>
      I agree to the <ExternalLink href="https://a.example/terms">Terms</ExternalLink>
    </Checkbox>,
  )
  await user.click(screen.getByText('I agree to the'))
  expect(changed).toHaveBeenLastCalledWith(true)
  await user.keyboard(' ')
  expect(changed).toHaveBeenLastCalledWith(false)
  expect(screen.getByRole('checkbox')).toHaveAccessibleName('I agree to the Terms')
})

test('R-TOAST-08 an error toast is an alert, the others are a status', () => {
  const { rerender } = render(<Toast variant="error" message="Failed to disconnect" />)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to disconnect')
  rerender(<Toast variant="success" message="Link copied" />)
  expect(screen.getByRole('status')).toHaveTextContent('Link copied')
})

test('R-TOAST-06 a toast with its own icon keeps it', () => {
  const { container } = render(<Toast variant="success" message="Done" icon={<Icon name="wallet" />} />)
  expect(container.querySelector('[data-icon="wallet"]')).toBeInTheDocument()
  expect(container.querySelector('[data-icon="success"]')).toBeNull()
})

test('R-ALERT-01 an alert stays until it is closed', async () => {
  const closed = jest.fn()
  render(<AlertBar variant="error" message="Session Expired" closeLabel="Dismiss" onClose={closed} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Session Expired')
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(closed).toHaveBeenCalledTimes(1)
})

describe('copying', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('R-VIEW-33 copies the whole text, says so, and goes back to rest', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const told = jest.fn()
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    render(<Address address={ACCOUNT} copyLabels={LABELS} onCopy={told} />)
    expect(screen.getByText('0xd8…A96045')).toHaveAttribute('dir', 'ltr')
    await user.click(screen.getByRole('button', { name: 'Copy address' }))
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(written).toHaveBeenCalledWith(ACCOUNT)
    expect(screen.getByRole('status')).toHaveTextContent('Address copied')
    expect(told).toHaveBeenCalledWith(true)
    act(() => jest.advanceTimersByTime(COPY_ANSWER_MS))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('R-VIEW-33 a refused clipboard is told, not thrown', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const told = jest.fn()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    render(<CopyButton text="wc:1" labels={LABELS} onCopy={told} />)
    await user.click(screen.getByRole('button', { name: 'Copy address' }))
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('status')).toHaveTextContent('Failed to copy')
    expect(screen.getByRole('button', { name: 'Failed to copy' })).toHaveAttribute('data-state', 'failed')
    expect(told).toHaveBeenCalledWith(false)
  })
})

test('R-ACCT-58 a foreign text stands in its own direction, whole on request, a lookalike marked', () => {
  const name = 'W'.repeat(60)
  const { rerender } = render(<ForeignText text={name} />)
  const shown = screen.getByText(`${'W'.repeat(40)}…`)
  expect(shown.tagName).toBe('BDI')
  expect(shown).toHaveAttribute('title', name)
  rerender(<ForeignText text={'P\u0430yPal'} lookalikeLabel="Letters look alike" />)
  expect(screen.getByRole('img', { name: 'Letters look alike' })).toBeInTheDocument()
  rerender(<ForeignText text="PayPal" lookalikeLabel="Letters look alike" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('R-VIEW-10 a list fades where there is more of it', () => {
  render(<ScrollArea aria-label="Wallets">rows</ScrollArea>)
  const area = screen.getByLabelText('Wallets')
  Object.defineProperties(area, { scrollHeight: { value: 900 }, clientHeight: { value: 470 } })
  fireEvent.scroll(area, { target: { scrollTop: 0 } })
  expect(area).toHaveAttribute('data-more-after')
  expect(area).not.toHaveAttribute('data-more-before')
  fireEvent.scroll(area, { target: { scrollTop: 200 } })
  expect(area).toHaveAttribute('data-more-before')
  fireEvent.scroll(area, { target: { scrollTop: 430 } })
  expect(area).not.toHaveAttribute('data-more-after')
})

test('R-CONST-25 a name stands for its address, cut after 20 letters; one that cannot be read does not', () => {
  const { rerender } = render(<Address address={ACCOUNT} name={'a'.repeat(30)} />)
  expect(screen.getByText(`${'a'.repeat(20)}…`)).toHaveAttribute('title', 'a'.repeat(30))
  rerender(<Address address={ACCOUNT} name={'\u3164'} leading={4} trailing={4} />)
  expect(screen.getByText('0xd8…6045')).toHaveAttribute('title', ACCOUNT)
})
