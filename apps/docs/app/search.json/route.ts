import { toSearchPage } from '../../search/search-index'
import { source } from '../../site/source'

export const revalidate = false

/** Every page as the search needs it. */
export function GET() {
  return Response.json(
    source
      .getPages()
      .map(({ url, data: { title = '', description = '', structuredData } }) =>
        toSearchPage({ url, title, description, structuredData }),
      ),
  )
}
