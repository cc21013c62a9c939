/** Every value, list and order the specification fixes and the kit's core holds. Source: specification §2 to §6, §9 */
import { FIXED_VALUES } from './values.js'

test.each(FIXED_VALUES)('$ids keeps $what', ({ is, reads }) => {
  expect(reads()).toEqual(is)
})
