'use client'

import type { SocialProvider } from '@bowline/kit-core'
import { classNames } from '../../../components/class-names.js'
import { useIcon } from '../../../kit/use-icon.js'
import { SOCIAL_NAMES } from './social-names.js'

/** `className` sets the size. */
export type SocialIconProps = { name: SocialProvider; className?: string | undefined }

/**
 * Icon of a social login: single-color icons use the color of the text, Google's has its own colors. Hidden from
 * screen readers, because the name appears next to it. Source: R-VIEW-83.
 */
export function SocialIcon({ name, className = 'bl:size-5' }: SocialIconProps) {
  const icon = useIcon([`social:${name}`])
  if (icon?.kind === 'shape') {
    return (
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox="0 0 24 24"
        data-social={name}
        className={classNames('bl:flex-none', className)}
      >
        <path fill="currentColor" d={icon.path} />
      </svg>
    )
  }
  return (
    <span
      aria-hidden="true"
      data-social={name}
      className={classNames('bl:inline-flex bl:flex-none bl:items-center bl:justify-center', className)}
    >
      {icon?.kind === 'picture' && (
        <img src={icon.source} alt="" draggable={false} className="bl:size-full bl:animate-fade" />
      )}
      {icon === null && <span className="bl:font-medium">{SOCIAL_NAMES[name].slice(0, 1)}</span>}
    </span>
  )
}
