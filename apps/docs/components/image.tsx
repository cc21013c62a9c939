import defaults from 'fumadocs-ui/mdx'
import type { ComponentProps } from 'react'
import wide from '../pictures/modal.webp'
import narrow from '../pictures/modal-820.webp'
import medium from '../pictures/modal-1640.webp'

const { img: DocsImage } = defaults
const SOURCES = [narrow, medium, wide].map(({ src, width }) => `${src} ${width}w`).join(', ')

/** A picture of a page. The first page's is in its first screen, so it loads at once and in the width of the screen. */
export function Image({ src, ...props }: ComponentProps<typeof DocsImage>) {
  if (typeof src !== 'object' || !('src' in src) || src.src !== wide.src) return <DocsImage src={src} {...props} />
  return (
    // biome-ignore lint/performance/noImgElement: exported pages have no server that makes the widths
    <img
      alt={props.alt}
      src={medium.src}
      srcSet={SOURCES}
      sizes="(max-width: 767px) calc(100vw - 32px), 860px"
      width={wide.width}
      height={wide.height}
      loading="eager"
      fetchPriority="high"
      className="rounded-lg"
    />
  )
}
