import { DocsBody, DocsPage, DocsTitle, EditOnGitHub } from 'fumadocs-ui/layouts/docs/page'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MDX_COMPONENTS } from '../../components/mdx'
import { Moved } from '../../components/moved'
import { MOVED, REPOSITORY_URL } from '../../site/addresses'
import { fileNameOf, source } from '../../site/source'

type Props = { readonly params: Promise<{ slug?: string[] }> }

export default async function Page({ params }: Props) {
  const { slug = [] } = await params
  const target = MOVED[`/${slug.join('/')}`]
  if (target !== undefined) return <Moved to={target} />
  const page = source.getPage(slug)
  if (page === undefined) notFound()
  const { body: Body, title, toc } = page.data
  return (
    <DocsPage toc={toc} breadcrumb={{ includePage: false, includeSeparator: true }} tableOfContent={{ style: 'clerk' }}>
      <DocsTitle id="content" tabIndex={-1}>
        {title}
      </DocsTitle>
      <DocsBody>
        <Body components={MDX_COMPONENTS} />
      </DocsBody>
      <p className="page-links">
        <EditOnGitHub href={`${REPOSITORY_URL}/edit/main/apps/docs/content/pages/${page.path}`} />
        <a href={`/raw/${fileNameOf(page)}.md`}>View as Markdown</a>
      </p>
    </DocsPage>
  )
}

export function generateStaticParams() {
  return [...source.generateParams(), ...Object.keys(MOVED).map((path) => ({ slug: path.slice(1).split('/') }))]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = source.getPage((await params).slug)
  if (page === undefined) return {}
  const { title, description } = page.data
  return {
    title: page.url === '/' ? { absolute: 'Bowline documentation' } : title,
    description,
    alternates: { canonical: page.url, types: { 'text/markdown': `/raw/${fileNameOf(page)}.md` } },
    openGraph: { title, description, type: 'article', images: `/brand/cards/${fileNameOf(page)}.png` },
    twitter: { card: 'summary_large_image' },
  }
}
