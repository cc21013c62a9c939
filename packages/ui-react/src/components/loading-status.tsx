import { Spinner } from './spinner.js'

/** A spinner and `text`, which says what is loading; announced to screen readers. Empty without `text`. Source: R-SWAP-49. */
export function LoadingStatus({ text }: { text: string | undefined }) {
  return (
    <p
      role="status"
      data-part="wait-line"
      className="bl:flex bl:items-center bl:justify-center bl:gap-2 bl:text-14 bl:text-muted bl:empty:absolute"
    >
      {text !== undefined && (
        <>
          <Spinner className="bl:size-4 bl:flex-none" />
          <span className="bl:wrap-anywhere">{text}</span>
        </>
      )}
    </p>
  )
}
