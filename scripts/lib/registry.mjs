/**
 * Installs from a registry, which may fail for a moment.
 */

/** Runs an installation, and once more if it fails. */
export async function fromRegistry(install) {
  try {
    return await install()
  } catch (error) {
    console.log(`${error.message}\nThe installation is tried once more.`)
    return install()
  }
}
