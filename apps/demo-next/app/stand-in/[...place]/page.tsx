import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { StandInPage } from '../../../stand-in/stand-in-page'
import { findStandIn } from '../../../stand-in/stand-ins'

export const metadata: Metadata = { title: 'Stand-in', robots: { index: false } }

/** A page that simulates the site where users pay. */
export default async function Page({ params }: { params: Promise<{ place: readonly string[] }> }) {
  const [place = ''] = (await params).place
  const standIn = findStandIn(place)
  if (standIn === undefined) notFound()
  return <StandInPage standIn={standIn} />
}
