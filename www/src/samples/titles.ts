/** What samples are called, and what there is to see in them. */
export const titles = {
  twoPayoutsFromTheBalance: [
    'Two payouts from the balance',
    'One item goes out by e-mail, the other as a link, each with its own products.',
  ],
  carelessRequest: [
    'A careless request',
    'Eight mistakes in one request. Three have a safe fix, and one fix moves a value to a header.',
  ],
  notJsonACommaTooMany: ['Not JSON: a comma too many', 'Reading stops there and says what it expected.'],
  writtenBefore20230727: [
    'Written before 2023-07-27',
    'The key, the country and the order-level products are in places that every version has removed.',
  ],
  statusInSmallLetters: ['A status in small letters', 'Case matters. The safe fix corrects it.'],
  withAllTheDetailsOfTheOrder: ['With all the details of the order', 'They were removed. Read the order to get them.'],
  completeWithAPayout: [
    'Complete, with a payout',
    'The payout holds more than its URL: convert it down, and see what comes back.',
  ],
  completeWithARedemptionUrl: ['Complete, with a redemption URL', 'The URL is deprecated: a note, not a mistake.'],
  keyTwiceInTwoSpellings: [
    'A key twice, in two spellings',
    'Programs differ in which of the two they keep, so neither can be trusted.',
  ],
  textThatEndsEarly: [
    'A text that ends early',
    'What was read before the end still counts. Nothing is reported as missing.',
  ],
  bothUrlsOnOneItem: ['Both URLs on one item', "It can't be converted, because an item has `payout` twice."],
  fromTheArchiveWithThreeLinks: [
    'From the archive, with three links',
    'A URL becomes a payout where it stands, what is no URL is a loss, and every other byte stays.',
  ],
  entryWithoutItsStatus: [
    'An entry without its status',
    'Everything else about an order depends on its status, so it is the one thing that is missed.',
  ],
  twoListsOnOnePage: ['Two lists on one page', 'More than one member could hold the entries, so you have to choose.'],
  pageOf20230727: ['A page of 2023-07-27', 'Every entry is converted on its own; what is around them stays as it is.'],
  approvedProduct: [
    'An approved product',
    'Numbers keep their digits, however many they are: convert it there and back.',
  ],
  noApprovalState: ['No approval state', 'One field is missing, and two have another type than documented.'],
  pageWhereAProductShouldBe: [
    'A page where a product should be',
    'A wrong type is one problem. What is inside is not checked.',
  ],
  itsStateToBeFilledIn: [
    'Its state to be filled in',
    'The newer version requires an approval state. It is a gap that you can fill.',
  ],
  entryWithoutApprovalState: [
    'An entry without approval state',
    'The API documentation says that every listed product has it.',
  ],
  numberAmongTheProducts: [
    'A number among the products',
    'Each entry must be an object. The report says where it is not.',
  ],
  pageWithoutApprovalStates: [
    'A page without approval states',
    'One gap an entry. What you fill in once goes into all of them.',
  ],
  newPriceMultiplier: ['A new price multiplier', 'State before and after, and when it happened to the microsecond.'],
  withoutTheStateBefore: ['Without the state before', 'The old state may be absent, and the multiplier too.'],
  updateOf29February2023: [
    'An update of 29 February 2023',
    'This day does not exist, and a multiplier is a decimal number in a string.',
  ],
  nothingNewInIt: ['Nothing new in it', 'The new state is missing, and the time has a zone where none is shown.'],
  nextPageOfWhatCanBeOrdered: ['The next page of what can be ordered', 'Filters and a cursor, all of 2024-02-05.'],
  listingByCountry: [
    'A listing by country',
    'A country was required, but the name of its parameter is not documented. That is a warning, not a mistake.',
  ],
  pagingBothWaysAtOnce: [
    'Paging both ways at once',
    'A page lies behind one cursor or before the other, and a limit is a number.',
  ],
  countryTwice: ['A country twice', 'It is not defined which of the two counts.'],
  everythingThereIs: [
    'Everything there is',
    'The newer version needs no country to list products, so what is there goes on as it is.',
  ],
  lessThanNothing: ['Less than nothing', 'A limit counts, both cursors stand together, and %zz is no character.'],
  sentAsAForm: ['Sent as a form', 'The body is read only with the content type of JSON.'],
  sentWithoutAContentType: ['Sent without a content type', 'A missing content type does not count as JSON.'],
  sentCompressed: ['Sent compressed', 'The receiver does not accept content encodings.'],
  askedForWithGET: ['Asked for with GET', 'Updates are sent with POST.'],
} as const
