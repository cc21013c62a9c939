'use client'

import type { IconKey } from '@bowline/icons'
import { useMessages } from '../kit/use-messages.js'
import { Icon } from './icon.js'
import { SafeImage } from './safe-image.js'
import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from './token-symbol.js'
import { TokenText } from './token-text.js'
import { VisuallyHidden } from './visually-hidden.js'

/** Name, symbol and icon of a token or currency, as a `TokenButton` displays them. */
export type TokenDisplay = {
  readonly name: string
  readonly symbol: string
  readonly iconUrl: string
  readonly iconKeys: readonly IconKey[]
}

/** `token` is the selected token; undefined when none is selected. */
export type TokenButtonProps = {
  token: TokenDisplay | undefined
  onPress: () => void
  /** Accessible text for what the press does; by default, that it changes the token. */
  purpose?: string | undefined
  isDisabled?: boolean | undefined
}

/** Button in an amount field that shows the selected token or currency, or "select"; a press opens the list to choose from. */
export function TokenButton({ token, onPress, purpose, isDisabled = false }: TokenButtonProps) {
  const { t } = useMessages()
  return (
    <button
      type="button"
      data-part="token-button"
      disabled={isDisabled}
      onClick={onPress}
      className="bl:ms-auto bl:flex bl:min-h-11 bl:max-w-full bl:flex-none bl:items-center bl:gap-2 bl:rounded-full bl:bg-surface-hover bl:ps-2 bl:pe-3 bl:text-16 bl:font-medium bl:transition-colors bl:duration-100 bl:enabled:hover:bg-surface-active bl:enabled:active:bg-surface bl:disabled:opacity-45"
    >
      {token === undefined ? (
        <span className="bl:ps-1 bl:wrap-anywhere">{t('token-picker.select')}</span>
      ) : (
        <>
          <SafeImage
            iconKeys={token.iconKeys}
            fallbackSrc={token.iconUrl}
            name={token.symbol || token.name}
            className="bl:size-7 bl:rounded-full"
          />
          <TokenText text={token.symbol} max={MAX_SYMBOL_LENGTH} fallback={UNKNOWN_SYMBOL} />
          <VisuallyHidden>{purpose ?? t('token-picker.change')}</VisuallyHidden>
        </>
      )}
      <Icon name="chevron-down" className="bl:size-4.5 bl:text-subtle" />
    </button>
  )
}
