import { markdownOf, source } from '../../site/source'

export const revalidate = false

/** Every page as Markdown, in one file. */
export async function GET() {
  return new Response((await Promise.all(source.getPages().map(markdownOf))).join('\n\n---\n\n'))
}
