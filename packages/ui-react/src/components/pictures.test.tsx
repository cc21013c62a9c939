import '../../test/page/page-rules.js'
import { act, fireEvent, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Avatar } from './avatar.js'
import { RequestRing } from './request-ring.js'
import { SafeImage } from './safe-image.js'
import { WalletImage } from './wallet-image.js'

const ACCOUNT = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const PIXEL = 'data:image/png;base64,iVBORw0KGgo='

test('R-CONN-09 shows the initial when an image is missing, not allowed or fails to load', () => {
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

test('R-VIEW-27 animates the ring while connecting, and sets data-state to error on failure', () => {
  const { container, rerender } = render(<WalletImage name="Fox" state="connecting" />)
  expect(container.querySelector('[data-state="connecting"] .bl\\:animate-travel')).toBeInTheDocument()
  rerender(<WalletImage name="Fox" state="error" />)
  expect(container.querySelector('[data-part="wallet-image"]')).toHaveAttribute('data-state', 'error')
  expect(container.querySelector('.bl\\:animate-travel')).toBeNull()
  expect(container.querySelector('[data-icon="error"]')).toBeInTheDocument()
})

test('R-ACCT-57 falls back to the generated avatar when an image fails to load', () => {
  const { container } = render(<Avatar address={ACCOUNT} src="https://a.example/me.png" />)
  const image = container.querySelector('img')
  if (image) fireEvent.error(image)
  const stops = [...container.querySelectorAll('stop')].map((stop) => stop.getAttribute('stop-color'))
  expect(stops).toHaveLength(5)
  expect(new Set(stops).size).toBe(5)
  expect(stops.at(-1)).toBe('rgb(216 218 107)')
  expect(container.querySelector('[style]')).toBeNull()
})

test('R-ACCT-57 renders an avatar without warnings when all its colors are equal', () => {
  const { container } = render(<Avatar address={`0x${'f'.repeat(40)}`} />)
  expect(container.querySelectorAll('stop')).toHaveLength(5)
})

test('R-CONN-09 R-HOST-01 shows the initial when an image failed before hydration', async () => {
  const element = <SafeImage name="fox" src="https://a.example/x.png" />
  const host = document.createElement('div')
  host.innerHTML = renderToString(element)
  const image = host.querySelector('img')
  if (!image) throw new Error('The server wrote no picture')
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { value: 0 },
    decode: { value: () => Promise.reject(new Error('broken')) },
  })
  const root = await act(async () => hydrateRoot(host, element))
  expect(host.querySelector('[data-letter="F"]')).not.toBeNull()
  await act(async () => root.unmount())
})

test('R-CONN-09 keeps an SVG without a size that loaded successfully', async () => {
  const element = <SafeImage name="fox" src="https://a.example/x.svg" />
  const host = document.createElement('div')
  host.innerHTML = renderToString(element)
  const image = host.querySelector('img')
  if (!image) throw new Error('The server wrote no picture')
  Object.defineProperties(image, {
    complete: { value: true },
    naturalWidth: { value: 0 },
    decode: { value: () => Promise.resolve() },
  })
  const root = await act(async () => hydrateRoot(host, element))
  expect(host.querySelector('img')).toBe(image)
  await act(async () => root.unmount())
})

test('R-CONN-09 loads images without a referrer, and hides them from screen readers', () => {
  const { container } = render(<SafeImage name="fox" src="https://a.example/x.png" />)
  const image = container.querySelector('img')
  expect(image).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect(image).toHaveAttribute('alt', '')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image?.parentElement).toHaveAttribute('aria-hidden', 'true')
})

test('R-VIEW-27 shows the ring’s icon only for a result, and a round ring for a network', () => {
  const { container, rerender } = render(<RequestRing state="connecting" shape="round" />)
  expect(container.querySelector('[data-icon]')).toBeNull()
  expect(container.querySelector('rect')).toHaveAttribute('rx', '44')
  rerender(<RequestRing state="success" shape="square" />)
  expect(container.querySelector('[data-icon="success"]')).toBeInTheDocument()
  expect(container.querySelector('.bl\\:animate-travel')).toBeNull()
  expect(container.querySelectorAll('rect')).toHaveLength(1)
})
