/** How everything in the card is drawn, except for what follows the host's own font. */
export function readKitStyles(): readonly string[] {
  const compared = [
    'display position color background-color background-image opacity visibility',
    'font-size font-weight font-style line-height letter-spacing word-spacing text-transform text-align text-indent',
    'text-decoration-line white-space padding-top padding-right padding-bottom padding-left margin-top margin-right',
    'margin-bottom margin-left border-top-width border-top-style border-top-color border-left-width border-radius',
    'box-sizing box-shadow outline-style min-height max-width cursor list-style-type gap flex-direction overflow-x',
  ].flatMap((line) => line.split(' '))
  const card = document.querySelector('[role="dialog"]')
  return [card, ...(card?.querySelectorAll('*') ?? [])].flatMap((element) => {
    if (element === null) return []
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const size = element.closest('svg, img') ? [`width: ${width}`, `height: ${height}`] : []
    const drawn = element.closest('svg') ? [`fill: ${style.fill}`, `stroke: ${style.stroke} ${style.strokeWidth}`] : []
    const name = `${element.tagName} ${element.getAttribute('data-part') ?? ''}`
    return [
      [name, ...compared.map((property) => `${property}: ${style.getPropertyValue(property)}`), ...size, ...drawn].join(
        '\n',
      ),
    ]
  })
}
