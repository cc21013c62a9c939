import { MARK, WORD } from '@bowline/brand/shapes'

/** The mark with the name, in the colors of the theme. */
export function Brand() {
  return (
    <svg className="brand" viewBox={`0 0 ${78 + WORD.width} ${WORD.height}`} role="img" aria-label="Bowline">
      <g fill="none" strokeWidth={MARK.strokeWidth}>
        <path className="brand-line" d={MARK.line} />
        <path className="brand-line" strokeLinecap="round" d={MARK.lineCap} />
        <path className="brand-end" d={MARK.end} />
        <path className="brand-end" strokeLinecap="round" d={MARK.endCap} />
      </g>
      <path className="brand-word" d={WORD.path} transform="translate(78)" />
    </svg>
  )
}
