'use client'

import type { SocialProvider } from '@bowline/kit-core'
import { classNames } from '../../components/class-names.js'
import { useIcon } from '../../kit/use-icon.js'
import { SOCIAL_NAMES } from './social-names.js'

/** `className` gives its size. */
export type SocialIconProps = { name: SocialProvider; className?: string | undefined }

/**
 * A social login's mark: of one colour in that of the text around it, Google's in its own colours on white. It is silent: the
 * words beside it say which it is. Source: R-VIEW-83.
 */
export function SocialIcon({ name, className = 'bl:size-5' }: SocialIconProps) {
  const mark = useIcon([`social:${name}`])
  if (mark?.kind === 'shape') {
    return (
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 24 24"
        data-social={name}
        className={classNames('bl:flex-none', className)}
      >
        <path fill="currentColor" d={mark.path} />
      </svg>
    )
  }
  return (
    <span
      aria-hidden="true"
      data-social={name}
      className={classNames(
        'bl:inline-flex bl:flex-none bl:items-center bl:justify-center bl:rounded-full',
        mark?.kind === 'picture' && 'bl:scale-130 bl:bg-white',
        className,
      )}
    >
      {mark?.kind === 'picture' && <img src={mark.source} alt="" draggable={false} className="bl:size-[68%]" />}
      {mark === null && <span className="bl:font-medium">{SOCIAL_NAMES[name].slice(0, 1)}</span>}
    </span>
  )
}
