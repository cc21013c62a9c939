import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { evaluate } from '@mdx-js/mdx'
import { remarkHeading } from 'fumadocs-core/mdx-plugins/remark-heading'
import type { MDXComponents, MDXContent } from 'mdx/types'
import type { ReactNode } from 'react'
import * as runtime from 'react/jsx-runtime'
import { renderToStaticMarkup } from 'react-dom/server'
import remarkGfm from 'remark-gfm'
import { anchorOf } from '../reference/nodes'
import { remarkReference } from '../reference/remark-reference'

const PAGES = join(__dirname, '..', 'content', 'pages')
const HEADING = { slug: (_root: unknown, _heading: unknown, text: string) => anchorOf(text) }

function Part({ children }: { children?: ReactNode }) {
  return <div>{children}</div>
}

const COMPONENTS: MDXComponents = { Tab: Part, Tabs: Part, Live: Part, Callout: Part, Card: Part, Cards: Part }

/** The paths of all pages, `/` first. */
export function pageAddresses(): readonly string[] {
  return readdirSync(PAGES)
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => `/${file.replace(/(?:index)?\.mdx$/, '')}`)
    .sort()
}

/** The front matter and the text of a page, as they are written. */
export function readPage(address: string): { title: string; description: string; source: string } {
  const file = readFileSync(join(PAGES, `${address === '/' ? 'index' : address}.mdx`), 'utf8')
  const [, front = '', source = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  const read = (name: string) => new RegExp(`^${name}: '?(.*?)'?$`, 'm').exec(front)?.[1]?.replaceAll("''", "'") ?? ''
  return { title: read('title'), description: read('description'), source }
}

type RenderedPage = { html: string; text: string; anchors: readonly string[] }

const rendered = new Map<string, Promise<RenderedPage>>()

/** Renders the text of a page, with its lists and snippets; once. */
export function renderPage(address: string): Promise<RenderedPage> {
  const known = rendered.get(address) ?? render(address)
  rendered.set(address, known)
  return known
}

async function render(address: string): Promise<RenderedPage> {
  const remarkPlugins = [remarkReference, remarkGfm, [remarkHeading, HEADING] as [typeof remarkHeading, typeof HEADING]]
  const { default: Page }: { default: MDXContent } = await evaluate(readPage(address).source, {
    ...runtime,
    remarkPlugins,
  })
  const html = renderToStaticMarkup(<Page components={COMPONENTS} />)
  const text = html
    .replace(/<\/?(code|a|em|strong)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll(' [!toc]', '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
  return { html, text, anchors: [...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id) }
}
