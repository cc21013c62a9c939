import '../../test/page/page-rules.js'
import { watchImage } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { KitProvider } from './kit-provider.js'
import { useImage } from './use-image.js'

const made: string[] = []
const { createObjectURL } = URL

beforeEach(() => {
  made.length = 0
  URL.createObjectURL = () => {
    made.push(`blob:https://app.example/${made.length + 1}`)
    return made.at(-1) ?? ''
  }
})
afterEach(() => {
  URL.createObjectURL = createObjectURL
})

const picture = () => new Response(new Blob(['<svg/>'], { type: 'image/svg+xml' }))

function Picture({ id }: { id: string | undefined }) {
  return <output>{useImage(id === undefined ? undefined : { kind: 'wallet', id }) ?? 'none'}</output>
}

function show(...ids: readonly (string | undefined)[]) {
  const asked: string[] = []
  const { kit } = createTestKit({
    fetch: async (input) => {
      asked.push(String(input))
      return String(input).includes('missing') ? new Response('', { status: 404 }) : picture()
    },
  })
  const tree = (shown: typeof ids) => (
    <StrictMode>
      <KitProvider kit={kit}>
        {shown.map((id, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each index keeps its component while its id changes
          <Picture key={at} id={id} />
        ))}
      </KitProvider>
    </StrictMode>
  )
  const { rerender } = render(tree(ids))
  const images = () => asked.filter((address) => address.includes('Image'))
  return { kit, images, change: (...next: typeof ids) => rerender(tree(next)) }
}

const urls = () => screen.queryAllByRole('status').map(({ textContent }) => textContent)

test('R-CONN-28 useImage fetches an image once for two components, and returns the same URL', async () => {
  const { images } = show('fox', 'fox')
  expect(urls()).toEqual(['none', 'none'])
  await waitFor(() => expect(urls()).toEqual([made[0], made[0]]))
  expect(made).toHaveLength(1)
  expect(images()).toHaveLength(1)
})

test('R-CONN-28 useImage replaces the image when the id changes', async () => {
  const { change } = show('fox')
  await waitFor(() => expect(urls()).toEqual([made[0]]))
  change('owl')
  expect(urls()).toEqual(['none'])
  await waitFor(() => expect(urls()).toEqual([made[1]]))
  change(undefined)
  expect(urls()).toEqual(['none'])
})

test('R-CONN-28 useImage returns an image immediately when it is already loaded', async () => {
  const { kit, change } = show(undefined)
  let isHere = false
  act(() => {
    watchImage(kit, { kind: 'wallet', id: 'fox', onChange: (url) => (isHere = url !== undefined) })
  })
  await waitFor(() => expect(isHere).toBe(true))
  change('fox')
  expect(urls()).toEqual([made[0]])
})

test('R-CONN-28 R-CONN-09 useImage returns undefined when an image cannot be loaded', async () => {
  const { images } = show('missing')
  await waitFor(() => expect(images()).toHaveLength(1))
  expect(urls()).toEqual(['none'])
})
