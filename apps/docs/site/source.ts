import { loader } from 'fumadocs-core/source'
import { pages } from '../.source/server'
import { compactTables } from './compact-tables'

/** Every page, in the order of `content/pages/meta.json`. */
export const source = loader({ baseUrl: '/', source: pages.toFumadocsSource() })

/** A page of the site. */
export type Page = (typeof source)['$inferPage']

/** Name of a page's files: its path, or `index`. */
export function fileNameOf({ slugs }: Page): string {
  return slugs.join('-') || 'index'
}

/** A page as Markdown, as programs read it. */
export async function markdownOf(page: Page): Promise<string> {
  const { title, description } = page.data
  const text = await page.data.getText('processed')
  return `# ${title}\n\n${description}\n\n${compactTables(text.replaceAll(' [!toc]', '').replace(/^<\/?Live>\n+/gm, ''))}`
}
