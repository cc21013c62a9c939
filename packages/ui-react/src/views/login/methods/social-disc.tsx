import { SocialIcon, type SocialIconProps } from './social-icon.js'

/** Icon of a social login in a circle, as large as a wallet icon in a row. */
export function SocialDisc({ name }: Pick<SocialIconProps, 'name'>) {
  return (
    <span className="bl:flex bl:size-10 bl:items-center bl:justify-center bl:rounded-full bl:bg-surface-hover">
      <SocialIcon name={name} />
    </span>
  )
}
