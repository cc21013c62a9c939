import { notFound } from 'next/navigation'
import { fileNameOf, markdownOf, source } from '../../../site/source'

export const revalidate = false

/** A page as Markdown. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const page = source.getPages().find((known) => `${fileNameOf(known)}.md` === file)
  if (page === undefined) notFound()
  return new Response(await markdownOf(page), { headers: { 'content-type': 'text/markdown; charset=utf-8' } })
}

export function generateStaticParams() {
  return source.getPages().map((page) => ({ file: `${fileNameOf(page)}.md` }))
}
