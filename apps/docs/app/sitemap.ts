import type { MetadataRoute } from 'next'
import { SITE_URL } from '../site/addresses'
import { source } from '../site/source'

export const revalidate = false

export default function sitemap(): MetadataRoute.Sitemap {
  return source.getPages().map(({ url }) => ({ url: new URL(url, SITE_URL).href }))
}
