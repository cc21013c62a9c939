import { Spinner } from './spinner.js'

/** Says what is on its way; takes no place while nothing is. Source: R-SWAP-49. */
export function LoadingStatus({ words }: { words: string | undefined }) {
  return (
    <p
      role="status"
      data-part="wait-line"
      className="bl:flex bl:items-center bl:justify-center bl:gap-2 bl:text-14 bl:text-muted bl:empty:absolute"
    >
      {words !== undefined && (
        <>
          <Spinner className="bl:size-4 bl:flex-none" />
          <span className="bl:wrap-anywhere">{words}</span>
        </>
      )}
    </p>
  )
}
