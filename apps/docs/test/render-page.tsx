import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import type { MDXContent } from 'mdx/types'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import { useMDXComponents } from '../mdx-components'

const APP = join(__dirname, '..', 'app')

/** The paths of all pages, `/` first. */
export function pageAddresses(): readonly string[] {
  return readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.mdx'))
    .map((file) => `/${file.replace(/\/?page\.mdx$/, '')}`)
    .sort()
}

/** Renders a page as a reader gets it. */
export async function renderPage(address: string): Promise<{ html: string; text: string; anchors: readonly string[] }> {
  const source = readFileSync(join(APP, address, 'page.mdx'), 'utf8')
  const { default: Page }: { default: MDXContent } = await evaluate(source, { ...runtime, useMDXComponents })
  const html = renderToStaticMarkup(<Page />)
  const text = html
    .replace(/<\/?(code|a|em|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
  return { html, text, anchors: [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id) }
}
