'use client'

import type { SocialProvider } from '@bowline/kit-core'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { useRovingFocus } from '../../../components/use-roving-focus.js'
import { useMessages } from '../../../kit/use-messages.js'
import { SocialIcon } from './social-icon.js'
import { SOCIAL_NAMES } from './social-names.js'

/** Maximum number of tiles in the row. With more logins, the last tile opens the list of all. */
const MAX_TILES = 6

/** `isFirstLarge`: the first login is a button with its name. `reasonId` is the id of the text that says why they are off. */
export type SocialRowProps = {
  socials: readonly SocialProvider[]
  isFirstLarge: boolean
  isDisabled: boolean
  reasonId: string
  onPick: (provider: SocialProvider) => void
  onMore: () => void
}

/**
 * Social logins in Connect and Create: a toolbar of icons, with the first as a button with its name if it is large or alone.
 */
export function SocialRow({ socials, isFirstLarge, isDisabled, reasonId, onPick, onMore }: SocialRowProps) {
  const { t } = useMessages()
  const { ref, onKeyDown, onFocus } = useRovingFocus<HTMLDivElement>({ orientation: 'horizontal' })
  const [first, ...others] = socials
  if (first === undefined) return null
  const isAlone = others.length === 0
  const small = isFirstLarge || isAlone ? others : socials
  const shown = small.length > MAX_TILES ? small.slice(0, MAX_TILES - 1) : small
  return (
    <div className="bl:flex bl:flex-col bl:gap-2">
      {(isFirstLarge || isAlone) && (
        <Button
          variant="secondary"
          icon={<SocialIcon name={first} />}
          disabled={isDisabled}
          aria-describedby={isDisabled ? reasonId : undefined}
          onClick={() => onPick(first)}
        >
          {t('login.continue-with', { name: SOCIAL_NAMES[first] })}
        </Button>
      )}
      {shown.length > 0 && (
        <div
          ref={ref}
          role="toolbar"
          aria-label={t('login.socials')}
          aria-describedby={isDisabled ? reasonId : undefined}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          className="bl:flex bl:gap-2"
        >
          {shown.map((provider) => (
            <SocialTile
              key={provider}
              label={t('login.continue-with', { name: SOCIAL_NAMES[provider] })}
              icon={<SocialIcon name={provider} />}
              isDisabled={isDisabled}
              onPress={() => onPick(provider)}
            />
          ))}
          {shown.length < small.length && (
            <SocialTile
              label={t('login.more-socials')}
              icon={<Icon name="more" />}
              isDisabled={isDisabled}
              onPress={onMore}
            />
          )}
        </div>
      )}
    </div>
  )
}

type SocialTileProps = { label: string; icon: ReactNode; isDisabled: boolean; onPress: () => void }

function SocialTile({ label, icon, isDisabled, onPress }: SocialTileProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      aria-disabled={isDisabled || undefined}
      data-roving-item=""
      onClick={onPress}
      className="bl:flex bl:h-12 bl:flex-1 bl:items-center bl:justify-center bl:rounded-button bl:bg-surface-hover bl:transition-colors bl:duration-100 bl:enabled:hover:bg-surface-active bl:enabled:active:bg-surface bl:disabled:opacity-45"
    >
      {icon}
    </button>
  )
}
