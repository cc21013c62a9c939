/** `label` must be one of `all`. */
export type StableLabelProps = { label: string; all: readonly string[] }

/** Label of the connect button, as wide as the widest text in `all`, so that the layout does not shift. Source: R-BTN-05. */
export function StableLabel({ label, all }: StableLabelProps) {
  return (
    <span className="bl:inline-grid bl:justify-items-center">
      <span className="bl:col-start-1 bl:row-start-1">{label}</span>
      {[...new Set(all)]
        .filter((other) => other !== label)
        .map((other) => (
          <span
            key={other}
            aria-hidden="true"
            data-text={other}
            className="bl:pointer-events-none bl:invisible bl:col-start-1 bl:row-start-1 bl:before:content-[attr(data-text)]"
          />
        ))}
    </span>
  )
}
