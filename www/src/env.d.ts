/** What the build makes, as modules. */

/** The API reference, the codes and the recipes, as HTML. */
declare module 'virtual:reference' {
  const html: string
  export default html
}
