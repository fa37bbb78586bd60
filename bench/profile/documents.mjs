/** The documents that are profiled in each lane: an easy one, and those with the lowest ratios. */

const VALID = ['webhook, compact', 'order, 20 items, compact', 'order, 2 items, undocumented fields, pretty']

export const DOCUMENTS = {
  A: VALID,
  B: [...VALID, 'order, 2 items, accents, pretty'],
  C: ['webhook, 3 mistakes, compact', 'order-request, 5 mistakes, compact', 'order, 1 mistake, compact'],
  D: ['orders of 20 items, to 2024-02-05', 'orders of 20 items, to 2023-07-27'],
  'D′': ['order, 20 items, compact, to 2024-02-05', 'order, 1 item, compact, to 2023-07-27'],
  E: VALID,
  F: VALID,
}
