import Link from 'next/link'

/** A page at an old address: it leads to the new one, also without scripts. */
export function Moved({ to }: { to: string }) {
  return (
    <main className="moved">
      <meta httpEquiv="refresh" content={`0; url=${to}`} />
      <h1 id="content" tabIndex={-1}>
        This page has moved
      </h1>
      <p>
        <Link href={to}>Go to its new address</Link>
      </p>
    </main>
  )
}
