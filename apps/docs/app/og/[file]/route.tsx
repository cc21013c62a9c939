import { notFound } from 'next/navigation'
import { ImageResponse } from 'next/og'
import { fileNameOf, source } from '../../../site/source'

export const revalidate = false

/** The card that other sites show for a link to a page. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const page = source.getPages().find((known) => `${fileNameOf(known)}.png` === file)
  if (page === undefined) notFound()
  const { title, description } = page.data
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: '#121313',
        color: '#ffffff',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 36 }}>
        <svg width="56" height="56" viewBox="0 0 32 32">
          <title>Bowline</title>
          <rect width="32" height="32" rx="8" fill="#3a52e0" />
          <path d="M9 5v13a7 7 0 1 0 7-7H9" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
        </svg>
        Bowline
      </div>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 24 }}>
        <div style={{ fontSize: 76, lineHeight: 1.1 }}>{title}</div>
        <div style={{ fontSize: 32, lineHeight: 1.4, color: '#b4b6ba' }}>{description}</div>
      </div>
    </div>,
    { width: 1200, height: 630 },
  )
}

export function generateStaticParams() {
  return source.getPages().map((page) => ({ file: `${fileNameOf(page)}.png` }))
}
