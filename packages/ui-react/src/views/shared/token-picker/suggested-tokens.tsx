'use client'

import { Chip } from '../../../components/chip.js'
import { SafeImage } from '../../../components/safe-image.js'
import { MAX_SYMBOL_LENGTH, UNKNOWN_SYMBOL } from '../../../components/token-symbol.js'
import { TokenText } from '../../../components/token-text.js'
import { useRovingFocus } from '../../../components/use-roving-focus.js'
import { useMessages } from '../../../kit/use-messages.js'
import type { PickedToken } from './picked-token.js'

/** Toolbar of the suggested tokens above the list of SwapSelectToken: one Tab stop, arrow keys between them. */
export function SuggestedTokens({
  tokens,
  onPick,
}: {
  tokens: readonly PickedToken[]
  onPick: (token: PickedToken) => void
}) {
  const { t } = useMessages()
  const { ref, onKeyDown, onFocus } = useRovingFocus<HTMLDivElement>({ orientation: 'horizontal' })
  return (
    <div
      ref={ref}
      role="toolbar"
      aria-label={t('token-picker.suggested')}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      className="bl:flex bl:flex-wrap bl:gap-2"
    >
      {tokens.map((token) => (
        <Chip
          key={token.key}
          data-roving-item=""
          icon={
            <SafeImage
              iconKeys={token.iconKeys}
              fallbackSrc={token.iconUrl}
              name={token.symbol || token.name}
              className="bl:-ms-1 bl:size-6 bl:rounded-full"
            />
          }
          onClick={() => onPick(token)}
        >
          <TokenText text={token.symbol} max={MAX_SYMBOL_LENGTH} fallback={UNKNOWN_SYMBOL} />
        </Chip>
      ))}
    </div>
  )
}
