import '../../test/page/page-rules.js'
import { act, fireEvent, render, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { findAccessibilityViolations } from '../../test/page/accessibility.js'
import { SocialIcon } from '../views/login/methods/social-icon.js'
import { NetworkImage } from './network-image.js'
import { SafeImage } from './safe-image.js'

const OWN = 'https://a.example/own.png'
const SERVICE = 'https://a.example/service.png'
const MARK = /^data:image\/svg\+xml,/

const show = async (element: React.JSX.Element) => {
  const view = render(<StrictMode>{element}</StrictMode>)
  await act(async () => {})
  const src = () => view.container.querySelector('img')?.getAttribute('src')
  return { ...view, src }
}

test('R-VIEW-82 prefers the own image, then the kit’s icon, then the service’s image, then a letter', async () => {
  const picture = { name: 'Fox', iconKeys: ['wallet:io.metamask'] as const, fallbackSrc: SERVICE }
  const { src, rerender, container } = await show(<SafeImage {...picture} src={OWN} />)
  expect(src()).toBe(OWN)
  const image = container.querySelector('img')
  if (image) fireEvent.error(image)
  await waitFor(() => expect(src()).toMatch(MARK))
  rerender(<SafeImage {...picture} />)
  await waitFor(() => expect(src()).toMatch(MARK))
  rerender(<SafeImage {...picture} iconKeys={['wallet:unknown']} />)
  await waitFor(() => expect(src()).toBe(SERVICE))
  rerender(<SafeImage name="Fox" iconKeys={['wallet:unknown']} />)
  await waitFor(() => expect(container.querySelector('[data-letter="F"]')).toBeInTheDocument())
})

test('R-VIEW-82 finds a wallet’s icon by any of its ids', async () => {
  const explorerId = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
  const { src, rerender } = await show(<SafeImage name="Fox" iconKeys={['wallet:metamask']} />)
  await waitFor(() => expect(src()).toMatch(MARK))
  const mark = src()
  rerender(<SafeImage name="Fox" iconKeys={['wallet:unknown', `wallet:${explorerId}`]} />)
  await waitFor(() => expect(src()).toBe(mark))
})

test('R-VIEW-83 shows a white initial on the brand color for a brand without an icon', async () => {
  const { container } = await show(<SafeImage name="MoonPay" iconKeys={['onramp:moonpay']} />)
  await waitFor(() => expect(container.querySelector('path')).toHaveAttribute('fill', '#7d00ff'))
  expect(container.querySelector('[data-letter="M"]')).toHaveClass('bl:text-white')
  expect(container).toHaveTextContent(/^$/)
  expect(container.querySelector('[style]')).toBeNull()
})

test('R-VIEW-83 colors a single-color icon like the text, and Google in its own colors', async () => {
  const { container, src, rerender } = await show(<SocialIcon name="apple" />)
  await waitFor(() => expect(container.querySelector('svg[data-social="apple"] path')).toBeInTheDocument())
  expect(container.querySelector('path')).toHaveAttribute('fill', 'currentColor')
  rerender(<SocialIcon name="google" />)
  await waitFor(() => expect(src()).toMatch(MARK))
  expect(new Set(decodeURIComponent(src() ?? '').match(/#[0-9a-f]{6}/g))).toEqual(
    new Set(['#4285f4', '#34a853', '#fbbc05', '#eb4335']),
  )
  expect(await findAccessibilityViolations()).toEqual([])
})

test('R-VIEW-80 adds a badge to a test network without inline styles', async () => {
  const { container } = await show(<NetworkImage name="Sepolia" iconKeys={['network:eip155:11155111']} isTest />)
  await waitFor(() => expect(container.querySelector('img')).toBeInTheDocument())
  expect(container.querySelector('[data-part="test-network"] > svg')).toHaveAttribute('aria-hidden', 'true')
})

test('R-VIEW-84 R-HOST-03 reserves the place of an icon on a server and while it loads, without a letter', () => {
  const html = renderToString(<SafeImage name="Base" iconKeys={['network:eip155:8453']} />)
  expect(html).toContain('data-part="image"')
  expect(html).not.toContain('data-letter')
  expect(html).not.toMatch(/<img|<style|\sstyle=/)
})
