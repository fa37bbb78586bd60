/** What samples are called, and what there is to see in them. */
export const titles = {
  orderWithTwoLinks: [
    'An order with two links',
    'The links move to `payout`. What is no link is lost, and every other byte stays.',
  ],
  twoPayoutsFromTheBalance: [
    'Two payouts from the balance',
    'One item goes out by e-mail, the other as a link, each with its own products.',
  ],
  carelessRequest: ['A careless request', 'Eight mistakes in one request. Some have a safe fix.'],
  notJsonACommaTooMany: ['Not JSON: a comma too many', 'Reading stops there and says what it expected.'],
  completeWithAPayout: [
    'Complete, with a payout',
    'The payout holds more than its URL: convert it down, and see what comes back.',
  ],
  completeWithARedemptionUrl: ['Complete, with a redemption URL', 'The URL is deprecated: a note, not a mistake.'],
  bothUrlsOnOneItem: ['Both URLs on one item', "It can't be converted, because an item has `payout` twice."],
  entryWithoutItsStatus: [
    'An entry without its status',
    'Everything else about an order depends on its status, so it is the one thing that is missed.',
  ],
  pageOf20230727: ['A page of 2023-07-27', 'Every entry is converted on its own; what is around them stays as it is.'],
  approvedProduct: [
    'An approved product',
    'Numbers keep their digits, however many they are: convert it there and back.',
  ],
  itsStateToBeFilledIn: [
    'Its state to be filled in',
    'The newer version requires an approval state. It is a gap that you can fill.',
  ],
  pageWithoutApprovalStates: [
    'A page without approval states',
    'One gap an entry. What you fill in once goes into all of them.',
  ],
  newPriceMultiplier: ['A new price multiplier', 'State before and after, and when it happened to the microsecond.'],
  updateOf29February2023: [
    'An update of 29 February 2023',
    'This day does not exist, and a multiplier is a decimal number in a string.',
  ],
  nextPageOfWhatCanBeOrdered: ['The next page of what can be ordered', 'Filters and a cursor, all of 2024-02-05.'],
  pagingBothWaysAtOnce: [
    'Paging both ways at once',
    'A page lies behind one cursor or before the other, and a limit is a number.',
  ],
  sentAsAForm: ['Sent as a form', 'The body is read only with the content type of JSON.'],
  sentWithoutAContentType: ['Sent without a content type', 'A missing content type does not count as JSON.'],
  sentCompressed: ['Sent compressed', 'The receiver does not accept content encodings.'],
  askedForWithGET: ['Asked for with GET', 'Updates are sent with POST.'],
} as const
