import type { MetadataRoute } from 'next'
import { SITE_URL } from '../site/addresses'

export const revalidate = false

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${SITE_URL}/sitemap.xml` }
}
