import type { SocialProvider } from '@bowline/kit-core'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { classNames } from '../../parts/class-names.js'

/** Letters and plain shapes; none of them is a provider's own mark. */
const SHAPES: Readonly<Record<SocialProvider | 'more', ReactNode>> = {
  google: <path d="M17.9 7.6A7.25 7.25 0 1 0 19.25 12H12.5" />,
  x: <path d="m6 6 12 12m0-12L6 18" />,
  farcaster: <path d="M4.75 5.25h14.5M6.75 18.75v-7.5a5.25 5.25 0 0 1 10.5 0v7.5M5.25 18.75h3m7.5 0h3" />,
  discord: (
    <>
      <path d="M7.75 5.75h8.5a4 4 0 0 1 4 4v4.5a4 4 0 0 1-4 4H12l-4 2.5v-2.5h-.25a4 4 0 0 1-4-4v-4.5a4 4 0 0 1 4-4Z" />
      <path d="M9.25 12v.01m5.5-.01v.01" strokeWidth="2.5" />
    </>
  ),
  apple: (
    <>
      <path d="M12 8.5c1.6-1.3 6.75-1.5 6.75 4.2 0 4-2.6 6.8-4.6 6.8-.9 0-1.3-.5-2.15-.5s-1.25.5-2.15.5c-2 0-4.6-2.8-4.6-6.8 0-5.7 5.15-5.5 6.75-4.2Z" />
      <path d="M12 8.25c0-2.1 1-3.5 2.75-4" />
    </>
  ),
  github: <path d="m8 7.5-4.5 4.5L8 16.5m8-9 4.5 4.5-4.5 4.5M13.5 5.5l-3 13" />,
  facebook: <path d="M15.75 4.75H14.5a3.5 3.5 0 0 0-3.5 3.5v11M7.75 11.5h7" />,
  more: <path d="M6 12v.01m6-.01v.01m6-.01v.01" strokeWidth="2.75" />,
}

/** `name` is the provider, or `more` for those that are not shown. */
export type SocialIconProps = Omit<ComponentPropsWithoutRef<'svg'>, 'name'> & { name: SocialProvider | 'more' }

/** A mark for a social login, in the colour of the text around it. The words beside it say which it is. */
export function SocialIcon({ name, className, ...rest }: SocialIconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      data-social={name}
      className={classNames(className ?? 'bl:size-5')}
      {...rest}
    >
      {SHAPES[name]}
    </svg>
  )
}
