import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Address } from './address.js'
import { CopyButton } from './copy-button.js'
import { ExternalLink } from './external-link.js'
import { Row } from './row.js'
import { UntrustedText } from './untrusted-text.js'
import { COPY_FEEDBACK_MS } from './use-copy.js'

const ACCOUNT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const LABELS = { copy: 'Copy address', copied: 'Address copied', failed: 'Couldn’t copy' }

test('R-VIEW-11 a link opens in a new tab without access to this page; an unsafe link is plain text', () => {
  const { rerender } = render(<ExternalLink href="https://a.example/terms">Terms</ExternalLink>)
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
  expect(screen.getByRole('link')).toHaveAttribute('target', '_blank')
  rerender(<ExternalLink href="data:text/html,x">Terms</ExternalLink>)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.getByText('Terms')).toBeInTheDocument()
})

test('R-VIEW-11 a row with an unsafe link is disabled', () => {
  render(<Row title="Fox" href="data:text/html,x" />)
  const row = screen.getByRole('link', { name: 'Fox' })
  expect(row).not.toHaveAttribute('href')
  expect(row).toHaveAttribute('aria-disabled', 'true')
})

describe('copying', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('R-VIEW-33 CopyButton copies the whole text, says so, and resets', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const handleCopy = jest.fn()
    const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    render(<Address address={ACCOUNT} copyLabels={LABELS} onCopy={handleCopy} />)
    expect(screen.getByText('0xd8…A96045')).toHaveAttribute('dir', 'ltr')
    await user.click(screen.getByRole('button', { name: 'Copy address' }))
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(written).toHaveBeenCalledWith(ACCOUNT)
    expect(screen.getByRole('status')).toHaveTextContent('Address copied')
    expect(handleCopy).toHaveBeenCalledWith(true)
    act(() => jest.advanceTimersByTime(COPY_FEEDBACK_MS))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })

  test('R-VIEW-33 CopyButton shows a failure when the clipboard is denied', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const handleCopy = jest.fn()
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    render(<CopyButton text="wc:1" labels={LABELS} onCopy={handleCopy} />)
    await user.click(screen.getByRole('button', { name: 'Copy address' }))
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('status')).toHaveTextContent('Couldn’t copy')
    expect(screen.getByRole('button', { name: 'Couldn’t copy' })).toHaveAttribute('data-state', 'failed')
    expect(handleCopy).toHaveBeenCalledWith(false)
  })

  test('R-HOST-76 CopyButton copies a selection when the page has no clipboard access', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    const copied: string[] = []
    document.execCommand = (command) => {
      const { activeElement } = document
      if (command === 'copy' && activeElement instanceof HTMLTextAreaElement) copied.push(activeElement.value)
      return copied.length > 0
    }
    render(<CopyButton text="wc:1" labels={LABELS} />)
    const button = screen.getByRole('button', { name: 'Copy address' })
    await user.click(button)
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(copied).toEqual(['wc:1'])
    expect(screen.getByRole('status')).toHaveTextContent('Address copied')
    expect(button).toHaveFocus()
    expect(document.querySelector('textarea')).toBeNull()
    Reflect.deleteProperty(document, 'execCommand')
  })

  test('R-VIEW-33 CopyButton shows each result for the full time, also after two quick copies', async () => {
    userEvent.setup()
    render(<CopyButton text="wc:1" labels={LABELS} iconOnly />)
    const button = screen.getByRole('button', { name: 'Copy address' })
    for (let press = 0; press < 2; press++) {
      await act(async () => button.click())
      await act(() => jest.advanceTimersByTimeAsync(COPY_FEEDBACK_MS - 1))
    }
    expect(screen.getByRole('status')).toHaveTextContent('Address copied')
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

test('R-ACCT-58 UntrustedText isolates its direction, has the full text as title and marks a lookalike', () => {
  const name = 'W'.repeat(60)
  const { rerender } = render(<UntrustedText text={name} />)
  const shown = screen.getByText(`${'W'.repeat(40)}…`)
  expect(shown.tagName).toBe('BDI')
  expect(shown).toHaveAttribute('title', name)
  rerender(<UntrustedText text={'P\u0430yPal'} lookalikeLabel="Look-alike letters" />)
  expect(screen.getByRole('img', { name: 'Look-alike letters' })).toBeInTheDocument()
  rerender(<UntrustedText text="PayPal" lookalikeLabel="Look-alike letters" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('R-CONST-25 Address shows a name of up to 20 characters, or the address when the name has no visible characters', () => {
  const { rerender } = render(<Address address={ACCOUNT} name={'a'.repeat(30)} />)
  expect(screen.getByText(`${'a'.repeat(20)}…`)).toHaveAttribute('title', 'a'.repeat(30))
  rerender(<Address address={ACCOUNT} name={'\u3164'} />)
  expect(screen.getByText('0xd8…A96045')).toHaveAttribute('title', ACCOUNT)
})

test('R-ACCT-58 UntrustedText has a title when it may be clipped, and none when it is short', () => {
  const { rerender } = render(<UntrustedText text="Rainbow Wallet" />)
  expect(screen.getByText('Rainbow Wallet')).toHaveAttribute('title', 'Rainbow Wallet')
  rerender(<UntrustedText text="Rainbow" />)
  expect(screen.getByText('Rainbow')).not.toHaveAttribute('title')
  rerender(<UntrustedText text={'\u3164'} fallback="Unknown wallet" />)
  expect(screen.getByText('Unknown wallet')).not.toHaveAttribute('title')
})

test('R-ACCT-58 UntrustedText does not clip the lookalike warning with its text', () => {
  render(<UntrustedText text={`P\u0430yPal${'l'.repeat(40)}`} lookalikeLabel="Look-alike letters" />)
  const clipped = screen.getByText(/^P.yPal/)
  expect(clipped).toHaveClass('bl:truncate')
  expect(clipped).not.toContainElement(screen.getByRole('img', { name: 'Look-alike letters' }))
})
