import { render } from '@testing-library/react'
import axe from 'axe-core'
import { act, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { PART_STATES } from './part-states.js'

const THEMES = ['dark', 'light'] as const

test.each(PART_STATES)('R-HEAD-06 R-THEME-09 %s passes an accessibility check in both themes', async (_, element) => {
  for (const theme of THEMES) {
    const { container, unmount } = render(
      <StrictMode>
        <main data-bowline={theme}>{element}</main>
      </StrictMode>,
    )
    const { violations } = await axe.run(container, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([])
    unmount()
  }
})

test.each(PART_STATES)('R-HOST-03 %s renders without inline styles on a server', (_, element) => {
  const html = renderToString(<StrictMode>{element}</StrictMode>)
  expect(html).not.toMatch(/<style|\sstyle=/)
})

test.each(PART_STATES)('R-HOST-01 %s hydrates without changes', async (_, element) => {
  const host = document.createElement('div')
  document.body.append(host)
  host.innerHTML = renderToString(element)
  const problems: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(host, element, { onRecoverableError: (error) => problems.push(error) }),
  )
  expect(problems).toEqual([])
  await act(async () => root.unmount())
  host.remove()
})

test('R-BTN-06 no button of any component submits a form of the app', () => {
  for (const [, element] of PART_STATES) {
    const { container, unmount } = render(element)
    for (const button of container.querySelectorAll('button')) expect(button.type).toBe('button')
    unmount()
  }
})

test('R-HOST-04 every class of every component has the prefix', () => {
  for (const [, element] of PART_STATES) {
    const { container, unmount } = render(element)
    for (const node of container.querySelectorAll('[class]')) {
      for (const name of node.classList) expect(name).toMatch(/^bl:/)
    }
    unmount()
  }
})
