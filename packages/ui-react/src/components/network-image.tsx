import { classNames } from './class-names.js'
import { SafeImage, type SafeImageProps } from './safe-image.js'

/** Network icons are round, to tell them apart from wallet icons. `isTest` adds a badge for a test network. */
export type NetworkImageProps = Pick<SafeImageProps, 'src' | 'iconKeys' | 'fallbackSrc' | 'name'> & {
  size?: 'tiny' | 'small' | 'large' | undefined
  isTest?: boolean | undefined
}

const SIZE = {
  tiny: 'bl:size-5 bl:rounded-full',
  small: 'bl:size-10 bl:rounded-full',
  large: 'bl:size-19 bl:rounded-full',
}

const BADGE = { tiny: 'bl:size-2.5', small: 'bl:size-4.5', large: 'bl:size-7' }

/** Icon of a network. */
export function NetworkImage({ size = 'small', isTest = false, ...sources }: NetworkImageProps) {
  const image = <SafeImage {...sources} className={SIZE[size]} />
  if (!isTest) return image
  return (
    <span data-part="test-network" className="bl:relative bl:inline-flex bl:flex-none">
      {image}
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 20 20"
        className={classNames('bl:absolute bl:-end-0.5 bl:-bottom-0.5 bl:text-warning', BADGE[size])}
      >
        <circle cx="10" cy="10" r="10" className="bl:fill-bg" />
        <circle cx="10" cy="10" r="8.25" fill="currentColor" />
        <path
          d="M8 5h4M8.75 5v3.5l-2.5 4.4a1 1 0 0 0 .87 1.5h5.76a1 1 0 0 0 .87-1.5l-2.5-4.4V5"
          fill="none"
          strokeWidth="1.4"
          strokeLinecap="round"
          strokeLinejoin="round"
          className="bl:stroke-bg"
        />
      </svg>
    </span>
  )
}
