import { SocialIcon, type SocialIconProps } from './social-icon.js'

/** A social login's mark in the measures of a wallet's picture in a row. */
export function SocialDisc({ name }: Pick<SocialIconProps, 'name'>) {
  return (
    <span className="bl:flex bl:size-10 bl:items-center bl:justify-center bl:rounded-full bl:bg-surface-hover">
      <SocialIcon name={name} />
    </span>
  )
}
