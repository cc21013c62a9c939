import { REPOSITORY_URL, SITE_URL } from '../../site/addresses'
import { fileNameOf, source } from '../../site/source'

export const revalidate = false

/** The list of pages for programs: title, address as Markdown, what it is about. */
export function GET() {
  const lines = source
    .getPages()
    .map((page) => `- [${page.data.title}](${SITE_URL}/raw/${fileNameOf(page)}.md): ${page.data.description}`)
  return new Response(
    [
      '# Bowline',
      '> A connect-wallet kit for web apps: EVM, Solana and Bitcoin wallets, with React or without a framework.',
      `Source: ${REPOSITORY_URL}. All pages in one file: ${SITE_URL}/llms-full.txt`,
      `## Pages\n\n${lines.join('\n')}`,
    ].join('\n\n'),
  )
}
