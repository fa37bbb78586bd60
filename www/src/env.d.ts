/** What the build makes, as modules. */

/** The reference of the interface, as HTML. */
declare module 'virtual:reference' {
  const html: string
  export default html
}
