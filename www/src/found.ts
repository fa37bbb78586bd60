/** What the search of the documentation finds: a page, or a section of one. build/site/pages.ts writes them. */
export interface Found {
  id: number
  /** From the root of the site. */
  address: string
  title: string
  page: string
  text: string
}
