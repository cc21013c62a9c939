import type { Metadata } from 'next'
import Link from 'next/link'
import { SearchButton } from '../components/search-button'

export const metadata: Metadata = { title: 'Page not found', robots: { index: false } }

export default function NotFound() {
  return (
    <main className="not-found">
      <h1 id="content" tabIndex={-1}>
        This page does not exist
      </h1>
      <p>It may have moved. Search for it, or start from the first page.</p>
      <p>
        <SearchButton /> <Link href="/">First page</Link>
      </p>
    </main>
  )
}
